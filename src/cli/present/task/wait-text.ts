import type { TaskView } from '../../../service/tasks/task-view.ts'
import { terminalText } from '../../terminal-text.ts'
import { type Waiting, waitingText } from '../inbox/waiting.ts'
import { goOnWith } from '../relay/interrupted-text.ts'
import type { PausedLoop } from '../relay/relay-decisions.ts'
import { bold, type Screen } from '../screen/screen.ts'
import { nextStep, suggestion, verbLabel } from '../screen/suggestion.ts'

/** A task whose paused loop, if it has one, has the commands to choose with. */
export type ShownView = Omit<TaskView, 'loop'> & { readonly loop?: PausedLoop | undefined }

export interface WaitStyle {
  /** What every suggested command ends with. */
  readonly flags: string
  readonly now: number
}

/** The status of a task, what it waits for, who can decide it, and the command to type. */
export function waitText(
  view: ShownView,
  waiting: readonly Waiting[],
  screen: Screen,
  { flags, now }: WaitStyle,
): string {
  const { task } = view.record
  const { lang } = screen
  const words = WORDS[lang]
  const { label, terminal } = view.pipeline.statuses.get(task.status) ?? {}
  const head = [
    `${bold(screen, `${task.task_id}  ${terminalText(task.title)}`)}\n`,
    `  ${words.status}: ${task.status}  ${label?.[lang] ?? ''}\n`,
  ]
  if (terminal) return head.join('')
  const unmet = view.dependencies.filter(({ status }) => view.pipeline.statuses.get(status ?? '')?.kind !== 'done')
  const waits = [
    ...waiting.map((entry) => waitingText(entry, lang, now)),
    ...unmet.map(
      ({ task_id, status }) => `  ${words.depends(task_id, status)}\n      baton task show ${task_id}${flags}\n`,
    ),
  ]
  const about = waits.length > 0 ? waits : nextLines(view, screen, flags)
  return [...head, ...(about.length > 0 ? [`${bold(screen, words.waits)}\n`, ...about] : [])].join('')
}

/** Nobody has to decide anything: agents go on, or the next step is to be taken. */
function nextLines(view: ShownView, { lang }: Screen, flags: string): readonly string[] {
  const { task } = view.record
  const words = WORDS[lang]
  if (view.carried) return [`  ${words.agents}\n      ${goOnWith(task, flags)}\n`]
  const next = nextStep(view)
  if (!next) return []
  const command = suggestion(task.task_id, next, { lang, flags, withoutAs: view.defaultActor })
  return [`  ${terminalText(next.actor)}: ${verbLabel(next.action, lang)}\n      ${terminalText(command)}\n`]
}

const WORDS = {
  ko: {
    status: '상태',
    waits: '기다리는 것과 이어갈 명령',
    agents: '에이전트의 작업 (사람이 결정할 것은 없습니다)',
    depends: (id: string, status: string | null) => `선행 태스크 ${id} (${status ?? '없음'})`,
  },
  en: {
    status: 'Status',
    waits: 'What it waits for, and the command to continue',
    agents: 'the work of its agents (nothing is to be decided)',
    depends: (id: string, status: string | null) => `the task ${id}, on which it depends (${status ?? 'missing'})`,
  },
} as const
