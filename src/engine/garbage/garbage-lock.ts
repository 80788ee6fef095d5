import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { withProcessLock } from '../../workspace/git/process-lock.ts'

/** Runs `work` unless another process of this machine collects garbage there: then undefined is returned. */
export async function withGarbageLock<T>(home: string, work: () => Promise<T>): Promise<T | undefined> {
  await mkdir(home, { recursive: true, mode: 0o700 })
  return (await withProcessLock(join(home, 'gc.lock'), work))?.value
}
