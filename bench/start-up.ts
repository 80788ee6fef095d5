// How long the command line takes to start, against a bare `node -e 0` measured in turn with it: on a small real store,
// with a task and a run that waits for an answer.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, table, timed } from './measure.ts'

const HOME = join(import.meta.dirname, '..')
const BIN = process.env.BATON_BENCH_BIN || join(HOME, 'bin', 'baton.js')
const SAMPLE = join(HOME, 'test', 'fixtures', 'spec', 'task-package-sample.json')
const RUNS = Number(process.env.BATON_BENCH_RUNS || 15)

export const bars: Readonly<Record<string, number>> = {
  'baton --version': 1.6,
  'baton validate FILE': 3,
  'baton task list': 4,
  'baton task show': 4,
  'baton task create': 4,
  'baton inbox': 4,
  'baton why': 4,
  'baton answer': 4,
  'baton runs list': 4,
}

/** Prints a question and waits. */
const AGENT = `process.stdout.write('[USER_QUESTION]\\ncategory: choice\\nquestion: Which?\\noptions:\\n  - one\\n  - two\\nrequired: true\\n[/USER_QUESTION]\\n'); process.stdin.resume()`

export interface StartUp {
  readonly text: string
  /** The median of each command in medians of `node -e 0`. */
  readonly ratios: Readonly<Record<string, number>>
}

export function startUp(): StartUp {
  const place = mkdtempSync(join(tmpdir(), 'baton-start-up-'))
  try {
    return measured(place)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

function measured(place: string): StartUp {
  const repository = join(place, 'repository')
  const asked = join(place, 'asked')
  const env = { ...process.env, BATON_HOME: join(place, 'home') }
  const node = (args: readonly string[]) => {
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: repository,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr}`)
  }
  const baton = (...args: string[]) =>
    execFileSync(process.execPath, [BIN, ...args], { cwd: repository, env, encoding: 'utf8' })

  execFileSync('git', ['init', '-q', repository])
  execFileSync('git', [...AS_SOMEBODY, 'commit', '-q', '--allow-empty', '-m', 'start'], { cwd: repository })
  baton('init')
  const task = baton('task', 'create', '--title', 'x').trim()
  writeFileSync(join(place, 'agent.mjs'), AGENT)
  askQuestion(repository, env, join(place, 'agent.mjs'))
  const [run] = (JSON.parse(baton('runs', 'list', '--json')) as { runs: { run_id: string }[] }).runs
  if (!run) throw new Error('no run is there')
  cpSync(repository, asked, { recursive: true })

  const cases: [string, readonly string[]][] = [
    ['node -e 0', ['-e', '0']],
    ['baton --version', [BIN, '--version']],
    ['baton --help', [BIN, '--help']],
    ['baton diagram', [BIN, 'diagram']],
    ['baton validate FILE', [BIN, 'validate', SAMPLE]],
    ['baton task list', [BIN, 'task', 'list']],
    ['baton task show', [BIN, 'task', 'show', task]],
    ['baton task create', [BIN, 'task', 'create', '--title', 'y']],
    ['baton inbox', [BIN, 'inbox']],
    ['baton why', [BIN, 'why', task]],
    ['baton runs list', [BIN, 'runs', 'list']],
    ['baton answer', [BIN, 'answer', run.run_id, 'one']],
  ]
  const times = cases.map(([name]) => ({ name, ms: [] as number[] }))
  // In turn, so that what else the machine does falls on all of them alike. The first round only warms up.
  for (let round = 0; round <= RUNS; round += 1) {
    // The question is open again.
    rmSync(repository, { recursive: true })
    cpSync(asked, repository, { recursive: true })
    // Not measured: the first process after the copy waits for the disk, and it must not be the one that all are compared with.
    node(['-e', '0'])
    for (const [index, [, args]] of cases.entries()) {
      const [ms = 0] = timed(1, () => node(args))
      if (round > 0) times[index]?.ms.push(ms)
    }
  }
  const base = median(times[0]?.ms ?? [])
  const ratios = Object.fromEntries(times.map(({ name, ms }) => [name, median(ms) / base]))
  const rows = times.map(({ name, ms }) => {
    const ratio = ratios[name] ?? 0
    const bar = bars[name]
    return [
      name,
      median(ms).toFixed(1),
      ratio.toFixed(2),
      bar === undefined ? '' : `≤ ${bar} ${ratio <= bar ? 'ok' : 'MISSED'}`,
    ]
  })
  return { text: table([`start-up, medians of ${RUNS}`, 'ms', '× node -e 0', 'bar'], rows), ratios }
}

const AS_SOMEBODY = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.invalid']

/** Leaves a run whose question is open and whose worker has gone. */
function askQuestion(cwd: string, env: NodeJS.ProcessEnv, agent: string): void {
  spawnSync(process.execPath, [BIN, 'agent', 'run', '--', process.execPath, agent], {
    cwd,
    env,
    timeout: 120_000,
    killSignal: 'SIGINT',
  })
}

if (import.meta.main) console.log(startUp().text)
