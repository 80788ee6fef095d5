import { lookWhole, type WholeLook } from '../../engine/look.ts'
import { requireUnchanged } from '../../engine/require-unchanged.ts'
import { openUndos } from '../../engine/undo-node.ts'
import type { Integration } from '../../pipeline/relay/relay-record.ts'
import { reasonText } from '../../pipeline/runs/left-out.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Lang, Localized } from '../../protocol/lang.ts'
import { visiblePath } from '../../protocol/visible-path.ts'
import { allRows } from '../../store/all-rows.ts'
import { type LeftOutFile, leftOutOfChange } from '../../workspace/checkpoint/left-out-of-change.ts'
import { laterCommits } from '../../workspace/git/later-commits.ts'
import { readSteps, type StepCommit } from '../../workspace/git/read-steps.ts'
import { parentsOf, revertChange } from '../../workspace/land/revert-change.ts'
import { readTarget } from '../../workspace/land/task-branch.ts'
import { changedEntries } from '../../workspace/tree/tree-entries.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

/**
 * What `baton task revert` would take back from the target: a merged task, or one step of it. Nothing is written.
 *
 * Owns: which commits a step is, and the refusals. Does not own: the revert itself. That is the work of a task of its
 * own, whose stage is played by `rehearsal/revert.js`, so it is checked, recorded and approved like other work.
 *
 * 1. A revert is tried in git before there is a task for it: one that conflicts with later work makes no task, nor does
 *    one with files that no checkpoint takes in. It would land without them, and its checks might pass. The script looks
 *    once more, on the commit that it works on.
 * 2. One tag names the task and the step. While a task with this tag is open, there is no second one; two processes
 *    that ask at once give the same command id, so one task is made.
 */
export interface RevertPlan {
  readonly task_id: string
  readonly title: string
  /** The step; null: the whole task. */
  readonly step: string | null
  readonly repository: string
  readonly target: string
  readonly tag: string
  /** Pairs of commits, the newest first: with the change, and before it. */
  readonly changes: readonly Change[]
  readonly files: readonly string[]
  /** Of the command that makes the task: the same for everybody who asks before there is one. */
  readonly command_id: string
  /** Steps of the task after it, and tasks merged after it: work that may need it. */
  readonly later: readonly string[]
  /** The open task that reverts the same; null: there is none yet. */
  readonly open: { readonly task_id: string; readonly is_ready: boolean; readonly is_carried: boolean } | null
}

interface Change {
  readonly changed: string
  readonly before: string
}

interface Asked {
  readonly task_id: string
  /** An agent of a graph, a stage, a run or a commit; undefined: the whole task. */
  readonly step: string | undefined
}

export async function planRevert({ engine }: WithEngine, _caller: Caller, asked: Asked): Promise<RevertPlan> {
  const { task_id, step } = asked
  await requireUnchanged(engine.store, task_id)
  const at = await lookWhole({ engine, task_id })
  const { repository, target } = at.relay.spec
  const merged = requireMerged(at)
  const own = step === undefined ? null : await stepNamed(at, merged, step)
  const tag = `revert:${task_id}${own === null ? '' : `:${own.name}`}`
  const earlier = await revertsOf({ engine }, task_id, tag)
  const changes = own?.changes ?? [{ changed: merged.commit, before: merged.from }]
  const plan = {
    ...{ task_id, title: at.record.task.title, step: own?.name ?? null },
    ...{ repository, target, tag, changes, command_id: `${tag}:${earlier.length}` },
  }
  const open = earlier.find(({ is_over }) => !is_over)
  const { stands: tip } = await readTarget({ repository, target })
  const later = await laterWork(at, { merged, tip, changes })
  if (open?.is_carried) return { ...plan, files: [], later, open }
  const done = earlier.filter(({ is_over }) => is_over).map((one) => one.task_id)
  // Also where a task was made that nobody has carried yet: the target may have changed since.
  const files = await tried(at, { plan, merged, tip, done })
  return { ...plan, files, later, open: open ?? null }
}

function requireMerged({ relay, record, pipeline }: WholeLook): Integration {
  const { task_id, status } = record.task
  if (relay.integration && pipeline.statuses.get(status)?.kind === 'done') return relay.integration
  const isGraph = Object.keys(relay.spec.graphs ?? {}).length > 0
  const how = [...(isGraph ? [`baton dispatch undo ${task_id}`] : []), 'baton runs undo RUN'].join(', ')
  throw BatonError.of('REVERT_NOT_MERGED', { task_id, status, branch: relay.spec.branch, how })
}

/** What agents put on the branch, the newest first. Undos on the branch are no steps. */
async function stepsOfTask({ relay }: WholeLook, { tip }: Pick<Integration, 'tip'>): Promise<readonly StepCommit[]> {
  const { repository, base } = relay.spec
  const all = await readSteps({ repository, task_id: relay.task_id, from: base, to: tip, line: true })
  return all.filter(({ run_id }) => run_id !== null)
}

