import { BatonError } from '../../protocol/baton-error.ts'
import { answerQuestion as answer } from '../../service/answer/answer-question.ts'
import type { RunQuestion } from '../../service/work/shown.ts'
import type { Baton } from '../compose.ts'
import { print } from '../report.ts'
import { terminalText } from '../terminal-text.ts'
import { promptHere, type Quiet } from './terminal-prompt.ts'
import { typedAnswer } from './typed-answer.ts'

export interface AskOptions {
  readonly run_id: string
  readonly signal: AbortSignal
  /** Ctrl-D: nobody will type any more. */
  readonly onClose: () => void
}

/** Asks on the terminal until the answer is one, or somebody else has given it. */
export async function askHere(
  baton: Baton,
  view: Quiet,
  { id, question }: RunQuestion,
  { run_id, signal, onClose }: AskOptions,
): Promise<void> {
  const hint = question.default === undefined ? '' : ` [${terminalText(question.default)}]`
  await promptHere(view, {
    question: `${baton.lang === 'ko' ? '답' : 'answer'}${hint}> `,
    signal,
    onClose,
    accept: (typed) => accepted(baton, run_id, id, typedAnswer(question, typed)),
  })
}

/** `yes`: `--yes` gives the default, and nobody was asked. */
export function answerQuestion(
  { service, caller }: Baton,
  { run_id, question_id, text, how }: { run_id: string; question_id: string; text: string; how: 'person' | 'yes' },
) {
  return answer(service, caller, { run_id, question_id, text, how })
}

async function accepted(baton: Baton, run_id: string, question_id: string, text: string): Promise<boolean> {
  try {
    await answerQuestion(baton, { run_id, question_id, text, how: 'person' })
    return true
  } catch (error) {
    if (!(error instanceof BatonError)) throw error
    if (error.code === 'QUESTION_ANSWERED') return true
    if (error.code !== 'ANSWER_REFUSED') throw error
    print(`${terminalText(error.describe(baton.lang))}\n`)
    return false
  }
}
