// A process that moves a branch forward, commit after commit, until it is killed, and says before each move what it is about to do.
import { advanceTarget } from '../support/advance-target.ts'

export interface Moves {
  readonly repository: string
  /** One commit after the other, each on top of the one before. */
  readonly commits: readonly string[]
}

async function work({ repository, commits }: Moves): Promise<void> {
  for (const [at, to] of commits.entries()) {
    const from = commits[at - 1]
    if (from === undefined) continue
    process.send?.(at)
    await advanceTarget({ repository, target: 'main', from, to })
  }
}

process.once('message', (moves: Moves) => {
  void work(moves)
})
// Nobody left to work for: a child must not outlive the test.
process.once('disconnect', () => process.exit(0))
