import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Agent, environment, makeHome } from './agent-clis.ts'
import type { ApiError } from './stub/api-error.ts'
import { ModelStub } from './stub/model-stub.ts'
import { roleOf } from './stub/play-role.ts'

const BATON = join(dirname(import.meta.dirname), 'bin', 'baton.js')
const LIMIT_MS = 10 * 60_000

/** An error of the API for one role, until it is mended. */
export interface Trouble extends ApiError {
  readonly role: string
  /** Baton tries again by itself; otherwise it stops with exit code 7 and waits for `baton run --resume`. */
  readonly passes: boolean
  /** What the person must read of it, from the API, or from the CLI where that keeps the API's words to itself. */
  readonly words: string
}

export interface Relay {
  readonly agent: Agent
  readonly env: Readonly<Record<string, string>>
  /** What a person saw, command by command. */
  readonly shown: string
  /** Exit codes of `baton run` and, where there was trouble that lasts, of `baton run --resume`. */
  readonly codes: readonly (number | null)[]
  readonly status: string
  readonly seconds: number
  readonly stub: ModelStub
  /** Whether the person read the API's own words, before anything was mended. */
  readonly wordsShown: boolean
  readonly runs: number
  /** Runs of a coder: one for each attempt that was used. */
  readonly coders: number
}

/**
 * A person types `baton run … --agent AGENT --yes` in a new home. With trouble, the API fails for one role until the person
 * has read its words; where Baton has stopped for it, the person then types `baton run --resume`.
 */
export async function relayWith(agent: Agent, trouble?: Trouble): Promise<Relay & AsyncDisposable> {
  let isMended = false
  const fail = ({ prompt }: { readonly prompt: string }) =>
    trouble && !isMended && roleOf(prompt) === trouble.role ? trouble : undefined
  const stub = await ModelStub.start({ fail })
  const home = makeHome(agent)
  const env = environment(agent, home, stub.url)
  const begun = performance.now()
  let wordsShown = false
  const hear = (text: string) => {
    if (!trouble || !saysOf(trouble, text)) return
    wordsShown = true
    if (trouble.passes) isMended = true
  }
  const first = await baton(['run', 'add numbers', '--agent', agent, '--yes'], env, hear)
  const results = [first]
  if (trouble && !trouble.passes && first.code === 7) {
    isMended = true
    results.push(await baton(['run', '--resume', '--yes'], env, hear))
  }
  const shown = results.map(({ line, text }) => `$ ${line}\n${text}`).join('\n')
  return {
    agent,
    env,
    shown,
    codes: results.map(({ code }) => code),
    status: /^ {2}Status +(\S+)/m.exec(results.at(-1)?.text ?? '')?.[1] ?? `exit ${results.at(-1)?.code}`,
    seconds: (performance.now() - begun) / 1_000,
    stub,
    wordsShown,
    runs: new Set(shown.match(/RUN-\d{8}-\d{3,}-\w+/g)).size,
    coders: new Set(shown.match(/coder \d\/\d {2}RUN-\S+/g)).size,
    async [Symbol.asyncDispose]() {
      await stub[Symbol.asyncDispose]()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Whether Baton itself says why it waits; that its log has a line of the CLI is not enough. */
const saysOf = ({ words, passes }: Trouble, text: string) =>
  text
    .split('\n')
    .some((line) => line.includes(words) && line.startsWith(passes ? '  → waits to try again: ' : 'error: '))

function baton(args: readonly string[], env: Record<string, string>, hear: (text: string) => void) {
  return new Promise<{ line: string; code: number | null; text: string }>((resolve) => {
    const child = spawn(process.execPath, [BATON, ...args], { cwd: env.HOME, env })
    let text = ''
    const read = (chunk: Buffer) => {
      text += chunk
      hear(text)
    }
    child.stdin.end()
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    const timer = setTimeout(() => child.kill('SIGTERM'), LIMIT_MS)
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve({ line: `baton ${args.join(' ')}`, code, text })
    })
  })
}
