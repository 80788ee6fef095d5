// `node compat/conversations.ts [claude|codex|gemini|…]`: a real agent CLI in a relay with a person at a second terminal, against the stub.
// The coder asks a question and for two permissions, of which one is refused; the CLI is killed with -9 while it tests, and
// the worker while the documentation is written. Every session must go on, and the usage must be what the stub counted.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Agent, environment, installAgentClis, makeHome, versionOf } from './agent-clis.ts'
import { Person, type Waiting } from './person.ts'
import { type Conversation, offered, type Turn } from './stub/conversation.ts'
import { ModelStub } from './stub/model-stub.ts'
import { playRole, roleOf } from './stub/play-role.ts'

const LIMIT_MS = 4 * 60_000
const STAGES = ['PLAN', 'DEV', 'QA', 'HARDEN', 'DOC']

interface Usage {
  readonly input_tokens: number | null
  readonly output_tokens: number | null
  readonly turns: number | null
  readonly cost_usd: number | null
}

/** US dollars for a million tokens, for agents that tell no cost. */
const PRICE = { input: 1, output: 10 }
interface Run {
  readonly run_id: string
  readonly stage: string
  readonly state: string
  readonly attempt: number
  readonly session?: { readonly id: string } | null
  readonly brief: { readonly role: string }
  readonly questions: readonly { readonly answer?: string; readonly attempt: number; readonly delivered?: number }[]
}

const agent = (process.argv[2] ?? 'claude') as Agent
installAgentClis()
const faults: string[] = []
const must = (holds: boolean, what: string) => {
  process.stdout.write(`${holds ? 'ok  ' : 'FAIL'} ${what}\n`)
  if (!holds) faults.push(what)
}

const ANSWER = 'truncate it'
const SHELLS: readonly Turn[] = [
  { kind: 'shell', command: "node -e \"fs.writeFileSync('allowed.txt', '')\"", escalated: true },
  { kind: 'shell', command: "node -e \"fs.writeFileSync('refused.txt', '')\"", escalated: true },
]

/** What the coder does before its work. It asks by the CLI's own tool, by that of `baton mcp`, or in plain words. */
function asked({ tools, prompt }: Conversation): readonly Turn[] {
  const [text, options] = ['Round or truncate?', ['round it', ANSWER]]
  if (offered(tools, 'ask_person')) {
    return [{ kind: 'tool', tool: 'ask_person', input: { question: text, options } }, ...SHELLS]
  }
  const isPlain = !tools.includes('AskUserQuestion')
  return isPlain && prompt.includes(ANSWER) ? SHELLS : [{ kind: 'say', text, options }, ...SHELLS]
}
const killed = new Set<string>()
const answered = new Map<string, string>()
/** Roles whose process was gone when the stub answered: nobody used these tokens. */
const undelivered: string[] = []

/** The second answer to the roles in which something is killed waits for that. */
const HELD: Readonly<Record<string, string>> = { QA: 'cli', documentation: 'worker' }

async function play(conversation: Conversation): Promise<Turn> {
  const { prompt, results } = conversation
  const held = HELD[roleOf(prompt)]
  if (held !== undefined && results.length === 1 && !killed.has(held)) {
    undelivered.push(roleOf(prompt))
    while (!killed.has(held)) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  if (roleOf(prompt) !== 'coder') return playRole(conversation)
  const first = asked(conversation)
  return first[results.length] ?? playRole({ ...conversation, results: results.slice(first.length) })
}

await using stub = await ModelStub.start({ play })
const home = makeHome(agent)
const env = environment(agent, home, stub.url)
const repository = mkdtempSync(join(home, 'repository-'))
const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, env, stdio: 'pipe' })
git('init', '-q', '-b', 'main')
git('config', 'user.name', 'dev')
git('config', 'user.email', 'dev@example.com')
const agents = Object.fromEntries(STAGES.map((stage) => [stage, agent]))
const checks = [{ name: 'test', command: ['node', '--test'] }]
writeFileSync(
  join(repository, 'baton.config.json'),
  JSON.stringify({ schema_version: '1.0.0', language: 'en', agents, checks, prices: { [agent]: PRICE } }, null, 2),
)
git('add', '.')
git('commit', '-qm', 'begin')

using person = new Person(repository, env)
person.baton('run', 'add numbers', '--here', '--detach')
person.startWorker()
const begun = performance.now()
let status = ''
while (performance.now() - begun < LIMIT_MS) {
  for (const waiting of person.inbox()) answer(waiting)
  await trouble()
  status = person.json<{ tasks: { status: string }[] }>('task', 'list').tasks[0]?.status ?? ''
  if (status === 'DEPLOY_READY') break
  await new Promise((resolve) => setTimeout(resolve, 300))
}

/** What the person decides, once for each thing that waits. */
function answer({ kind, id, task_id, ...entry }: Waiting): void {
  const what = JSON.stringify(entry)
  const [question] = /q_\w+/.exec(`${id} ${what}`) ?? [id]
  if (answered.has(question)) return
  if (kind === 'question') {
    const text = what.includes('Round or truncate')
      ? ANSWER
      : what.includes('allowed.txt')
        ? 'allow once'
        : 'there is no need for this file'
    answered.set(question, text)
    person.baton('answer', question, text)
  } else if (kind === 'item' && task_id !== null) {
    answered.set(question, 'approve')
    person.baton('answer', task_id, 'approve')
  }
}

