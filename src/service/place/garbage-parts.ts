import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { GarbagePart } from '../../engine/garbage/garbage-part.ts'
import { setupGarbage } from '../../engine/setup/setup-garbage.ts'
import type { Service } from '../service.ts'

/** What `baton gc` looks at besides transcripts, rows, folders of runs and checks, and refs. */
export const garbageParts = ({
  storePath,
  engine,
  home,
}: Pick<Service, 'storePath' | 'engine' | 'home'>): readonly GarbagePart[] => [
  replacedStores(storePath),
  setupGarbage(engine, async () => (await home()).folder),
]

/**
 * Stores that `baton restore` replaced. Never removed: one may hold the only record of work that the backup did not have.
 */
const replacedStores = (storePath: string): GarbagePart => ({
  name: { ko: '교체된 Baton 저장소', en: 'replaced stores' },
  collect: async () => {
    const folder = dirname(storePath)
    const names = (await readdir(folder).catch(() => [] as string[])).filter((name) => isReplaced(name, storePath))
    const entries = names.toSorted().map(async (name) => {
      const path = join(folder, name)
      return { name: path, bytes: (await stat(path).catch(() => undefined))?.size ?? null, why: BY_RESTORE }
    })
    return { removed: [], kept: await Promise.all(entries) }
  },
})

/** `baton.db.replaced-1`, with its log; and its transcripts, `transcripts.db.replaced-1`. */
function isReplaced(name: string, storePath: string): boolean {
  const [, first = ''] = /^(.+)\.replaced-\d+(?:-wal)?$/.exec(name) ?? []
  const store = basename(storePath)
  return first === store || first === 'transcripts.db' || first === `${store}.transcripts.db`
}

const BY_RESTORE = {
  ko: 'baton restore가 교체한 파일입니다. 필요 없으면 직접 지우세요',
  en: 'baton restore replaced it; delete it yourself when you do not need it',
}
