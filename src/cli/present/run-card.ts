import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { terminalText } from '../terminal-text.ts'
import { answeredBy, endText, RUN_STATE_WORDS } from './run-words.ts'
import { bold, type Screen } from './screen.ts'
import { table } from './table.ts'
import { timeText } from './time-text.ts'

/** A run on one screen: how it stands, what it was asked, what it left, what can be done. */
export function runCard(run: RunRecord, screen: Screen, flags: string): string {
  const { lang } = screen
  const words = WORDS[lang]
  const rows: [string, string][] = [
    [
      words.state,
      `${run.state} (${RUN_STATE_WORDS[run.state][lang]})${run.wish === null ? '' : ` · ${words.wish} ${run.wish}`}`,
    ],
    [words.agent, terminalText(run.agent)],
    [words.command, terminalText(run.argv.join(' '))],
    ...(run.prompt === null ? [] : ([[words.prompt, terminalText(run.prompt)]] as [string, string][])),
    ...(run.task_id === null ? [] : ([[words.task, `${run.task_id} ${run.stage ?? ''}`]] as [string, string][])),
    [words.started, run.started_at === null ? '-' : timeText(run.started_at, screen)],
    [words.attempts, String(run.attempt)],
    [words.holder, run.holder ?? '-'],
    [words.folder, terminalText(run.workspace?.folder ?? '-')],
    ...(run.error === null ? [] : ([[words.error, terminalText(run.error.message)]] as [string, string][])),
    ...(run.end === null ? [] : ([[words.end, terminalText(endText(run.end, lang))]] as [string, string][])),
    ...(run.end?.summary ? ([[words.summary, terminalText(run.end.summary)]] as [string, string][]) : []),
    ...(run.notes === 0 ? [] : ([[words.notes, String(run.notes)]] as [string, string][])),
  ]
  const facts = table(
    ['', ''],
    rows.map(([name, value]) => [{ text: name }, { text: value }]),
    undefined,
  )
  return [
    `${bold(screen, run.run_id)}\n`,
    facts.split('\n').slice(1).join('\n'),
    ...questions(run, screen),
    ...checkpoints(run, screen),
    ...files(run, screen),
    ...next(run, screen, flags),
  ].join('')
}

/** The last words of a command that ran one: what it left and where. */
export function runOutcome(run: RunRecord, screen: Screen, flags: string): string {
  return [...files(run, screen), ...next(run, screen, flags)].join('')
}

function questions({ questions: asked }: RunRecord, screen: Screen): string[] {
  if (asked.length === 0) return []
  const words = WORDS[screen.lang]
  const lines = asked.map(({ id, question, answer, answered_by, answered_how }) => {
    const said =
      answer === undefined
        ? words.open
        : `${terminalText(answer ?? '-')} (${answeredBy(answered_by, answered_how, screen.lang)})`
    return `  ${id}  ${terminalText(question.question)}  → ${said}\n`
  })
  return [`\n${bold(screen, words.questions)}\n`, ...lines]
}

function checkpoints({ checkpoints: made }: RunRecord, screen: Screen): string[] {
  if (made.length === 0) return []
  const lines = made.map(({ number, at, why, commit }) => {
    return `  ${number}  ${timeText(at, screen)}  ${why}  ${commit?.slice(0, 12) ?? '-'}\n`
  })
  return [`\n${bold(screen, WORDS[screen.lang].checkpoints)}\n`, ...lines]
}

function files({ end }: RunRecord, screen: Screen): string[] {
  if (!end || end.files.length === 0) return []
  const shown = end.files.slice(0, 20).map((path) => `  ${terminalText(path)}\n`)
  const unlisted = Math.max(0, end.files.length - 20) + (end.more_files ?? 0)
  const more = unlisted > 0 ? [`  … ${unlisted}\n`] : []
  return [`\n${bold(screen, WORDS[screen.lang].files)}\n`, ...shown, ...more]
}

function next(run: RunRecord, screen: Screen, flags: string): string[] {
  const { run_id } = run
  const open = run.questions.find(({ id, answer }) => id === run.asking && answer === undefined)
  const commit = run.checkpoints.findLast((made) => made.commit !== null)?.commit
  const { repository = null, base = null } = run.workspace ?? {}
  const look =
    repository && base && commit ? [`git -C ${repository} diff ${base.slice(0, 12)} ${commit.slice(0, 12)}`] : []
  const commands = [
    ...(open ? [`baton answer ${open.id} "…"${flags}`] : []),
    ...(RESUMABLE.includes(run.state) && !open ? [`baton runs resume ${run_id}${flags}`] : []),
    ...(run.state === 'completed' && run.workflow.kind === 'custom'
      ? [`baton runs follow-up ${run_id} "…"${flags}`]
      : []),
    ...(run.holder !== null && run.state === 'running' ? [`baton runs pause ${run_id}${flags}`] : []),
    ...look,
    `baton runs logs ${run_id}${flags}`,
  ]
  return [`\n${bold(screen, WORDS[screen.lang].next)}\n`, ...commands.map((line) => `  ${line}\n`)]
}

const RESUMABLE: readonly string[] = ['queued', 'paused', 'waiting_retry', 'failed']

const WORDS = {
  ko: {
    state: '상태',
    wish: '요청:',
    agent: '에이전트',
    command: '명령',
    prompt: '요청',
    task: '태스크',
    started: '시작',
    attempts: '시도',
    holder: '작업자',
    folder: '작업 폴더',
    error: '오류',
    end: '끝',
    summary: '요약',
    notes: '프로토콜 경고',
    questions: '질문',
    open: '답변 대기',
    checkpoints: '체크포인트',
    files: '바뀐 파일',
    next: '다음',
  },
  en: {
    state: 'state',
    wish: 'asked to',
    agent: 'agent',
    command: 'command',
    prompt: 'request',
    task: 'task',
    started: 'started',
    attempts: 'attempts',
    holder: 'worker',
    folder: 'works in',
    error: 'error',
    end: 'end',
    summary: 'summary',
    notes: 'protocol notes',
    questions: 'Questions',
    open: 'waits for an answer',
    checkpoints: 'Checkpoints',
    files: 'Files',
    next: 'Next',
  },
} as const
