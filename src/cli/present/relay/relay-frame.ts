import type { Pipeline } from '../../../protocol/pipeline/pipeline.ts'
import { terminalText } from '../../terminal-text.ts'
import { painter, type Tone } from '../screen/paint.ts'
import { row } from '../screen/row.ts'
import type { BoardTask, RelayBoard } from './relay-board.ts'
import { type LaneScreen, laneRows } from './relay-lanes.ts'
import { taskRow } from './relay-rows.ts'
import { clockText } from './relay-words.ts'

/** Something that was just said, by an agent or by the relay. */
export interface RecentLine {
  readonly text: string
  readonly tone: Tone
}

export interface FrameScreen extends LaneScreen {
  readonly height: number
}

/** So many of the newest lines are worth a look; on a low terminal fewer. */
export const RECENT_LINES = 8

/**
 * The part of the screen that is drawn again and again: the lanes of one task or a row for each of several, then the
 * newest lines. It is never higher than the terminal, because what has scrolled away cannot be drawn over.
 */
export function relayFrame(
  board: RelayBoard,
  recent: readonly RecentLine[],
  pipeline: Pipeline,
  screen: FrameScreen,
  now: number,
): string[] {
  const { tasks } = board
  const [only] = tasks
  const top =
    tasks.length === 1 && only
      ? oneTask(board, only, pipeline, screen, now)
      : severalTasks(board, pipeline, screen, now)
  const space = screen.height >= top.length + RECENT_LINES ? [''] : []
  const room = Math.max(0, Math.min(RECENT_LINES, screen.height - space.length - top.length))
  const newest = room === 0 ? [] : recent.slice(-room)
  return [
    ...space,
    ...top,
    ...newest.map(({ text, tone }) => row([{ text: '  ' }, { text, paint: painter(screen, tone) }], screen.width)),
  ]
}

function oneTask(board: RelayBoard, task: BoardTask, pipeline: Pipeline, screen: FrameScreen, now: number): string[] {
  const holder = board.holder(task)
  const title = row(
    [{ text: `${task.task_id}  ${terminalText(task.title)}`, paint: painter(screen, 'strong') }],
    screen.width,
  )
  const lanes = laneRows(task, holder, pipeline, screen, now)
  const status = statusRow(task, pipeline, screen, now)
  if (screen.height >= lanes.length + 2) return [title, ...lanes, status]
  // Too low for all: where the baton is says most.
  const current = holder === undefined ? undefined : lanes[task.lanes.indexOf(holder)]
  return [...(current === undefined ? [] : [current]), status].slice(0, screen.height)
}

function statusRow(task: BoardTask, pipeline: Pipeline, screen: FrameScreen, now: number): string {
  const clock = clockText((task.ended ?? now) - task.begun)
  const label = pipeline.statuses.get(task.status)?.label[screen.lang] ?? ''
  if (task.waiting)
    return row([{ text: `? ${oneLine(task.waiting.text)}`, paint: painter(screen, 'ask') }], screen.width)
  return row(
    [
      { text: `  ${task.status}  ${label}  ${clock}` },
      { text: `  ${terminalText(task.branch)}`, paint: painter(screen, 'quiet') },
    ],
    screen.width,
  )
}

/** Those that are on their way come first where not all fit. */
function severalTasks(board: RelayBoard, pipeline: Pipeline, screen: FrameScreen, now: number): string[] {
  const { tasks } = board
  const shown =
    tasks.length <= screen.height
      ? tasks
      : tasks.toSorted((a, b) => Number(a.ended !== null) - Number(b.ended !== null))
  const fits = tasks.length <= screen.height ? tasks.length : Math.max(0, screen.height - 1)
  const rows = shown.slice(0, fits).map((task) => taskRow(task, board.holder(task), pipeline, screen, now))
  const left = tasks.length - fits
  if (left > 0 && screen.height > 0)
    rows.push(row([{ text: screen.lang === 'ko' ? `  … ${left}개 더` : `  … ${left} more` }], screen.width))
  return rows
}

const oneLine = (text: string) => terminalText(text.split('\n')[0] ?? '')
