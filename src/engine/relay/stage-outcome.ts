import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { commitLine } from '../../protocol/commit-line.ts'
import { REPORT_FILE } from '../../protocol/completion-report/completion-report.ts'
import { HANDOFF_FILE } from '../../protocol/handoff-document/handoff-document.ts'
import { makeCommit } from '../../workspace/make-commit.ts'
import { readTree } from '../../workspace/task-git.ts'
import { withoutPapers } from '../../workspace/without-papers.ts'
import type { Candidate } from './gather-evidence.ts'
import type { Look } from './relay-context.ts'
import { withSettingsBack } from './settings-aside.ts'

/** What leader and coder write for Baton, and nobody lands. */
export const PAPERS: readonly string[] = [HANDOFF_FILE, REPORT_FILE]

/**
 * The work of a run as one commit after the tip of the task's branch. The same run gives the same commit, whenever
 * it is asked for: its time is that of the run's end.
 */
export async function candidateOf(at: Look, run: RunRecord, tip: string): Promise<Candidate> {
  const tree = lastTree(run)
  return candidate(at, {
    run,
    tip,
    tree: tree ?? (await readTree({ repository: at.relay.spec.repository, commit: tip })),
  })
}

export async function candidate(at: Look, { run, tip, tree }: CandidateParts): Promise<Candidate> {
  const { repository } = at.relay.spec
  const before = await readTree({ repository, commit: tip })
  const whole = await withSettingsBack(repository, run, tree)
  const landed = await withoutPapers({ repository, tree: whole, from: before, papers: PAPERS })
  return commitWork(at, { run, tip, tree: landed, before })
}

interface CandidateParts {
  readonly run: RunRecord
  readonly tip: string
  readonly tree: string
}

/** A tree as one commit after the tip; the tip itself where nothing was changed. */
export async function commitWork(
  { relay, stay }: Look,
  { run, tip, tree, before }: CandidateParts & { readonly before: string },
): Promise<Candidate> {
  const { repository } = relay.spec
  const parents = [tip, ...mergedWith(relay.update?.target, stay?.stage, relay.spec.stages)]
  const message = stageMessage(stay?.stage ?? '', run)
  const at = run.ended_at ?? run.updated_at
  const isSame = tree === before && parents.length === 1
  return { commit: isSame ? tip : await makeCommit({ repository, tree, parents, message, at }), tree, before }
}

/** Work that began with a merge of the target carries that merge. */
function mergedWith(
  target: string | undefined,
  stage: string | undefined,
  stages: Look['relay']['spec']['stages'],
): string[] {
  return target !== undefined && stages[stage ?? '']?.mode === 'loop' ? [target] : []
}

export const lastTree = ({ checkpoints }: RunRecord): string | undefined =>
  checkpoints.findLast(({ tree }) => tree !== null)?.tree ?? undefined

export const lastCommit = ({ checkpoints }: RunRecord): string | undefined =>
  checkpoints.findLast(({ commit }) => commit !== null)?.commit ?? undefined

const SUMMARY_LETTERS = 120

/** Of the agent's own words the first line, in a form that cannot read as one of Baton's trailers. */
export function stageMessage(
  stage: string,
  { agent, end, task_id, run_id }: Pick<RunRecord, 'agent' | 'end' | 'task_id' | 'run_id'>,
): string {
  const [first = ''] = (end?.summary ?? '').trim().split('\n')
  const said = commitLine(first, SUMMARY_LETTERS) || (task_id ?? run_id)
  return `[${stage.toLowerCase()}] ${agent}: ${said}\n\nBaton-Task: ${task_id}\nBaton-Run: ${run_id}\n`
}
