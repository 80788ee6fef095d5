import { sha256Hex } from '../../engine/sha256.ts'
import type { PipelineDefinition } from '../../protocol/pipeline/definition.ts'
import { definitionHash } from '../../protocol/pipeline/definition-hash.ts'
import { type DefinitionChanges, definitionChanges } from '../../protocol/project-config/definition-changes.ts'
import { allRows } from '../../store/all-rows.ts'
import type { Store } from '../../store/port.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

/** A definition that open tasks are held to, and what another one would change. */
export interface Pinned {
  readonly definition: string
  /** How many open tasks have it. */
  readonly tasks: number
  readonly same: boolean
  /** Null where it is the same, or the store does not have it. */
  readonly changes: DefinitionChanges | null
}

export const hashOfDefinition = (definition: PipelineDefinition): string => definitionHash(definition, sha256Hex)

/** The definitions of the open tasks, compared with one that new tasks would get. */
export async function pinnedDefinitions(
  { engine }: WithEngine,
  _caller: Caller,
  { after }: { readonly after: PipelineDefinition },
): Promise<readonly Pinned[]> {
  const hash = hashOfDefinition(after)
  const pinned: Pinned[] = []
  for (const [definition, tasks] of await countByDefinition(engine.store)) {
    const same = definition === hash
    const before = same ? undefined : await engine.pipelineOf(definition)
    pinned.push({ definition, tasks, same, changes: before ? definitionChanges(before.definition, after) : null })
  }
  return pinned
}

const AT_ONCE = 200

async function countByDefinition(store: Store): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const count = async (ids: readonly string[]) => {
    for (const { value } of await store.load(ids.map((id) => ({ kind: 'task' as const, id })))) {
      if (value) counts.set(value.definition, (counts.get(value.definition) ?? 0) + 1)
    }
  }
  let ids: string[] = []
  for await (const { task_id } of allRows(store, 'tasks', { open: true })) {
    ids.push(task_id)
    if (ids.length < AT_ONCE) continue
    await count(ids)
    ids = []
  }
  await count(ids)
  return counts
}
