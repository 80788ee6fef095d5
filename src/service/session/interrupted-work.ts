import { idleTasks, workedOn } from '../../engine/worked-on.ts'
import type { UnfinishedFile } from '../../memory/unfinished-files.ts'
import { allRows } from '../../store/all-rows.ts'
import type { WithEngine } from '../service.ts'

export interface InterruptedTask {
  readonly task_id: string
  readonly request: string
}

/** Tasks that agents began, that could go on and on which nobody works: no worker is alive, no person is waited for. */
export async function interruptedWork({ engine }: WithEngine): Promise<readonly InterruptedTask[]> {
  const found: InterruptedTask[] = []
  const idle = new Set(await idleTasks(engine))
  for await (const { task_id, spec, open } of allRows(engine.store, 'relays', {}))
    if (open && idle.has(task_id)) found.push({ task_id, request: spec.request })
  return found
}

/** Without files about tasks that this store knows to be over, or that a worker is at work on: they are not behind. */
export async function stillUnfinished(
  { engine }: WithEngine,
  files: readonly UnfinishedFile[],
): Promise<readonly UnfinishedFile[]> {
  if (files.length === 0) return files
  const isWorkedOn = await workedOn(engine)
  const found: UnfinishedFile[] = []
  for (const file of files) {
    const [task] = await engine.store.load([{ kind: 'task', id: file.task_id ?? '-' }])
    const pipeline = task.value && (await engine.pipelineOf(task.value.definition))
    const kind = pipeline?.statuses.get(task.value?.task.status ?? '')?.kind
    if (kind !== undefined && (OVER.has(kind) || isWorkedOn(file.task_id ?? ''))) continue
    found.push(file)
  }
  return found
}

/** The agents have nothing left to do. */
const OVER: ReadonlySet<string> = new Set(['ready', 'done', 'cancelled'])
