import { type ItemAnswer, itemOf, type NewItem } from '../../pipeline/relay/relay-item.ts'
import { type Look, look, type RelayContext, say, type Waits, waits } from './relay-context.ts'

/**
 * Asks a person to decide something, and answers with what they decided. The item is in the store: it is asked once,
 * whatever crashes meanwhile, and can be answered from anywhere (`baton answer`). Where somebody is here who can answer
 * it, it is waited for; else the relay is put down with it.
 */
export async function askPerson(
  context: RelayContext,
  at: Look,
  item: NewItem,
): Promise<{ readonly answer: ItemAnswer } | Waits> {
  const { onEvent, task_id, answers, engine, signal } = context
  const before = itemOf(at.relay, item.key)?.answer
  if (before) return { answer: before }
  // We are being stopped: it is asked when the task is taken up again.
  if (signal.aborted) return waits('run', item.text[at.relay.spec.language])
  await say(context, { type: 'open_item', item })
  onEvent({ type: 'item:opened', task_id, item })
  const isAnsweredHere = answers === 'all' || (answers === 'confirmable' && item.confirmable)
  for await (const _ of isAnsweredHere ? engine.store.watch(signal) : []) {
    const now = await look(context)
    const answer = itemOf(now.relay, item.key)?.answer
    if (answer) {
      onEvent({ type: 'item:answered', task_id, key: item.key, kind: item.kind, answer })
      return { answer }
    }
    // Somebody moved the task meanwhile, a hold for example: nobody need decide this any more.
    if (now.record.task.pipeline_history.length > at.record.task.pipeline_history.length) break
  }
  // Answered in the moment in which we were stopped: nobody need be asked again.
  const last = itemOf((await look(context)).relay, item.key)?.answer
  return last ? { answer: last } : waits('item', item.text[at.relay.spec.language])
}
