import { systemClock } from '../../src/engine/clock.ts'
import { Engine } from '../../src/engine/engine.ts'
import { Crew } from '../../src/engine/executor/crew.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'

interface Approving {
  readonly store: string
  readonly home: string
}

/** A process that brings approved work to its target, as far as one can be had inside a test. */
export async function approver({ store: path, home }: Approving) {
  const store = await openSqliteStore({ path })
  const engine = new Engine({ store, pipeline: DEFAULT_PIPELINE, clock: systemClock, timeZone: 'UTC' })
  const crew = await Crew.start({
    ...{ engine, home, attended: false, answers: 'none', concurrency: {} },
    prompt: ({ spec }) => spec.request,
    onEvent: () => {},
  })
  return { engine, crew, store }
}
