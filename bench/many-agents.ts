// Small agents at once on one worker, in plain folders; each asks one question, is answered, and completes. What the
// worker takes at most, and what of it is left afterwards.
import { type WorkerCrowdFigures, workerCrowd } from '../test/support/worker-crowd.ts'
import { table } from './measure.ts'

const SIZES = [20, 100, 200] as const

export async function manyAgents(): Promise<string> {
  const rows: string[][] = []
  for (const agents of SIZES) rows.push(rowOf(await workerCrowd(agents)))
  return table(
    ['agents', 'all asked s', 'all ended s', 'MB before', 'peak', 'after', 'descriptors before', 'peak', 'after'],
    rows,
  )
}

function rowOf({
  agents,
  completed,
  faults,
  allAskedMs,
  allEndedMs,
  before,
  peak,
  after,
}: WorkerCrowdFigures): string[] {
  if (completed !== agents || faults.length > 0) throw new Error(`${completed} of ${agents}: ${faults.join(', ')}`)
  return [
    String(agents),
    (allAskedMs / 1000).toFixed(2),
    (allEndedMs / 1000).toFixed(2),
    ...[before, peak, after].map(({ megabytes }) => megabytes.toFixed(0)),
    ...[before, peak, after].map(({ descriptors }) => String(descriptors)),
  ]
}

if (import.meta.main) console.log(await manyAgents())
