import type { RelayEvent } from '../../../service/work/shown.ts'
import { type AgentLine, AgentLines } from '../run/agent-lines.ts'
import { jsonLine } from '../screen/json-line.ts'
import { RelayBoard } from './relay-board.ts'
import type { RelayView, RelayViewOptions } from './relay-view-options.ts'

/**
 * One object a line, for programs: every event with its time, and events of a run with their task and stage. What an
 * agent prints comes as lines of text. The fields are in docs/reference/relay-events.md.
 */
export function jsonRelayView({ pipeline, out, now = Date.now }: RelayViewOptions): RelayView {
  const board = new RelayBoard(pipeline)
  const lines = new AgentLines({ withBlocks: true })
  const write = (event: RelayEvent | ({ readonly type: 'run:line' } & AgentLine), place: object) => {
    const { type, ...fields } = event
    out.write(jsonLine({ type, at: new Date(now()).toISOString(), ...place, ...fields }))
  }
  return {
    show: (event) => {
      board.see(event, now())
      const place = board.placeOf(event)
      if (event.type === 'run:output') {
        for (const line of lines.push(event)) write({ type: 'run:line', ...line }, place)
        return
      }
      if (event.type === 'run:ended')
        for (const line of lines.end(event.run_id)) write({ type: 'run:line', ...line }, place)
      write(event, place)
    },
    hold: () => {},
    release: () => {},
    close: () => {
      for (const line of lines.endAll()) write({ type: 'run:line', ...line }, board.placeOfRun(line.run_id))
    },
  }
}
