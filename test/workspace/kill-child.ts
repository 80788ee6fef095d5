// A process that works on workspaces until it is killed, and says before each step what it is about to do.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkpoint } from '../../src/workspace/checkpoint/checkpoint.ts'
import { restoreCheckpoint } from '../../src/workspace/checkpoint/restore-checkpoint.ts'
import { openRunWorkspace } from '../../src/workspace/clone/open-run-workspace.ts'

export interface Begin {
  readonly repository: string
  readonly runs: readonly { readonly run: string; readonly folder: string }[]
}

export interface Said {
  readonly run: string
  readonly step: 'opening' | 'checkpoint' | 'restore'
}

async function work({ repository, runs }: Begin): Promise<void> {
  for (const { run, folder } of runs) {
    const say = (step: Said['step']) => process.send?.({ run, step } satisfies Said)
    say('opening')
    const workspace = await openRunWorkspace({ repository, run, folder })
    for (let number = 1; number <= 3; number += 1) {
      for (let file = 0; file < 20; file += 1) writeFileSync(join(folder, `file-${file}`), `${number} ${file}`)
      say('checkpoint')
      await checkpoint(workspace, { number, message: `step ${number}` })
    }
    say('restore')
    await restoreCheckpoint(workspace, workspace.base)
  }
}

process.once('message', (begin: Begin) => {
  void work(begin)
})
// Nobody left to work for: a child must not outlive the test.
process.once('disconnect', () => process.exit(0))
