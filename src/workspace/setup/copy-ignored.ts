import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { split } from '../checkpoint/stage-files.ts'
import { lookInside, readInside } from '../clone/look-inside.ts'
import { runGit } from '../git/git.ts'
import { withScratchFile } from '../git/scratch-file.ts'
import { openTaskGit } from '../git/task-git.ts'

const MOST_FILES = 2_000
const FILE_BYTES = 64 * 1024 * 1024

/**
 * Files of the person's checkout that git ignores and that match patterns in the syntax of gitignore. A tracked file
 * and one that git does not ignore is never among them. Links are left out.
 */
export async function ignoredFiles(repository: string, patterns: readonly string[]): Promise<readonly string[]> {
  if (patterns.length === 0) return []
  const git = await openTaskGit({ repository })
  const cwd = git.repository.path
  return withScratchFile(git.folder, async (file) => {
    await writeFile(file, `${patterns.join('\n')}\n`)
    const args = ['ls-files', '-z', '--others', '--ignored', `--exclude-from=${file}`]
    const named = split((await runGit({ cwd, args })).stdout)
    if (named.length === 0) return []
    const input = Buffer.concat(named.flatMap((path) => [path, Buffer.from([0])]))
    const checked = await runGit({ cwd, args: ['check-ignore', '-z', '--stdin'], input, answers: [1] })
    const look = lookInside(cwd)
    const found: string[] = []
    for (const path of split(checked.stdout).slice(0, MOST_FILES)) {
      const { kind, stats } = await look(path)
      if (kind === 'file' && (stats?.size ?? 0) <= FILE_BYTES) found.push(path.toString())
    }
    return found.toSorted()
  })
}

/** A digest of their names and contents: what a setup reads may decide what it makes. */
export async function digestOfFiles(folder: string, paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) {
    const bytes = await readInside(folder, path, FILE_BYTES)
    hash.update(`${path}\0${bytes?.length ?? -1}\0`).update(bytes ?? Buffer.alloc(0))
  }
  return hash.digest('hex')
}

/** Copies them into a clone. What the clone has already at that place stays. */
export async function copyFiles(from: string, to: string, paths: readonly string[]): Promise<readonly string[]> {
  const copied: string[] = []
  const look = lookInside(to)
  for (const path of paths) {
    const parent = dirname(path)
    if (parent !== '.') await mkdir(join(to, parent), { recursive: true }).catch(() => {}) // The look below says so.
    if ((await look(Buffer.from(path))).kind !== 'missing') continue
    if (parent !== '.' && (await lookInside(to)(Buffer.from(parent))).kind !== 'directory') continue
    await copyFile(join(from, path), join(to, path), constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
    copied.push(path)
  }
  return copied
}
