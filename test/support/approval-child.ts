// A process that approves tasks, one for each message, until it is killed.
import { approver } from './approver.ts'

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

void work()
