import type { TaskRecord } from '../../pipeline/records.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import type { VisitRecord } from '../../pipeline/visits/visit-record.ts'
import type { Engine } from '../engine.ts'

/**
 * Who may still need the folder of an ended run:
 *
 *   needed    its visit, or its task where it has no visit, may read it or show it to a person
 *   idle      nobody; its task is open, or it has none
 *   finished  nobody; its task has ended
 *
 * Any folder that is needed after all is made again from the refs of its run (`rebuildRunWorkspace`): for an undo, a
 * follow-up, a fix by hand. What comes back are the files of the last checkpoint, not those that git ignores.
 */
export type FolderUse = 'needed' | 'idle' | 'finished'

export async function folderUse(engine: Engine, run: RunRecord): Promise<FolderUse> {
  if (run.task_id !== null && (await hasFinished(engine, run.task_id))) return 'finished'
  if (run.visit === undefined) return run.task_id !== null && (await isTask(engine, run.task_id)) ? 'needed' : 'idle'
  const [loaded] = await engine.store.load([{ kind: 'visit', id: run.visit }])
  const visit = loaded.value
  if (!visit || visit.state === 'closed') return 'idle'
  return (await isOverInVisit(engine, visit, run)) ? 'idle' : 'needed'
}

/** A run that ended so recently may still be asked for a repair of its document. */
const QUIET_MS = 10_000

/**
 * Whether an open visit is done with the folder of a run: the run completed, its outcome was taken, and it is not the
 * coder in whose folder a person would fix the work (`fix-folder.ts`). The folder of a run that failed stays: a person
 * who is asked about it looks there.
 */
async function isOverInVisit(engine: Engine, visit: VisitRecord, run: RunRecord): Promise<boolean> {
  const { run_id, effect } = run
  const age = engine.clock.now() - Date.parse(run.ended_at ?? run.updated_at)
  if (run.state !== 'completed' || age < QUIET_MS) return false
  const isAsked = Object.entries(visit.outstanding).some(([id, one]) => one.run_id === run_id || id === effect)
  const own = visit.runs.find((one) => one.run_id === run_id)
  if (isAsked || !own) return false
  if (own.role !== 'coder') return true
  const later = visit.runs.filter(({ role, number }) => role === 'coder' && number > own.number)
  const records = await Promise.all(later.map((one) => engine.store.load([{ kind: 'run', id: one.run_id }])))
  return records.some(([{ value }]) => value?.workspace?.base)
}

/** Whether the task is in a status from which nothing leads on, such as DONE and CANCELLED. */
export async function hasFinished(engine: Engine, task_id: string): Promise<boolean> {
  const record = await taskOf(engine, task_id)
  const pipeline = record && (await engine.pipelineOf(record.definition))
  return pipeline?.statuses.get(record?.task.status ?? '')?.terminal === true
}

const isTask = async (engine: Engine, task_id: string) => (await taskOf(engine, task_id)) !== undefined

async function taskOf({ store }: Engine, task_id: string): Promise<TaskRecord | undefined> {
  const [loaded] = await store.load([{ kind: 'task', id: task_id }])
  return loaded.value
}
