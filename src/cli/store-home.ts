import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '../store/port.ts'
import { peekStoreId } from '../store/sqlite/peek-store-id.ts'
import { stateFolder } from './relay/last-run.ts'

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

export async function storeHome(store: Pick<Store, 'facts'>, storePath: string): Promise<StoreHome> {
  const { id } = await store.facts()
  const path = realpathSync(storePath)
  const folder = join(stateFolder(), 'runs', id.slice(0, 8))
  const owner = ownerOf(folder)
  const isOurs = owner === undefined || owner === path || !isSameStore(owner, id)
  if (isOurs) return { folder, identity: id, copyOf: null, path }
  const own = createHash('sha256').update(path).digest('hex').slice(0, 8)
  return { folder: `${folder}-${own}`, identity: `${id}.${own}`, copyOf: owner, path }
}

/** One that is there and cannot be read may be the same. */
function isSameStore(path: string, id: string): boolean {
  const found = peekStoreId(path)
  return found === id || found === null
}

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
