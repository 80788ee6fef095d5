import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BatonError } from '../../protocol/baton-error.ts'
import { split } from '../checkpoint/stage-files.ts'
import { LONG_MS, runGit } from '../git/git.ts'
import { type Call, withIndex } from '../git/run-git-dir.ts'
import { someFiles } from '../git/some-files.ts'
import { changedEntries } from '../tree/tree-entries.ts'
import { lookInside } from './look-inside.ts'
import type { RunWorkspace } from './run-workspace.ts'

/**
 * Changes the files on disk from one tree to another, and only those that differ between the two. `from` is what
 * Baton's index holds and what is on disk, but for what checkpoints leave out.
 *
 * Git writes no file through a link, and puts a new file in place of one with other hard links. It refuses before the
 * first change where a file has work in it that is not in `from`; but it counts ignored files for nothing and deletes
 * them, so what is in the way is looked for here first. A fifo or a socket holds nothing, and is cleared away.
 */
export async function layOut(workspace: RunWorkspace, from: string, to: string, signal?: AbortSignal): Promise<void> {
  if (from === to) return
  await withIndex(workspace, from, async (call) => {
    const inTheWay = await findInTheWay(workspace, call, from, to)
    if (inTheWay.length > 0) throw conflict(workspace, inTheWay)
    // A file that was only touched is as the index says, and staging passes over it: git would call it changed.
    const refresh = ['update-index', '-q', '--refresh', '--ignore-submodules']
    await runGit({ ...call, args: refresh, answers: [1], limitMs: LONG_MS, signal })
    try {
      await runGit({ ...call, args: ['read-tree', '-m', '-u', from, to], limitMs: LONG_MS, signal })
    } catch (error) {
      if (!(error instanceof BatonError) || error.code !== 'GIT_FAILED') throw error
      const said = [...String(error.details.stderr).matchAll(/^error: .*'(.+)'/gm)].map((match) => match[1] as string)
      throw said.length === 0 ? error : conflict(workspace, said)
    }
  })
}

export function conflict({ run }: RunWorkspace, files: readonly string[]): BatonError {
  return BatonError.of('WORKSPACE_CONFLICT', { run, files: someFiles(files) }, { paths: files })
}

async function findInTheWay(workspace: RunWorkspace, call: Call, from: string, to: string): Promise<string[]> {
  const { folder } = workspace
  const changed = await changedEntries({ ...workspace, from, to })
  const leaving = new Set(changed.flatMap(({ path, after }) => (after === null ? [path] : [])))
  const look = lookInside(folder)
  const found: string[] = []
  for (const { path, before } of changed) {
    if (before !== null) continue
    const { kind } = await look(Buffer.from(path))
    if (kind === 'special_file') await rm(join(folder, path), { force: true })
    else if (kind === 'directory') found.push(...(await strangersIn(call, path)))
    else if (kind === 'missing') found.push(...(await strangerAbove(look, path, leaving)))
    else found.push(path)
  }
  return [...new Set(found)]
}

/** Files in a folder that are in no tree, ignored ones too. */
async function strangersIn(call: Call, folder: string): Promise<string[]> {
  const args = ['--literal-pathspecs', 'ls-files', '-z', '--others', '--', folder]
  return split((await runGit({ ...call, args })).stdout).map((path) => path.toString())
}

/** A file where a folder has to be, unless it goes with the other files of the tree. */
async function strangerAbove(look: ReturnType<typeof lookInside>, path: string, leaving: ReadonlySet<string>) {
  for (let above = dirname(path); above !== '.'; above = dirname(above)) {
    const { kind } = await look(Buffer.from(above))
    if (kind === 'directory') return []
    if (kind !== 'missing') return leaving.has(above) ? [] : [above]
  }
  return []
}
