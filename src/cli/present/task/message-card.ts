import type { Lang } from '../../../protocol/lang.ts'
import type { MessageRecord } from '../../../service/tasks/show-message.ts'
import type { WayBack } from '../../../service/tasks/task-history.ts'
import { terminalText } from '../../terminal-text.ts'
import { cellWidth, padTo } from '../screen/cell-width.ts'
import { bold, type Screen } from '../screen/screen.ts'
import { timeText } from '../screen/time-text.ts'
import { wayBackLines } from './way-back-lines.ts'

type Body = Readonly<Record<string, unknown>>

/** A message on one screen: who says what to whom, then everything else that it carries. Nothing is left out. */
export function messageCard(id: string, { type, task_id, body, accepted_at }: MessageRecord, screen: Screen): string {
  const words = WORDS[screen.lang]
  const { task, reject_reason, attachments, line_comments, timestamp, ...rest } = body
  const { status_from, status_to, artifacts, context, ...named } = (task ?? {}) as Body
  const moves = status_from === status_to ? text(status_from) : `${text(status_from)} → ${text(status_to)}`
  const other = Object.entries({ ...rest, ...(reject_reason ? {} : { attachments }) }).filter(
    ([key, value]) => !SHOWN.has(key) && value !== undefined,
  )
  const rows: [string, string][] = [
    [words.task, [task_id, text(named.title)].filter((part) => part !== '').join('  ')],
    [words.parties, messageParties({ body })],
    ...(status_from === undefined ? [] : [[words.status, moves] as [string, string]]),
    [words.sent, sentText(accepted_at, timestamp, screen)],
    ...(context === undefined ? [] : [[words.context, text(context)] as [string, string]]),
    ...files(artifacts).map((file, at): [string, string] => [at === 0 ? words.artifacts : '', file]),
    ...(reject_reason
      ? wayBackLines(askedIn(body), screen.lang).map((line, at): [string, string] => [
          at === 0 ? words.asked : '',
          line,
        ])
      : []),
    ...other.flatMap(([key, value]) =>
      valueLines(value).map((line, at): [string, string] => [at === 0 ? key : '', line]),
    ),
  ]
  const wide = Math.max(...rows.map(([label]) => cellWidth(label)))
  const lines = rows.map(([label, line]) => `  ${padTo(terminalText(label), wide)}  ${terminalText(line)}\n`)
  return `${bold(screen, `${terminalText(type)}  ${terminalText(id)}`)}\n${lines.join('')}`
}

/** Shown in a row of their own, or part of the title. */
const SHOWN: ReadonlySet<string> = new Set([
  'type',
  'handoff_id',
  'report_id',
  'request_id',
  'result_id',
  'source',
  'target',
  'task_id',
  'source_team',
  'target_team',
])

/** `KIMQA (kimqa) → JARVIS`. */
export function messageParties({ body }: Pick<MessageRecord, 'body'>): string {
  const { source, target, source_team, target_team } = body as Record<string, Body | string | undefined>
  const party = (one: Body | string | undefined, team: unknown) => {
    const { team_id, agent_id } = (typeof one === 'object' ? one : {}) as Body
    return `${text(team_id ?? team ?? '-')}${agent_id === undefined ? '' : ` (${text(agent_id)})`}`
  }
  return terminalText(`${party(source, source_team)} → ${party(target, target_team)}`)
}

/** What a message says, in a line of a list. */
export function messageLine({ body }: Pick<MessageRecord, 'body'>, lang: Lang): string {
  const { task, reject_reason, ack_status, ack_message, summary, result } = body as Record<string, Body | undefined>
  const { status_from, status_to, context } = task ?? {}
  const moves =
    status_from === undefined || status_from === status_to ? '' : `${text(status_from)} → ${text(status_to)}`
  const items = reject_reason?.action_items as readonly unknown[] | undefined
  const count = items === undefined ? '' : lang === 'ko' ? `조치 ${items.length}건` : `${items.length} to do`
  const parts = [moves, ack_status, reject_reason?.description ?? ack_message ?? summary ?? context ?? result, count]
  return terminalText(
    parts
      .filter((part) => part !== undefined && part !== '')
      .map((part) => text(part).split('\n')[0])
      .join('  '),
  )
}

function askedIn({ reject_reason, attachments, line_comments }: Body) {
  const more = { attachments: attachments ?? [], line_comments: line_comments ?? [] }
  return { ...(reject_reason as object), ...more } as Pick<
    WayBack,
    'category' | 'description' | 'action_items' | 'attachments' | 'line_comments'
  >
}

function sentText(accepted_at: string, timestamp: unknown, screen: Screen): string {
  const words = WORDS[screen.lang]
  const taken = timeText(accepted_at, screen)
  return timestamp === undefined || timestamp === accepted_at ? taken : `${taken} (${words.written} ${text(timestamp)})`
}

const files = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as Body[]) : []).map(
    ({ name, path, type }) => `${text(name)}  ${text(path)}${type === undefined ? '' : ` (${text(type)})`}`,
  )

/** Whatever a message carries besides, as JSON where it is not a text. */
function valueLines(value: unknown): string[] {
  if (Array.isArray(value)) return value.map((one) => text(one))
  return text(value).split('\n')
}

const text = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)

const WORDS = {
  ko: {
    task: '태스크',
    parties: '누가 누구에게',
    status: '상태',
    sent: '받은 시각',
    written: '보낸 시각',
    context: '설명',
    artifacts: '산출물',
    asked: '요청',
  },
  en: {
    task: 'Task',
    parties: 'From and to',
    status: 'Status',
    sent: 'Accepted',
    written: 'sent',
    context: 'Context',
    artifacts: 'Artifacts',
    asked: 'Asked',
  },
} as const
