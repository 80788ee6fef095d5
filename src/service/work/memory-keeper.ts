import type { RelayEvent } from '../../engine/follow/relay-event.ts'
import type { WithEngine } from '../service.ts'
import { keepDecision } from './keep-decision.ts'
import { keepProjectState } from './keep-project-state.ts'
import { keepWorkflowState } from './keep-workflow-state.ts'

/**
 * Keeps the files of the memory that tell people about work up to date, for every process that carries tasks. One write
 * at a time, and one more after it where something happened meanwhile. What fails is told, and stops no work.
 */
export class MemoryKeeper {
  readonly #service: WithEngine
  readonly #owed = new Set<string>()
  readonly failures: unknown[] = []
  #kept: Promise<void> = Promise.resolve()

  constructor(service: WithEngine) {
    this.#service = service
  }

  /** Something about a task changed that these files tell. */
  readonly hear = (event: RelayEvent): void => {
    if (event.type === 'graph:moved' || event.type === 'relay:ended') this.keep(event.task_id)
  }

  keep(task_id: string): void {
    if (this.#owed.has(task_id)) return
    this.#owed.add(task_id)
    this.#kept = this.#kept
      .then(async () => {
        this.#owed.delete(task_id)
        await keepDecision(this.#service, task_id)
        await keepWorkflowState(this.#service, task_id)
        await keepProjectState(this.#service, task_id)
      })
      .catch((error: unknown) => void this.failures.push(error))
  }

  /** Everything is written that was owed. */
  get settled(): Promise<void> {
    return this.#kept
  }
}
