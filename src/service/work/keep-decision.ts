import { planOfState } from '../../dispatch/plays/graph/plan-preview.ts'
import { look } from '../../engine/look.ts'
import { INITIALIZED, readMemory } from '../../memory/memory-files.ts'
import { writeMemory } from '../../memory/write-memory.ts'
import { visitId } from '../../pipeline/visits/visit-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { WithEngine } from '../service.ts'
import { decisionText } from '../session/record-decision.ts'

/**
 * Records what a person said with their yes to a plan with open questions, as `decisions/TASK-….md`, where the project
 * has a memory. It is written once: a file that is there stays.
 */
export async function keepDecision({ engine }: WithEngine, task_id: string): Promise<void> {
  const { record, relay } = await look({ engine, task_id })
  const { repository, request, language, graphs = {} } = relay.spec
  const open = Object.values(graphs).flatMap((graph) => graph.open ?? [])
  if (open.length === 0) return
  const id = visitId(task_id, record.carried?.visit ?? 0)
  const [visit] = await engine.store.load([{ kind: 'visit', id }])
  const answer = planOfState(visit.value?.play?.state)?.settled
  const path = `decisions/${task_id}.md`
  if (answer === undefined || (await readMemory(repository, INITIALIZED)) === undefined) return
  if ((await readMemory(repository, path)) !== undefined) return
  const day = record.task.updated_at.slice(0, 10)
  const text = decisionText({ request, answers: [{ question: open.join(' · '), answer }] }, { lang: language, day })
  try {
    await writeMemory(repository, [{ path, before: undefined, text }])
  } catch (error) {
    if (!(error instanceof BatonError)) throw error
  }
}
