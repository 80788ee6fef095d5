import { BatonError } from '../../protocol/baton-error.ts'
import { isPo } from '../../protocol/pipeline/judge-transition.ts'
import { teamDeciders } from '../deciders.ts'
import { actorOf, type Draft, houseOf } from '../draft.ts'
import type { Results } from '../results.ts'
import { requireLease, requirePerson, requireWorker } from '../runs/open-run.ts'
import { openTask, taskWords } from '../task-state.ts'
import { openRelay, putRelay } from './open-relay.ts'
import type { RelayCommand } from './relay-command.ts'
import { ITEM_KINDS, itemOf, itemSeq, openItems, type RelayItem } from './relay-item.ts'
import type { RelayRecord } from './relay-record.ts'

type Command<Type extends RelayCommand['type']> = Extract<RelayCommand, { type: Type }>

/**
 * A worker asks a person. The same key again changes nothing, so an item is asked once however often its worker dies.
 * Two workers may ask: the one that carries the task, and the one that integrates it while nobody carries it.
 */
export function openItem(draft: Draft, { task_id, worker, item }: Command<'open_item'>): Results['open_item'] {
  requireWorker(draft)
  const relay = openRelay(draft, task_id)
  const isIntegrator = relay.approval?.worker === worker
  if (relay.driver !== null && relay.driver !== worker && !isIntegrator)
    throw BatonError.of('RELAY_SUPERSEDED', { task_id, worker })
  requireLease(draft, worker, task_id)
  if (itemOf(relay, item.key)) return { task_id, key: item.key }
  const { record, pipeline } = openTask(draft, task_id)
  const seq = itemSeq(pipeline, record.task)
  const steps = record.task.pipeline_history.length
  const opened: RelayItem = { ...item, seq, steps, opened_at: draft.at, answer: null }
  const { key, kind, to, text, details, options } = opened
  draft.event(task_id, 'item:opened', { key, kind, seq, to, text, details, options: options.map((one) => one.choice) })
  putRelay(draft, { ...relay, items: [...(relay.items ?? []), opened] })
  const team = to === 'po' ? null : record.task.assigned_team
  for (const person of teamDeciders(houseOf(draft, pipeline), team)) {
    const values = { ...taskWords(record), what: ITEM_KINDS[kind], text }
    draft.notify('relay_waits', { channel: 'direct', to: person, task_id }, values)
  }
  return { task_id, key }
}

/** A person decides, or `--yes` confirms what may be confirmed so. The answer is on the record with how it was given. */
export function answerItem(draft: Draft, command: Command<'answer_item'>): Results['answer_item'] {
  requirePerson(draft)
  const { task_id, note, how } = command
  const relay = openRelay(draft, task_id)
  const item = requireItem(draft, relay, command.key)
  const { pipeline } = openTask(draft, task_id)
  const actor = actorOf(draft)
  if (item.to === 'po' && !isPo(pipeline, actor)) {
    throw BatonError.of('PO_ONLY', { action: `answer ${item.kind}`, po: pipeline.definition.po })
  }
  const choice = item.options.find((option) => option.choice === command.choice.trim().toLowerCase())?.choice
  if (choice === undefined || (how === 'yes' && !item.confirmable)) {
    const known = item.options.map((option) => option.choice).join(', ')
    throw BatonError.of('ITEM_CHOICE_UNKNOWN', { task_id, choice: command.choice, known })
  }
  const { key, kind } = item
  if (item.answer) {
    if (item.answer.choice === choice) return { task_id, key, choice }
    throw BatonError.of('ITEM_ANSWERED', { task_id, choice: item.answer.choice, by: item.answer.by })
  }
  const answer = { choice, note, by: actor.agent_id, how, at: draft.at }
  draft.event(task_id, 'item:answered', { key, kind, seq: item.seq, choice, note, how })
  const items = (relay.items ?? []).map((one) => (one.key === key ? { ...one, answer } : one))
  putRelay(draft, { ...relay, items, waiting: relay.waiting?.what === 'item' ? null : relay.waiting })
  return { task_id, key, choice }
}

/** The item that is named, or the oldest that is open. */
function requireItem(draft: Draft, relay: RelayRecord, key: string | null): RelayItem {
  const { record, pipeline } = openTask(draft, relay.task_id)
  const { task } = record
  const open = openItems(relay, pipeline, task)
  const found = key === null ? open[0] : itemOf(relay, key)
  const isOver = found && found.answer === null && !open.includes(found)
  if (found && !isOver) return found
  throw BatonError.of('NOTHING_TO_CHOOSE', { task_id: relay.task_id, status: task.status })
}
