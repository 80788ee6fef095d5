import type { Lang } from '../../../protocol/lang.ts'
import { endText } from '../../../protocol/plays/end-words.ts'
import type { RunRecord } from '../../../service/runs/find-run.ts'
import { terminalLines, terminalText } from '../../terminal-text.ts'
import { goOnWith, interruptedText } from '../relay/interrupted-text.ts'
import { bold, type Screen } from '../screen/screen.ts'
import { table } from '../screen/table.ts'
import { timeText } from '../screen/time-text.ts'
import { answeredBy, fellBackText, isCommandMissing, RUN_STATE_WORDS } from './run-words.ts'

interface CardFacts {
  /** What every suggested command ends with. */
  readonly flags: string
  /** Its worker died while it ran. */
  readonly interrupted: boolean
  /** Its folder was removed when nobody needed it any more. */
  readonly folder_gone: boolean
  /** The end of what it printed, where it failed. */
  readonly last_lines: readonly string[]
}

/** A run on one screen: how it stands, what it was asked, what it left, what can be done. */
export function runCard(
  run: RunRecord,
  screen: Screen,
  { flags, interrupted, folder_gone, last_lines }: CardFacts,
): string {
  const { lang } = screen
  const words = WORDS[lang]
  const rows: [string, string][] = [
    [
      words.state,
      interrupted
        ? interruptedText(goOnWith(run, flags), lang)
        : `${stateText(run.state, lang)}${run.wish === null ? '' : ` · ${words.wish} ${run.wish}`}`,
    ],
    [words.agent, terminalText(run.agent)],
    ...playedBy(run, lang).map(([name, value]): [string, string] => [name, terminalText(value)]),
    [words.command, terminalText(run.argv.join(' '))],
    ...(run.task_id === null ? [] : ([[words.task, `${run.task_id} ${run.stage ?? ''}`]] as [string, string][])),
    [words.started, run.started_at === null ? '-' : timeText(run.started_at, screen)],
    [words.attempts, String(run.attempt)],
    [words.holder, run.holder ?? '-'],
    [words.folder, `${terminalText(run.workspace?.folder ?? '-')}${folder_gone ? words.folderGone : ''}`],
    ...(run.error === null ? [] : under(words.error, run.error.message)),
    ...(run.end === null ? [] : ([[words.end, terminalText(endText(run.end, lang))]] as [string, string][])),
    ...(run.end?.summary ? under(words.summary, run.end.summary) : []),
    ...(run.notes === 0 ? [] : ([[words.notes, String(run.notes)]] as [string, string][])),
  ]
  const facts = table(
    ['', ''],
    rows.map(([name, value]) => [{ text: name }, { text: value }]),
    undefined,
  )
  return [
    `${bold(screen, run.run_id)}\n`,
    ...request(run, screen),
    facts.split('\n').slice(1).join('\n'),
    ...lastWords(last_lines, screen),
    ...questions(run, screen),
    ...checkpoints(run, screen),
    ...files(run, screen),
    ...next(run, screen, flags, interrupted),
  ].join('')
}

/** The program that plays it, with its model, and who played it before. */
function playedBy({ player, options, fell_back = [] }: RunRecord, lang: Lang): [string, string][] {
  if (player === undefined) return []
  const { model, tools, max_turns } = options ?? {}
  const words = WORDS[lang]
  const with_ = [
    ...(model === undefined ? [] : [model]),
    ...(max_turns === undefined ? [] : [`${words.turns} ${max_turns}`]),
    ...(tools === undefined ? [] : [`${words.tools} ${tools.join(', ')}`]),
  ]
  return [
    [words.player, [player, ...with_].join(' · ')],
    ...fell_back.map(({ from, to, cause, reason }): [string, string] => [
      words.fellBack,
      `${fellBackText(from, to, cause, lang)}: ${reason}`,
    ]),
  ]
}

/** What the agent printed last: its own words say more than its exit code. */
function lastWords(lines: readonly string[], screen: Screen): string[] {
  if (lines.length === 0) return []
  return [`\n${bold(screen, WORDS[screen.lang].last)}\n`, ...lines.map((line) => `  | ${terminalText(line)}\n`)]
}

interface RunOutcome {
  readonly run: RunRecord
  readonly interrupted: boolean
  readonly last_lines: readonly string[]
}

/** What it was asked comes first: it is long, and what a person acts on stands at the end. */
function request({ prompt }: RunRecord, screen: Screen): string[] {
  if (prompt === null) return []
  const lines = terminalLines(prompt).map((line) => (line === '' ? '\n' : `  ${line}\n`))
  return [`\n${bold(screen, WORDS[screen.lang].prompt)}\n`, ...lines, '\n']
}

