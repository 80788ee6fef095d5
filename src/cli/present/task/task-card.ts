import type { Lang } from '../../../protocol/lang.ts'
import { escalationCause } from '../../../protocol/notifications.ts'
import type { HandoffDeadline } from '../../../service/tasks/handoff-times.ts'
import type { TaskView } from '../../../service/tasks/task-view.ts'
import { terminalText } from '../../terminal-text.ts'
import { withLoopCommands } from '../inbox/decision-commands.ts'
import { skippedDocsText, stepText, warningLines } from '../relay/evidence-text.ts'
import { goOnWith, interruptedText } from '../relay/interrupted-text.ts'
import { choiceRows } from '../relay/relay-decisions.ts'
import { wentOnLines } from '../relay/went-on-lines.ts'
import { cellWidth, padTo } from '../screen/cell-width.ts'
import { bold, type Screen } from '../screen/screen.ts'
import { hintedSteps, suggestion, verbLabel } from '../screen/suggestion.ts'
import { teamWords } from '../screen/team-cell.ts'
import { durationText, leftText, timeText } from '../screen/time-text.ts'
import { dropDependencies } from './blockers.ts'
import { wayBackHead, wayBackLines } from './way-back-lines.ts'

type TaskRecord = TaskView['record']

/** A task on one screen: its status, what blocks it, and what can be done next and by whom. */
export function taskCard(view: TaskView, screen: Screen, flags: string): string {
  const { task } = view.record
  const { lang } = screen
  const words = WORDS[lang]
  const rows: [string, string][] = [
    [words.status, statusLine(view, lang)],
    ...(view.interrupted
      ? [[words.agents, interruptedText(goOnWith({ task_id: task.task_id }, flags), lang)] as [string, string]]
      : []),
    ...evidenceRows(view, lang),
    ...(view.docs_skipped ? [[words.docs, skippedDocsText(view.docs_skipped, lang)] as [string, string]] : []),
    [
      words.team,
      `${teamWords(screen, view.pipeline, task.assigned_team)}${task.assigned_agent ? ` · ${terminalText(task.assigned_agent)}` : ''}`,
    ],
    [words.priority, task.priority],
    ...(view.blockedBy ? [[words.blocked, escalationLine(view.blockedBy, screen)] as [string, string]] : []),
    ...view.cancelled.map((id): [string, string] => [words.blocked, words.cancelledDependency(id)]),
    ...(view.stopped ? [[words.pipeline, words.stopped] as [string, string]] : []),
    [words.revisions, String(task.revision_count)],
    ...view.dependencies.map(({ task_id, status, title }, at): [string, string] => [
      at === 0 ? words.depends : '',
      `${task_id}  ${status ?? words.missing}  ${terminalText(title)}`,
    ]),
    ...(task.tags?.length ? [[words.tags, task.tags.map(terminalText).join(', ')] as [string, string]] : []),
    ...askedRows(view, lang),
    ...handoffRows(view, screen),
    ...view.requests.map((one, at): [string, string] => [
      at === 0 ? words.requests : '',
      terminalText(
        `${one.documentation_type}  ${one.source_team} → ${one.target_team}  ${timeText(one.accepted_at, screen)}`,
      ),
    ]),
    ...view.record.escalations
      .filter((one) => one.state === 'open')
      .map((one, at): [string, string] => [at === 0 ? words.escalations : '', escalationLine(one, screen)]),
    ...(view.record.watchers?.length
      ? [[words.watchers, view.record.watchers.map(terminalText).join(', ')] as [string, string]]
      : []),
    [
      words.changed,
      `${timeText(task.updated_at, screen)} (${words.created} ${timeText(task.created_at, screen)}, ${terminalText(task.created_by)})`,
    ],
  ]
  const wide = Math.max(...rows.map(([label]) => cellWidth(label)))
  const body = rows.map(([label, text]) => `  ${padTo(label, wide)}  ${text}\n`).join('')
  return `${bold(screen, `${task.task_id}  ${terminalText(task.title)}`)}\n${body}${nextSteps(view, screen, flags)}`
}

function statusLine({ record, pipeline }: TaskView, lang: Lang): string {
  const { status } = record.task
  const label = pipeline.statuses.get(status)?.label[lang] ?? ''
  const before = record.remembered === null ? '' : ` (${WORDS[lang].before} ${record.remembered})`
  return `${status}  ${label}${before}`
}

/** Every step by which a stage gave the task on; what changed the measure itself comes first. */
function evidenceRows({ steps, went_on }: TaskView, lang: Lang): [string, string][] {
  const last = steps.findLast(({ voided_by, evidence }) => voided_by === null && evidence !== null)
  const lines = [
    ...warningLines(last?.evidence ?? null, lang),
    ...wentOnLines(went_on, lang),
    ...steps.map((step) => stepText(step, lang)),
  ]
  return lines.map((line, at) => [at === 0 ? WORDS[lang].evidence : '', line])
}

/** What the team was asked when the task came back; before and after that, the feedback of the last way back. */
function askedRows({ record, wayBack }: TaskView, lang: Lang): [string, string][] {
  const words = WORDS[lang]
  const { feedback } = record.task
  if (!wayBack) return feedback ? [[words.feedback, terminalText(feedback)]] : []
  return [
    [words.sentBack, wayBackHead(wayBack, lang)],
    ...wayBackLines(wayBack, lang).map((line): [string, string] => ['', `  ${line}`]),
  ]
}

