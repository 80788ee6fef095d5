import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { RelayRecord, RelayReviewer, RunRole, Visit } from '../../pipeline/relay/relay-record.ts'
import { openQuestion } from '../../pipeline/runs/open-run.ts'
import { hasEnded, type RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import type { StageBrief } from '../../protocol/prompts/stage-brief.ts'
import { createRun } from '../runs/new-run.ts'
import { repairAsked } from '../runs/run-event.ts'
import type { Examine } from '../runs/run-session.ts'
import { type Look, loadRun, look, type RelayContext, requireAgent, type Waits, waits } from './relay-context.ts'
import { documentRepair, repairNeeded } from './repair-document.ts'
import { startWithoutSettings } from './settings-aside.ts'

export interface RunPart {
  readonly role: RunRole
  readonly number: number
  /** The commit that its clone begins with, and where the task's branch stands. */
  readonly start: string
  readonly tip: string
  readonly brief: StageBrief
  /** What was changed, for whoever is to look at it. */
  readonly diff?: string | null
  /** Who plays it, where that is not the agent of the stage. */
  readonly player?: RelayReviewer
  /** How often its agent may be asked to repair what it wrote; the setting of the relay unless said otherwise. */
  readonly repairs?: number
  /** Of the leader–coder loop. */
  readonly attempt: { readonly number: number; readonly of: number; readonly final: boolean } | null
}

const LOOK_MS = 200

/**
 * Plays one part of a visit to its end, and answers with the run as it ended. A part that was begun before goes on
 * where it was; one that has ended is not played again, unless what its agent wrote has to be repaired.
 */
export async function playRun(context: RelayContext, at: Look, part: RunPart): Promise<RunRecord | Waits> {
  const run_id = await ensureRun(context, at, part)
  const { onEvent, engine } = context
  for (;;) {
    const run = await playToEnd(context, at, part, run_id)
    if ('wait' in run) return run
    const request = await repairNeeded(context, at, part, run)
    if (!request) return run
    await engine.execute({ type: 'repair_run', run_id, request }, { actor: PLATFORM_AGENT })
    onEvent(repairAsked(run_id, request))
  }
}

async function playToEnd(context: RelayContext, at: Look, part: RunPart, run_id: string): Promise<RunRecord | Waits> {
  const { task_id, onEvent, engine } = context
  const before = await loadRun(engine, run_id)
  if (hasEnded(before)) return before
  const stage = at.stay?.stage ?? ''
  const { role, number, attempt } = part
  onEvent({ type: 'stage:run', task_id, stage, run_id, role, number, attempt })
  if (at.relay.spec.rehearsal && context.paceMs > 0) {
    await pause(context.paceMs, undefined, { signal: context.signal }).catch(() => {}) // Ctrl-C is seen soon enough.
  }
  const question = openQuestion(before)
  // Asked before we came: whoever is here now is asked.
  if (question && context.attended) onEvent({ type: 'run:asked', run_id, question })
  // Whoever stopped it stopped the relay, or held the task: it is carried again, so the run goes on.
  if (before.state === 'paused' || needsPerson(before)) {
    await engine.execute({ type: 'resume_run', run_id, reason: 'the relay goes on' }, { actor: PLATFORM_AGENT })
  }
  return playOut(context, run_id, (run, ending) => documentRepair(at, part, run, ending))
}

async function playOut(context: RelayContext, run_id: string, examine: Examine): Promise<RunRecord | Waits> {
  const { signal, engine } = context
  for (;;) {
    const run = signal.aborted ? undefined : await playOrPutDown(context, run_id, examine)
    if (run && hasEnded(run)) return run
    if (signal.aborted) return stopped(run ?? (await loadRun(engine, run_id)))
    if (await isHeld(context)) return waits('hold', '', run_id)
    const wait = run && waitOf(context, run)
    if (wait) return wait
    await pause(LOOK_MS, undefined, { signal }).catch(() => {}) // Ctrl-C is seen above.
  }
}

/** Plays the run, unless its task is put on hold: then its process is ended, and the run waits with the task. */
async function playOrPutDown(context: RelayContext, run_id: string, examine: Examine): Promise<RunRecord | undefined> {
  const { worker, engine } = context
  const over = new AbortController()
  const played = worker
    .run(run_id, { examine })
    .catch((error: unknown) => {
      // A `baton worker` beside us may have been faster: what it plays is waited for.
      if (error instanceof BatonError && error.code === 'RUN_HELD') return undefined
      if (error instanceof BatonError && error.code === 'RUN_ENDED') return loadRun(engine, run_id)
      throw error
    })
    .finally(() => over.abort())
  const watch = async () => {
    for await (const _ of engine.store.watch(over.signal)) if (await isHeld(context)) worker.putDown(run_id)
  }
  // Whoever cannot look for a moment looks again; the worker's lease decides when that is too long.
  void watch().catch(() => {})
  return played
}

/** Its API, login or program failed, and waiting does not help: it goes on when a person lets the task go on. */
const needsPerson = ({ state, retry_at }: RunRecord) => state === 'waiting_retry' && retry_at === null

/** What only a person can move on; undefined where time or somebody who is here will. */
function waitOf({ attended, engine }: RelayContext, run: RunRecord): Waits | undefined {
  const question = openQuestion(run)
  if (run.state === 'waiting_question' && question) {
    return attended ? undefined : waits('question', question.question.question, run.run_id)
  }
  if (needsPerson(run)) return waits('retry', run.error?.message ?? run.state, run.run_id)
  if (run.state === 'waiting_retry' && (run.retry_at ?? 0) > engine.clock.now()) return undefined
  return run.state === 'paused' || run.state === 'waiting_review' ? waits('run', run.state, run.run_id) : undefined
}

function stopped(run: RunRecord): Waits {
  const question = openQuestion(run)
  return question ? waits('question', question.question.question, run.run_id) : waits('run', run.state, run.run_id)
}

async function isHeld(context: RelayContext): Promise<boolean> {
  const { record, pipeline } = await look(context)
  return pipeline.statuses.get(record.task.status)?.kind === 'hold'
}

/** One run for each part: whoever asks twice, or after a crash, gets the first. */
async function ensureRun(context: RelayContext, at: Look, part: RunPart): Promise<string> {
  const { engine, worker, task_id, home, prompt } = context
  const { relay, stay, pipeline } = at
  if (!stay) throw BatonError.of('INTERNAL', { reason: `${task_id} is with no team` })
  const { role, number, tip, brief, diff = null } = part
  const known = runOf(
    relay.visits.find(({ seq }) => seq === stay.seq),
    role,
    number,
  )
  if (known !== undefined) return known
  const start = await startWithoutSettings(at, part.start)
  const plays = part.player ?? relay.spec.stages[stay.stage]
  const agent = await requireAgent(engine, pipeline, part.player?.team ?? stay.team)
  if (!plays) throw BatonError.of('INTERNAL', { reason: `no agent is configured for ${stay.stage}` })
  return createRun(
    engine,
    {
      agent: agent.agent_id,
      argv: plays.argv,
      prompt: (nonce) => prompt(relay, { ...brief, nonce, diff }),
      brief: { ...brief },
      task_id,
      stage: stay.stage,
      workflow: { kind: 'dispatch' },
      nonce_required: plays.nonce_required,
      limits: plays.limits,
      pass: plays.pass,
      ...(plays.adapter === undefined ? {} : { adapter: plays.adapter }),
      workspace: (id) => ({ ...repositoryIn(relay), folder: join(home, id, 'work'), base: null, start }),
      visit: { worker: worker.id, seq: stay.seq, role, number, tip },
    },
    { actor: PLATFORM_AGENT },
  )
}

function repositoryIn({ spec: { repository, store_repository } }: RelayRecord) {
  return store_repository === undefined ? { repository } : { repository, store_repository }
}

export const runOf = (visit: Visit | undefined, role: RunRole, number: number): string | undefined =>
  visit?.runs.find((run) => run.role === role && run.number === number)?.run_id
