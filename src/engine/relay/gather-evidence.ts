import { createHash } from 'node:crypto'
import type { CheckResult, Evidence, GuardedEvidence, RelayRecord } from '../../pipeline/relay/relay-record.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { evidenceWord, ownCommand } from '../../protocol/evidence/evidence-word.ts'
import { checksFor, conditionsOf } from '../../protocol/pipeline/conditions.ts'
import { checkOut } from '../../workspace/check-out.ts'
import { hasConflictMarkers } from '../../workspace/conflict-markers.ts'
import { makeCommit } from '../../workspace/make-commit.ts'
import { removeFolder } from '../../workspace/remove-folder.ts'
import { freshCheckFolder } from './check-folder.ts'
import { newWaysOut } from './contained-links.ts'
import { guardedEvidence, guardedFiles } from './guarded-evidence.ts'
import { type Look, look, type RelayContext, say, visitOf } from './relay-context.ts'
import { reviewBase } from './review-base.ts'
import { runChecks } from './run-checks.ts'
import { settingsBetween } from './settings-aside.ts'

/** Work that may go forward, if it holds: a commit that nothing points at yet. */
export interface Candidate {
  readonly commit: string
  readonly tree: string
  /** The tree of the branch that it would go onto. */
  readonly before: string
}

/**
 * What Baton's own checks say about a candidate, found out in a fresh clone of exactly that commit and written into
 * the task's chain. What was found out before is not asked again.
 */
export async function ensureEvidence(
  context: RelayContext,
  at: Look,
  run: RunRecord,
  candidate: Candidate,
): Promise<Evidence> {
  const { onEvent, task_id } = context
  const { stay } = at
  const stage = stay?.stage ?? ''
  const now = await look(context)
  const visit = visitOf(now)
  const waived = waivedIn(now.relay)
  const known = visit?.evidence.findLast(({ commit }) => commit === candidate.commit)
  if (known && (known.passed || !known.checks.some(({ name, passed }) => !passed && waived.includes(name))))
    return known
  const evidence = await gatherEvidence(context, at, { run, candidate, stage, waived })
  await say(context, { type: 'record_evidence', seq: stay?.seq ?? 0, evidence })
  const { tree, passed } = evidence
  onEvent({ type: 'evidence:recorded', task_id, stage, tree, passed, result: evidenceWord(evidence) })
  return evidence
}

/** What the PO does without for this task, it does without at every stage, and after the merge. */
export const waivedIn = ({ visits }: RelayRecord): readonly string[] => [
  ...new Set(visits.flatMap(({ waived }) => waived)),
]

interface Gathering {
  readonly run: RunRecord
  readonly candidate: Candidate
  readonly stage: string
  readonly waived: readonly string[]
  /** The same checks once more, with the guarded files of the base. */
  readonly again?: boolean
}

/** Which checks count, and whether the stage must have written something the first time, is data of the definition. */
async function gatherEvidence(context: RelayContext, at: Look, gathering: Gathering): Promise<Evidence> {
  const { engine } = context
  const { run, candidate, stage } = gathering
  const conditions = conditionsOf(at.pipeline.stages, stage)
  const isNew = conditions.some(({ kind }) => kind === 'written') && at.stay?.kind === 'work'
  const required = checksFor(conditions, at.relay.spec.checks)
  const relay = { ...at.relay, spec: { ...at.relay.spec, checks: required } }
  const showsChecks = conditions.some(({ kind }) => kind === 'checks')
  const base = await reviewBase(at, candidate.commit)
  const own = [
    ...(isNew ? [written(candidate)] : []),
    ...(await resolved(at.relay, candidate)),
    ...(await contained(at.relay, candidate, base)),
  ]
  const sound = own.every(({ passed }) => passed)
  const checked = sound && showsChecks ? await checkTwice(context, relay, gathering, base) : NOT_CHECKED
  const checks = [...own, ...checked.checks]
  const { commit, tree } = candidate
  const settings = (await settingsBetween(at.relay.spec.repository, base, commit)).map(({ path }) => path)
  return {
    stage,
    run_id: run.run_id,
    commit,
    tree,
    checks,
    passed: checks.every((check) => check.passed || check.waived),
    at: new Date(engine.clock.now()).toISOString(),
    guarded: checked.guarded,
    ...(settings.length > 0 ? { settings } : {}),
  }
}

