import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { commitLine } from '../../protocol/commit-line.ts'
import { REPORT_FILE } from '../../protocol/completion-report/completion-report.ts'
import { HANDOFF_FILE } from '../../protocol/handoff-document/handoff-document.ts'

/** What leader and coder write for Baton: it does not land on the task's branch. The papers of a graph are other files. */
export const LOOP_DOCUMENTS: readonly string[] = [HANDOFF_FILE, REPORT_FILE]

export const lastTree = ({ checkpoints }: RunRecord): string | undefined =>
  checkpoints.findLast(({ tree }) => tree !== null)?.tree ?? undefined

const SUMMARY_LETTERS = 120

/** The commit message of a stage: the first line of the agent's summary (made safe by `commitLine`) and trailers. */
export function stageMessage(
  stage: string,
  { agent, end, task_id, run_id, node }: Pick<RunRecord, 'agent' | 'end' | 'task_id' | 'run_id' | 'node'>,
): string {
  const [first = ''] = (end?.summary ?? '').trim().split('\n')
  const said = commitLine(first, SUMMARY_LETTERS) || (task_id ?? run_id)
  // The step of a specialist is found by its name.
  const head = node === undefined ? `[${stage.toLowerCase()}] ${agent}` : `[dispatch] ${node}`
  return `${head}: ${said}\n\nBaton-Task: ${task_id}\nBaton-Run: ${run_id}\n`
}
