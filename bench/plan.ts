// Planning a graph of 10,000 nodes against one of 1,000, in the same run: rules, scopes, serialisation, levels. Then
// `baton plan` in a repository of 20,000 files.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildGraph, type GivenNode } from '../src/dispatch/graph/build-graph.ts'
import { median, spread, table, timed } from './measure.ts'

/** Times the smaller graph. */
export const bar = 12

const SIZES = [1_000, 10_000] as const
const RUNS = 15

export function plan(): { readonly text: string; readonly ratio: number } {
  const graphs = SIZES.map((count) => graphOf(count))
  for (const nodes of graphs) timed(3, () => buildGraph(nodes))
  const rounds = Array.from({ length: RUNS }, () =>
    // As many nodes on both sides. CPU time, because the machine may be busy.
    graphs.map((nodes) => cpuMs(10_000 / nodes.length, () => requireGraph(nodes))),
  )
  const ratios = rounds.map(([small = 1, large = 0]) => large / small)
  const ms = (at: number) => median(rounds.map((round) => round[at] ?? 0)).toFixed(1)
  const rows = [
    ...SIZES.map((count, at) => [`${count} nodes`, ms(at), '']),
    ['ratio', median(ratios).toFixed(2), spread(ratios)],
  ]
  return { text: table(['planning a graph, CPU ms', 'median', 'middle half'], rows), ratio: median(ratios) }
}

/** CPU milliseconds of one of `times` calls. */
function cpuMs(times: number, work: () => void): number {
  const start = process.cpuUsage()
  for (let at = 0; at < times; at += 1) work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000 / times
}

/** Each node needs up to three earlier ones and has a folder; every tenth shares one with others. */
function graphOf(count: number): readonly GivenNode[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `n${at}`,
    kind: 'implementation',
    scope: [at % 10 === 0 ? `src/shared${at % 100}/**` : `src/part${at % 97}/module${at}/**`],
    needs: [1, 7, 31].flatMap((back) => (at - back * (1 + (at % 5)) >= 0 ? [`n${at - back * (1 + (at % 5))}`] : [])),
  }))
}

function requireGraph(nodes: readonly GivenNode[]): void {
  if (!buildGraph(nodes).ok) throw new Error('the graph has a cycle')
}

/** Seconds of `baton plan` in a repository of so many files. */
const FILES = 20_000
const SECONDS = 2
const BIN = join(import.meta.dirname, '..', 'bin', 'baton.js')
const FOLDERS = [
  'api',
  'components',
  'services',
  'db/migrations',
  'pages',
  'hooks',
  'styles',
  'utils',
  'models',
  'test',
]

function planCommand(): number {
  const folder = mkdtempSync(join(tmpdir(), 'baton-bench-plan-'))
  try {
    for (let at = 0; at < FILES; at += 1) {
      const place = join(folder, 'src', `part${at % 50}`, FOLDERS[at % FOLDERS.length] ?? '')
      if (at < 500) mkdirSync(place, { recursive: true })
      writeFileSync(join(place, `f${at}.ts`), '\n')
    }
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=b', '-c', 'user.email=b@x', ...args], { cwd: folder })
    git('init', '-q')
    git('add', '-A')
    git('commit', '-qm', 'all')
    const request = 'Build a booking system with payments, an admin page, an API and a database'
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now()
      const { status, stderr } = spawnSync(process.execPath, [BIN, 'plan', request], { cwd: folder, encoding: 'utf8' })
      if (status !== 0) throw new Error(stderr)
      return (performance.now() - start) / 1_000
    })
    return median(times)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (import.meta.main) {
  const { text, ratio } = plan()
  console.log(text)
  console.log(`bar: at most ${bar} times`)
  const seconds = planCommand()
  console.log(`baton plan, ${FILES} files: ${seconds.toFixed(2)} s (bar: at most ${SECONDS} s)`)
  if (ratio > bar || seconds > SECONDS) process.exitCode = 1
}
