import { gitText } from '../git/git.ts'
import type { Repository } from '../git/repository.ts'

/** The address of the person's `origin` without a user and a password in it; undefined where there is none to be told. */
export async function originUrl({ path }: Repository, signal?: AbortSignal): Promise<string | undefined> {
  const args = ['config', '--get', 'remote.origin.url']
  const url = await gitText({ cwd: path, args, answers: [1], signal })
  // As it is written into a configuration: one line, and nothing that git would read as a quote or a comment.
  if (!/^[\x21-\x7e]{1,500}$/.test(url) || /["\\#;]/.test(url)) return undefined
  return url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/@]*@/i, '$1')
}
