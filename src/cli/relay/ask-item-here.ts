import { BatonError } from '../../protocol/baton-error.ts'
import { answerItem as answer } from '../../service/answer/answer-item.ts'
import type { NewItem } from '../../service/work/shown.ts'
import type { Baton } from '../compose.ts'
import { print } from '../report.ts'
import { terminalText } from '../terminal-text.ts'
import { promptHere, type Quiet } from './terminal-prompt.ts'

export interface AskItemOptions {
  readonly task_id: string
  readonly item: NewItem
  readonly signal: AbortSignal
  readonly onClose: () => void
}

/** Asks on the terminal for a decision: the word or the number of an option; what follows the word is the note. */
export async function askItemHere(
  baton: Baton,
  view: Quiet,
  { task_id, item, signal, onClose }: AskItemOptions,
): Promise<void> {
  const words = item.options.map(({ choice }) => choice).join(' | ')
  const question = `${baton.lang === 'ko' ? '결정' : 'decide'} (${words})> `
  const accept = (typed: string) => decided(baton, task_id, item, typed)
  await promptHere(view, { question, signal, onClose, accept })
}

async function decided(baton: Baton, task_id: string, { key, options }: NewItem, typed: string): Promise<boolean> {
  const [word = '', ...rest] = typed.trim().split(/\s+/)
  const choice = options[Number(word) - 1]?.choice ?? word
  try {
    await answerItem(baton, task_id, key, choice, 'person', rest.join(' ') || null)
    return true
  } catch (error) {
    if (!(error instanceof BatonError)) throw error
    if (error.code === 'ITEM_ANSWERED' || error.code === 'NOTHING_TO_CHOOSE') return true
    if (error.code !== 'ITEM_CHOICE_UNKNOWN') throw error
    print(`${terminalText(error.describe(baton.lang))}\n`)
    return false
  }
}

export function answerItem(
  { service, caller }: Baton,
  task_id: string,
  key: string,
  choice: string,
  how: 'person' | 'yes',
  note: string | null = null,
) {
  return answer(service, caller, { task_id, key, choice, note, how })
}
