import type { Visit } from '../pipeline/relay/relay-record.ts'
import type { VisitRecord } from '../pipeline/visits/visit-record.ts'
import { BatonError } from '../protocol/baton-error.ts'
import type { Evidence } from '../protocol/plays/evidence.ts'
import { allRows } from '../store/all-rows.ts'
import type { Store } from '../store/port.ts'

/** The visits of a task as people are told of them, with their evidence whole. */
export async function visitStories(store: Store, task_id: string): Promise<readonly Visit[]> {
  const stories: Visit[] = []
  for await (const visit of allRows(store, 'visits', { task_id })) stories.push(await storyOf(store, visit))
  return stories
}

async function storyOf(store: Store, visit: VisitRecord): Promise<Visit> {
  const { seq, stage, kind, entry, runs, conditions, loop, landed } = visit
  return {
    seq,
    stage,
    kind: kind === 'revision' ? 'revision' : 'work',
    tip: entry.tip,
    runs,
    evidence: await Promise.all(visit.evidence.map(({ effect }) => evidenceOf(store, effect))),
    documents: visit.documents.map((document) => ({ ...document, text: '' })),
    loop,
    waived: [],
    encouraged: 0,
    landed,
    conditions,
  }
}

/** The evidence that an effect gathered. */
export async function evidenceOf(store: Store, effect: string): Promise<Evidence> {
  const [loaded] = await store.load([{ kind: 'outcome', id: effect }])
  if (loaded.value?.do !== 'gather_evidence')
    throw BatonError.of('INTERNAL', { reason: `${effect} gathered no evidence` })
  return loaded.value.outcome as Evidence
}
