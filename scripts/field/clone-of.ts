import type { Machine } from './machine.ts'
import { runProgram } from './run-program.ts'

/** A clone with the same `origin` as the repository: tools of a project look at it, as in a person's own checkout. */
export async function cloneOf(repository: string, folder: string, machine: Machine): Promise<string> {
  const git = async (cwd: string, ...args: string[]) => {
    const ran = await runProgram(['git', ...args], { cwd, env: machine.env })
    if (ran.code !== 0) throw new Error(`git ${args.join(' ')}: ${ran.stderr}`)
    return ran.stdout.trim()
  }
  await git(repository, 'clone', '--quiet', '--no-hardlinks', repository, folder)
  const remotes = await git(repository, 'remote')
  if (remotes.split('\n').includes('origin'))
    await git(folder, 'remote', 'set-url', 'origin', await git(repository, 'remote', 'get-url', 'origin'))
  return folder
}
