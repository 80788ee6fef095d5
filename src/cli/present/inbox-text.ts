import type { NewNotice } from '../../pipeline/changeset.ts'
import { terminalText } from '../terminal-text.ts'
import { bold, type Screen } from './screen.ts'
import { timeText } from './time-text.ts'
import { type Waiting, waitingText } from './waiting.ts'

/** Whose inbox it is: an agent of the registry or a person, with the teams that they act for. */
export interface InboxOwner {
  readonly id: string
  readonly name: string
  readonly teams: readonly string[]
}

/** What waits for somebody, and what they were told. */
export interface Inbox {
  readonly actor: InboxOwner
  readonly waiting: readonly Waiting[]
  /** Each with the name of whom it was for, where that is a person. */
  readonly notices: readonly (NewNotice & { readonly to_name?: string | null })[]
}

/** An inbox on one screen: decisions first, each with the command that makes it. */
export function inboxText({ actor, waiting, notices }: Inbox, screen: Screen, now: number): string {
  const { lang } = screen
  const words = WORDS[lang]
  const decisions = waiting.map((entry) => waitingText(entry, lang, now))
  const told = notices.map((notice) => {
    const [first = '', ...rest] = notice.text[lang].split('\n').map(terminalText)
    const to = notice.to === actor.id || !notice.to_name ? '' : `→ ${terminalText(notice.to_name)}: `
    return `  ${timeText(notice.at, screen)}  ${to}${[first, ...rest].join(' | ')}\n`
  })
  return [
    `${bold(screen, `${words.waits} (${who(actor)})`)}\n`,
    ...(decisions.length === 0 ? [`  ${words.nothing}\n`] : decisions),
    `\n${bold(screen, words.told)}\n`,
    ...(told.length === 0 ? [`  ${words.silent}\n`] : told),
  ].join('')
}

const who = ({ id, name }: InboxOwner) => (name === id ? id : `${terminalText(name)}, ${id}`)

const WORDS = {
  ko: { waits: '결정을 기다리는 일', nothing: '없습니다.', told: '최근 알림', silent: '없습니다.' },
  en: { waits: 'Waiting for a decision', nothing: 'Nothing.', told: 'Recent notifications', silent: 'None.' },
} as const
