import { createInterface } from 'node:readline/promises'

/** A view that draws nothing while somebody types. */
export interface Quiet {
  readonly hold: () => void
  readonly release: () => void
}

export interface PromptOptions {
  readonly question: string
  readonly signal: AbortSignal
  /** Ctrl-D: nobody will type any more. */
  readonly onClose: () => void
  /** Whether what was typed is an answer; else it is asked again. A text is asked instead, once. */
  readonly accept: (typed: string) => Promise<boolean | string>
}

/** Asks on the terminal until the answer is accepted, or the signal says that somebody else has given it. */
export async function promptHere(view: Quiet, { question, signal, onClose, accept }: PromptOptions): Promise<void> {
  view.hold()
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  // Ctrl-C while a line is read comes here and not to the process.
  lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  lines.once('close', onClose)
  try {
    let said: boolean | string = false
    while (said !== true) said = await accept(await lines.question(said || question, { signal }))
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    lines.off('close', onClose).close()
    view.release()
  }
}
