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
  let chosen: string | undefined
  const accept = async (typed: string) => {
    // The answer to "What should change?"; nothing typed: the decision is asked again.
    const before = chosen
    chosen = undefined
    if (before !== undefined && typed.trim() === '') return false
    const { choice, note } = before === undefined ? readDecision(item, typed) : { choice: before, note: typed }
    const option = item.options.find((one) => one.choice === choice)
    if (note !== null || !option?.fields?.includes('note')) return decided(baton, task_id, item, choice, note)
    chosen = choice
    return `${baton.lang === 'ko' ? '무엇을 바꿀까요?' : 'What should change?'}> `
  }
  await promptHere(view, { question, signal, onClose, accept })
}

/** `2 smaller steps`, `change --note "smaller steps"`: the option by its number or its word, and the note after it. */
function readDecision({ options }: NewItem, typed: string): { choice: string; note: string | null } {
  const [, word = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/s.exec(typed) ?? []
  const [, quoted = ''] = /^--note(?:=|\s+|$)(.*)$/s.exec(rest) ?? []
  const note = rest.startsWith('--note') ? quoted.replace(/^(["'])(.*)\1$/s, '$2') : rest
  return { choice: options[Number(word) - 1]?.choice ?? word.toLowerCase(), note: note || null }
}

async function decided(
  baton: Baton,
  task_id: string,
  { key }: NewItem,
  choice: string,
  note: string | null,
): Promise<boolean> {
  try {
    await answerItem(baton, task_id, key, choice, 'person', note)
    return true
  } catch (error) {
    if (!(error instanceof BatonError)) throw error
    if (error.code === 'ITEM_ANSWERED' || error.code === 'NOTHING_TO_CHOOSE') return true
    if (error.code !== 'ITEM_CHOICE_UNKNOWN' && error.code !== 'PLACEHOLDER_LEFT') throw error
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
