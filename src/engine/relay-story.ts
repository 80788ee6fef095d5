import type { RelayItem } from '../pipeline/relay/relay-item.ts'
import type { RelayRecord, Visit } from '../pipeline/relay/relay-record.ts'
import type { ItemRecord, VisitRecord } from '../pipeline/visits/visit-record.ts'
import { BatonError } from '../protocol/baton-error.ts'
import type { Evidence } from '../protocol/plays/evidence.ts'
import { allRows } from '../store/all-rows.ts'
import type { Store } from '../store/port.ts'

/**
 * A relay together with its visits and items, which are separate records. Used for display and for prompts. A `StoryEvent`
 * is something else: what a play tells.
 */
export interface RelayStory extends RelayRecord {
  readonly visits: readonly Visit[]
  readonly items: readonly RelayItem[]
}

export async function relayStory(store: Store, relay: RelayRecord): Promise<RelayStory> {
  const { task_id } = relay
  const items: RelayItem[] = []
  for await (const item of allRows(store, 'items', { task_id })) items.push(itemStory(item))
  return { ...relay, visits: [...(relay.visits ?? []), ...(await visitStories(store, task_id))], items }
}

function itemStory({ item: key, ...item }: ItemRecord): RelayItem {
  const { kind, to, text, details, options, confirmable, open, opened_at, answer } = item
  return { key, kind, to, text, details, options, confirmable, open, opened_at, answer }
}

/** The visits of a task, with their full evidence. */
async function visitStories(store: Store, task_id: string): Promise<readonly Visit[]> {
  const stories: Visit[] = []
  for await (const visit of allRows(store, 'visits', { task_id })) stories.push(await storyOf(store, visit))
  return stories
}

/**
 * In the form that visits had in Baton 0.1, where the relay contained them. `waived` and `encouraged` are empty: since then
 * the relay has what was waived. The texts of documents are in the events.
 */
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
    ...(visit.graph ? { graph: visit.graph } : {}),
  }
}

/** The evidence that an effect gathered. */
export async function evidenceOf(store: Store, effect: string): Promise<Evidence> {
  const [loaded] = await store.load([{ kind: 'outcome', id: effect }])
  if (loaded.value?.do !== 'gather_evidence')
    throw BatonError.of('INTERNAL', { reason: `${effect} gathered no evidence` })
  return loaded.value.outcome as Evidence
}
