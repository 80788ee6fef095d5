import type { Lang } from '../../../protocol/lang.ts'
import type { WayBack } from '../../../service/tasks/task-history.ts'
import { terminalText } from '../../terminal-text.ts'

type Asked = Pick<WayBack, 'category' | 'description' | 'action_items' | 'attachments' | 'line_comments'>

/** What a way back asks, line by line: why, what to do by whom and when, and what came with it. */
export function wayBackLines(way: Asked, lang: Lang): string[] {
  const words = WORDS[lang]
  return [
    ...said(`${words.reason} (${terminalText(way.category)})`, way.description),
    ...way.action_items.map(
      ({ assignee, action, deadline }) =>
        `${words.item}: ${[assignee, action].map(terminalText).join(': ')} @ ${terminalText(deadline)}`,
    ),
    ...way.attachments.map(({ name, path, type = 'other' }) => {
      const place = path === name ? '' : `  ${terminalText(path)}`
      return `${words.attachment} (${terminalText(type)}): ${terminalText(name)}${place}`
    }),
    ...way.line_comments.flatMap(({ path, line, text }) =>
      said(`${path}${line === undefined ? '' : `:${line}`}`, text),
    ),
  ]
}

/** Who sent it back to whom, and the message that has all of it. */
export function wayBackHead({ from, to, message }: WayBack, lang: Lang): string {
  const who = terminalText(`${from.team} (${from.agent}) → ${to.team}`)
  return `${who}  ${WORDS[lang].message}: baton message show ${terminalText(message)}`
}

/** A text of several lines keeps them, below its first. */
function said(what: string, text: string): string[] {
  const [first = '', ...rest] = text.trim().split('\n')
  return [`${terminalText(what)}: ${terminalText(first)}`, ...rest.map((line) => `  ${terminalText(line)}`)]
}

const WORDS = {
  ko: { reason: '사유', item: '조치', attachment: '첨부', message: '전체 내용' },
  en: { reason: 'reason', item: 'to do', attachment: 'attached', message: 'full message' },
} as const
