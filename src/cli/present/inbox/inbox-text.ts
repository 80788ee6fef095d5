import type { InboxNotice, InboxOwner } from '../../../service/inbox/inbox.ts'
import { terminalText } from '../../terminal-text.ts'
import { bold, type Screen } from '../screen/screen.ts'
import { timeText } from '../screen/time-text.ts'
import { type Waiting, waitingText } from './waiting.ts'

/** An inbox whose entries are in words. */
export interface ShownInbox {
  readonly actor: InboxOwner
  readonly waiting: readonly Waiting[]
  readonly notices: readonly InboxNotice[]
}

/** An inbox on one screen: decisions first, each with the command that makes it. */
export function inboxText({ actor, waiting, notices }: ShownInbox, screen: Screen, now: number): string {
  const { lang } = screen
  const words = WORDS[lang]
  const decisions = waiting.map((entry) => waitingText(entry, lang, now))
  const told = notices.map((notice) => {
    const lines = notice.text[lang].split('\n').map(terminalText)
    // The last line says how to answer.
    const [first = '', ...rest] = notice.answered ? lines.slice(0, -1) : lines
    const to = notice.to === actor.id || !notice.to_name ? '' : `→ ${terminalText(notice.to_name)}: `
    return `  ${timeText(notice.at, screen)}  ${to}${notice.answered ? `${words.answered} ` : ''}${[first, ...rest].join(' | ')}\n`
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
  ko: {
    waits: '결정을 기다리는 일',
    nothing: '없습니다.',
    told: '최근 알림',
    silent: '없습니다.',
    answered: '(답변됨)',
  },
  en: {
    waits: 'Waiting for a decision',
    nothing: 'Nothing.',
    told: 'Recent notifications',
    silent: 'None.',
    answered: '(answered)',
  },
} as const
