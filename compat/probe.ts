import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Agent, environment, makeHome } from './agent-clis.ts'
import { recordRun } from './record.ts'
import { type Conversation, offered } from './stub/conversation.ts'
import { type Json, list, text } from './stub/json.ts'
import { ModelStub } from './stub/model-stub.ts'
import { roleOf } from './stub/play-role.ts'
import { probeRole, QUESTION } from './stub/probe-role.ts'

const BATON = join(dirname(import.meta.dirname), 'bin', 'baton.js')
const LIMIT_MS = 6 * 60_000
const execute = promisify(execFile)

/** What a person and the stub saw of one agent in a relay with questions and killed processes. */
export interface Probe {
  readonly status: string
  /** Whether a question in plain words was answered from another process, and the model read the answer. */
  readonly isAnswered: boolean
  /** Whether a question by a tool of `baton mcp` was answered, and a result reported; null: it was not offered. */
  readonly byMcp: boolean | null
  /** Whether of two permissions the allowed tool ran and the refused one did not. */
  readonly isObeyed: boolean
  /** How many results the model had in its conversation after the kill; null where nothing was killed. */
  readonly afterCliKill: number | null
  readonly afterWorkerKill: number | null
  readonly told: Tokens
  readonly counted: Tokens
  /** What was typed and answered. */
  readonly shown: string
}

interface Tokens {
  readonly input: number
  readonly output: number
  readonly turns: number
  readonly cost: number
}

/** Of the configuration, in US dollars for a million tokens: for agents that tell no cost. */
const PRICE = { input: 1, output: 10 }

/**
 * One relay, carried by `baton worker`, while a person answers from other processes. The coder asks a question and for two
 * permissions, of which one is refused. The CLI of QA is killed with -9 in the middle of its turn, the worker in that of
 * the documentation.
 */
export async function probe(agent: Agent, isRecorded = false): Promise<Probe> {
  const home = makeHome(agent)
  const kills = new Kills()
  await using stub = await ModelStub.start({
    play: (conversation) => {
      if (kills.isDue('QA', conversation)) killRuns(home)
      if (kills.isDue('documentation', conversation)) kill(worker)
      return probeRole(conversation)
    },
  })
  const env = environment(agent, home, stub.url)
  const config = { schema_version: '1.0.0', prices: { [agent]: PRICE } }
  writeFileSync(join(home, 'baton.config.json'), JSON.stringify(config))
  const baton = async (...args: string[]) => {
    const ran = execute(process.execPath, [BATON, ...args], { cwd: home, env, maxBuffer: 64 * 1024 * 1024 })
    return (await ran.catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }))).stdout
  }
  const begun = await baton('run', 'add numbers', '--agent', agent, '--detach', '--json')
  const store = join(dirname(/"log":"([^"]+)"/.exec(begun)?.[1] ?? ''), 'baton.db')
  const at = ['--store', store, '--json']
  const startWorker = () =>
    spawn(process.execPath, [BATON, 'worker', '--store', store], { cwd: home, env, stdio: 'ignore', detached: true })
  let worker = startWorker()
  const shown: string[] = [begun]
  let status = 'did not end'
  try {
    for (const end = performance.now() + LIMIT_MS; performance.now() < end; await delay(1_000)) {
      if (worker.exitCode !== null || worker.signalCode !== null) worker = startWorker()
      const waiting = list((parsed(await baton('inbox', ...at)) as Json).waiting)
      if (waiting.some(({ kind }) => kind === 'approval')) {
        status = 'DEPLOY_READY'
        break
      }
      for (const entry of waiting) {
        const said = answerTo(entry)
        if (!said) continue
        const id = text(entry.kind === 'question' ? entry.id : (entry.task_id ?? entry.id))
        shown.push(
          `${text(entry.kind)} ${id}: ${JSON.stringify(entry.what)}\n→ ${said}\n${await baton('answer', id, said, ...at)}`,
        )
      }
    }
    const runs = list((parsed(await baton('runs', 'list', '--all', '--limit', '200', ...at)) as Json).runs)
    const all = await Promise.all(
      runs.map(async ({ run_id }) => parsed(await baton('runs', 'show', text(run_id), ...at))),
    )
    const coder = (all as readonly Json[]).find(({ brief }) => (brief as Json | null)?.role === 'coder')
    if (isRecorded && coder) await recordRun(store, text(coder.run_id), `${agent}-asking-coder`, home)
    shown.push(all.map((run) => `${JSON.stringify((run as Json).end ?? null)}\n`).join(''))
    return {
      status,
      isAnswered: stub.seen.some(({ conversation }) => conversation?.prompt.includes(QUESTION.answer)),
      byMcp: byMcp(stub),
      isObeyed: isObeyed(stub),
      afterCliKill: kills.after('QA'),
      afterWorkerKill: kills.after('documentation'),
      told: toldTokens(parsed(await baton('usage', ...at)) as Json),
      counted: countedTokens(stub, kills.count),
      shown: shown.join(''),
    }
  } finally {
    const ended = new Promise((resolve) => worker.once('close', resolve))
    if (worker.exitCode === null && worker.signalCode === null) {
      worker.kill('SIGTERM')
      await ended
    }
    // To look at what happened.
    if (!process.env.BATON_COMPAT_KEEP) rmSync(home, { recursive: true, force: true })
  }
}

