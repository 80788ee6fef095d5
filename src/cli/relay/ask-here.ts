import { createInterface } from 'node:readline/promises'
import type { RunQuestion } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Baton } from '../compose.ts'
import { print } from '../report.ts'
import { terminalText } from '../terminal-text.ts'
import { typedAnswer } from './typed-answer.ts'

/** A view that draws nothing while somebody types. */
interface Quiet {
  readonly hold: () => void
  readonly release: () => void
}

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
  view.hold()
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  // Ctrl-C while a line is read comes here and not to the process.
  lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  lines.once('close', onClose)
  try {
    for (;;) {
      const hint = question.default === undefined ? '' : ` [${terminalText(question.default)}]`
      const typed = await lines.question(`${baton.lang === 'ko' ? '답' : 'answer'}${hint}> `, { signal })
      if (await accepted(baton, run_id, id, typedAnswer(question, typed))) return
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    lines.off('close', onClose).close()
    view.release()
  }
}

export function answerQuestion({ engine, actor }: Baton, run_id: string, question_id: string, text: string) {
  return engine.execute({ type: 'answer_question', run_id, question_id, text }, { actor })
}

async function accepted(baton: Baton, run_id: string, question_id: string, text: string): Promise<boolean> {
  try {
    await answerQuestion(baton, run_id, question_id, text)
    return true
  } catch (error) {
    if (!(error instanceof BatonError)) throw error
    if (error.code === 'QUESTION_ANSWERED') return true
    if (error.code !== 'ANSWER_REFUSED') throw error
    print(`${terminalText(error.describe(baton.lang))}\n`)
    return false
  }
}