/** Kills the CLI in QA and the worker in DOC, each once, when the model was asked for the first time. */
async function trouble(): Promise<void> {
  const isAsked = (role: string) =>
    stub.seen.some(
      ({ conversation }) => conversation && roleOf(conversation.prompt) === role && conversation.results.length === 1,
    )
  if (!killed.has('cli') && isAsked('QA')) {
    for (const pid of cliProcesses()) {
      person.shown += `$ kill -9 ${pid}   # ${agent}\n`
      process.kill(pid, 'SIGKILL')
    }
    killed.add('cli')
  }
  if (!killed.has('worker') && isAsked('documentation')) {
    person.killWorker()
    // The reaper ends the CLI; the stub answers only when that is gone.
    while (cliProcesses().length > 0) await new Promise((resolve) => setTimeout(resolve, 20))
    killed.add('worker')
    person.startWorker()
  }
}

/** Processes of the agent that work for a run. */
function cliProcesses(): number[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const marks = readFileSync(`/proc/${name}/environ`, 'utf8')
      const isOurs = marks.includes(`HOME=${home}`) && marks.includes('BATON_RUN')
      return isOurs ? [Number(name)] : []
    } catch {
      // It is gone, or no process.
      return []
    }
  })
}

const runs = person
  .json<{ runs: { run_id: string }[] }>('runs', 'list', '--all')
  .runs.map(({ run_id }) => person.json<Run>('runs', 'show', run_id))
const byRole = (role: string) => runs.filter(({ brief }) => brief.role === role)
const [coder] = byRole('coder')
must(status === 'DEPLOY_READY', `the relay reached ${status}`)
must(coder?.attempt === 1, `the coder's process asked and went on: ${coder?.attempt} attempt(s)`)
must(coder?.questions.length === 3, `it asked ${coder?.questions.length} times`)
const results = stub.seen.flatMap(({ conversation }) =>
  conversation && roleOf(conversation.prompt) === 'coder' ? [conversation.results] : [],
)
const told = results.at(-1) ?? []
const isHeard = (text: string) =>
  stub.seen.some(
    ({ conversation }) =>
      conversation && roleOf(conversation.prompt) === 'coder' && JSON.stringify(conversation).includes(text),
  )
must(isHeard(ANSWER), `the model was told the answer: ${told[0]?.includes(ANSWER) ? told[0] : 'in a message'}`)
// Only Claude Code has room for the reason in its answer; the others are told in a message after it.
const reason = 'there is no need for this file'
must(isHeard(reason), `the model was told why it was refused: ${told[2]?.includes(reason) ? told[2] : 'in a message'}`)
const clone = existsSync(join(repository, '.baton'))
  ? JSON.stringify(git('ls-tree', '-r', '--name-only', branch()).toString())
  : ''
must(
  clone.includes('allowed.txt') && !clone.includes('refused.txt'),
  `what was allowed was done, what was refused was not`,
)
for (const [stage, role, why] of [
  ['QA', 'QA', 'the CLI was killed'],
  ['DOC', 'documentation', 'the worker was killed'],
] as const) {
  const [run] = runs.filter((one) => one.stage === stage)
  must(
    (run?.attempt ?? 0) > 1 && run?.state === 'completed',
    `${stage}: ${why}, and attempt ${run?.attempt} completed it`,
  )
  // A session that begins again has no result of a tool.
  const begun = stub.seen.filter(
    ({ conversation }) => conversation && roleOf(conversation.prompt) === role && conversation.results.length === 0,
  ).length
  must(begun === 1, `${stage}: its session went on; ${begun} began`)
}
usage()

function branch(): string {
  return git('for-each-ref', '--format=%(refname)', 'refs/heads/baton').toString().trim().split('\n')[0] ?? 'HEAD'
}

/**
 * Every answer took 100 and 20 tokens; an answer that came when its process was gone was used by nobody. Claude Code tells a
 * cost of its own, by the prices of its models, so that is shown and not compared.
 */
function usage(): void {
  const answered = stub.seen.flatMap(({ conversation, status: code }) =>
    conversation && code === 200 && roleOf(conversation.prompt) !== '' ? [conversation] : [],
  )
  // Requests beside the conversation, for a title or a summary, offer no tools; the CLIs do not tell what they took.
  const asides = answered.filter(({ tools }) => tools.length === 0).length
  process.stdout.write(`     requests beside the conversation, not compared: ${asides}\n`)
  const turns = answered.length - asides - undelivered.length
  const { total } = person.json<{ total: Usage }>('usage')
  const figures = [
    ['input tokens', total.input_tokens, turns * 100],
    ['output tokens', total.output_tokens, turns * 20],
    ['calls of the model', total.turns, turns],
    ['cost in millionths of a dollar', millionths(total.cost_usd), turns * (100 * PRICE.input + 20 * PRICE.output)],
  ] as const
  for (const [what, told, counted] of figures) {
    const line = `${what}: ${told}, counted by the stub: ${counted}`
    if (agent === 'claude' && what.startsWith('cost'))
      process.stdout.write(`     ${what}: ${told}, as Claude Code says\n`)
    else must(told === counted, line)
  }
}

function millionths(usd: number | null): number {
  return Math.round((usd ?? 0) * 1e6)
}

const file = join(mkdtempSync(join(tmpdir(), 'baton-compat-')), `${agent}-conversations.txt`)
writeFileSync(file, person.shown)
const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
process.stdout.write(
  `${agent} ${versionOf(agent, { ...env })}: ${faults.length} faults after ${seconds} s, see ${file}\n`,
)
if (faults.length > 0) process.exitCode = 1
else rmSync(home, { recursive: true, force: true })
