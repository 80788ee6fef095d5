import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { SetupStep } from '../../protocol/plays/project-setup.ts'
import { type CommandEnd, type CommandOptions, runCommand } from '../run-command.ts'

export interface StepsOptions extends Omit<CommandOptions, 'argv' | 'cwd' | 'env' | 'timeout_minutes'> {
  readonly folder: string
  readonly steps: readonly SetupStep[]
  /** The outputs are there already: only what depends on the tree is made. */
  readonly again: boolean
}

export interface FailedStep {
  readonly step: SetupStep
  readonly command: readonly string[]
  readonly end: CommandEnd
}

/** Runs the steps of a setup in their order, and stops at the first that fails. */
export async function runSteps({ folder, steps, again, ...rest }: StepsOptions): Promise<FailedStep | undefined> {
  for (const step of steps) {
    const commands = again && step.again.length > 0 ? step.again : [step.command]
    for (const command of commands) {
      const cwd = await insideFolder(folder, step.cwd)
      const { env, timeout_minutes } = step
      const end = await runCommand({ ...rest, argv: command, cwd, env, timeout_minutes })
      rest.signal.throwIfAborted()
      if (end.code !== 0) return { step, command, end }
    }
  }
  return undefined
}

/** A folder of the tree by its path. A link that leads out of the tree counts as a folder that is not there. */
export async function insideFolder(folder: string, path: string): Promise<string> {
  const root = await realpath(folder)
  const at = await realpath(join(root, path)).catch(() => undefined)
  return at === root || at?.startsWith(root + sep) ? at : join(root, path, '.missing')
}
