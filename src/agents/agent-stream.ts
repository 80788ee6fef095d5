import type { Workflow } from '../protocol/agent-blocks/block-events.ts'
import type { Adapter, Heard } from './adapters/adapter.ts'
import type { OutputSource } from './agent-output.ts'

export interface AgentStreamOptions {
  readonly adapter: Adapter
  /** In the order of the stream, one call after the other; while its promise is pending, nothing more is read. */
  readonly onHeard: (heard: readonly Heard[]) => void | Promise<void>
  readonly quietMs?: number
  readonly timers?: StreamTimers
}

/** The clock of a test, or Node's own. */
export interface StreamTimers {
  readonly set: (callback: () => void, ms: number) => unknown
  readonly clear: (timer: unknown) => void
}

/** How many bytes the agent has printed. The positions of events count in stdout alone. */
interface TranscriptPosition {
  readonly stdout: number
  readonly stderr: number
  readonly total: number
}

/**
 * From what an agent prints to what it says: the adapter with a clock. stderr is transcript and nothing else.
 *
 * 1. A second without stdout is quiet, but not while the agent is frozen, nor while we are the slow ones.
 * 2. What was heard is handed over in its order, never two batches at once.
 * 3. What a killed agent had begun to say is never heard: no half block, and no completion signal whose details may be
 *    missing. What an agent that exited left open is an `invalid` event.
 */
export interface AgentStream {
  readonly position: TranscriptPosition
  push(source: OutputSource, bytes: Uint8Array): void | Promise<void>
  freeze(): void
  thaw(): void
  setWorkflow(workflow: Workflow): void
  /** The process has ended and all its output was pushed. */
  end(how: 'exited' | 'killed'): Promise<void>
}

export function createAgentStream(options: AgentStreamOptions): AgentStream {
  const { adapter, onHeard, quietMs = 1_000, timers = NODE_TIMERS } = options
  const position = { stdout: 0, stderr: 0 }
  let pending: Promise<void> | undefined
  let timer: unknown
  let isFrozen = false
  let isQuiet = true
  let isOver = false

  const hand = (heard: readonly Heard[]): void | Promise<void> => {
    if (heard.length === 0) return pending
    const handed = pending ? pending.then(() => onHeard(heard)) : onHeard(heard)
    if (!handed) return
    const turn = handed.finally(() => {
      if (pending === turn) pending = undefined
      rearm()
    })
    // The caller of `push` gets a failure; a failure in `quiet` has no caller, so the next `push` gets it.
    turn.catch(() => {})
    pending = turn
    return turn
  }
  const rearm = (): void => {
    timers.clear(timer)
    timer = undefined
    if (isOver || isFrozen || isQuiet || pending) return
    timer = timers.set(() => {
      isQuiet = true
      hand(adapter.quiet())
    }, quietMs)
  }

  return {
    get position() {
      return { ...position, total: position.stdout + position.stderr }
    },
    push(source, bytes) {
      position[source] += bytes.length
      if (source === 'stderr') return pending
      isQuiet = false
      const handed = hand(adapter.push(bytes))
      rearm()
      return handed
    },
    freeze() {
      isFrozen = true
      rearm()
    },
    thaw() {
      isFrozen = false
      rearm()
    },
    setWorkflow: (workflow) => adapter.setWorkflow(workflow),
    async end(how) {
      isOver = true
      rearm()
      await hand(adapter.end(how))
    },
  }
}

/** A loop that was busy gets to its timers before its pipes: bytes that are still in a pipe count as output. */
const NODE_TIMERS: StreamTimers = {
  set: (callback, ms) => {
    const both: { timer?: NodeJS.Timeout; immediate?: NodeJS.Immediate } = {}
    both.timer = setTimeout(() => {
      both.immediate = setImmediate(callback)
    }, ms).unref()
    return both
  },
  clear: (both) => {
    const { timer, immediate } = (both ?? {}) as { timer?: NodeJS.Timeout; immediate?: NodeJS.Immediate }
    clearTimeout(timer)
    clearImmediate(immediate)
  },
}
