import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { CheckResult, Evidence, RelayRecord } from '../../pipeline/relay/relay-record.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { evidenceWord, ownCommand } from '../../protocol/evidence/evidence-word.ts'
import { checkOut } from '../../workspace/check-out.ts'
import { hasConflictMarkers } from '../../workspace/conflict-markers.ts'
import { removeFolder } from '../../workspace/remove-folder.ts'
import { type Look, look, type RelayContext, say, visitOf } from './relay-context.ts'
import { runChecks } from './run-checks.ts'

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
}

/** The first team writes no code: that it wrote something is all that is asked of it, and only the first time. */
async function gatherEvidence(context: RelayContext, at: Look, gathering: Gathering): Promise<Evidence> {
  const { engine } = context
  const { run, candidate, stage, waived } = gathering
  const isFirst = at.pipeline.stages[0]?.id === stage
  const isNew = isFirst && at.stay?.kind === 'work'
  const own = [...(isNew ? [written(candidate)] : []), ...(await resolved(at.relay, candidate))]
  const sound = own.every(({ passed }) => passed)
  const checks = sound && !isFirst ? await checkCandidate(context, at.relay, { run, candidate, stage, waived }) : []
  const all = [...own, ...checks]
  const { commit, tree } = candidate
  const passed = all.every((check) => check.passed || check.waived)
  return {
    stage,
    run_id: run.run_id,
    commit,
    tree,
    checks: all,
    passed,
    at: new Date(engine.clock.now()).toISOString(),
  }
}

export async function checkCandidate(
  { home, worker, signal, onEvent, task_id }: RelayContext,
  { spec }: RelayRecord,
  { run, candidate, stage, waived }: Gathering,
): Promise<readonly CheckResult[]> {
  if (spec.checks.length === 0) return []
  const folder = join(home, run.run_id, `checks-${candidate.commit.slice(0, 12)}`)
  await removeFolder(folder)
  try {
    await checkOut({ repository: spec.repository, commit: candidate.commit, folder })
    const { run_id, nonce, attempt } = run
    return await runChecks({
      folder,
      checks: spec.checks,
      marks: { run: run_id, worker: worker.id, attempt, nonce },
      waived,
      signal,
      onStart: ({ name }) => onEvent({ type: 'check:started', task_id, stage, name }),
      onEnd: (check) => onEvent({ type: 'check:ended', task_id, stage, check }),
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

/** What failed, as an agent or a person is told. */
export function failureText({ checks }: Pick<Evidence, 'checks'>): string {
  return checks
    .filter(({ passed, waived }) => !passed && !waived)
    .map(({ name, command, code, signal, tail }) => {
      const how = code === null ? `ended by ${signal}` : `exit code ${code}`
      return `${name} (${command.join(' ')}): ${how}\n${tail}`
    })
    .join('\n\n')
}
