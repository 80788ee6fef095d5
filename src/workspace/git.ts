import { execFile } from 'node:child_process'
import { BatonError } from '../protocol/index.ts'

/**
 * The real git, by an array of arguments: nothing passes through a shell. What a repository or a person's
 * configuration could make git run (hooks, external protocols, pagers, editors) is off.
 */
const SAFE = ['-c', 'core.hooksPath=/dev/null', '-c', 'protocol.ext.allow=never', '-c', 'commit.gpgSign=false']

export function git(cwd: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_PAGER: 'cat', GIT_EDITOR: 'true' }
    execFile('git', [...SAFE, ...args], { cwd, env, maxBuffer: 16 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout)
      const reason = `git ${args[0]}: ${(stderr || error.message).trim().split('\n')[0]}`
      return reject(BatonError.of('INTERNAL', { reason }))
    })
  })
}
