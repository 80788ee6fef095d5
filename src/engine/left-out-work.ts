import type { RunRole } from '../pipeline/relay/relay-record.ts'
import { joinLeftOut } from '../pipeline/runs/left-out.ts'
import type { LeftOut } from '../pipeline/runs/run-record.ts'
import type { Engine } from './engine.ts'
import { loadRun, lookWhole } from './look.ts'

const WRITERS: readonly RunRole[] = ['stage', 'coder', 'specialist']

/**
 * Files that agents wrote and that are in no commit: from the last checkpoint of the writing runs of each visit, in a graph
 * of each specialist.
 */
export async function leftOutWork(engine: Engine, task_id: string): Promise<LeftOut> {
  const { visits } = (await lookWhole({ engine, task_id })).relay
  const parts: (LeftOut | undefined)[] = []
  for (const { runs } of visits) {
    const written = runs.filter(({ role }) => WRITERS.includes(role))
    const records = await Promise.all(written.map(({ run_id }) => loadRun(engine, run_id)))
    // A run that has no checkpoint yet says nothing about what the run before it left out.
    const last = new Map(
      records.flatMap(({ node = '', checkpoints }) => checkpoints.slice(-1).map((one) => [node, one])),
    )
    parts.push(...[...last.values()].map(({ left_out }) => left_out))
  }
  return joinLeftOut(parts)
}
