// Large repositories: what the workspace does for one run and one approval, against bare git doing the same in the same
// run. Figures are CPU seconds of this process and of every git that it started, because the machine may be busy; the
// longest pause of the event loop shows whether a worker could renew its lease (every 10 s, lost after 30 s).
// BATON_BENCH_SCALE=0.1 makes everything smaller.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkpoint } from '../src/workspace/checkpoint/checkpoint.ts'
import { collectArtifacts } from '../src/workspace/checkpoint/collect-artifacts.ts'
import { checkOut } from '../src/workspace/clone/check-out.ts'
import { openRunWorkspace } from '../src/workspace/clone/open-run-workspace.ts'
import { reviewDiff } from '../src/workspace/tree/review-diff.ts'
import { changedEntries } from '../src/workspace/tree/tree-entries.ts'
import { advanceTarget } from '../test/support/advance-target.ts'
import { table } from './measure.ts'

const SCALE = Number(process.env.BATON_BENCH_SCALE ?? 1)
const MB = 1_000_000
const LOOK_MS = 20

/** Times of bare git, for everything together. */
export const bar = 3
/** Milliseconds: half of what a worker may miss of its heartbeat. */
export const pauseBar = 10_000

interface Size {
  readonly name: string
  /** Fills the repository before its first commit. */
  readonly before: (folder: string) => void
  /** What the agent writes. */
  readonly work: (folder: string) => void
}

const SIZES: readonly Size[] = [
  {
    name: `${Math.round(100_000 * SCALE)} changed files`,
    before: () => {},
    work: (folder) => files(folder, Math.round(100_000 * SCALE)),
  },
  {
    name: `a tracked file of ${Math.round(300 * SCALE)} MB`,
    before: (folder) => large(join(folder, 'large.bin'), Math.round(300 * SCALE)),
    work: (folder) => files(folder, 10),
  },
  {
    name: `${Math.round(20_000 * SCALE)} tracked files`,
    before: (folder) => files(folder, Math.round(20_000 * SCALE)),
    work: (folder) => files(join(folder, 'new'), 10),
  },
]

export async function sizes(): Promise<{ readonly text: string; readonly ratios: readonly number[]; pause: number }> {
  const rows: string[][] = []
  const ratios: number[] = []
  let longest = 0
  for (const size of SIZES) {
    const { steps, pause } = await measure(size)
    longest = Math.max(longest, pause)
    const sum = (part: 'baton' | 'git') => steps.reduce((total, step) => total + step[part], 0)
    const all = { name: 'all', baton: sum('baton'), git: sum('git') }
    ratios.push(all.baton / all.git)
    for (const { name, baton, git } of [...steps, all])
      rows.push([
        `${size.name}: ${name}`,
        seconds(baton),
        git === 0 ? '' : seconds(git),
        git === 0 ? '' : (baton / git).toFixed(2),
      ])
    rows.push([`${size.name}: longest pause of the event loop`, seconds(pause), '', ''])
  }
  return { text: table(['CPU s', 'baton', 'git', 'ratio'], rows), ratios, pause: longest }
}

interface Step {
  readonly name: string
  readonly baton: number
  readonly git: number
}

async function measure({ before, work }: Size): Promise<{ readonly steps: readonly Step[]; readonly pause: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-bench-'))
  try {
    const [repository, bare] = [join(folder, 'repository'), join(folder, 'bare')]
    mkdirSync(repository)
    git(repository, 'init', '-q', '-b', 'main')
    writeFileSync(join(repository, 'README.md'), 'a project\n')
    before(repository)
    git(repository, 'add', '-A')
    git(repository, 'commit', '-qm', 'first')
    let pause = 0
    const steps: Step[] = []
    const step = async <Value>(name: string, ours: () => Promise<Value>, theirs: () => void): Promise<Value> => {
      // Git first: a clone that shares objects would find those that ours has written, and write none.
      const start = cpu()
      theirs()
      const between = cpu()
      let seen = performance.now()
      const look = () => {
        pause = Math.max(pause, performance.now() - seen - LOOK_MS)
        seen = performance.now()
      }
      const timer = setInterval(look, LOOK_MS)
      const value = await ours()
      look()
      clearInterval(timer)
      steps.push({ name, baton: cpu() - between, git: between - start })
      return value
    }
    const run = 'RUN-20260228-001'
    const open = () => openRunWorkspace({ repository, run, folder: join(folder, 'run') })
    const workspace = await step('clone', open, () => git(folder, 'clone', '-q', '--shared', repository, bare))
    for (const at of [workspace.folder, bare]) work(at)
    const made = await step(
      'checkpoint',
      () => checkpoint(workspace, { number: 1, message: 'work' }),
      () => {
        git(bare, 'add', '-A')
        git(bare, 'commit', '-qm', 'work')
      },
    )
    const range = { repository, from: workspace.base, to: made.commit }
    const status = () => git(bare, 'status', '--porcelain')
    await step(
      'files of the run',
      () => collectArtifacts(workspace, { declared: [], since: workspace.base, most: 1_000 }),
      status,
    )
    await step(
      'diff with counts',
      () => reviewDiff(range),
      () => git(bare, 'diff', '--raw', '--numstat', '-M', 'HEAD~1', 'HEAD'),
    )
    await step(
      'names that changed',
      () => changedEntries(range),
      () => git(bare, 'diff', '--raw', '--no-renames', 'HEAD~1', 'HEAD'),
    )
    const checks = { repository, commit: made.commit, folder: join(folder, 'checks') }
    await step(
      'clone for checks',
      () => checkOut(checks),
      () => git(folder, 'clone', '-q', '--shared', bare, join(folder, 'second')),
    )
    git(bare, 'checkout', '-q', '-b', 'target', 'HEAD~1')
    const advance = { repository, target: 'main', from: workspace.base, to: made.commit }
    await step(
      'approved work into a checkout',
      () => advanceTarget(advance),
      () => git(bare, 'merge', '-q', '--ff-only', 'main'),
    )
    return { steps, pause }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function files(folder: string, count: number): void {
  for (let at = 0; at < count; at += 1) {
    const within = join(folder, `folder-${at % 100}`)
    if (at < 100) mkdirSync(within, { recursive: true })
    writeFileSync(join(within, `file-${at}.txt`), `file ${at}\n${'x'.repeat(at % 60)}\n`)
  }
}

function large(path: string, megabytes: number): void {
  const file = openSync(path, 'w')
  for (let at = 0; at < megabytes; at += 1) writeSync(file, randomBytes(MB))
  closeSync(file)
}

function git(folder: string, ...args: string[]): void {
  const identity = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', '-c', 'gc.auto=0']
  execFileSync('git', ['-C', folder, ...identity, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1_000 * MB,
  })
}

/** Milliseconds of this process and its ended children; of this process alone where there is no /proc. */
function cpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000 + childrenCpu()
}

function childrenCpu(): number {
  if (process.platform !== 'linux') return 0
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  // Ticks of a hundredth of a second.
  return (Number(fields[13]) + Number(fields[14])) * 10
}

const seconds = (ms: number) => (ms / 1_000).toFixed(2)

if (import.meta.main) {
  const { text, ratios, pause } = await sizes()
  console.log(`${text}\n\nbar: all ≤ ${bar} × bare git, the event loop never held for ${pauseBar / 1_000} s`)
  if (ratios.some((ratio) => ratio > bar) || pause > pauseBar) process.exitCode = 1
}
