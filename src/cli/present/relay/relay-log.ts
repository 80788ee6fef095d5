import type { RelayEvent } from '../../../service/work/shown.ts'
import { terminalText } from '../../terminal-text.ts'
import { type AgentLine, AgentLines } from '../run/agent-lines.ts'
import { painter } from '../screen/paint.ts'
import { type BoardPlace, RelayBoard, speakerOf } from './relay-board.ts'
import { relayStory } from './relay-story.ts'
import type { RelayView, RelayViewOptions } from './relay-view-options.ts'

/** Line after line without moving the cursor: for logs, pipes and terminals that can do no more. */
export function logRelayView(options: RelayViewOptions): RelayView {
  const { pipeline, screen, out, now = Date.now } = options
  const board = new RelayBoard(pipeline)
  const lines = new AgentLines({ withBlocks: false })
  const held: { text: string | null } = { text: null }
  const write = (text: string) => {
    if (held.text === null) out.write(text)
    else held.text += text
  }
  const several = () => options.several === true || board.tasks.length > 1
  const prefix = (task_id: string | undefined) => (several() && task_id !== undefined ? `${task_id}  ` : '')
  const quiet = painter(screen, 'quiet')
  const output = ({ source, line }: AgentLine, place: BoardPlace) => {
    write(
      `${prefix(place.task_id)}    ${quiet(`${speakerOf(place)}${source === 'stderr' ? '!' : '|'} ${terminalText(line)}`)}\n`,
    )
  }
  const show = (event: RelayEvent) => {
    board.see(event, now())
    const place = board.placeOf(event)
    if (event.type === 'run:output') {
      for (const line of lines.push(event)) output(line, place)
      return
    }
    if (event.type === 'run:ended') for (const line of lines.end(event.run_id)) output(line, place)
    if (board.isRepeated(event)) return
    for (const { text, tone } of relayStory(event, pipeline, screen))
      write(`${prefix(place.task_id)}${painter(screen, tone)(text)}\n`)
  }
  return {
    show,
    hold: () => {
      held.text ??= ''
    },
    release: () => {
      const { text } = held
      held.text = null
      if (text) out.write(text)
    },
    close: () => {
      for (const line of lines.endAll()) output(line, board.placeOfRun(line.run_id))
      const { text } = held
      held.text = null
      if (text) out.write(text)
    },
  }
}
