// `node compat/conversations.ts [claude]`: a real agent CLI in a relay with a person at a second terminal, against the stub.
// The coder asks a question and for two permissions, of which one is refused; the CLI is killed with -9 while it tests, and
// the worker while the documentation is written. Every session must go on, and the usage must be what the stub counted.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Agent, environment, installAgentClis, makeHome, versionOf } from './agent-clis.ts'
import { Person, type Waiting } from './person.ts'
import type { Conversation, Turn } from './stub/conversation.ts'
import { ModelStub } from './stub/model-stub.ts'
import { playRole, roleOf } from './stub/play-role.ts'

const LIMIT_MS = 4 * 60_000
const STAGES = ['PLAN', 'DEV', 'QA', 'HARDEN', 'DOC']

interface Usage {
  readonly input_tokens: number | null
  readonly output_tokens: number | null
  readonly cost_usd: number | null
}
interface Run {
  readonly run_id: string
  readonly stage: string
  readonly state: string
  readonly attempt: number
  readonly session?: { readonly id: string } | null
  readonly brief: { readonly role: string }
  readonly end: { readonly usage: Usage | null } | null
  readonly questions: readonly { readonly answer?: string; readonly attempt: number; readonly delivered?: number }[]
}

const agent = (process.argv[2] ?? 'claude') as Agent
installAgentClis()
const faults: string[] = []
const must = (holds: boolean, what: string) => {
  process.stdout.write(`${holds ? 'ok  ' : 'FAIL'} ${what}\n`)
  if (!holds) faults.push(what)
}

/** What the coder does before its work. */
const ASKED: readonly Turn[] = [
  { kind: 'say', text: 'Round or truncate?', options: ['round', 'truncate'] },
  { kind: 'shell', command: "node -e \"fs.writeFileSync('allowed.txt', '')\"" },
  { kind: 'shell', command: "node -e \"fs.writeFileSync('refused.txt', '')\"" },
]
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
  return ASKED[results.length] ?? playRole({ ...conversation, results: results.slice(ASKED.length) })
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
  JSON.stringify({ schema_version: '1.0.0', language: 'en', agents, checks }, null, 2),
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
  trouble()
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
      ? 'truncate'
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
function trouble(): void {
  const asked = (role: string) =>
    stub.seen.some(
      ({ conversation }) => conversation && roleOf(conversation.prompt) === role && conversation.results.length === 1,
    )
  if (!killed.has('cli') && asked('QA')) {
    killed.add('cli')
    for (const pid of cliProcesses()) {
      person.shown += `$ kill -9 ${pid}   # ${agent}\n`
      process.kill(pid, 'SIGKILL')
    }
  }
  if (!killed.has('worker') && asked('documentation')) {
    killed.add('worker')
    person.killWorker()
    person.startWorker()
  }
}

/** Processes of the agent that work for a run. */
function cliProcesses(): number[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const words = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0')
      const marks = readFileSync(`/proc/${name}/environ`, 'utf8')
      const isOurs = marks.includes(`HOME=${home}`) && marks.includes('BATON_RUN')
      return isOurs && words.includes('--output-format') ? [Number(name)] : []
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
must(told[0]?.includes('truncate') ?? false, `the model was told the answer: ${told[0]}`)
must(told[2]?.includes('there is no need for this file') ?? false, `the model was told why it was refused: ${told[2]}`)
const clone = existsSync(join(repository, '.baton'))
  ? JSON.stringify(git('ls-tree', '-r', '--name-only', branch()).toString())
  : ''
must(
  clone.includes('allowed.txt') && !clone.includes('refused.txt'),
  `what was allowed was done, what was refused was not`,
)
for (const [stage, why] of [
  ['QA', 'the CLI was killed'],
  ['DOC', 'the worker was killed'],
] as const) {
  const [run] = runs.filter((one) => one.stage === stage)
  must(
    (run?.attempt ?? 0) > 1 && run?.state === 'completed',
    `${stage}: ${why}, and attempt ${run?.attempt} completed it`,
  )
}
usage()

function branch(): string {
  return git('for-each-ref', '--format=%(refname)', 'refs/heads/baton').toString().trim().split('\n')[0] ?? 'HEAD'
}

/**
 * Every request was answered with 100 and 20 tokens. What the process of the killed worker had used is not known, so the
 * documentation is shown and not compared.
 */
function usage(): void {
  const requests = stub.seen.flatMap(({ conversation, status: code }) =>
    conversation && code === 200 ? [roleOf(conversation.prompt)] : [],
  )
  const count = (roles: readonly string[]) => roles.filter((role) => role !== 'documentation').length
  const delivered = count(requests) - count(undelivered)
  const sum = (name: keyof Usage, of: readonly Run[]) => of.reduce((all, { end }) => all + (end?.usage?.[name] ?? 0), 0)
  const compared = runs.filter(({ stage }) => stage !== 'DOC')
  const [input, output] = [sum('input_tokens', compared), sum('output_tokens', compared)]
  must(input === delivered * 100, `input tokens: ${input}, counted by the stub: ${delivered * 100}`)
  must(output === delivered * 20, `output tokens: ${output}, counted by the stub: ${delivered * 20}`)
  const documented = requests.length - count(requests) - (undelivered.length - count(undelivered))
  const docs = sum('input_tokens', runs) - input
  process.stdout.write(
    `     input tokens of DOC, whose worker was killed: ${docs}, counted by the stub: ${documented * 100}\n`,
  )
  process.stdout.write(`     cost: ${sum('cost_usd', runs)} USD\n`)
}

const file = join(mkdtempSync(join(tmpdir(), 'baton-compat-')), `${agent}-conversations.txt`)
writeFileSync(file, person.shown)
const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
process.stdout.write(
  `${agent} ${versionOf(agent, { ...env })}: ${faults.length} faults after ${seconds} s, see ${file}\n`,
)
if (faults.length > 0) process.exitCode = 1
else rmSync(home, { recursive: true, force: true })
