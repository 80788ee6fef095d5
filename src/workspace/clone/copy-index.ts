import { copyFile, stat, utimes } from 'node:fs/promises'

/**
 * Copies an index with its time, rounded down. Git takes a file for unchanged if its size and times are those in the
 * index, unless the file is as young as the index itself; a copy that looks younger than it is would make git miss
 * what was written in the second in which the original was (tried: it does).
 */
export async function copyIndex(from: string, to: string): Promise<void> {
  const { mtimeMs } = await stat(from)
  await copyFile(from, to)
  const second = Math.floor(mtimeMs / 1000)
  await utimes(to, second, second)
}
