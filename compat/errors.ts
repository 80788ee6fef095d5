// `node compat/errors.ts [agent …]`: what a person reads when the world fails, with the real command lines. Each case is one
// `baton run`, up to the first words about the trouble. Writes docs/reference/agent-errors.md; not part of the tests.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { AGENTS, type Agent, environment, installAgentClis, makeHome, versionOf } from './agent-clis.ts'
import type { ApiError } from './stub/api-error.ts'
import { ModelStub } from './stub/model-stub.ts'

const ROOT = dirname(import.meta.dirname)
const BATON = join(ROOT, 'bin', 'baton.js')
const FILE = join(ROOT, 'docs', 'reference', 'agent-errors.md')
const LIMIT_MS = 100_000

interface Trouble {
  readonly name: string
  readonly error?: ApiError
  /** What of the environment is not there. */
  readonly without?: 'network' | 'login'
  /** What Baton is to do about it. */
  readonly state: 'waits to try again' | 'waits for a person'
  /** Codex waits by itself, five times as long as the API says. */
  readonly limitMs?: number
}

const TROUBLES: readonly Trouble[] = [
  { name: '401', state: 'waits for a person', error: { status: 401, message: 'Incorrect API key provided: stub.' } },
  {
    name: '429',
    state: 'waits to try again',
    error: { status: 429, message: 'Rate limit reached for stub-org: 3 requests per minute.' },
  },
  {
    name: '429 with a time',
    state: 'waits to try again',
    limitMs: 300_000,
    error: { status: 429, message: 'Rate limit reached for stub-org. Please retry after 40 seconds.', retryAfter: 40 },
  },
  {
    name: '500',
    state: 'waits to try again',
    error: { status: 500, message: 'The stub has an internal error, sorry.' },
  },
  {
    name: 'overloaded',
    state: 'waits to try again',
    error: { status: 503, message: 'The model is overloaded. Please try again later.' },
  },
  {
    name: 'unknown model',
    state: 'waits for a person',
    error: { status: 404, message: 'The model stub-9 does not exist.' },
  },
  {
    name: '529',
    state: 'waits to try again',
    error: { status: 529, message: 'Overloaded' },
  },
  { name: 'no network', state: 'waits to try again', without: 'network' },
  { name: 'no login', state: 'waits for a person', without: 'login' },
]

const HEAD = `# What you read when an agent CLI, its API or its login fails

Written by \`node compat/errors.ts\`: the real command lines against a local stub of their model API that fails, without a
network, or without a login. The first words of \`baton run\` about it. *waits to try again*: Baton goes on by itself, with a
delay that grows or that the API named. *waits for a person*, *error*: waiting does not help; fix the cause, then \`baton run --resume\`.

| agent | version | trouble | what \`baton run\` says |
| --- | --- | --- | --- |
`

