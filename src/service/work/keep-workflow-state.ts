import { workflowState } from '../../dispatch/workflow-state.ts'
import { look } from '../../engine/look.ts'
import { INITIALIZED, readMemory } from '../../memory/memory-files.ts'
import { writeMemory } from '../../memory/write-memory.ts'
import { visitId } from '../../pipeline/visits/visit-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { WithEngine } from '../service.ts'

const FILE = 'workflow-state.md'
/** One agent alone has no workflow. */
const FROM_AGENTS = 2

/**
 * Writes `workflow-state.md` of a task's graph into the memory of its project, where the project has one. The file is for
 * people: one that somebody else writes at the same time is left alone.
 */
export async function keepWorkflowState({ engine }: WithEngine, task_id: string): Promise<void> {
  const { record, relay, pipeline } = await look({ engine, task_id })
  const { repository, request, language } = relay.spec
  if ((await readMemory(repository, INITIALIZED)) === undefined) return
  const id = visitId(task_id, record.carried?.visit ?? 0)
  const [visit] = await engine.store.load([{ kind: 'visit', id }])
  const nodes = visit.value?.graph ?? []
  if (nodes.length < FROM_AGENTS) return
  const kind = pipeline.statuses.get(record.task.status)?.kind
  const over = kind !== 'in_progress' && kind !== 'revision' && kind !== 'hold'
  const text = workflowState({ task_id, request, over }, nodes, language)
  const before = await readMemory(repository, FILE)
  if (before === text) return
  try {
    await writeMemory(repository, [{ path: FILE, text, before }])
  } catch (error) {
    if (!(error instanceof BatonError)) throw error
  }
}
