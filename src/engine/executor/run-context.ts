import type { Engine } from '../engine.ts'
import type { PromptOf } from '../look.ts'
import type { RunWorker } from '../runs/run-worker.ts'

/** What is needed to take runs from the queue. */
export interface RunContext {
  readonly engine: Engine
  readonly worker: RunWorker
  readonly home: string
  readonly prompt: PromptOf
  readonly paceMs: number
  readonly signal: AbortSignal
  /** Called before a run of no task is played. */
  readonly onFree: (run_id: string) => void
}
