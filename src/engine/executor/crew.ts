import { setTimeout as pause } from 'node:timers/promises'
import { expectedTip } from '../../pipeline/relay/branch-tip.ts'
import { hasEnded } from '../../pipeline/runs/run-record.ts'
import { visitId } from '../../pipeline/visits/visit-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import type { ItemKind } from '../../protocol/plays/effect.ts'
import { KEEP_TIMES } from '../../protocol/project-config/keep-times.ts'
import { allRows } from '../../store/all-rows.ts'
import { deleteMergedBranch, readBranch } from '../../workspace/land/task-branch.ts'
import { requireTarget } from '../change-target.ts'
import type { RelayEvent } from '../follow/relay-event.ts'
import { TaskFollower } from '../follow/task-follower.ts'
import { wakes } from '../follow/wakes.ts'
import { cleanUpTasks } from '../garbage/clean-up-tasks.ts'
import { DAY_MS } from '../garbage/collect-garbage.ts'
import { type Look, loadRun, look } from '../look.ts'
import { requireUnchanged } from '../require-unchanged.ts'
import type { RunWorker } from '../runs/run-worker.ts'
import { type UndoneOnBranch, undoLanded } from '../undo-landed.ts'
import type { UndoOptions } from '../undo-options.ts'
import { workedOn } from '../worked-on.ts'
import { Executor, type ExecutorOptions } from './executor.ts'
import { type TaskRest, taskRest } from './task-rest.ts'

export interface CrewOptions extends Omit<ExecutorOptions, 'onEvent' | 'lanes' | 'named' | 'restMs'> {
  readonly onEvent: (event: RelayEvent) => void
  /** A person at this process answers questions: the crew waits for the answers. */
  readonly attended: boolean
  /** Which items this process answers: all on a terminal, with `--yes` only the confirmable ones. */
  readonly answers?: 'all' | 'confirmable' | 'none'
  /** How many tasks a stage works on at once. */
  readonly concurrency: Readonly<Record<string, number>>
}

/** The state of a task when the crew stopped working on it. */
export interface Carried extends TaskRest {
  /** The crew was stopped before the task waited for a person or was over. */
  readonly interrupted: boolean
}

export interface Integrated {
  readonly commit: string
  readonly target: string
  readonly approved_by: string
  /** Why the task's branch was kept, where it was. */
  readonly kept: string | null
}

/** Items that are asked on the terminal; the others are decided later with `baton answer`. */
export const ASKED_HERE: ReadonlySet<ItemKind> = new Set<ItemKind>([
  'plan',
  'environment',
  'base',
  'same_failure',
  'settings',
  'team_inactive',
  'branch_moved',
  'agent_failed',
  'outside_scope',
  'merge_conflict',
  'findings',
  'security',
])

const TICK_MS = 100
/** How long a command that is done goes on removing what its tasks do not need any more. */
const CLEAN_UP_MS = 2_000
/** The shortest time between two looks at a task, however often the store commits. */
const PACE_MS = 30
/** How long a run that waits for an answer from this terminal keeps its process. Where nobody answers: not at all. */
const ATTENDED_REST_MS = 120_000

/**
 * An executor that serves only the tasks it is given, for commands that wait for the outcome and show progress: `run`,
 * `task approve`, `runs undo`.
 *
 * Owns: when a call returns. Does not own: the work (the executor does it) and the display (`follow/`, which reads the
 * store).
 */
export class Crew implements AsyncDisposable {
  readonly #executor: Executor
  readonly #options: CrewOptions
  readonly #stop = new AbortController()
  readonly #tasks = new Set<string>()
  /** Those that this crew worked on until they waited for a person or were over. */
  readonly #rested = new Set<string>()
  #stopped: Promise<void> | undefined

  private constructor(executor: Executor, options: CrewOptions) {
    this.#executor = executor
    this.#options = options
  }

  static async start(options: CrewOptions): Promise<Crew> {
    const { concurrency: lanes, attended } = options
    const restMs = attended ? ATTENDED_REST_MS : 0
    const executor = await Executor.start({ ...options, onEvent: () => {}, lanes, named: true, restMs })
    return new Crew(executor, options)
  }

  get worker(): RunWorker {
    return this.#executor.worker
  }

  get signal(): AbortSignal {
    return this.#stop.signal
  }

  /** Works on a task until a person must act, it is over, or the crew is stopped. */
  async carry(task_id: string, { isNew = false } = {}): Promise<Carried> {
    const { engine } = this.#options
    await requireUnchanged(engine.store, task_id)
    const follower = await this.#follow(task_id, { isNew })
    await this.#begin(task_id)
    const carried = await this.#until(task_id, follower)
    if (!carried.interrupted) this.#rested.add(task_id)
    await follower.showNew()
    this.#options.onEvent({ type: 'relay:ended', task_id, status: carried.status })
    return carried
  }