function handoffRows({ record, times }: TaskView, screen: Screen): [string, string][] {
  const { handoff } = record
  if (!handoff || !times) return []
  const words = WORDS[screen.lang]
  const waits = times.deadlines.length > 0
  const still = waits && !times.running ? ` · ${words.still}` : ''
  const elapsed = waits ? ` · ${durationText(times.elapsed_ms, screen.lang)} ${words.elapsed}` : ''
  return [
    [
      words.handoff,
      `${handoff.point}  ${handoff.source_team} → ${handoff.target_team}  ACK ${ackWord(handoff, screen.lang)}${elapsed}${still}`,
    ],
    ...times.deadlines.map((deadline): [string, string] => ['', `  ${deadlineLine(deadline, screen)}`]),
  ]
}

function ackWord({ ack, deferrals }: NonNullable<TaskRecord['handoff']>, lang: Lang): string {
  const word = lang === 'ko' ? `${ack} (${WORDS.ko.ack[ack]})` : ack
  return ack === 'deferred' ? `${word} ×${deferrals}` : word
}

function deadlineLine({ step, at, left_ms, fired }: HandoffDeadline, screen: Screen): string {
  const words = WORDS[screen.lang]
  const when =
    at === null ? leftText(left_ms, screen.lang) : `${timeText(at, screen)}  ${leftText(left_ms, screen.lang)}`
  return `${padTo(words.steps[step], 12)}  ${when}${fired ? `  ✓ ${words.fired}` : ''}`
}

function escalationLine(
  { id, level, triggers, team, raised_at, note }: TaskRecord['escalations'][number],
  screen: Screen,
): string {
  const said = note ? `: ${terminalText(note)}` : ''
  return `${id}  L${level} ${escalationCause(triggers, screen.lang)} (${team}, ${timeText(raised_at, screen)})${said}`
}

function nextSteps(view: TaskView, screen: Screen, flags: string): string {
  const { task } = view.record
  const words = WORDS[screen.lang]
  const { po } = view.pipeline.definition
  const shown = { lang: screen.lang, flags, withoutAs: view.defaultActor }
  const resolve = view.record.escalations
    .filter((one) => one.state === 'open')
    .map((one) => [`${po}: ${words.resolve}`, `baton escalation resolve ${one.id} continue${flags}`])
  const choices = view.loop ? choiceRows(withLoopCommands(view.loop, flags), screen.lang) : []
  const steps = hintedSteps(view).map((one) => [
    `${one.actor}: ${verbLabel(one.action, screen.lang)}${one.to === task.status ? '' : ` → ${one.to}`}`,
    suggestion(task.task_id, one, shown),
  ])
  const drop =
    view.cancelled.length === 0
      ? []
      : [[`${po}: ${words.dropDependency}`, `${dropDependencies(view.record.task, view.cancelled)}${flags}`]]
  const goOn = view.carried && !view.loop ? [[words.goOn, goOnWith({ task_id: task.task_id }, flags)]] : []
  const lines = [...choices, ...resolve, ...drop, ...goOn, ...steps]
  if (lines.length === 0) return `\n  ${words.nothing}\n`
  const wide = Math.max(...lines.map(([what = '']) => cellWidth(what)))
  return `\n${bold(screen, words.next)}\n${lines.map(([what = '', line = '']) => `  ${padTo(what, wide)}  ${line}\n`).join('')}`
}

const WORDS = {
  ko: {
    status: '상태',
    team: '담당',
    priority: '우선순위',
    blocked: '막힘',
    cancelledDependency: (id: string) => `선행 태스크 ${id} 취소됨`,
    dropDependency: '취소된 선행 태스크 제거',
    requests: '문서화 요청',
    pipeline: '파이프라인',
    stopped: '중단됨: 픽업과 기한이 멈춥니다',
    revisions: '수정 횟수',
    depends: '선행',
    missing: '없음',
    tags: '태그',
    feedback: '피드백',
    sentBack: '돌아온 이유',
    watchers: '구독자',
    evidence: '증거',
    docs: '문서화',
    agents: '에이전트',
    handoff: '핸드오프',
    escalations: '에스컬레이션',
    changed: '변경',
    created: '생성',
    before: '보류 전',
    elapsed: '경과',
    still: '시간 멈춤',
    fired: '알림 보냄',
    resolve: '에스컬레이션 해결',
    next: '다음에 할 수 있는 일',
    goOn: '에이전트가 이어서 진행',
    nothing: '끝난 태스크입니다. 할 수 있는 동작이 없습니다.',
    ack: { awaiting: '대기', accepted: '인수', deferred: '보류', rejected: '거절' },
    steps: { reminder: '리마인더', overdue: '기한', l1: 'L1', l2: 'L2', redelivery: '재전달' },
  },
  en: {
    status: 'Status',
    team: 'Team',
    priority: 'Priority',
    blocked: 'Blocked',
    cancelledDependency: (id: string) => `dependency ${id} was cancelled`,
    dropDependency: 'remove the cancelled dependency',
    requests: 'Documents requested',
    pipeline: 'Pipeline',
    stopped: 'stopped: no pickups, deadlines do not run',
    revisions: 'Revisions',
    depends: 'Depends on',
    missing: 'missing',
    tags: 'Tags',
    feedback: 'Feedback',
    sentBack: 'Sent back',
    watchers: 'Watched by',
    evidence: 'Evidence',
    docs: 'Documents',
    agents: 'Agents',
    handoff: 'Handoff',
    escalations: 'Escalations',
    changed: 'Changed',
    created: 'created',
    before: 'before the hold',
    elapsed: 'elapsed',
    still: 'clock stopped',
    fired: 'sent',
    resolve: 'resolve the escalation',
    next: 'What can be done next',
    goOn: 'agents continue',
    nothing: 'This task has ended; nothing more can be done.',
    steps: { reminder: 'reminder', overdue: 'due', l1: 'L1', l2: 'L2', redelivery: 'delivered again' },
  },
} as const
