import { planOfState, planPreview } from '../../dispatch/plays/graph/plan-preview.ts'
import { fixFolderOf, folderRebuilt, noFolder, rebuildFixFolder } from '../../engine/fix-folder.ts'
import { look, lookWhole, visitOf } from '../../engine/look.ts'
import { workedOn } from '../../engine/worked-on.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { HITL_OPTIONS } from '../../protocol/leader-coder/loop.ts'
import { allRows } from '../../store/all-rows.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { Service, WithEngine } from '../service.ts'
import { renewBeforeRetry } from '../work/renew-setup.ts'
import { answerableItemsOf, type OpenItem } from './decisions-of.ts'

export interface TaskAnswer {
  readonly criteria?: readonly string[]
  readonly waive?: readonly string[]
  readonly note?: string
}

interface TaskAnswerInput extends TaskAnswer {
  readonly task_id: string
  /** The item that is meant, where several are open. */
  readonly key?: string
  /** The choice as it was typed, in any case. */
  readonly text: string
}

/**
 * What a person decides where agents cannot go on. What a relay asks comes first, then A, B or C for a paused loop, and
 * `allow` or `refuse` for a HANDOFF.md.
 */
export async function answerTask(service: Service, caller: Caller, input: TaskAnswerInput) {
  const { engine } = service
  const { task_id } = input
  const note = input.note ?? null
  const asked = askedBy(caller)
  const items = (await itemsAsked(service, task_id)).filter(({ key }) => (input.key ?? key) === key)
  // The same command came before: its item is closed by now, and the engine knows the first answer.
  const again = await engine.wasExecuted(caller)
  const closed =
    input.key !== undefined && items.length === 0 ? await closedItem(service, task_id, input.key) : undefined
  if (input.key !== undefined && items.length === 0 && !again && !closed)
    throw BatonError.of('ITEM_NOT_FOUND', { item: input.key })
  const typed = input.text.trim()
  // The number of an option, as it is shown with the question.
  const options = items[0]?.options ?? closed?.options
  const word = (/^\d+$/.test(typed) && options?.[Number(typed) - 1]?.choice) || typed
  const choice = HITL_OPTIONS.find(({ key }) => key === word.toUpperCase())?.key
  const means = (one: OpenItem) => one.options.some((option) => option.choice === word.toLowerCase())
  const isOther = choice !== undefined || /^(?:allow|refuse)$/i.test(word)
  const item = items.find(means) ?? (isOther ? undefined : items[0])
  if (item || again || closed) {
    const key = item?.key ?? input.key ?? '-'
    if (!again) await renewBeforeRetry(service, caller, { task_id, kind: item?.kind, choice: word })
    if (item?.kind === 'plan' && word.toLowerCase() === 'change' && !again) await requireEdit(service, item, note)
    await engine.execute({ type: 'answer_item', task_id, key, choice: word, note, how: 'person' }, asked)
  } else if (choice !== undefined) {
    const { criteria = [], waive = [] } = input
    if (choice === 'A') await requireFolder(service, task_id)
    await engine.execute({ type: 'choose_loop', task_id, choice, criteria, waive, note }, asked)
  } else if (/^(?:allow|refuse)$/i.test(word)) {
    const allow = word.toLowerCase() === 'allow'
    await engine.execute({ type: 'judge_document', task_id, allow, note }, asked)
  } else await refuseWord(service, task_id, word)
  const { record, pipeline } = await look({ engine, task_id })
  const { status } = record.task
  const { label, terminal: is_over = false } = pipeline.statuses.get(status) ?? {}
  const worked_on = (await workedOn(engine))(task_id)
  // An edit of a plan is answered with the plan as it is now, or with why the edit was not applied.
  const asks = item === undefined ? undefined : (await itemsAsked(service, task_id))[0]
  return { task_id, answer: choice ?? word.toLowerCase(), status, label, is_over, worked_on, asks: asks ?? null }
}

/** The note of a changed graph must hold edits that can be applied: else nothing is written, and the plan still waits. */
async function requireEdit({ engine, flags }: Service, { task_id, key, target }: OpenItem, note: string | null) {
  const { relay } = await lookWhole({ engine, task_id })
  for await (const visit of allRows(engine.store, 'visits', { task_id })) {
    const spec = relay.spec.graphs?.[visit.stage]
    const planned = planOfState(visit.play?.state)
    if (!spec || !planned?.planning || !key.startsWith(`${visit.visit}/`) || !note?.trim()) continue
    const { problem } = planPreview(spec, planned, note)
    if (problem) throw BatonError.of('PLAN_EDIT_REFUSED', { reason: problem, item: target, flags })
  }
}

/** A fix by hand needs the folder: where it is gone it is made again, and the choice is not taken yet. */
async function requireFolder({ engine, flags }: Service, task_id: string): Promise<void> {
  const [relay] = await engine.store.load([{ kind: 'relay', id: task_id }])
  if (relay.value === undefined) return
  const at = await lookWhole({ engine, task_id })
  if (visitOf(at)?.loop?.status !== 'PAUSED_FOR_HITL') return
  const place = await fixFolderOf(engine, at)
  if (!place) throw noFolder(task_id)
  if (place.isGone) throw folderRebuilt(task_id, await rebuildFixFolder(at, place), flags)
}

async function itemsAsked({ engine }: WithEngine, task_id: string): Promise<readonly OpenItem[]> {
  const [relay] = await engine.store.load([{ kind: 'relay', id: task_id }])
  return relay.value === undefined ? [] : answerableItemsOf(await lookWhole({ engine, task_id }))
}

/** An item that is not open any more: who answers it now is told what was decided, and the same answer changes nothing. */
async function closedItem({ engine }: WithEngine, task_id: string, key: string) {
  const [item] = await engine.store.load([{ kind: 'item', id: key }])
  return item.value?.task_id === task_id ? item.value : undefined
}

/** Tells what can be chosen here, not only that this cannot. */
async function refuseWord({ engine }: WithEngine, task_id: string, word: string): Promise<never> {
  const { relay, record } = await look({ engine, task_id })
  if (relay.waiting?.what !== 'choice' && relay.waiting?.what !== 'document') {
    throw BatonError.of('NOTHING_TO_CHOOSE', { task_id, status: record.task.status })
  }
  const words = relay.waiting.what === 'choice' ? 'A, B, C' : 'allow, refuse'
  const problem = { ko: `"${word}" 대신 ${words} 중에서 고르세요.`, en: `Choose one of ${words}, not "${word}".` }
  throw BatonError.of('USAGE', { problem, command: '' })
}
