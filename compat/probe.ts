import { execFile, spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Agent, environment, makeHome } from './agent-clis.ts'
import { type Json, list, text } from './stub/json.ts'
import { ModelStub } from './stub/model-stub.ts'
import { roleOf } from './stub/play-role.ts'
import { ASKED, probeRole } from './stub/probe-role.ts'

const BATON = join(dirname(import.meta.dirname), 'bin', 'baton.js')
const LIMIT_MS = 8 * 60_000
const execute = promisify(execFile)

/** What a person and the stub saw of one agent in a relay with questions and a killed process. */
export interface Probe {
  readonly status: string
  /** Questions about a permission that a person answered in another process, by what they said. */
  readonly allowed: number
  readonly refused: number
  /** What the tools answered the model: the allowed one ran, the refused one did not. */
  readonly isObeyed: boolean
  /** Whether the CLI that was killed went on with its own session. */
  readonly isResumed: boolean
  readonly tokens: { readonly told: readonly (number | null)[]; readonly counted: readonly number[] }
  readonly events: string
}

/**
 * One relay, carried by a worker, while a person answers from another process: the coder asks for two permissions, of which
 * one is refused, and the CLI of QA is killed with -9 in the middle of its turn.
 */
export async function probe(agent: Agent): Promise<Probe> {
  let isKilled = false
  let afterKill: number | undefined
  const home = makeHome(agent)
  await using stub = await ModelStub.start({
    play: (conversation) => {
      const isQa = roleOf(conversation.prompt) === 'QA' && conversation.tools.length > 0
      const { length } = conversation.results
      if (isQa && isKilled) afterKill ??= length
      if (isQa && !isKilled && length === 1) {
        isKilled = true
        killRuns(home)
      }
      return probeRole(conversation)
    },
  })
  const env = environment(agent, home, stub.url)
  const baton = async (...args: string[]) => {
    const ran = execute(process.execPath, [BATON, ...args], { cwd: home, env, maxBuffer: 64 * 1024 * 1024 })
    return (await ran.catch((error: { stdout?: string; stderr?: string }) => ({ stdout: error.stdout ?? '' }))).stdout
  }
  const begun = await baton('run', 'add numbers', '--agent', agent, '--detach', '--json')
  const store = join(dirname(/"log":"([^"]+)"/.exec(begun)?.[1] ?? ''), 'baton.db')
  const at = ['--store', store, '--json']
  const worker = spawn(process.execPath, [BATON, 'worker', '--store', store], { cwd: home, env, stdio: 'ignore' })
  const answers = { allowed: 0, refused: 0 }
  const log: string[] = [begun]
  let status = 'did not end'
  try {
    for (const end = performance.now() + LIMIT_MS; performance.now() < end; await delay(1_000)) {
      const waiting = list((parsed(await baton('inbox', ...at)) as Json).waiting)
      if (waiting.some(({ kind }) => kind === 'approval')) {
        status = 'DEPLOY_READY'
        break
      }
      for (const entry of waiting) {
        const said = answerTo(entry)
        if (!said) continue
        if (text(entry.what).includes(ASKED.allowed)) answers.allowed += 1
        if (text(entry.what).includes(ASKED.refused)) answers.refused += 1
        log.push(`${text(entry.kind)} ${text(entry.id)} ${text(entry.what)} → ${said}\n`)
        log.push(await baton('answer', text(entry.id), said, ...at))
      }
    }
    const runs = list((parsed(await baton('runs', 'list', '--all', '--limit', '200', ...at)) as Json).runs)
    log.push(JSON.stringify(runs))
    return {
      status,
      ...answers,
      isObeyed: isObeyed(stub),
      isResumed: isKilled && (afterKill ?? 0) > 0,
      tokens: { told: toldTokens(runs), counted: countedTokens(stub) },
      events: log.join(''),
    }
  } finally {
    worker.kill('SIGTERM')
    await new Promise((resolve) => worker.once('close', resolve))
    rmSync(home, { recursive: true, force: true })
  }
}

/** What the person types; undefined for what waits for nobody. */
function answerTo({ kind, what, commands }: Json): string | undefined {
  const words = text(what)
  if (kind === 'question') return words.includes(ASKED.allowed) ? 'allow once' : 'refuse'
  return JSON.stringify(commands ?? '').includes(' approve') ? 'approve' : undefined
}

/** The model saw the output of the allowed command and none of the refused one. */
function isObeyed({ seen }: ModelStub): boolean {
  const results = seen.flatMap(({ conversation }) =>
    conversation && roleOf(conversation.prompt) === 'coder' ? [conversation.results] : [],
  )
  const [allowed = '', refused = ''] = results.find(({ length }) => length >= 2) ?? []
  return /compat-allowed/.test(allowed) && !/^\W*compat-refused/.test(refused)
}

function toldTokens(runs: readonly Json[]): readonly (number | null)[] {
  const usages = runs.map(({ end }) => (end as Json | null)?.usage as Json | undefined)
  return ['input_tokens', 'output_tokens'].map((name) => {
    const numbers = usages.flatMap((usage) => (typeof usage?.[name] === 'number' ? [usage[name]] : []))
    return numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0)
  })
}

/** Every answer of the stub takes 100 and 20. */
function countedTokens({ seen }: ModelStub): readonly number[] {
  const answered = seen.filter(
    ({ status, conversation }) => status === 200 && roleOf(conversation?.prompt ?? '') !== '',
  )
  return [answered.length * 100, answered.length * 20]
}

/** The processes of this home that belong to a run. */
function killRuns(home: string): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const variables = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
      const isRuns = variables.some((one) => one.startsWith('BATON_RUN=')) && variables.includes(`HOME=${home}`)
      if (isRuns) process.kill(Number(pid), 'SIGKILL')
    } catch {
      // It has ended, or is not ours.
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
