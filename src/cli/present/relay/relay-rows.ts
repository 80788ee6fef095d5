import type { Pipeline } from '../../../protocol/pipeline/pipeline.ts'
import { terminalText } from '../../terminal-text.ts'
import { cellWidth, padTo } from '../screen/cell-width.ts'
import { painter } from '../screen/paint.ts'
import { row } from '../screen/row.ts'
import { teamPaint } from '../screen/screen.ts'
import type { Cell } from '../screen/table.ts'
import type { BoardTask } from './relay-board.ts'
import { type Lane, workedIn } from './relay-lane.ts'
import type { LaneScreen } from './relay-lanes.ts'
import { clockText, LANE_SIGNS, roleText } from './relay-words.ts'

const ROOM_FOR_IDS = 60

/** `TASK-20260228-001`, of which the end tells tasks apart where there is little room. */
export function shownId(task_id: string, width: number): string {
  return width >= ROOM_FOR_IDS ? task_id : (task_id.split('-').at(-1) ?? task_id)
}

/** One row a task, where several are carried at once: its stages as signs, who has it, and what is being done. */
export function taskRow(
  task: BoardTask,
  holder: Lane | undefined,
  pipeline: Pipeline,
  screen: LaneScreen,
  now: number,
): string {
  const { lang, width } = screen
  const quiet = painter(screen, 'quiet')
  const mark = holder !== undefined && task.ended === null ? '●' : ' '
  const cells: Cell[] = [
    { text: `${mark} `, paint: painter(screen, 'strong') },
    { text: `${shownId(task.task_id, width)} ` },
    ...task.lanes.map((lane): Cell => ({ text: LANE_SIGNS[lane.state], paint: painter(screen, TONES[lane.state]) })),
    { text: ' ' },
    ...holding(task, holder, pipeline, screen, now),
  ]
  const said = task.waiting ? `? ${terminalText(task.waiting.text)}` : terminalText(task.title)
  const run = holder?.run ? roleText(holder.run, lang) : ''
  if (run !== '') cells.push({ text: `${run}  ` })
  cells.push({ text: said, paint: task.waiting ? painter(screen, 'ask') : quiet })
  return row(cells, width)
}

const STATUS_WIDTH = 18

/** The team that has it and for how long, or the status if no team has it. */
function holding(
  task: BoardTask,
  holder: Lane | undefined,
  pipeline: Pipeline,
  screen: LaneScreen,
  now: number,
): Cell[] {
  const label = pipeline.statuses.get(task.status)?.label[screen.lang] ?? task.status
  if (!holder) return [{ text: `${padTo(label, cellWidth(label) > STATUS_WIDTH ? 0 : STATUS_WIDTH)}  ` }]
  const team = pipeline.teams.get(holder.team)
  const name = team?.name[screen.lang] ?? holder.team
  const clock = holder.state === 'working' ? clockText(workedIn(holder, now)) : ''
  return [
    { text: team?.icon ?? '', paint: teamPaint(screen, pipeline, holder.team) },
    { text: ` ${padTo(name, 8)} ${padTo(clock, 5)} ` },
  ]
}

const TONES = { waiting: 'quiet', working: 'strong', passed: 'good', returned: 'bad', asking: 'ask' } as const