/** The word for a state, beside its name where they differ. */
function stateText(state: RunRecord['state'], lang: Lang): string {
  const word = RUN_STATE_WORDS[state][lang]
  return word === state ? state : `${state} (${word})`
}

/** A text of several lines beside its label. */
const under = (label: string, text: string) =>
  terminalLines(text).map((line, at): [string, string] => [at === 0 ? label : '', line])

/** The last words of a command that ran one: what it left and where. */
export function runOutcome({ run, interrupted, last_lines }: RunOutcome, screen: Screen, flags: string): string {
  // The error that ends an interrupted command says how to go on.
  const after = interrupted ? [] : next(run, screen, flags)
  return [...lastWords(last_lines, screen), ...files(run, screen), ...after].join('')
}

function questions({ questions: asked }: RunRecord, screen: Screen): string[] {
  if (asked.length === 0) return []
  const words = WORDS[screen.lang]
  const lines = asked.map(({ id, question, answer, answered_by, answered_how }) => {
    const said =
      answer === undefined
        ? words.open
        : `${terminalText(answer ?? '-')} (${answeredBy(answered_by, answered_how, screen.lang)})`
    const [first = '', ...more] = terminalLines(question.question)
    if (more.length === 0) return `  ${id}  ${first}  → ${said}\n`
    return [`  ${id}  ${first}\n`, ...more.map((line) => `      ${line}\n`), `      → ${said}\n`].join('')
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

function next(run: RunRecord, screen: Screen, flags: string, interrupted = false): string[] {
  const { run_id } = run
  const open = run.questions.find(({ id, answer }) => id === run.asking && answer === undefined)
  const commit = run.checkpoints.findLast((made) => made.commit !== null)?.commit
  const { repository = null, base = null } = run.workspace ?? {}
  const look =
    repository && base && commit ? [`git -C ${repository} diff ${base.slice(0, 12)} ${commit.slice(0, 12)}`] : []
  const commands = [
    ...(interrupted ? [goOnWith(run, flags)] : []),
    ...(open ? [`baton answer ${open.id} "…"${flags}`] : []),
    ...(RESUMABLE.includes(run.state) && !open && !isCommandMissing(run)
      ? [`baton runs resume ${run_id}${flags}`]
      : []),
    ...(run.state === 'completed' && run.workflow.kind === 'custom'
      ? [`baton runs follow-up ${run_id} "…"${flags}`]
      : []),
    ...(run.holder !== null && run.state === 'running' && !interrupted ? [`baton runs pause ${run_id}${flags}`] : []),
    ...look,
    `baton runs logs ${run_id}${flags}`,
  ]
  return [`\n${bold(screen, WORDS[screen.lang].next)}\n`, ...commands.map((line) => `  ${line}\n`)]
}

const RESUMABLE: readonly string[] = ['queued', 'paused', 'waiting_retry', 'failed']

const WORDS = {
  ko: {
    state: '상태',
    wish: '제어 요청:',
    agent: '에이전트',
    player: '프로그램',
    turns: '모델 호출 한도',
    tools: '도구',
    fellBack: '교체',
    command: '명령',
    prompt: '요청',
    task: '태스크',
    started: '시작',
    attempts: '시도',
    holder: '워커',
    folder: '작업 폴더',
    folderGone: ' (정리됨, 파일은 체크포인트에 있음)',
    error: '오류',
    end: '끝',
    summary: '요약',
    notes: '프로토콜 경고',
    questions: '질문',
    open: '답변 대기',
    checkpoints: '체크포인트',
    files: '바뀐 파일',
    last: '마지막 출력',
    next: '다음',
  },
  en: {
    state: 'state',
    wish: 'asked to',
    agent: 'agent',
    player: 'program',
    turns: 'at most so many calls:',
    tools: 'tools',
    fellBack: 'replaced',
    command: 'command',
    prompt: 'Prompt',
    task: 'task',
    started: 'started',
    attempts: 'attempts',
    holder: 'worker',
    folder: 'works in',
    folderGone: ' (removed; its files are in the checkpoints)',
    error: 'error',
    end: 'end',
    summary: 'summary',
    notes: 'protocol notes',
    questions: 'Questions',
    open: 'waits for an answer',
    checkpoints: 'Checkpoints',
    files: 'Files',
    last: 'Its last lines',
    next: 'Next',
  },
} as const
