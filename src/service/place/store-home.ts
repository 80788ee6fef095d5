import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '../../store/port.ts'

/**
 * The folder of a store's runs on this machine, and the name under which the store signs its merges.
 *
 * A copied repository brings a copied store: the same id twice. The folder of an id belongs to the store whose path
 * stands in its `owner.json`. A store elsewhere with the same id takes it over if the owner is gone (it was moved), and
 * gets a folder of its own if the owner is still there (it is a copy).
 */
export interface StoreHome {
  readonly folder: string
  readonly identity: string
  /** The store of which this is a copy. */
  readonly copyOf: string | null
  readonly path: string
}

export interface HomeParts {
  readonly store: Pick<Store, 'facts'>
  readonly storePath: string
  /** The folder in which every store of this machine has its own. */
  readonly runs: string
  /** The id of the store at a path; null where one is there that cannot be read. */
  readonly peekStoreId: (path: string) => string | null | undefined
}

export async function storeHome({ store, storePath, runs, peekStoreId }: HomeParts): Promise<StoreHome> {
  const { id } = await store.facts()
  const path = realpathSync(storePath)
  const folder = join(runs, id.slice(0, 8))
  const owner = ownerOf(folder)
  const isOurs = owner === undefined || owner === path || !isSame(peekStoreId(owner), id)
  if (isOurs) return { folder, identity: id, copyOf: null, path }
  const own = createHash('sha256').update(path).digest('hex').slice(0, 8)
  return { folder: `${folder}-${own}`, identity: `${id}.${own}`, copyOf: owner, path }
}

/** One that is there and cannot be read may be the same. */
const isSame = (found: string | null | undefined, id: string): boolean => found === id || found === null

/** Writes down whose the folder is. */
export function claimHome({ folder, path }: StoreHome): void {
  if (ownerOf(folder) === path) return
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const fresh = join(folder, `owner.json.${process.pid}`)
  writeFileSync(fresh, `${JSON.stringify({ store: path })}\n`, { mode: 0o600 })
  renameSync(fresh, join(folder, 'owner.json'))
}

function ownerOf(folder: string): string | undefined {
  try {
    const { store } = JSON.parse(readFileSync(join(folder, 'owner.json'), 'utf8')) as { store?: unknown }
    return typeof store === 'string' ? store : undefined
  } catch {
    return undefined
  }
}
