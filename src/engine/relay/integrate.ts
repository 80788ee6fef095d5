import { returnReason } from '../../dispatch/plays/return-reason.ts'
import type { StoredEvent } from '../../pipeline/changeset.ts'
import { approvalsOf } from '../../pipeline/relay/approvals.ts'
import { expectedTip } from '../../pipeline/relay/branch-tip.ts'
import { integrationMessage, mergedWord, RECORD_FILES } from '../../pipeline/relay/integration-message.ts'
import type { Evidence, RelayRecord } from '../../pipeline/relay/relay-record.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { canonicalJson } from '../../protocol/canonical-json.ts'
import { INTEGRATION_STAGE, TAKEN_STAGE } from '../../protocol/evidence/evidence-stages.ts'
import { evidenceWord } from '../../protocol/evidence/evidence-word.ts'
import { failureText } from '../../protocol/evidence/failure-text.ts'
import { visibleJson } from '../../protocol/visible-json.ts'
import { allEvents } from '../../store/all-events.ts'
import { advanceTarget } from '../../workspace/advance-branch.ts'
import { makeCommit } from '../../workspace/make-commit.ts'
import { mergeCommits } from '../../workspace/merge-commits.ts'
import { recordCommit, sealBranch } from '../../workspace/record-commit.ts'
import { someFiles } from '../../workspace/some-files.ts'
import { deleteMergedBranch, readBranch } from '../../workspace/task-branch.ts'
import { readTree } from '../../workspace/task-git.ts'
import { dryRun } from '../dry-run.ts'
import type { Engine } from '../engine.ts'
import { requireUnchanged } from '../require-unchanged.ts'
import { requireTarget } from './change-target.ts'
import { checkTwice, waivedIn } from './gather-evidence.ts'
import { agentOf, type Look, loadRun, look, type RelayContext } from './relay-context.ts'
import { settleBranch } from './settle-branch.ts'

export interface Integrated {
  readonly commit: string
  readonly target: string
  /** Why the task's branch was kept, where it was. */
  readonly kept: string | null
}

/** A target that moves faster than it can be merged with is a person's to look at. */
const TRIES = 5

/**
 * Approved work goes to its target: merged, verified after the merge, written down, moved, approved. In this order, so
 * that `DONE` is never said of work that is not there, and a crash anywhere is taken up by approving again. One process
 * at a time does so for a task; several tasks on one target are kept apart by the compare-and-swap of the target.
 */
export async function integrateTask(context: RelayContext, actor: string): Promise<Integrated> {
  const { engine, task_id, worker } = context
  await requireUnchanged(engine.store, task_id)
  const at = await look(context)
  if (isDone(at)) return afterwards(at)
  await requireApprovable(engine, task_id, actor)
  await engine.execute({ type: 'take_approval', task_id, worker: worker.id }, { actor })
  try {
    return await integrate(context, actor)
  } finally {
    const released = engine.execute({ type: 'release_approval', task_id, worker: worker.id }, { actor })
    // The end of the worker's lease releases it too; what failed before it is what counts.
    await released.catch(() => undefined)
  }
}

async function integrate(context: RelayContext, actor: string): Promise<Integrated> {
  const { engine, task_id, worker } = context
  for (let tries = 0; tries < TRIES; tries += 1) {
    const at = await look(context)
    if (isDone(at)) return afterwards(at)
    await requireApprovable(engine, task_id, actor)
    const { repository, target } = at.relay.spec
    await requireTarget(at).catch((error: unknown) => withoutTarget(context, at, actor, error))
    const begun = at.relay.integration ?? (await prepare(context, at, actor))
    const { commit, from } = begun
    const moved = await advanceTarget({ repository, target, from, to: commit })
    if (moved.kind === 'advanced') {
      context.onEvent({ type: 'approval:step', task_id, step: 'move', target, commit })
      await engine.execute({ type: 'step', task_id, action: 'approve', details: {} }, { actor })
      context.onEvent({ type: 'approval:step', task_id, step: 'done', target, commit })
      return afterwards(await look(context))
    }
    const reason = moved.kind === 'blocked' ? moved.files.join(', ') : `${target} is at ${moved.now}`
    await engine.execute({ type: 'abandon_integration', task_id, worker: worker.id, reason }, { actor })
    if (moved.kind === 'blocked') {
      throw BatonError.of('TARGET_BLOCKED', { target, files: someFiles(moved.files) }, { files: moved.files })
    }
  }
  throw BatonError.of('CONFLICT', { tries: TRIES })
}

