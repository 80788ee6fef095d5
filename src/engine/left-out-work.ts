import { joinLeftOut } from '../pipeline/runs/left-out.ts'
import type { LeftOut } from '../pipeline/runs/run-record.ts'
import type { Engine } from './engine.ts'
import { loadRun, lookWhole } from './look.ts'

/** Files that agents wrote and that are in no commit: from the last checkpoint of each visit's last writing run. */
export async function leftOutWork(engine: Engine, task_id: string): Promise<LeftOut> {
  const { visits } = (await lookWhole({ engine, task_id })).relay
  const writers = visits.flatMap(({ runs }) => {
    const last = runs.findLast(({ role }) => role === 'stage' || role === 'coder')
    return last ? [last.run_id] : []
  })
  const runs = await Promise.all(writers.map((run_id) => loadRun(engine, run_id)))
  return joinLeftOut(runs.map(({ checkpoints }) => checkpoints.at(-1)?.left_out))
}
