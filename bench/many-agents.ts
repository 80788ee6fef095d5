// Small agents at once on one worker, in plain folders; each asks one question, is answered, and completes. What the
// worker takes at most and what of it is left, the second time that it has so many.
import { type WorkerCrowdFigures, workerCrowd } from '../test/support/worker-crowd.ts'
import { table } from './measure.ts'

const SIZES = [20, 100, 200] as const
const HEADER = [
  'agents',
  'all asked s',
  'all ended s',
  'MB before',
  'peak',
  'held after',
  'fds before',
  'peak',
  'after',
]

export async function manyAgents(): Promise<string> {
  const rows: string[][] = []
  for (const agents of SIZES) rows.push(rowOf(await workerCrowd(agents)))
  return table(HEADER, rows)
}

function rowOf({ agents, completed, faults, before, second }: WorkerCrowdFigures): string[] {
  const asked = 2 * agents
  if (completed !== asked || faults.length > 0) throw new Error(`${completed} of ${asked}: ${faults.join(', ')}`)
  const { allAskedMs, allEndedMs, peak, after } = second
  return [
    String(agents),
    (allAskedMs / 1000).toFixed(2),
    (allEndedMs / 1000).toFixed(2),
    before.megabytes.toFixed(0),
    peak.megabytes.toFixed(0),
    (after.heapMegabytes - before.heapMegabytes).toFixed(1),
    ...[before, peak, after].map(({ descriptors }) => String(descriptors)),
  ]
}

if (import.meta.main) console.log(await manyAgents())
