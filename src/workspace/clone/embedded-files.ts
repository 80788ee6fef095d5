import { readdir } from 'node:fs/promises'
import type { Skipped } from '../checkpoint/skipped.ts'
import { runGit } from '../git/git.ts'
import type { Call } from '../git/run-git-dir.ts'
import { lookInside } from './look-inside.ts'

/** An embedded repository with more files than that is left out whole. */
const MOST_FILES = 50_000

/**
 * The files in folders that have a `.git` of their own. An agent that runs `git init` in a subfolder, as many project
 * generators do, has written its work there; git by itself would record a link to a commit that nobody keeps.
 *
 * A `.git` that is a file belongs to a worktree or a submodule: its files stand elsewhere too, and are left out.
 */
export async function embeddedFiles(
  folder: string,
  call: Call,
  roots: readonly Buffer[],
  signal?: AbortSignal,
): Promise<{ files: Buffer[]; skipped: Skipped[] }> {
  const files: Buffer[] = []
  const skipped: Skipped[] = []
  const look = lookInside(folder)
  for (const root of roots) {
    const { kind } = await look(Buffer.concat([root, Buffer.from('.git')]))
    const path = root.toString()
    if (kind !== 'directory') skipped.push({ path, why: 'worktree' })
    else {
      const below = await filesBelow(folder, root)
      files.push(...below.files)
      skipped.push({ path: `${path}.git`, why: 'embedded_repository' }, ...below.skipped)
    }
  }
  return { files: await withoutIgnored(call, files, signal), skipped }
}

async function filesBelow(folder: string, root: Buffer): Promise<{ files: Buffer[]; skipped: Skipped[] }> {
  const files: Buffer[] = []
  const skipped: Skipped[] = []
  const folders = [root]
  for (let at = folders.pop(); at; at = folders.pop()) {
    const where = Buffer.concat([Buffer.from(`${folder}/`), at])
    const entries = await readdir(where, { withFileTypes: true, encoding: 'buffer' }).catch(() => undefined)
    if (!entries) skipped.push({ path: at.toString(), why: 'unreadable' })
    for (const entry of entries ?? []) {
      if (entry.name.toString().toLowerCase() === '.git') continue
      const path = Buffer.concat([at, entry.name])
      if (entry.isDirectory()) folders.push(Buffer.concat([path, Buffer.from('/')]))
      else files.push(path)
    }
    if (files.length > MOST_FILES) return { files: [], skipped: [{ path: root.toString(), why: 'too_large' }] }
  }
  return { files, skipped }
}

async function withoutIgnored(call: Call, files: readonly Buffer[], signal?: AbortSignal): Promise<Buffer[]> {
  if (files.length === 0) return []
  const input = Buffer.concat(files.flatMap((path) => [path, Buffer.from([0])]))
  const { stdout } = await runGit({ ...call, args: ['check-ignore', '-z', '--stdin'], input, answers: [1], signal })
  const ignored = new Set(stdout.toString('latin1').split('\0'))
  return files.filter((path) => !ignored.has(path.toString('latin1')))
}
