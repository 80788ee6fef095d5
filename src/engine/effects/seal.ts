import type { StoredEvent } from '../../pipeline/changeset.ts'
import { integrationMessage, mergedWord, RECORD_FILES } from '../../pipeline/relay/integration-message.ts'
import { canonicalJson } from '../../protocol/canonical-json.ts'
import { upcastEvent } from '../../protocol/events/upcast-event.ts'
import { evidenceWord } from '../../protocol/evidence/evidence-word.ts'
import type { Seal } from '../../protocol/plays/effect.ts'
import type { Evidence } from '../../protocol/plays/evidence.ts'
import type { Outcomes } from '../../protocol/plays/outcome.ts'
import { visibleJson } from '../../protocol/visible-json.ts'
import { allEvents } from '../../store/all-events.ts'
import { recordCommit, sealBranch } from '../../workspace/land/record-commit.ts'
import { makeCommit } from '../../workspace/tree/make-commit.ts'
import { evidenceOf, relayStory } from '../relay-story.ts'
import type { EffectContext } from './effect-context.ts'
import { standingEvidence } from './standing-evidence.ts'

/**
 * Makes the merge commit that brings approved work to its target, and before it two more commits: the record (task,
 * events and evidence as files) and the seal (ties the record to the end of the task's branch). So a clone can prove what
 * was checked, without the store. The record contains the events up to the one that asked for this effect, so performing
 * the effect twice makes the same commits.
 */
export async function seal(context: EffectContext, effect: Seal): Promise<Outcomes['seal']> {
  const { engine, at, visit, row } = context
  const { repository } = at.relay.spec
  const { task_id, title } = at.record.task
  const own = await evidenceOf(engine.store, effect.evidence)
  const taken = (at.relay.taken ?? []).flatMap(({ evidence }) => (evidence ? [evidence] : []))
  const standing = [...standingEvidence({ ...at, relay: await relayStory(engine.store, at.relay) }), ...taken]
  const events = await eventsUntil(engine, task_id, row.work)
  const store = context.identity ?? (await engine.store.facts()).id
  const when = events.at(-1)?.at ?? visit.entry.at
  const message = `[baton] ${task_id}: record\n`
  const files = recordFiles(context, events, [...standing, own], store)
  const record = await recordCommit({ repository, files, message, at: when })
  const sealed = await sealBranch({ repository, tip: effect.tip, record, message, at: when })
  const head = events.at(-1)
  const note = integrationMessage({
    task_id,
    title,
    chain: { seq: head?.seq ?? 0, hash: head?.hash ?? '' },
    record,
    store,
    evidence: standing.map((one) => ({ stage: one.stage, tree: one.tree, result: mergedWord(one) })),
    tree: effect.tree,
    result: mergedWord(own),
  })
  const parents = [effect.onto, sealed]
  return { commit: await makeCommit({ repository, tree: effect.tree, parents, message: note, at: when }) }
}

/** The events of the task up to the one that asked for this effect. */
async function eventsUntil(
  { store }: EffectContext['engine'],
  task_id: string,
  effect: string,
): Promise<StoredEvent[]> {
  const events: StoredEvent[] = []
  for await (const event of allEvents(store, { stream: task_id })) {
    events.push(event)
    const { type, data } = upcastEvent(event)
    if (type === 'effect:asked' && data.effect === effect) break
  }
  return events
}

function recordFiles(
  { at }: EffectContext,
  events: readonly StoredEvent[],
  evidence: readonly Evidence[],
  store: string,
): Readonly<Record<string, string>> {
  const told = evidence.map((one) => ({ ...one, result: evidenceWord(one) }))
  return {
    [RECORD_FILES.task]: `${visibleJson(JSON.stringify(at.record.task, null, 2))}\n`,
    [RECORD_FILES.events]: events.map((event) => `${visibleJson(canonicalJson(event))}\n`).join(''),
    [RECORD_FILES.evidence]: `${visibleJson(JSON.stringify(told, null, 2))}\n`,
    [RECORD_FILES.store]: `${JSON.stringify({ store })}\n`,
  }
}