  /**
   * Approves work: it is merged into its target, and the task is approved when that is done. A repeated call continues the
   * same approval.
   */
  async integrate(task_id: string, actor: string): Promise<Integrated> {
    const { engine } = this.#options
    await requireUnchanged(engine.store, task_id)
    const at = await look({ engine, task_id })
    if (at.pipeline.statuses.get(at.record.task.status)?.kind === 'ready') await this.#requireTarget(at)
    const follower = await this.#follow(task_id, { quiet: true })
    const { visit } = await engine.execute({ type: 'approve_work', task_id }, { actor })
    if (visit === null) return this.#integrated(task_id)
    await engine.execute({ type: 'resume_work', task_id }, { actor })
    await this.#begin(task_id)
    const carried = await this.#until(task_id, follower, visit)
    await follower.showNew()
    if (carried.interrupted) throw this.signal.reason
    await this.#requireIntegrated(task_id, carried)
    this.#rested.add(task_id)
    return this.#integrated(task_id)
  }

  /** Reverts on the task's branch what a run put there. */
  async undo(task_id: string, undo: UndoOptions): Promise<UndoneOnBranch> {
    const { engine, home, onEvent } = this.#options
    return undoLanded({ engine, task_id, home, onEvent, worker: this.worker.id, signal: this.signal }, undo)
  }

  /** Ends the process of a run that asks a question which nobody at this terminal will answer. */
  putDown(run_id: string): void {
    this.worker.putDown(run_id)
  }

  /**
   * Checkpoints and releases everything. Tasks on which no other worker works leave their lanes, so that they do not
   * block other tasks.
   */
  stop(): Promise<void> {
    this.#stopped ??= this.#stopAll()
    return this.#stopped
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.stop()
  }

  async #stopAll(): Promise<void> {
    this.#stop.abort()
    await this.#executor.stop()
    await leaveLanes(this.#options, this.#tasks)
    await this.#cleanUp()
  }

  /** Nobody else may run here for days. What it does not finish goes with the next command that works on tasks. */
  async #cleanUp(): Promise<void> {
    const { engine, home, keep = KEEP_TIMES } = this.#options
    if (this.#rested.size === 0) return
    const options = { engine, home, keepMs: keep.folder_days * DAY_MS, tasks: this.#rested, withinMs: CLEAN_UP_MS }
    // The work is done and recorded: a folder that cannot be removed does not make the command fail.
    await cleanUpTasks(options).catch(() => {})
  }

  #follow(task_id: string, { quiet = false, isNew = false } = {}): Promise<TaskFollower> {
    const { engine, onEvent, attended, answers = 'none' } = this.#options
    return TaskFollower.open({ engine, task_id, onEvent, quiet, isNew, answers: attended || answers !== 'none' })
  }

