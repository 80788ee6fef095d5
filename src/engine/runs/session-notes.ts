import { QUESTIONS_PER_RUN } from '../../pipeline/runs/ask-question.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { resultHelp } from '../../protocol/auto-fix/result-task.ts'

/** What an agent is told, or is noted about it, when a block does not count as it expected. */

export const TOO_MANY_QUESTIONS = `the question was not asked: this run has asked ${QUESTIONS_PER_RUN} questions, and may not ask more. Decide by yourself, or report an error.`

export const deprecated = (name: string) =>
  `DEPENDENCY_REQUEST is deprecated: ${name} is a setting that the agent declares, and was in its environment from the start`

/** The format of the result, to be added to an error about it. */
export function helpWithResult({ nonce: value, nonce_required: required, brief }: RunRecord): string {
  return `\n\n${resultHelp({ value, required }, brief?.language === 'ko' ? 'ko' : 'en')}`
}