/** The commits of one step: all steps of an agent or a stage, or the one of a run or a commit. */
async function stepNamed(at: WholeLook, { tip }: Integration, wanted: string) {
  const { repository, target } = at.relay.spec
  const { task_id } = at.record.task
  const steps = await stepsOfTask(at, { tip })
  const nameOf = (one: StepCommit) => stepName(at, one)
  const isCommit = (one: StepCommit) => /^[0-9a-f]{7,64}$/.test(wanted) && one.commit.startsWith(wanted)
  const own = steps.filter((one) => nameOf(one) === wanted || one.run_id === wanted || isCommit(one))
  const known = [...new Set(steps.map(nameOf))].toReversed()
  const [newest] = own
  if (!newest) throw BatonError.of('REVERT_STEP_UNKNOWN', { task_id, step: wanted, steps: known.join(', ') || '-' })
  const changes: Change[] = []
  for (const { commit, before } of own) {
    const [, ...merges] = await parentsOf({ repository, commit })
    // A merge with the target: a revert would also take back what others put there.
    if (merges.length > 0 && !(await isOfTask(at, tip, merges))) {
      const reason = {
        ko: `${target} 브랜치와의 병합이 함께 들어 있음`,
        en: `it also merges ${target} into the branch`,
      }
      const how = `baton task revert ${task_id}`
      const what = `${task_id} ${wanted}`
      throw BatonError.of('REVERT_BUILT_ON', { what, target, reason, builds: '-', how, agent: agentFor(what) })
    }
    changes.push({ changed: commit, before })
  }
  const isWhole = nameOf(newest) === wanted
  return { name: isWhole ? wanted : newest.commit.slice(0, 12), changes }
}

/** An agent of a graph has its name in the subject; a stage is known by its runs. */
function stepName({ relay }: WholeLook, { subject, run_id, commit }: StepCommit): string {
  const [, agent] = /^\[dispatch\] (\S+): /.exec(subject) ?? []
  const visit = relay.visits.find(({ runs }) => runs.some((run) => run.run_id === run_id))
  return agent ?? visit?.stage ?? commit.slice(0, 12)
}

/** Whether commits were made on the branch of the task, as those of agents that worked at once are. */
async function isOfTask({ relay }: WholeLook, tip: string, commits: readonly string[]): Promise<boolean> {
  const { repository, base } = relay.spec
  const made = new Set(
    (await readSteps({ repository, task_id: relay.task_id, from: base, to: tip })).map(({ commit }) => commit),
  )
  return commits.every((commit) => made.has(commit))
}

interface Trial {
  readonly plan: Pick<RevertPlan, 'changes' | 'step'>
  readonly merged: Integration
  readonly tip: string
  /** Tasks that reverted the same before. */
  readonly done: readonly string[]
}

/** Tries the revert on the target as it stands, and answers which files it changes. */
async function tried(at: WholeLook, { plan, merged, tip, done }: Trial): Promise<readonly string[]> {
  const { repository, target } = at.relay.spec
  const { task_id } = at.record.task
  const what = plan.step === null ? task_id : `${task_id} ${plan.step}`
  let stands = tip
  for (const change of plan.changes) {
    const message = '[baton] a revert that is tried\n'
    const reverted = await revertChange({ repository, tip: stands, ...change, message, at: merged.begun_at })
    if (reverted.kind === 'conflict') throw await builtOn(at, { what, change, merged, tip, files: reverted.files })
    if (reverted.kind === 'reverted') stands = reverted.commit
  }
  if (stands === tip) throw await nothingLeft(at, { plan, merged, done, what })
  const left = await leftOutOfChange({ repository, from: tip, to: stands })
  if (left.length > 0) throw leftOutOf(left, { what, target, stands })
  return (await changedEntries({ repository, from: tip, to: stands })).map(({ path }) => path)
}

/** Nothing is left of it on the target: tasks reverted it, or it was undone on the branch before the merge. */
async function nothingLeft(
  { relay }: WholeLook,
  { plan, merged, done, what }: Pick<Trial, 'plan' | 'merged' | 'done'> & { readonly what: string },
): Promise<BatonError> {
  const { repository, base, target } = relay.spec
  const { task_id } = relay
  const steps = await readSteps({ repository, task_id, from: base, to: merged.tip, line: true, redos: true })
  const isUndone = plan.step !== null && openUndos(steps, plan.step).length > 0
  if (isUndone && done.length === 0) return BatonError.of('REVERT_UNDONE', { what, target })
  return BatonError.of('REVERT_NOTHING', { what, target, by: done.join(', ') || '-' })
}

