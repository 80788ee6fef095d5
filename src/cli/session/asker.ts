import { createInterface } from 'node:readline/promises'

/** Asks at the terminal. An empty answer, and Ctrl-D, take the default. */
export interface Asker extends Disposable {
  readonly text: (question: string) => Promise<string>
  readonly yes: (question: string, otherwise: boolean) => Promise<boolean>
}

export function openAsker(): Asker {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  // Ctrl-C while a line is read comes here and not to the process.
  lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  const closed = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
  let isClosed = false
  lines.once('close', () => {
    isClosed = true
  })
  const text = async (question: string) =>
    isClosed ? '' : (await Promise.race([lines.question(question), closed])).trim()
  return {
    text,
    yes: async (question, otherwise) => {
      const typed = await text(question)
      return typed === '' ? otherwise : /^(?:y|ㅛ|예|네|응)/i.test(typed)
    },
    [Symbol.dispose]: () => lines.close(),
  }
}
