import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { removeFolder } from '../../workspace/git/remove-folder.ts'
import type { Engine } from '../engine.ts'
import type { GarbagePart } from '../garbage/garbage-part.ts'
import { SETUP_FOLDER } from './project-setups.ts'

const DAY_MS = 24 * 60 * 60_000
const UNUSED_DAYS = 30
/** A younger folder may belong to a process that is making an entry. */
const UNFINISHED_MS = DAY_MS

/** Entries of the setup cache that no task has used for 30 days, and what killed processes left of unfinished ones. */
export function setupGarbage({ store }: Engine, home: () => Promise<string>): GarbagePart {
  return {
    name: { ko: '준비 캐시 항목', en: 'setup cache entries' },
    collect: async ({ dryRun, signal }) => {
      const cache = join(await home(), SETUP_FOLDER)
      const removed: { name: string; bytes: number | null }[] = []
      const kept: { name: string; bytes: number | null; why: typeof USED }[] = []
      const names = await readdir(cache).catch(() => [] as string[])
      for (const name of names) {
        if (signal?.aborted) break
        const path = join(cache, name)
        const found = await lstat(path).catch(() => undefined)
        if (!found?.isDirectory()) continue
        const [record] = await store.load([{ kind: 'setup', id: name }])
        const bytes = record.value?.bytes ?? null
        const isUnfinished = /\.(?:new|making-[0-9a-f]+)$/.test(name)
        const isOld = Date.now() - found.mtimeMs > (isUnfinished ? UNFINISHED_MS : UNUSED_DAYS * DAY_MS)
        if (!isOld) {
          if (!isUnfinished) kept.push({ name: path, bytes, why: USED })
          continue
        }
        if (!dryRun) await removeFolder(path)
        removed.push({ name: path, bytes })
      }
      return { removed, kept }
    },
  }
}

const USED = { ko: `${UNUSED_DAYS}일 안에 사용함`, en: `used within ${UNUSED_DAYS} days` }
