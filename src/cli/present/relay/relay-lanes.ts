import { EVIDENCE_LABELS } from '../../../protocol/evidence/evidence-word.ts'
import type { Pipeline } from '../../../protocol/pipeline/pipeline.ts'
import { teamName } from '../../../protocol/pipeline/pipeline.ts'
import { terminalText } from '../../terminal-text.ts'
import { RUN_STATE_WORDS } from '../run/run-words.ts'
import { cellWidth, cutTo, padTo } from '../screen/cell-width.ts'
import { painter, type Tone } from '../screen/paint.ts'
import { row } from '../screen/row.ts'
import { type Screen, teamPaint } from '../screen/screen.ts'
import type { Cell } from '../screen/table.ts'
import { leftText } from '../screen/time-text.ts'
import type { BoardTask } from './relay-board.ts'
import { type Lane, type LaneCheck, type LaneState, workedIn } from './relay-lane.ts'
import { clockText, LANE_SIGNS, LANE_WORDS, roleText } from './relay-words.ts'

/** From here on there is room for agents and words beside the signs. */
const WIDE = 72
/** Below this a team is shown by its icon alone. */
const NAMED = 34
const LONGEST_AGENT = 16

/** What the rows of lanes are drawn for. */
export interface LaneScreen extends Screen {
  readonly width: number
}

/** One row a stage: who has it, how it stands, and what is being done. */
export function laneRows(
  task: BoardTask,
  holder: Lane | undefined,
  pipeline: Pipeline,
  screen: LaneScreen,
  now: number,
): string[] {
  const columns = task.lanes.map((lane) => columnsOf(lane, pipeline, screen, now))
  const widest = (at: number) => Math.max(0, ...columns.map((cells) => cellWidth(cells[at]?.text ?? '')))
  return task.lanes.map((lane, index) => {
    const mark: Cell = { text: lane === holder ? '● ' : '  ', paint: painter(screen, 'strong') }
    const icon: Cell = {
      text: pipeline.teams.get(lane.team)?.icon ?? '',
      paint: teamPaint(screen, pipeline, lane.team),
    }
    const cells = (columns[index] ?? []).flatMap((cell, at): Cell[] => {
      const wide = widest(at)
      return wide === 0 ? [] : [{ text: ' ' }, { ...cell, text: padTo(cell.text, wide) }]
    })
    return row([mark, icon, ...cells, ...details(lane, screen, now)], screen.width)
  })
}

/** The parts of a lane that stand below each other: name, agent, state. */
function columnsOf(lane: Lane, pipeline: Pipeline, screen: LaneScreen, now: number): Cell[] {
  const wide = screen.width >= WIDE
  const short = pipeline.teams.get(lane.team)?.name[screen.lang] ?? lane.team
  const name = wide ? teamName(pipeline, lane.team, screen.lang) : screen.width >= NAMED ? short : ''
  const agent = wide ? cutTo(terminalText(lane.agent), LONGEST_AGENT) : ''
  return [
    { text: terminalText(name) },
    { text: agent, paint: painter(screen, 'quiet') },
    { text: stateText(lane, screen, wide, now), paint: painter(screen, STATE_TONES[lane.state]) },
  ]
}

function stateText(lane: Lane, { lang }: Screen, wide: boolean, now: number): string {
  const { state } = lane
  const worked = workedIn(lane, now)
  const clock = state === 'working' || (state === 'passed' && worked > 0) ? clockText(worked) : ''
  const asked = state === 'asking' ? clockText(now - lane.since) : ''
  const word = wide ? LANE_WORDS[state][lang] : ''
  return [LANE_SIGNS[state], word, clock, asked].filter((part) => part !== '').join(' ')
}

/** How often it came back, whose turn it is, what is checked, and until when an answer is due. */
function details(lane: Lane, screen: Screen, now: number): Cell[] {
  const { lang } = screen
  const cells: Cell[] = []
  const say = (text: string, tone: Tone) => {
    if (text !== '') cells.push({ text: ' ' }, { text, paint: painter(screen, tone) })
  }
  say(lane.returns > 0 ? `↩${lane.returns}` : '', 'bad')
  if (lane.run) {
    say(roleText(lane.run, lang), lane.run.attempt?.final ? 'ask' : 'plain')
    const { state } = lane.run
    if (state === 'paused' || state === 'waiting_retry' || state === 'failed' || state === 'cancelled')
      say(RUN_STATE_WORDS[state][lang], 'ask')
  }
  for (const { name, outcome } of lane.checks)
    say(`${CHECK_SIGNS[outcome]} ${terminalText(name)}`, CHECK_TONES[outcome])
  // What was handed on says what it rests on; a tick alone would not.
  if (lane.state === 'passed' && lane.evidence !== null && lane.evidence !== 'passed')
    say(EVIDENCE_LABELS[lane.evidence][lang], 'ask')
  if (lane.deadline !== null) say(`ACK ${leftText(lane.deadline - now, lang)}`, lane.deadline > now ? 'quiet' : 'bad')
  return cells
}

const STATE_TONES: Readonly<Record<LaneState, Tone>> = {
  waiting: 'quiet',
  working: 'strong',
  passed: 'good',
  returned: 'bad',
  asking: 'ask',
}
const CHECK_SIGNS: Readonly<Record<LaneCheck['outcome'], string>> = {
  running: '⋯',
  passed: '✓',
  failed: '✗',
  as_base: '!',
  waived: '!',
}
const CHECK_TONES: Readonly<Record<LaneCheck['outcome'], Tone>> = {
  running: 'plain',
  passed: 'good',
  failed: 'bad',
  as_base: 'ask',
  waived: 'ask',
}
