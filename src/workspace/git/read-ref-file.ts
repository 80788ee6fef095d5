import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isCommitId } from './ref-name.ts'

/**
 * What a ref stands for, from the file of its own or the list of packed refs: a relay asks some eighty times, and a git
 * process for each costs more than all else that is done with the answer. Git replaces both files whole, and packs a ref
 * before it deletes its file, so this order misses none. Null where there is no such ref; undefined where only git can
 * tell: a symbolic ref, another way of storing refs, a file that is not as expected.
 */
export async function readRefFile(gitDir: string, ref: string): Promise<string | null | undefined> {
  const own = await textOf(join(gitDir, ref))
  if (own === 'unreadable') return undefined
  if (own !== undefined) return commitOr(own.trimEnd(), undefined)
  const packed = await textOf(join(gitDir, 'packed-refs'))
  if (packed === 'unreadable' || (await stat(join(gitDir, 'reftable')).catch(() => undefined))) return undefined
  const line = packed?.split('\n').find((one) => one.endsWith(` ${ref}`))
  return line === undefined ? null : commitOr(line.slice(0, -ref.length - 1), undefined)
}

const commitOr = <T>(text: string, other: T) => (isCommitId(text) ? text : other)

/** Undefined where there is no such file. */
async function textOf(path: string): Promise<string | undefined | 'unreadable'> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOENT' || code === 'ENOTDIR' ? undefined : 'unreadable'
  }
}
