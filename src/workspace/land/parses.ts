import { execFile } from 'node:child_process'

/** Reads TypeScript on standard input. Of its errors only that of wrong syntax counts: what it cannot convert is no fault of the text. */
const READ_TYPESCRIPT = `
import { stripTypeScriptTypes } from 'node:module'
import { text } from 'node:stream/consumers'
try { stripTypeScriptTypes(await text(process.stdin), { mode: 'transform' }) }
catch (error) { process.exitCode = error.code === 'ERR_INVALID_TYPESCRIPT_SYNTAX' ? 1 : 0 }`
const LIMIT_MS = 10_000

/**
 * Whether a text that was put together from both sides of a conflict still is a text of its language: TypeScript and
 * JSON are parsed; of other languages only the brackets are counted.
 */
export async function parses(path: string, text: string): Promise<boolean> {
  if (/\.json$/i.test(path)) return isJson(text)
  if (/\.[cm]?ts$/i.test(path)) return isTypeScript(text)
  return hasPairs(text)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    // That is the answer.
    return false
  }
}

/** In a process of its own: the parser of Node warns of itself on standard error, and one that hangs can be ended. */
const isTypeScript = (text: string): Promise<boolean> =>
  new Promise((resolve) => {
    const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', READ_TYPESCRIPT]
    const child = execFile(process.execPath, args, { env: {}, timeout: LIMIT_MS }, (error) => resolve(error === null))
    // It may have ended before all was written.
    child.stdin?.on('error', () => {})
    child.stdin?.end(text)
  })

/** Comments and strings in the ways that most languages write them. */
const QUOTED =
  /"""[\s\S]*?"""|\/\*[\s\S]*?\*\/|\/\/[^\n]*|#[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g
const CLOSES: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

function hasPairs(text: string): boolean {
  const open: string[] = []
  for (const [bracket] of text.replace(QUOTED, '').matchAll(/[()[\]{}]/g)) {
    const opened = CLOSES[bracket]
    if (opened === undefined) open.push(bracket)
    else if (open.pop() !== opened) return false
  }
  return open.length === 0
}
