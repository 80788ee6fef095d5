// A process that approves tasks, one for each message, until it is killed.
import { systemClock } from '../../src/engine/clock.ts'
import { Engine } from '../../src/engine/engine.ts'
import { RelayCrew } from '../../src/engine/relay/relay-crew.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'

export interface Approving {
  readonly store: string
  readonly home: string
}

export async function approver({ store: path, home }: Approving) {
  const store = await openSqliteStore({ path })
  const engine = new Engine({ store, pipeline: DEFAULT_PIPELINE, clock: systemClock, timeZone: 'UTC' })
  const crew = await RelayCrew.start({
    ...{ engine, home, attended: false, answers: 'none', concurrency: {} },
    prompt: ({ spec }) => spec.request,
    onEvent: () => {},
  })
  return { engine, crew, store }
}

async function work(): Promise<void> {
  const [store = '', home = ''] = process.argv.slice(2)
  const { crew } = await approver({ store, home })
  process.on('message', (task_id: string) => {
    crew.integrate(task_id, 'song-po').then(
      () => process.send?.('done'),
      (error: unknown) => process.send?.(String(error)),
    )
  })
  // Nobody left to work for: a child must not outlive the test.
  process.once('disconnect', () => process.exit(0))
  process.send?.('ready')
}

if (process.send) void work()