  async #begin(task_id: string): Promise<void> {
    const { engine } = this.#options
    await resumeRuns(engine, task_id)
    this.#tasks.add(task_id)
    await this.#executor.workOn(task_id)
  }

  async #until(task_id: string, follower: TaskFollower, visit?: string): Promise<Carried> {
    const { engine } = this.#options
    const { signal } = this
    for await (const wake of wakes(engine.store, { signal, everyMs: TICK_MS })) {
      const version = await this.#relayVersion(task_id)
      const rest = wake === 'commit' ? await this.#rest(task_id, visit) : undefined
      await follower.showNew()
      this.#requireAlive()
      if (rest && (await this.#isFinal(task_id, rest, version))) return { ...rest, interrupted: false }
      await pause(PACE_MS, undefined, { signal }).catch(() => {}) // The loop ends with the signal.
    }
    this.#requireAlive()
    await this.stop()
    const { record } = await look({ engine, task_id })
    return { status: record.task.status, wait: (await taskRest(engine, task_id))?.wait ?? null, interrupted: true }
  }

  /** If the target is gone, an approval without a live worker is released, so that the PO can choose another target. */
  async #requireTarget(at: Look): Promise<void> {
    await requireTarget(at).catch(async (error: unknown) => {
      await leaveLanes(this.#options, new Set([at.record.task.task_id]))
      throw error
    })
  }

  /**
   * Whether the task waits or has ended. For an approval, its own visit counts: if the approval sent the task back, the
   * visit is closed and this crew does not do the next work.
   */
  async #rest(task_id: string, approval: string | undefined): Promise<TaskRest | undefined> {
    const { engine } = this.#options
    if (approval !== undefined) {
      const [visit] = await engine.store.load([{ kind: 'visit', id: approval }])
      const { record } = await look({ engine, task_id })
      if (visit.value?.state === 'closed') return { status: record.task.status, wait: null }
    }
    return this.#taskRest(task_id)
  }

  #taskRest(task_id: string): Promise<TaskRest | undefined> {
    const { engine, attended } = this.#options
    return taskRest(engine, task_id, attended ? {} : { asker: this.worker.id })
  }

  #requireAlive(): void {
    const { failure } = this.#executor
    if (failure === undefined) return
    if (typeof failure !== 'string') throw failure
    throw BatonError.of('LEASE_LOST', { run_id: '-', worker: this.worker.id })
  }

  /**
   * Whether nothing at this process ends the rest. An item that was answered after the rest was read is not open any
   * more, but the task goes on: the rest is final only if the relay is unchanged after the items were read.
   */
  async #isFinal(task_id: string, { wait }: TaskRest, version: number): Promise<boolean> {
    if (!wait) return true
    if (await this.#isAnsweredHere(task_id, wait.what)) return false
    const still = await this.#taskRest(task_id)
    return still !== undefined && (await this.#relayVersion(task_id)) === version
  }

  async #relayVersion(task_id: string): Promise<number> {
    const [relay] = await this.#options.engine.store.load([{ kind: 'relay', id: task_id }])
    return relay.version
  }

  async #isAnsweredHere(task_id: string, what: NonNullable<TaskRest['wait']>['what']): Promise<boolean> {
    const { engine, attended, answers = 'none' } = this.#options
    if (what === 'question') return attended
    // A held task asks nothing until somebody resumes it.
    if (answers === 'none' || what === 'hold') return false
    const { rows } = await engine.store.list('items', { task_id, open: true, limit: 20 })
    return rows.some(({ kind, confirmable }) => ASKED_HERE.has(kind) && (answers === 'all' || confirmable))
  }

  async #requireIntegrated(task_id: string, { status }: Carried): Promise<void> {
    const { engine } = this.#options
    const { relay, pipeline, record } = await look({ engine, task_id })
    if (pipeline.statuses.get(record.task.status)?.kind === 'done') return
    const { repository, branch, target, tip_ref } = relay.spec
    const { rows } = await engine.store.list('items', { task_id, open: true, limit: 20 })
    const asked = rows.find(({ kind }) => kind === 'branch_moved' || kind === 'target_blocked' || kind === 'stuck')
    const again = `baton task approve ${task_id}`
    if (asked?.kind === 'branch_moved') {
      const expected = expectedTip(relay)
      const now = await readBranch({ repository, branch })
      if (now === null) throw BatonError.of('BRANCH_GONE', { branch, expected, ref: tip_ref ?? expected })
      if (asked.options.some(({ choice }) => choice === 'again')) {
        const reason = asked.details[0] ?? ''
        throw BatonError.of('TAKEN_WORK_FAILED', { branch, commit: now.slice(0, 12), reason, expected })
      }
      const target = rows.length === 1 ? task_id : asked.item
      const how = `baton answer ${target} ${asked.options.map(({ choice }) => choice).join('|')}, ${again}`
      throw BatonError.of('BRANCH_MOVED', { branch, expected, now, how })
    }
    if (asked?.kind === 'target_blocked') {
      throw BatonError.of('TARGET_BLOCKED', { target, files: asked.details.join(', ') }, { files: asked.details })
    }
    if (asked?.kind === 'stuck') {
      const [text = ''] = asked.details
      throw BatonError.of('RELAY_WAITING', { task_id, status, text: text.split('\n')[0] ?? '', how: again })
    }
    const held = pipeline.statuses.get(status)?.kind === 'hold'
    const reason = record.task.feedback ?? relay.waiting?.text ?? ''
    throw BatonError.of('INTEGRATION_RETURNED', {
      task_id,
      target,
      reason: reason.split('\n')[0] ?? '',
      status: record.task.status,
      how: held ? `baton task resume ${task_id}, ${again}` : `baton run --resume ${task_id}`,
    })
  }

  /** Deletes the task's branch once its commits are on the target. After a crash, approving again does it. */
  async #integrated(task_id: string): Promise<Integrated> {
    const { engine } = this.#options
    const { relay } = await look({ engine, task_id })
    const { repository, target, branch, tip_ref } = relay.spec
    const { commit, tip, approved_by } = relay.integration ?? { commit: '', tip: '', approved_by: '' }
    const kept = tip_ref === undefined ? {} : { kept: tip_ref }
    const deleted = await deleteMergedBranch({ repository, branch, tip, target, ...kept })
    return { commit, target, approved_by, kept: deleted.deleted ? null : deleted.why }
  }
}

/** Resumes runs that were paused, or that wait for a person after an error: the command asks the task to continue. */
async function resumeRuns(engine: CrewOptions['engine'], task_id: string): Promise<void> {
  for await (const { run_id } of allRows(engine.store, 'runs', { task_id, open: true })) {
    const run = await loadRun(engine, run_id)
    const waits = (run.state === 'paused' && !run.held) || (run.state === 'waiting_retry' && run.retry_at === null)
    if (run.visit === undefined || hasEnded(run) || !waits) continue
    await engine.execute({ type: 'resume_run', run_id, reason: 'the task goes on' }, { actor: PLATFORM_AGENT })
  }
}

/** Takes the open visits of tasks without a live worker out of their lanes (`rest_visit`). */
async function leaveLanes({ engine }: Pick<CrewOptions, 'engine'>, tasks: ReadonlySet<string>): Promise<void> {
  const isWorkedOn = await workedOn(engine)
  for (const task_id of tasks) {
    if (isWorkedOn(task_id)) continue
    const { record } = await look({ engine, task_id })
    const id = visitId(task_id, record.carried?.visit ?? 0)
    const [visit] = await engine.store.load([{ kind: 'visit', id }])
    if (visit.value?.state !== 'open') continue
    await engine.execute({ type: 'rest_visit', visit: id }, { actor: PLATFORM_AGENT })
  }
}