/** The refusal of a revert that a checkpoint would not take in whole. The tried commit has the files as they would be. */
function leftOutOf(
  left: readonly LeftOutFile[],
  { what, target, stands }: { readonly what: string; readonly target: string; readonly stands: string },
): BatonError {
  const named = left.slice(0, MOST_NAMED)
  const listed = (lang: Lang) => {
    const all = named.map(({ path, why }) => `${path} (${reasonText(why, lang)})`).join(', ')
    const more = left.length - named.length
    return more === 0 ? all : `${all}, ${lang === 'ko' ? `그 밖에 ${more}개` : `and ${more} more`}`
  }
  const how = `git restore --source=${stands.slice(0, 12)} --staged --worktree -- FILE…, git commit, ${revertOf(what)}`
  const files = { ko: listed('ko'), en: listed('en') }
  const details = { paths: left.map(({ path }) => path), source: stands }
  return BatonError.of('REVERT_LEFT_OUT', { what, target, files, how }, details)
}

/** What was made after the change, on the branch of the task and on the target, the newest first. */
async function laterWork(
  at: WholeLook,
  { merged, tip, changes }: Pick<Trial, 'merged' | 'tip'> & { readonly changes: readonly Change[] },
): Promise<readonly string[]> {
  const { repository } = at.relay.spec
  const steps = await stepsOfTask(at, merged)
  const own = new Set(changes.map(({ changed }) => changed))
  const place = steps.findIndex(({ commit }) => own.has(commit))
  const names = steps.slice(0, Math.max(place, 0)).map((step) => `${at.record.task.task_id} ${stepName(at, step)}`)
  const after = await laterCommits({ repository, after: merged.commit, tip })
  return [...new Set([...after.map((one) => one.task_id ?? one.commit.slice(0, 12)), ...names])].slice(0, MOST_NAMED)
}

const MOST_NAMED = 10

/** The check that failed without the change, as the task of a revert found it; null: none did. */
export async function failedCheck(
  { engine }: WithEngine,
  _caller: Caller,
  { task_id }: { readonly task_id: string },
): Promise<string | null> {
  const { relay } = await lookWhole({ engine, task_id })
  const evidence = relay.visits.at(-1)?.evidence.at(-1)
  return evidence?.checks.find(({ passed, waived }) => !passed && !waived)?.name ?? null
}

/** The refusal that names what changed the same files later: steps of the task, tasks, commits of people. */
async function builtOn(
  at: WholeLook,
  found: {
    readonly what: string
    readonly change: Change
    readonly merged: Integration
    readonly tip: string
    readonly files: readonly string[]
  },
): Promise<BatonError> {
  const { what, change, merged, tip, files } = found
  const { repository, target } = at.relay.spec
  const { task_id } = at.record.task
  const steps = await stepsOfTask(at, merged)
  const place = steps.findIndex(({ commit }) => commit === change.changed)
  const inTask = new Set<string>()
  for (const step of steps.slice(0, Math.max(place, 0))) {
    const changed = await changedEntries({ repository, from: step.before, to: step.commit })
    const name = stepName(at, step)
    // Its own later steps go with it.
    if (`${task_id} ${name}` !== what && changed.some(({ path }) => files.includes(path))) inTask.add(name)
  }
  const later = await laterCommits({ repository, after: merged.commit, tip, files })
  const builds = [
    ...later.map((one) => one.task_id ?? `${one.commit.slice(0, 12)} ${one.subject}`),
    ...[...inTask].map((name) => `${task_id} ${name}`),
  ]
  const how = [
    ...later.map((one) => (one.task_id === null ? `git revert ${one.commit.slice(0, 12)}` : revertOf(one.task_id))),
    ...[...inTask].map((name) => `${revertOf(task_id)} ${name}`),
  ]
  const reason: Localized = {
    ko: `나중 작업이 같은 곳을 바꿈 (${files.map(visiblePath).join(', ')})`,
    en: `later work changed the same places (${files.map(visiblePath).join(', ')})`,
  }
  return BatonError.of('REVERT_BUILT_ON', {
    ...{ what, target, reason, builds: builds.join(', ') || '-' },
    how: [...how, revertOf(what)].join(', '),
    agent: agentFor(what),
  })
}

const revertOf = (what: string) => `baton task revert ${what}`
const agentFor = (what: string) => `baton run "revert ${what}"`

/** The tasks that revert the same, in the order of their ids. They depend on the task, and one of their tags names it. */
async function revertsOf({ engine }: WithEngine, task_id: string, tag: string) {
  const found: { task_id: string; is_over: boolean; is_ready: boolean; is_carried: boolean }[] = []
  for await (const row of allRows(engine.store, 'dependents', { task_id })) {
    const [task, relay] = await engine.store.load([
      { kind: 'task', id: row.task_id },
      { kind: 'relay', id: row.task_id },
    ])
    if (!task.value?.task.tags?.includes(tag)) continue
    const pipeline = await engine.pipelineOf(task.value.definition)
    const status = pipeline?.statuses.get(task.value.task.status)
    const [is_over, is_ready] = [status?.terminal === true, status?.kind === 'ready']
    found.push({ task_id: row.task_id, is_over, is_ready, is_carried: relay.value !== undefined })
  }
  return found.toSorted((one, other) => (one.task_id < other.task_id ? -1 : 1))
}
