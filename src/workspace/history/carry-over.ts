import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gitText, runGit } from '../git/git.ts'
import { inside } from './read-git-facts.ts'

/**
 * What decides which files git sees and how it stores them, and who commits. Without these the first commit of a new
 * history would have other files than the person knows: those that `info/exclude` kept out, or other line ends.
 */
const SETTINGS =
  /^(?:user|filter)\.|^core\.(?:filemode|symlinks|ignorecase|precomposeunicode|autocrlf|eol|safecrlf|excludesfile|attributesfile|longpaths)$/

/** Takes these settings of a repository into a new one. Remotes, branches and hooks stay behind. */
export async function carryOver(root: string, gitDir: string): Promise<void> {
  const listed = await gitText({ ...inside(root), args: ['config', '--local', '--null', '--list'] })
  for (const row of listed.split('\0')) {
    const [name = '', ...value] = row.split('\n')
    if (!SETTINGS.test(name)) continue
    const args = ['config', '--file', join(gitDir, 'config'), '--replace-all', name, value.join('\n')]
    await runGit({ cwd: root, args })
  }
  await mkdir(join(gitDir, 'info'), { recursive: true })
  for (const name of ['exclude', 'attributes']) {
    const text = await readFile(join(root, '.git', 'info', name), 'utf8').catch(() => '')
    if (text !== '') await appendFile(join(gitDir, 'info', name), `${text.trimEnd()}\n`)
  }
}
