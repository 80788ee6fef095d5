import { readBytes } from './read-input.ts'
import { usageProblem } from './usage-error.ts'

const MOST_BYTES = 64 * 1024

/** A value from standard input, or typed at the terminal without being shown. Never from the command line, where others see it. */
export async function readSecret(question: string, { lines }: { readonly lines: boolean }): Promise<Uint8Array> {
  if (process.stdin.isTTY) return Buffer.from(await typeHidden(question))
  const bytes = await readBytes('-', MOST_BYTES)
  // `echo` and editors end a text with a line break that belongs to no key.
  return lines ? bytes : withoutLastBreak(bytes)
}

function withoutLastBreak(bytes: Uint8Array): Uint8Array {
  const end = bytes.at(-1) === 10 ? (bytes.at(-2) === 13 ? -2 : -1) : bytes.length
  return bytes.subarray(0, end)
}

const ENTER = ['\r', '\n']
const CTRL_C = '\u0003'
const CTRL_D = '\u0004'
const BACKSPACE = ['\u007f', '\b']

/** Asks on the terminal; what is typed does not appear there. */
export function typeHidden(question: string): Promise<string> {
  const { stdin, stderr } = process
  stderr.write(question)
  stdin.setRawMode(true)
  stdin.setEncoding('utf8')
  return new Promise((resolve, reject) => {
    let typed: string[] = []
    const end = () => {
      stdin.off('data', onData)
      stdin.setRawMode(false)
      stdin.pause()
      stderr.write('\n')
    }
    const onData = (text: string) => {
      for (const letter of text) {
        if (letter === CTRL_C || letter === CTRL_D) {
          end()
          reject(usageProblem({ ko: '입력하지 않았습니다.', en: 'Nothing was entered.' }))
          return
        }
        if (ENTER.includes(letter)) {
          end()
          resolve(typed.join(''))
          return
        }
        typed = BACKSPACE.includes(letter) ? typed.slice(0, -1) : [...typed, letter]
      }
    }
    stdin.on('data', onData)
    stdin.resume()
  })
}
