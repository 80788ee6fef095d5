import { interruptedTasks } from '../../engine/relay/interrupted.ts'
import { type TaskEvidence, taskEvidence } from '../../pipeline/relay/forward-steps.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { EVIDENCE_LABELS } from '../../protocol/evidence/evidence-word.ts'
import type { Lang } from '../../protocol/lang.ts'
import { type Pipeline, teamByAnyName } from '../../protocol/pipeline/pipeline.ts'
import { type Priority, shortPriority } from '../../protocol/priority.ts'
import type { TaskRow } from '../../store/port.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { type Blocker, blockersOf, blockerText } from '../present/blockers.ts'
import { goOnWith, INTERRUPTED, interruptedText } from '../present/interrupted-text.ts'
import { type Screen, screenOf } from '../present/screen.ts'
import { type Cell, table } from '../present/table.ts'
import { teamCell } from '../present/team-cell.ts'
import { timeText } from '../present/time-text.ts'
import { stepsOf } from '../relay/steps-of.ts'
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
    const { pipeline, store } = baton.engine
    const page = await store.list('tasks', {
      limit,
      ...(options.status === undefined
        ? {}
        : { status: listFrom(options.status).map((code) => statusNamed(pipeline, code)) }),
      ...(options.team === undefined ? {} : { team: teamNamed(pipeline, options.team) }),
      ...(options.open === undefined ? {} : { open: options.open }),
      ...(options.text === undefined ? {} : { text: options.text }),
      ...(options.cursor === undefined ? {} : { cursor: options.cursor }),
    })
    const steps = await stepsOf(baton, page.rows)
    const blocked = await withBlockers(baton, page.rows)
    const dead = await interruptedTasks(
      baton.engine,
      page.rows.map(({ task_id }) => task_id),
    )
    const rows = blocked.map((row) => {
      const interrupted = dead.has(row.task_id)
      const goOn = interrupted ? { go_on: goOnWith(row, baton.flags) } : {}
      return { ...row, rests_on: taskEvidence(steps.get(row.task_id) ?? []), interrupted, ...goOn }
    })
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

/** A line of a list with why it is blocked. */
type BlockedRow = TaskRow & { readonly blocked_by?: readonly Blocker[] }

async function withBlockers({ engine }: Baton, rows: readonly TaskRow[]): Promise<BlockedRow[]> {
  const blocked = rows.filter((row) => row.blocked)
  const loaded = await engine.store.load(blocked.map(({ task_id }) => ({ kind: 'task', id: task_id })))
  const records = new Map(loaded.flatMap((one) => (one.value ? [[one.id, one.value]] : [])))
  return rows.map((row) => {
    const record = records.get(row.task_id)
    return { ...row, blocked_by: record ? blockersOf(record, record.cancelled_dependencies ?? []) : [] }
  })
}

/** A row with what the task rests on, as far as it was given on. */
type ListedTask = BlockedRow & { readonly rests_on?: TaskEvidence | null; readonly interrupted?: boolean }

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
  return lang === 'ko' ? `더 있습니다: ${line}\n` : `There is more: ${line}\n`
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
    none: 'No such tasks. Make one: baton task create --title "…"',
    blocked: 'blocked',
  },
} as const
