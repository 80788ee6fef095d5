import type { Engine } from '../engine.ts'
import type { PromptOf } from '../relay/relay-context.ts'
import type { RunWorker } from '../runs/run-worker.ts'

/** What is needed to take runs from the queue. */
export interface RunContext {
  readonly engine: Engine
  readonly worker: RunWorker
  readonly home: string
  readonly prompt: PromptOf
  readonly paceMs: number
  readonly signal: AbortSignal
}
