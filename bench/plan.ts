// Planning a graph of 10,000 nodes against one of 1,000, in the same run: rules, scopes, serialisation, levels.
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

if (import.meta.main) {
  const { text, ratio } = plan()
  console.log(text)
  console.log(`bar: at most ${bar} times`)
  if (ratio > bar) process.exitCode = 1
}