/** Each role is killed once, when its model has the result of one tool, and asks again afterwards. */
class Kills {
  readonly #after = new Map<string, number | null>()

  isDue(role: string, { prompt, tools, results }: Conversation): boolean {
    if (roleOf(prompt) !== role || tools.length === 0) return false
    if (this.#after.get(role) === null) this.#after.set(role, results.length)
    if (this.#after.has(role) || results.length !== 1) return false
    this.#after.set(role, null)
    return true
  }

  /** So many answers came when the process that had asked was gone. */
  get count(): number {
    return this.#after.size
  }

  after(role: string): number | null {
    return this.#after.get(role) ?? null
  }
}

/** What the person types; undefined for what waits for nobody. */
function answerTo({ kind, what, commands }: Json): string | undefined {
  // In both languages.
  const words = JSON.stringify(what)
  if (kind === 'question' && words.includes(QUESTION.text)) return QUESTION.answer
  if (kind === 'question') return words.includes("'allowed'") ? 'allow once' : 'refuse'
  return JSON.stringify(commands ?? '').includes(' approve') ? 'approve' : undefined
}

/** What the tools told the coder last. */
const coderResults = ({ seen }: ModelStub): readonly string[] =>
  seen
    .flatMap(({ conversation }) =>
      conversation && roleOf(conversation.prompt) === 'coder' ? [conversation.results] : [],
    )
    .at(-1) ?? []

/** The model saw the output of the allowed command and none of the refused one. */
function isObeyed(stub: ModelStub): boolean {
  const results = coderResults(stub)
  const isPrinted = (word: string) => results.some((result) => result.includes(`compat-${word}`))
  return isPrinted('allowed') && !isPrinted('refused')
}

function byMcp(stub: ModelStub): boolean | null {
  const roles = stub.seen.flatMap(({ conversation }) => (conversation ? [conversation] : []))
  const isOffered = roles.some(({ tools }) => offered(tools, 'ask_person') !== undefined)
  const isReported = roles.some(({ results }) => results.some((result) => result.includes('reported')))
  return isOffered ? isReported && coderResults(stub).some((result) => result.includes(QUESTION.answer)) : null
}

/** What `baton usage` sums up, killed attempts included. */
function toldTokens(usage: Json): Tokens {
  const { input_tokens, output_tokens, turns, cost_usd } = (usage.total ?? {}) as Json
  const number = (value: unknown) => Number(value ?? 0)
  return { input: number(input_tokens), output: number(output_tokens), turns: number(turns), cost: number(cost_usd) }
}

/**
 * Every answer to a role takes 100 and 20. Requests without tools are for a title or a summary: the CLIs do not tell what
 * these took. What was answered to a killed process was used by nobody.
 */
function countedTokens({ seen }: ModelStub, undelivered: number): Tokens {
  const answered = seen.filter(
    ({ status, conversation }) =>
      status === 200 && conversation && roleOf(conversation.prompt) !== '' && conversation.tools.length > 0,
  )
  const turns = answered.length - undelivered
  return { input: turns * 100, output: turns * 20, turns, cost: turns * (100 * PRICE.input + 20 * PRICE.output) * 1e-6 }
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

/** The worker with what is Baton's own in its group. */
function kill({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
