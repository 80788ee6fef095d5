import type { BlockEvent, Workflow } from './block-events.ts'
import { BLOCK_LIMITS, type BlockLimits } from './block-limits.ts'
import { BlockMachine, type NoncePolicy } from './block-machine.ts'
import { LineSplitter } from './line-splitter.ts'

/**
 * The streaming parser of what an agent prints: bytes in, events out.
 *
 * Owns: which lines are a block, a completion signal or log, and whose blocks are heard.
 * Does not own: what a block does to a run, nor time: the caller, which has a clock, calls `quiet`.
 *
 * 1. The events depend on the bytes and on where `quiet` and `flush` were called, never on the chunks.
 * 2. Every byte belongs to exactly one event besides `detail` and `foreign`, and these events follow each other in
 *    the order of the stream.
 * 3. Nothing throws and nothing grows without bound, whatever is printed. After anything wrong, reading goes on.
 * 4. A block with the wrong nonce is log lines. So is one without, where the nonce is required or in a code fence.
 */
export interface BlockParser {
  push(chunk: Uint8Array): BlockEvent[]
  /** A second went by without output: a completion signal gets no more details, an open code fence wears off. */
  quiet(): BlockEvent[]
  /** The log lines gathered so far, for live display; it ends nothing. */
  flush(): BlockEvent[]
  /** The agent has said what it wanted to say, and may say more later: an open block is judged, as unclosed. */
  turnOver(): BlockEvent[]
  /** The stream is over. The parser is not used after it. */
  end(): BlockEvent[]
  /** The run has moved on, to its next phase for instance. */
  setWorkflow(workflow: Workflow): void
}

export interface BlockParserOptions {
  readonly limits?: Partial<BlockLimits>
  readonly nonce?: NoncePolicy
  /** Which completion signals are right. Without it all of them are. */
  readonly workflow?: Workflow
  /** Whether log events carry their text; they always carry its range in the transcript, which costs far less. */
  readonly logText?: boolean
}

export function createBlockParser(options: BlockParserOptions = {}): BlockParser {
  const { nonce, workflow, logText = false } = options
  const limits = { ...BLOCK_LIMITS, ...options.limits }
  const machine = new BlockMachine({ limits, nonce, workflow, logText })
  const splitter = new LineSplitter(machine, limits.maxLineBytes)
  return {
    push(chunk) {
      splitter.push(chunk)
      return machine.takeEvents()
    },
    quiet() {
      machine.quiet()
      return machine.takeEvents()
    },
    flush() {
      machine.closeLog()
      return machine.takeEvents()
    },
    turnOver() {
      machine.end()
      return machine.takeEvents()
    },
    end() {
      splitter.end()
      machine.end()
      return machine.takeEvents()
    },
    setWorkflow(workflow) {
      machine.workflow = workflow
    },
  }
}