installAgentClis()
const folder = mkdtempSync(join(tmpdir(), 'baton-errors-'))
const faults: string[] = []
const named = AGENTS.filter((agent) => process.argv.includes(agent))
const only = process.argv
  .find((word) => word.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
for (const agent of named.length > 0 ? named : AGENTS) {
  for (const trouble of TROUBLES.filter(({ name }) => only?.includes(name) ?? true)) {
    const begun = performance.now()
    const read = await readBy(agent, trouble)
    const seconds = ((performance.now() - begun) / 1_000).toFixed(0)
    const file = join(folder, `${agent}-${trouble.name.replaceAll(' ', '-')}.txt`)
    writeFileSync(file, read.shown)
    process.stdout.write(
      `${agent}, ${trouble.name}, ${seconds} s, ${read.requests} requests: ${read.words}\n  see ${file}\n`,
    )
    const isRight =
      read.words.startsWith(trouble.state) || (trouble.state.endsWith('person') && read.words.startsWith('error: '))
    if (!isRight) faults.push(`${agent}, ${trouble.name}`)
    writeRow([agent, read.version, trouble.name, read.words])
  }
}
process.stdout.write(`${faults.length} cases in a wrong state${faults.length === 0 ? '' : `: ${faults.join('; ')}`}\n`)
if (faults.length > 0) process.exitCode = 1

interface Reading {
  readonly words: string
  /** Everything that was on the screen. */
  readonly shown: string
  readonly version: string
  readonly requests: number
}

/** The first words of Baton about the trouble; a line of the agent's log is not enough. */
async function readBy(agent: Agent, trouble: Trouble): Promise<Reading> {
  const isLoggedOut = trouble.without === 'login'
  // OpenCode begins without a key, and sends none.
  await using stub = await ModelStub.start({
    fail: () => (isLoggedOut ? { status: 401, message: "You didn't provide an API key." } : trouble.error),
  })
  const home = makeHome(agent)
  // Port 9 of this machine: nobody listens there.
  const url = trouble.without === 'network' ? 'http://127.0.0.1:9' : stub.url
  const env = environment(agent, home, url)
  const version = versionOf(agent, { ...env })
  if (isLoggedOut) logOut(agent, env)
  try {
    const said = await firstWords(agent, env, trouble.limitMs ?? LIMIT_MS)
    return { ...said, version, requests: stub.seen.length }
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

/**
 * Keys and tokens are gone, and OpenCode's key in its configuration. Where the model is stays, but for the two that need no
 * key with an address of their own.
 */
function logOut(agent: Agent, env: Record<string, string>): void {
  const address = /^(?:GOOGLE_GEMINI_BASE_URL|COPILOT_PROVIDER_\w+|COPILOT_MODEL)$/
  for (const name of Object.keys(env)) if (/_(?:KEY|TOKEN)$/.test(name) || address.test(name)) delete env[name]
  if (agent !== 'opencode') return
  const file = join(env.HOME ?? '', '.config', 'opencode', 'opencode.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(',"apiKey":"stub"', ''))
}

function firstWords(
  agent: Agent,
  env: Record<string, string>,
  limitMs: number,
): Promise<Pick<Reading, 'words' | 'shown'>> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [BATON, 'run', 'add numbers', '--agent', agent, '--yes'], {
      cwd: env.HOME,
      env,
    })
    let text = ''
    let words = ''
    let isStopped = false
    const read = (chunk: Buffer) => {
      text += chunk
      // What is said after the limit is about the interrupt.
      if (isStopped) return
      words ||= wordsIn(text)
      if (words !== '') child.kill('SIGINT')
    }
    child.stdin.end()
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    const timer = setTimeout(() => {
      isStopped = true
      child.kill('SIGINT')
    }, limitMs)
    child.once('close', () => {
      clearTimeout(timer)
      const read = words
        .replace(/,? ?(?:url: )?http:\/\/127\.0\.0\.1:\d+\S*/g, '')
        .replace(/127\.0\.0\.1:\d+/g, 'the host')
      resolve({ words: read || `nothing within ${limitMs / 1_000} s: the CLI itself tries again`, shown: text })
    })
  })
}

function wordsIn(text: string): string {
  const found = text
    .split('\n')
    .slice(0, -1)
    .map((line) => /^\s*(?:→ ((?:waits to try again|waits for a person): .+)|(error: .+))$/.exec(line))
  return found.flatMap((one) => one?.[1] ?? one?.[2] ?? [])[0] ?? ''
}

function writeRow(cells: readonly [string, string, string, string]): void {
  const rows = existsSync(FILE) ? (readFileSync(FILE, 'utf8').match(/^\| (?!agent|---).*$/gm) ?? []) : []
  const row = (parts: readonly string[]) => `| ${parts.map((part) => part.replaceAll('|', '\\|')).join(' | ')} |`
  const [agent, , name] = cells
  const others = rows.filter((one) => !(one.startsWith(`| ${agent} |`) && one.split(' | ')[2] === name))
  const order = (one: string) => TROUBLES.findIndex((trouble) => trouble.name === one.split(' | ')[2])
  const all = [...others, row(cells)].toSorted((a, b) => {
    const [first = '', second = ''] = [a, b].map((one) => one.split(' | ')[0])
    return first === second ? order(a) - order(b) : first < second ? -1 : 1
  })
  writeFileSync(FILE, `${HEAD}${all.join('\n')}\n`)
}
