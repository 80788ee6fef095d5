import { joinFailure } from '../../dispatch/plays/branch-item.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { failureText } from '../../protocol/evidence/failure-text.ts'
import { mergeCommits } from '../../workspace/merge-commits.ts'
import { readTree } from '../../workspace/task-git.ts'
import { type Candidate, ensureEvidence } from './gather-evidence.ts'
import { type Look, look, type RelayContext, visitOf, type Waits, waits } from './relay-context.ts'
import { settleBranch } from './settle-branch.ts'

/** What a run made, and the commit that it was made on. */
export interface Work {
  readonly run: RunRecord
  readonly candidate: Candidate
  readonly tip: string
}

/**
 * The work of a visit as it lands: as it is, or joined with a commit that a person took over while the stage worked.
 * Then the checks run on both together, and what does not pass waits for a person.
 */
export async function joinTaken(context: RelayContext, at: Look, work: Work): Promise<Work | Waits> {
  const { onto: before } = visitOf(at) ?? {}
  const landing = before === undefined ? work : await joined(at, work, before)
  const settled = await settleBranch(context, at, { landing: landing.candidate.commit })
  if ('wait' in settled) return settled
  const now = await look(context)
  const { onto } = visitOf(now) ?? {}
  if (onto === undefined) return work
  const ready = onto === before ? landing : await joined(now, work, onto)
  const evidence = await ensureEvidence(context, now, work.run, ready.candidate)
  if (evidence.passed) return ready
  const { branch, language } = now.relay.spec
  const failure = failureText(evidence)
  const text = joinFailure(branch, onto)
  return waits('run', `${text[language]}\n${failure}`, work.run.run_id)
}

/** The same commit however often it is made: its time is that of the run's end. */
async function joined({ relay }: Look, { run, candidate, tip }: Work, onto: string): Promise<Work> {
  const { repository } = relay.spec
  const before = await readTree({ repository, commit: onto })
  const taken = { run, candidate: { commit: onto, tree: before, before }, tip: onto }
  if (candidate.commit === tip) return taken
  const message = `[baton] ${relay.task_id}: joined with ${onto.slice(0, 12)}, taken over by a person\n`
  const at = run.ended_at ?? run.updated_at
  const merged = await mergeCommits({ repository, ours: onto, theirs: candidate.commit, message, at })
  if (merged.kind === 'already') return taken
  if (merged.kind === 'conflict') {
    throw BatonError.of('INTERNAL', { reason: `${onto} does not merge with ${candidate.commit}` })
  }
  return { run, candidate: { commit: merged.commit, tree: merged.tree, before }, tip: onto }
}
