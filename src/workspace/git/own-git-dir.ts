import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Repository } from './repository.ts'

/**
 * Makes a git directory of Baton's own, in which no configuration and no attributes files are read. Several
 * processes may make the same one at once: a file is put in place whole, and left alone where it is right.
 */
export async function makeOwnGitDir(repository: Repository, folder: string): Promise<void> {
  await mkdir(join(folder, 'refs'), { recursive: true })
  await mkdir(join(folder, 'info'), { recursive: true })
  await put(join(folder, 'info', 'attributes'), ATTRIBUTES)
  await put(join(folder, 'config'), configuration(repository))
  await put(join(folder, 'HEAD'), 'ref: refs/heads/none\n')
}

async function put(path: string, text: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return
  const fresh = `${path}.${process.pid}-${randomUUID()}`
  await writeFile(fresh, text)
  await rename(fresh, path)
}

/**
 * `!` leaves an attribute unset as if nobody had named it: `-working-tree-encoding` would end git. A size of conflict
 * markers that an agent chose would hide them from the check.
 */
const ATTRIBUTES = '* -text !eol !crlf !ident !filter !working-tree-encoding !diff !merge !conflict-marker-size\n'

function configuration({ objectFormat, excludesFile }: Repository): string {
  const lines = [
    '[core]',
    'repositoryFormatVersion = 1',
    'fileMode = true',
    'symlinks = true',
    'ignoreCase = false',
    'autocrlf = false',
    'protectHFS = true',
    'protectNTFS = true',
    'untrackedCache = false',
    'commitGraph = false',
    'multiPackIndex = false',
    // Above it a file is streamed and not held in memory.
    'bigFileThreshold = 16m',
    'attributesFile = /dev/null',
    ...(excludesFile === undefined ? [] : [`excludesFile = "${excludesFile.replace(/[\\"]/g, '\\$&')}"`]),
    '[extensions]',
    `objectFormat = ${objectFormat}`,
    '[merge]',
    'directoryRenames = false',
    '[pack]',
    'useBitmaps = false',
    'threads = 2',
  ]
  return `${lines.join('\n')}\n`
}
