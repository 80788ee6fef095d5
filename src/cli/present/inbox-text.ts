import type { TaskRecord } from '../../pipeline/records.ts'
import type { TaskEvidence } from '../../pipeline/relay/forward-steps.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import type { Lang } from '../../protocol/lang.ts'
import { shortPriority } from '../../protocol/priority.ts'
import type { StoredNotice, TaskRow, ViewRow } from '../../store/port.ts'
import { terminalText } from '../terminal-text.ts'
import { dropDependencies } from './blockers.ts'
import { taskEvidenceText, type WarnedEvidence, warningLines } from './evidence-text.ts'
import type { HandoffTimes } from './handoff-times.ts'
import {
  type OpenItem,
  openItemLines,
  type PausedLoop,
  pausedLoopLines,
  type RefusedDocument,
  refusedDocumentLines,
} from './relay-decisions.ts'
import { bold, type Screen } from './screen.ts'
import { escalationLine } from './task-card.ts'
import { leftText, timeText } from './time-text.ts'

/** Whose inbox it is: an agent of the registry or a person, with the teams that they act for. */
export interface InboxOwner {
  readonly id: string
  readonly name: string
  readonly teams: readonly string[]
  readonly lead: boolean
}

/** What waits for somebody, and what they were told. */
export interface Inbox {
  readonly actor: InboxOwner
  readonly po: boolean
  readonly escalations: readonly ViewRow['escalations'][]
  /** Runs that a person must answer or let go on. */
  readonly runs: readonly RunRecord[]
  /** Leader–coder loops that a person must move on. */
  readonly loops?: readonly PausedLoop[]
  /** Documents that a person must let through or not. */
  readonly documents?: readonly RefusedDocument[]
  /** Decisions that relays ask of a person. */
  readonly items?: readonly OpenItem[]
  readonly handoffs: readonly WaitingHandoff[]
  readonly ready: readonly ReadyTask[]
  /** Tasks that depend on one that was cancelled. */
  readonly stranded?: readonly TaskRecord[]
  /** Each with the name of whom it was for, where that is a person. */
  readonly notices: readonly (StoredNotice & { readonly to_name?: string | null })[]
}

/** A handoff that waits for its ACK, with what the work rests on. */
interface WaitingHandoff {
  readonly record: TaskRecord
  readonly times: HandoffTimes
  readonly rests_on: TaskEvidence | null
}

/** A task that waits for its approval, with what it rests on. */
export interface ReadyTask extends TaskRow {
  readonly rests_on: TaskEvidence | null
  /** The evidence of the newest stage that has some: what it warns of is shown first. */
  readonly evidence: WarnedEvidence | null
}

/** An inbox on one screen: decisions first, each with the command that makes it. */
export function inboxText(
  {
    actor,
    po,
    escalations,
    runs,
    loops = [],
    documents = [],
    items = [],
    handoffs,
    ready,
    stranded = [],
    notices,
  }: Inbox,
  screen: Screen,
  flags: string,
): string {
  const { lang } = screen
  const words = WORDS[lang]
  const as = po ? '' : ` --as ${actor.id}`
  const decisions = [
    ...escalations.map(({ escalation }) =>
      item(escalationLine(escalation, screen), `baton escalation resolve ${escalation.id} continue${as}${flags}`),
    ),
    ...runs.map((run) => runItem(run, as + flags)),
    ...loops.map((loop) => block(pausedLoopLines(loop, lang))),
    ...documents.map((document) => block(refusedDocumentLines(document, lang))),
    ...items.map((one) => block(openItemLines(one, lang))),
    ...handoffs.map(({ record: { task, handoff }, times, rests_on }) => {
      const next = times.deadlines.find(({ step }) => step === 'overdue' || step === 'redelivery')
      const left =
        next === undefined
          ? ''
          : ` · ${next.step === 'overdue' ? words.ack : words.again} ${leftText(next.left_ms, lang)}`
      const what = `${task.task_id}  ${handoff?.point} ${handoff?.source_team} → ${handoff?.target_team}  ${shortPriority(task.priority)}${left}${restsOn(rests_on, lang)}  ${terminalText(task.title)}`
      return item(what, `baton task ack ${task.task_id} accepted${as}${flags}`)
    }),
    ...stranded.map((record) => {
      const cancelled = record.cancelled_dependencies ?? []
      const what = `${record.task.task_id}  ${words.cancelled} ${cancelled.join(', ')}  ${terminalText(record.task.title)}`
      return item(what, `${dropDependencies(record, cancelled)}${flags}`)
    }),
    ...ready.map((row) => {
      const what = `${row.task_id}  ${row.status}${restsOn(row.rests_on, lang)}  ${terminalText(row.title)}`
      const warned = warningLines(row.evidence, lang).map((line) => `      ${line}\n`)
      return `  ${what}\n${warned.join('')}      baton task approve ${row.task_id}${flags}\n`
    }),
  ]
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

const restsOn = (evidence: TaskEvidence | null, lang: Lang) =>
  evidence === null ? '' : `  ${taskEvidenceText(evidence, lang)}`

const who = ({ id, name }: InboxOwner) => (name === id ? id : `${terminalText(name)}, ${id}`)

/** A question with its options, or the error that an agent could not get over. */
function runItem(run: RunRecord, flags: string): string {
  const asked = run.questions.find(({ id }) => id === run.asking)
  if (!asked) {
    const what = `${run.run_id}  ${terminalText(run.agent)}  ${terminalText(run.error?.message ?? run.state)}`
    return item(what, `baton runs resume ${run.run_id}${flags}`)
  }
  const { question, options } = asked.question
  const choices = options.length === 0 ? '' : `  (${options.map(terminalText).join(' | ')})`
  const what = `${run.run_id}  ${terminalText(run.agent)}  ${terminalText(question)}${choices}`
  return item(what, `baton answer ${asked.id} "…"${flags}`)
}

const block = (lines: readonly string[]) => lines.map((line) => `  ${line}\n`).join('')
const item = (what: string, how: string) => `  ${what}\n      ${how}\n`

const WORDS = {
  ko: {
    waits: '결정을 기다리는 일',
    nothing: '없습니다.',
    told: '최근 알림',
    silent: '없습니다.',
    ack: 'ACK 기한',
    cancelled: '취소된 선행 태스크:',
    again: '재전달',
  },
  en: {
    waits: 'Waiting for a decision',
    nothing: 'Nothing.',
    told: 'Recent notifications',
    silent: 'None.',
    ack: 'ACK due,',
    cancelled: 'waits for what was cancelled:',
    again: 'delivered again,',
  },
} as const