/** A merge that had begun counts no more, so that the PO can name another target. */
async function withoutTarget({ engine, task_id, worker }: RelayContext, at: Look, actor: string, error: unknown) {
  if (at.relay.integration && error instanceof BatonError && error.code === 'TARGET_GONE') {
    const reason = `there is no ${at.relay.spec.target}`
    await engine.execute({ type: 'abandon_integration', task_id, worker: worker.id, reason }, { actor })
  }
  throw error
}

const isDone = ({ record, pipeline, relay }: Look) =>
  relay.integration !== null && pipeline.statuses.get(record.task.status)?.kind === 'done'

/** The branch goes once its commits are on the target; whoever was killed before that approves again. */
async function afterwards({ relay }: Look): Promise<Integrated> {
  const { repository, target, branch, tip_ref } = relay.spec
  const { commit, tip } = relay.integration ?? { commit: '', tip: '' }
  const kept = tip_ref === undefined ? {} : { kept: tip_ref }
  const deleted = await deleteMergedBranch({ repository, branch, tip, target, ...kept })
  return { commit, target, kept: deleted.deleted ? null : deleted.why }
}

/** Asked first: whoever may not approve, or not now, must not set a merge in motion, nor a return. */
async function requireApprovable(engine: Engine, task_id: string, actor: string): Promise<void> {
  const judge = await dryRun(engine, { type: 'step', task_id, action: 'approve', details: {} })
  const judged = judge(actor)
  if (!judged.ok) throw judged.error
}

/** Makes the merge and finds out whether it holds; nothing points at it yet. */
async function prepare(context: RelayContext, at: Look, actor: string) {
  const { engine, task_id } = context
  const { repository, target } = at.relay.spec
  const from = await requireTarget(at)
  const now = new Date(engine.clock.now()).toISOString()
  const tip = await requireTip(context, at, now)
  const merged = await mergeCommits({ repository, ours: from, theirs: tip, message: `[baton] ${task_id}\n`, at: now })
  if (merged.kind === 'conflict') {
    const text = { ko: `${merged.files.join(', ')} 에서 충돌`, en: `conflict in ${merged.files.join(', ')}` }
    return giveBack(context, at, actor, {
      from,
      files: merged.files,
      evidence: null,
      text: text[at.relay.spec.language],
    })
  }
  const checked =
    merged.kind === 'merged' ? merged : { commit: from, tree: await readTree({ repository, commit: from }) }
  const tell = (step: 'merge' | 'checks' | 'seal', commit: string | null) =>
    context.onEvent({ type: 'approval:step', task_id, step, target, commit })
  tell('merge', checked.commit)
  tell('checks', null)
  const evidence = await verify(context, at, { ...checked, from, now })
  if (!evidence.passed) {
    return giveBack(context, at, actor, { from, files: [], evidence, text: failureText(evidence) })
  }
  const standing = [...standingEvidence(at), ...takenEvidence(await look(context))]
  const events = await Array.fromAsync(allEvents(engine.store, { stream: task_id }))
  const store = context.identity ?? (await engine.store.facts()).id
  const record = await recordCommit({
    repository,
    files: recordFiles(at, events, [...standing, evidence], store),
    message: `[baton] ${task_id}: record\n`,
    at: now,
  })
  const sealed = await sealBranch({ repository, tip, record, message: `[baton] ${task_id}: record\n`, at: now })
  tell('seal', sealed)
  const head = events.at(-1)
  const message = integrationMessage({
    task_id,
    title: at.record.task.title,
    chain: { seq: head?.seq ?? 0, hash: head?.hash ?? '' },
    record,
    store,
    evidence: standing.map((one) => ({ stage: one.stage, tree: one.tree, result: mergedWord(one) })),
    tree: checked.tree,
    result: mergedWord(evidence),
  })
  const commit = await makeCommit({ repository, tree: checked.tree, parents: [from, sealed], message, at: now })
  const integration = { commit, tree: checked.tree, from, tip }
  const { id: worker } = context.worker
  await engine.execute({ type: 'begin_integration', task_id, worker, integration, evidence }, { actor })
  return integration
}

