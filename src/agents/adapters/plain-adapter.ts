import type { BlockEvent } from '../../protocol/agent-blocks/block-events.ts'
import { BLOCK_LIMITS } from '../../protocol/agent-blocks/block-limits.ts'
import { createBlockParser } from '../../protocol/agent-blocks/block-parser.ts'
import { type Adapter, type AdapterOptions, type Heard, NO_FACTS } from './adapter.ts'
import { HeldBytes } from './held-bytes.ts'

/**
 * More than the parser keeps of an open block: what is held beyond it belongs to a line without an end, and is given
 * away as it was printed.
 */
const MOST_HELD = 2 * BLOCK_LIMITS.maxBlockBytes + BLOCK_LIMITS.maxLineBytes

/** The text protocol, whose text may also come in turns. */
interface PlainAdapter extends Adapter {
  /** The turn is over, at the end of a line: an open block is judged as unclosed. */
  turnOver(): Heard[]
}

/** The text protocol: log lines and tagged blocks. A line is given away once it is whole, a block once it is judged. */
export function plainAdapter(options: Partial<AdapterOptions> = {}): PlainAdapter {
  const parser = createBlockParser(options)
  const held = new HeldBytes()

  const heard = (events: readonly BlockEvent[]): Heard[] => {
    const all: Heard[] = []
    const give = (source: 'stdout' | 'block', until: number) => {
      const pieces = held.takeUntil(until)
      const whole = source === 'block' && pieces.length > 1 ? [Buffer.concat(pieces)] : pieces
      for (const bytes of whole) all.push({ kind: 'text', source, bytes })
    }
    // Log lines that follow each other are given away together.
    let logEnd = 0
    for (const event of events) {
      if (event.kind === 'log') {
        logEnd = event.at.end
        continue
      }
      give('stdout', logEnd)
      // The lines of these two are in the event before them.
      if (event.kind !== 'detail' && event.kind !== 'foreign') give('block', event.at.end)
      all.push({ kind: 'event', event })
    }
    give('stdout', held.length > MOST_HELD ? held.end : logEnd)
    return all
  }

  return {
    push: (bytes) => {
      held.push(bytes)
      const events = parser.push(bytes)
      events.push(...parser.flush())
      return heard(events)
    },
    quiet: () => heard(parser.quiet()),
    turnOver: () => heard(parser.turnOver()),
    end: (how) => {
      const last = heard(how === 'killed' ? parser.flush() : parser.end())
      const rest = held.takeUntil(held.end).map((bytes): Heard => ({ kind: 'text', source: 'stdout', bytes }))
      return [...last, ...rest]
    },
    setWorkflow: (workflow) => parser.setWorkflow(workflow),
    facts: NO_FACTS,
  }
}