interface Checked {
  readonly checks: readonly CheckResult[]
  readonly guarded: GuardedEvidence | null
}

const NOT_CHECKED: Checked = { checks: [], guarded: null }

/**
 * The checks on the work as it is and, where it touches what they consist of, once more with those files as they were
 * at the base. Work that fails as it is goes no further, so it is not checked again.
 */
export async function checkTwice(
  context: RelayContext,
  relay: RelayRecord,
  gathering: Gathering,
  base: string,
): Promise<Checked> {
  const { run, candidate } = gathering
  const { repository } = relay.spec
  const checks = await checkCandidate(context, relay, gathering)
  const commands = relay.spec.checks.map(({ command }) => command)
  const touched = await guardedFiles({ repository, base, commit: candidate.commit, commands })
  if (!touched) return { checks, guarded: null }
  const holds = checks.length > 0 && checks.every((check) => check.passed || check.waived)
  if (!holds) return { checks, guarded: guardedEvidence(base, touched, checks, null) }
  const { tree } = touched
  const message = `[baton] ${relay.task_id}: guarded files as they were\n`
  const parents = [candidate.commit]
  const commit = await makeCommit({ repository, tree, parents, message, at: run.ended_at ?? run.updated_at })
  const before = { ...gathering, candidate: { commit, tree, before: candidate.tree }, again: true }
  const again = await checkCandidate(context, relay, before)
  return { checks, guarded: guardedEvidence(base, touched, checks, again) }
}

async function checkCandidate(
  context: RelayContext,
  { spec }: RelayRecord,
  { run, candidate, stage, waived, again = false }: Gathering,
): Promise<readonly CheckResult[]> {
  if (spec.checks.length === 0) return []
  const shownAs = (name: string) => (again ? `${name} (guarded files of the base)` : name)
  const { worker, signal, onEvent, task_id } = context
  const folder = await freshCheckFolder(context, run.run_id, candidate.commit)
  try {
    await checkOut({ repository: spec.repository, commit: candidate.commit, folder })
    const { run_id, nonce, attempt } = run
    return await runChecks({
      folder,
      checks: spec.checks,
      marks: { run: run_id, worker: worker.id, attempt, nonce },
      waived,
      signal,
      onStart: ({ name }) => onEvent({ type: 'check:started', task_id, stage, name: shownAs(name) }),
      onEnd: (check) =>
        onEvent({ type: 'check:ended', task_id, stage, check: { ...check, name: shownAs(check.name) } }),
    })
  } finally {
    await removeFolder(folder)
  }
}

const written = ({ tree, before }: Candidate): CheckResult =>
  ownCheck('written', tree !== before, tree === before ? 'the stage left no file' : 'files were written')

async function resolved({ update, spec }: RelayRecord, { tree }: Candidate): Promise<CheckResult[]> {
  if (!update) return []
  const left = await hasConflictMarkers({ repository: spec.repository, tree, files: update.conflicts })
  const files = update.conflicts.join(', ')
  const text = left ? `conflict markers are left in one of ${files}` : 'no conflict markers are left'
  return [ownCheck('conflicts resolved', !left, text)]
}

/** What leads out of the repository does not land: whoever has the work would read or write elsewhere by it. */
async function contained({ spec }: RelayRecord, { tree, before }: Candidate, base: string): Promise<CheckResult[]> {
  const found = await newWaysOut(spec.repository, { before, base, tree })
  if (!found) return []
  const problems = [
    ...found.links.map((path) => `the link ${path} leads out of the repository: remove it, or let it lead inside`),
    ...found.submodules.map((path) => `the submodule ${path} was not there before: remove it`),
  ]
  const text = problems.length === 0 ? 'all links stay inside the repository' : problems.join('\n')
  return [ownCheck('links stay inside', problems.length === 0, text)]
}

/** A check that Baton makes itself, without a process. */
function ownCheck(name: string, passed: boolean, text: string): CheckResult {
  return {
    name,
    command: ownCommand(name),
    code: passed ? 0 : 1,
    signal: null,
    passed,
    waived: false,
    duration_ms: 0,
    output_sha256: createHash('sha256').update(text).digest('hex'),
    output_bytes: Buffer.byteLength(text),
    tail: text,
  }
}
