import { fixFolderOf, folderRebuilt, noFolder, rebuildFixFolder } from '../../engine/relay/fix-folder.ts'
import { look, visitOf } from '../../engine/relay/relay-context.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { HITL_OPTIONS } from '../../protocol/leader-coder/loop.ts'
import type { Baton } from '../compose.ts'
import type { OpenItem } from '../present/relay-decisions.ts'
import { print, printJson } from '../report.ts'
import { usageProblem } from '../usage-error.ts'
import { openItemsOf } from './decisions-of.ts'

export interface TaskAnswer {
  readonly criteria?: readonly string[]
  readonly waive?: readonly string[]
  readonly note?: string
}

/**
 * `baton answer TASK CHOICE`: what a person decides where agents cannot go on. What a relay asks comes first, then
 * A, B or C for a paused loop, and `allow` or `refuse` for a HANDOFF.md.
 */
export async function answerTask(baton: Baton, task_id: string, text: string, options: TaskAnswer): Promise<void> {
  const { engine, actor, json, lang, flags } = baton
  const word = text.trim()
  const note = options.note ?? null
  const choice = HITL_OPTIONS.find(({ key }) => key === word.toUpperCase())?.key
  const items = await itemsAsked(baton, task_id)
  const means = (one: OpenItem) => one.options.some((option) => option.choice === word.toLowerCase())
  const isOther = choice !== undefined || /^(?:allow|refuse)$/i.test(word)
  const asked = items.find(means) ?? (isOther ? undefined : items[0])
  if (asked) {
    const { key } = asked
    await engine.execute({ type: 'answer_item', task_id, key, choice: word, note, how: 'person' }, { actor })
  } else if (choice !== undefined) {
    const { criteria = [], waive = [] } = options
    if (choice === 'A') await requireFolder(baton, task_id)
    await engine.execute({ type: 'choose_loop', task_id, choice, criteria, waive, note }, { actor })
  } else if (/^(?:allow|refuse)$/i.test(word)) {
    const allow = word.toLowerCase() === 'allow'
    await engine.execute({ type: 'judge_document', task_id, allow, note }, { actor })
  } else await refuseWord(baton, task_id, word)
  const { record } = await look({ engine, task_id })
  const { status } = record.task
  if (json) return printJson({ task_id, answer: choice ?? word.toLowerCase(), status })
  const line = `${task_id}: ${choice ?? word.toLowerCase()} → ${status}\n`
  const ended = engine.pipeline.statuses.get(status)?.terminal ?? false
  const how = `baton run --resume ${task_id}${flags}`
  print(ended ? line : `${line}${lang === 'ko' ? `이어가려면: ${how}` : `To go on: ${how}`}\n`)
}

/** A fix by hand needs the folder: where it is gone it is made again, and the choice is not taken yet. */
async function requireFolder({ engine, flags }: Baton, task_id: string): Promise<void> {
  const [relay] = await engine.store.load([{ kind: 'relay', id: task_id }])
  if (relay?.value === undefined) return
  const at = await look({ engine, task_id })
  if (visitOf(at)?.loop?.status !== 'PAUSED_FOR_HITL') return
  const place = await fixFolderOf(engine, at)
  if (!place) throw noFolder(task_id)
  if (place.isGone) throw folderRebuilt(task_id, await rebuildFixFolder(at, place), flags)
}

async function itemsAsked({ engine, flags }: Baton, task_id: string) {
  const [relay] = await engine.store.load([{ kind: 'relay', id: task_id }])
  return relay?.value === undefined ? [] : openItemsOf(await look({ engine, task_id }), flags)
}

/** Tells what can be chosen here, not only that this cannot. */
async function refuseWord({ engine }: Baton, task_id: string, word: string): Promise<never> {
  const { relay, record } = await look({ engine, task_id })
  if (relay.waiting?.what !== 'choice' && relay.waiting?.what !== 'document') {
    throw BatonError.of('NOTHING_TO_CHOOSE', { task_id, status: record.task.status })
  }
  const words = relay.waiting.what === 'choice' ? 'A, B, C' : 'allow, refuse'
  throw usageProblem({ ko: `"${word}" 대신 ${words} 중에서 고르세요.`, en: `Choose one of ${words}, not "${word}".` })
}
