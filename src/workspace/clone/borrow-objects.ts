import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lookInside } from './look-inside.ts'
import type { RunWorkspace } from './run-workspace.ts'

const FILE = '.git/objects/info/alternates'
const LIMIT_BYTES = 64 * 1024

/**
 * Points a clone at the objects of its repository again, where the repository has been moved since the clone was made.
 * Without it the agent's own git finds no commit. The clone is untrusted: the file is written only where its folder is
 * a real one, and put in place by a rename, which follows no link. What else the agent borrows from is kept.
 */
export async function borrowObjects({ folder, gitDir }: Pick<RunWorkspace, 'folder' | 'gitDir'>): Promise<void> {
  const objects = join(gitDir, 'objects')
  const { kind, stats } = await lookInside(folder)(Buffer.from(FILE))
  if ((kind !== 'file' && kind !== 'missing') || (stats?.size ?? 0) > LIMIT_BYTES) return
  const path = join(folder, FILE)
  const lines = kind === 'file' ? (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '') : []
  if (lines.includes(objects)) return
  const parent = await lookInside(folder)(Buffer.from('.git/objects/info'))
  if (parent.kind !== 'directory') return
  const fresh = `${path}.${randomUUID()}`
  await writeFile(fresh, `${[objects, ...lines.filter((line) => existsSync(line))].join('\n')}\n`, { flag: 'wx' })
  await rename(fresh, path)
}
