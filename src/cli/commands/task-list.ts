import { BatonError } from '../../protocol/baton-error.ts'
import { EVIDENCE_LABELS } from '../../protocol/evidence/evidence-word.ts'
import type { Lang } from '../../protocol/lang.ts'
import { type Pipeline, teamByAnyName } from '../../protocol/pipeline/pipeline.ts'
import { type Priority, shortPriority } from '../../protocol/priority.ts'
import { type ListedTask as Listed, listTasks } from '../../service/tasks/list-tasks.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { goOnWith, INTERRUPTED, interruptedText } from '../present/relay/interrupted-text.ts'
import { type Screen, screenOf } from '../present/screen/screen.ts'
import { type Cell, table } from '../present/screen/table.ts'
import { teamCell } from '../present/screen/team-cell.ts'
import { timeText } from '../present/screen/time-text.ts'
import { blockerText } from '../present/task/blockers.ts'
import { print, printJson } from '../report.ts'
import { limitFrom, listFrom } from '../task-arguments.ts'
import { terminalText } from '../terminal-text.ts'
import { usageProblem } from '../usage-error.ts'

export interface TaskListOptions extends CommonOptions {
  readonly status?: string
  readonly team?: string
  readonly open?: boolean
  readonly text?: string
  readonly limit?: string
  readonly cursor?: string
}

const USUAL_LIMIT = 50

/** `baton task list`: a table, each team in its colour. */
export async function taskList(options: TaskListOptions): Promise<void> {
  const limit = limitFrom(options.limit, USUAL_LIMIT)
  await withBaton(options, 'read', async (baton) => {
    const { service, caller, pipeline } = baton
    const page = await listTasks(service, caller, {
      limit,
      ...(options.status === undefined
        ? {}
        : { status: listFrom(options.status).map((code) => statusNamed(pipeline, code)) }),
      ...(options.team === undefined ? {} : { team: teamNamed(pipeline, options.team) }),
      ...(options.open === undefined ? {} : { open: options.open }),
      ...(options.text === undefined ? {} : { text: options.text }),
      ...(options.cursor === undefined ? {} : { cursor: options.cursor }),
    })
    const rows = page.tasks.map((row) => ({
      ...row,
      ...(row.interrupted ? { go_on: goOnWith(row, baton.flags) } : {}),
    }))
    if (baton.json) return printJson({ tasks: rows, cursor: page.cursor ?? null })
    const goOn = rows.flatMap(({ task_id, go_on }) =>
      go_on ? [`${task_id}: ${interruptedText(go_on, baton.lang)}\n`] : [],
    )
    print(
      taskTable(rows, pipeline, screenOf(baton)) +
        goOn.join('') +
        (page.cursor === undefined ? '' : more(baton, page.cursor)),
    )
  })
}

/** A row with what else is known of the task. */
type ListedTask = Omit<Listed, 'blocked_by' | 'rests_on' | 'interrupted'> & Partial<Listed>

export function taskTable(rows: readonly ListedTask[], pipeline: Pipeline, screen: Screen): string {
  const words = WORDS[screen.lang]
  if (rows.length === 0) return `${words.none}\n`
  const cells = rows.map((row): Cell[] => [
    { text: row.task_id },
    teamCell(screen, pipeline, row.team),
    { text: row.status },
    { text: pipeline.statuses.get(row.status)?.label[screen.lang] ?? '' },
    { text: shortPriority(row.priority as Priority) ?? row.priority },
    { text: flags(row, screen.lang) },
    { text: terminalText(row.agent ?? '-') },
    { text: timeText(row.updated_at, screen) },
    { text: terminalText(row.title) },
  ])
  const columns = words.header.map((title, at) => ({ title, ...(RANKS[at] === undefined ? {} : { rank: RANKS[at] }) }))
  return table(columns, cells, screen.width)
}

/** What gives way first on a narrow terminal: the status in words, when it changed, who has it. Id and team stay. */
const RANKS: Readonly<Record<number, number>> = { 2: 1, 3: 6, 4: 3, 5: 2, 6: 4, 7: 5 }

/** What a person should see before anything else: blocked and why, how often it came back, work that is not checked. */
function flags(row: ListedTask, lang: Lang): string {
  const { blocked, blocked_by = [], revision_count, rests_on, interrupted } = row
  const words = WORDS[lang]
  const unproven = rests_on && rests_on.result !== 'passed' ? [EVIDENCE_LABELS[rests_on.result][lang]] : []
  const why = blockerText(blocked_by, lang)
  const parts = [
    ...(interrupted ? [INTERRUPTED[lang]] : []),
    ...(blocked ? [why === '' ? words.blocked : `${words.blocked} (${why})`] : []),
    ...(revision_count > 0 ? [`↩${revision_count}`] : []),
    ...unproven,
  ]
  return parts.join(' ')
}

function more({ lang, flags: again }: Baton, cursor: string): string {
  const line = `baton task list --cursor ${cursor}${again}`
  return lang === 'ko' ? `더 있습니다: ${line}\n` : `More: ${line}\n`
}

function statusNamed(pipeline: Pipeline, given: string): string {
  const code = given.toUpperCase()
  if (pipeline.statuses.has(code)) return code
  throw BatonError.of('UNKNOWN_STATUS', { status: given, statuses: [...pipeline.statuses.keys()].join(', ') })
}

export function teamNamed(pipeline: Pipeline, given: string): string {
  const team = teamByAnyName(pipeline, given) ?? teamByAnyName(pipeline, given.toUpperCase())
  if (team !== undefined) return team
  const teams = [...pipeline.teams.keys()].join(', ')
  throw usageProblem({
    ko: `--team 은 다음 가운데 하나입니다: ${teams} (${terminalText(given)}).`,
    en: `--team is one of ${teams}, not "${terminalText(given)}".`,
  })
}

const WORDS = {
  ko: {
    header: ['태스크', '팀', '상태', '', '우선', '표시', '에이전트', '변경', '제목'],
    none: '해당하는 태스크가 없습니다. 만들려면: baton task create --title "…"',
    blocked: '막힘',
  },
  en: {
    header: ['Task', 'Team', 'Status', '', 'Pri', 'Flags', 'Agent', 'Changed', 'Title'],
    none: 'No matching tasks. To create one: baton task create --title "…"',
    blocked: 'blocked',
  },
} as const