/** Where the branch stands, if that is where Baton left it or a person's own work that was taken over and holds. */
async function requireTip(context: RelayContext, at: Look, now: string): Promise<string> {
  const { task_id } = context
  const { branch, repository } = at.relay.spec
  const expected = expectedTip(at.relay)
  const settled = await settleBranch(context, at, {
    check: async (commit) => {
      const tree = await readTree({ repository, commit })
      const evidence = await verify(context, at, { commit, tree, from: expected, now, stage: TAKEN_STAGE })
      if (evidence.passed) return evidence
      const reason = failureText(evidence).split('\n')[0] ?? ''
      throw BatonError.of('TAKEN_WORK_FAILED', { branch, commit: commit.slice(0, 12), reason, expected })
    },
  })
  if (!('wait' in settled)) return settled.tip
  const moved = (await readBranch({ repository, branch })) ?? '-'
  const isHeld = settled.wait.what === 'hold'
  const choose = `baton answer ${task_id} take|set_aside|stop, baton task approve ${task_id}`
  const how = isHeld ? `baton task resume ${task_id}, baton task approve ${task_id}` : choose
  throw BatonError.of('BRANCH_MOVED', { branch, expected, now: moved, how })
}

const takenEvidence = ({ relay }: Look): readonly Evidence[] =>
  (relay.taken ?? []).flatMap(({ evidence }) => (evidence ? [evidence] : []))

/** What the checks say about a commit that no stage made: the merge, a person's own commit, an undo. */
export async function verify(
  context: RelayContext,
  at: Look,
  {
    commit,
    tree,
    from,
    now,
    stage = INTEGRATION_STAGE,
  }: {
    readonly commit: string
    readonly tree: string
    readonly from: string
    readonly now: string
    readonly stage?: string
  },
): Promise<Evidence> {
  const run = await lastRun(context.engine, at.relay)
  const candidate = { commit, tree, before: tree }
  const gathering = { candidate, stage, waived: waivedIn(at.relay) }
  const { checks, guarded } = run
    ? await checkTwice(context, at.relay, { run, ...gathering }, from)
    : { checks: [], guarded: null }
  const passed = checks.every((check) => check.passed || check.waived)
  return { stage, run_id: null, commit, tree, checks, passed, at: now, guarded }
}

interface Return {
  readonly from: string
  readonly files: readonly string[]
  readonly evidence: Evidence | null
  readonly text: string
}

/** It does not go in as it is: back, with the merge as the beginning of the next work in development. */
async function giveBack(context: RelayContext, at: Look, actor: string, back: Return): Promise<never> {
  const { engine, task_id } = context
  const { spec } = at.relay
  const { pipeline } = at
  const stage = pipeline.stages.find(({ id }) => spec.stages[id]?.mode === 'loop') ?? pipeline.stages[0]
  const assignee = (stage && (await agentOf(engine, pipeline, stage.team))?.agent_id) ?? stage?.team ?? '-'
  const deadline = new Date(engine.clock.now() + 24 * 60 * 60_000).toISOString()
  const { language, target } = spec
  const reason = returnReason({ language, target, assignee }, { ours: back.from, ...back, deadline })
  const update = { target: back.from, conflicts: back.files }
  const { evidence } = back
  const { id: worker } = context.worker
  const returned = { type: 'return_integration', task_id, worker, update, evidence, reason } as const
  const moved = await engine.execute(returned, { actor })
  throw BatonError.of('INTEGRATION_RETURNED', {
    task_id,
    target: spec.target,
    reason: back.text.split('\n')[0] ?? '',
    status: moved.status,
    how: `baton run --resume ${task_id}`,
  })
}

/** The evidence that nothing has voided since, stage by stage. */
export function standingEvidence({ relay, pipeline, record }: Look): readonly Evidence[] {
  const standing = approvalsOf(pipeline, record.task, relay.visits).filter(({ voided_by }) => voided_by === null)
  return standing.map(({ evidence }) => evidence)
}

function recordFiles(
  { record }: Look,
  events: readonly StoredEvent[],
  evidence: readonly Evidence[],
  store: string,
): Readonly<Record<string, string>> {
  const told = evidence.map((one) => ({ ...one, result: evidenceWord(one) }))
  return {
    [RECORD_FILES.task]: `${visibleJson(JSON.stringify(record.task, null, 2))}\n`,
    [RECORD_FILES.events]: events.map((event) => `${visibleJson(canonicalJson(event))}\n`).join(''),
    [RECORD_FILES.evidence]: `${visibleJson(JSON.stringify(told, null, 2))}\n`,
    [RECORD_FILES.store]: `${JSON.stringify({ store })}\n`,
  }
}

async function lastRun(engine: Engine, { visits }: RelayRecord): Promise<RunRecord | undefined> {
  const run_id = visits.at(-1)?.runs.at(-1)?.run_id
  return run_id === undefined ? undefined : loadRun(engine, run_id)
}
