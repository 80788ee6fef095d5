import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { commitLine } from '../../protocol/commit-line.ts'
import { REPORT_FILE } from '../../protocol/completion-report/completion-report.ts'
import { HANDOFF_FILE } from '../../protocol/handoff-document/handoff-document.ts'

/** What leader and coder write for Baton, and nobody lands. */
export const PAPERS: readonly string[] = [HANDOFF_FILE, REPORT_FILE]

export const lastTree = ({ checkpoints }: RunRecord): string | undefined =>
  checkpoints.findLast(({ tree }) => tree !== null)?.tree ?? undefined

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
