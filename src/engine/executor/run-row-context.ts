import type { Engine } from '../engine.ts'
import type { PromptOf } from '../look.ts'
import type { RunWorker } from '../runs/run-worker.ts'

import type { ProjectSetups } from '../setup/project-setups.ts'

/** What `run-row.ts` needs to take a run from the queue and run it. */
export interface RunRowContext {
  readonly engine: Engine
  readonly worker: RunWorker
  readonly home: string
  readonly setups: ProjectSetups
  readonly prompt: PromptOf
  readonly paceMs: number
  readonly signal: AbortSignal
  /** Called before a run of no visit (`agent run`) starts. */
  readonly onRunOfNoVisit: (run_id: string) => void
}
