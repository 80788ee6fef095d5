import { randomBytes } from 'node:crypto'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from '../../agents/process-identity.ts'
import { removeFolder } from '../../workspace/remove-folder.ts'
import type { Engine } from '../engine.ts'
import type { RelayContext } from './relay-context.ts'

/**
 * A folder for one round of checks that no other round has: two processes that check the same commit must not delete
 * each other's files. Folders that dead workers left beside it are removed.
 */
export async function freshCheckFolder(
  { home, worker, engine }: Pick<RelayContext, 'home' | 'worker' | 'engine'>,
  run_id: string,
  commit: string,
): Promise<string> {
  const beside = join(home, run_id)
  const names = await readdir(beside).catch(() => [])
  for (const name of names.filter((one) => one.startsWith('checks-')))
    if (await isLeftOver(engine, join(beside, name), worker.id)) await removeFolder(join(beside, name))
  return join(beside, `checks-${commit.slice(0, 12)}-${worker.id}-${randomBytes(3).toString('hex')}`)
}

const HOUR_MS = 60 * 60_000

async function isLeftOver({ store }: Engine, path: string, own: string): Promise<boolean> {
  const [, id] = /-(worker-[0-9a-f-]{36})-[0-9a-f]{6}(?:\.new)?$/.exec(path) ?? []
  if (id === own) return false
  // Earlier versions did not name the worker.
  if (id === undefined) return Date.now() - ((await lstat(path).catch(() => undefined))?.mtimeMs ?? 0) > HOUR_MS
  const [loaded] = await store.load([{ kind: 'worker', id }])
  const worker = loaded.value
  return !worker || worker.until <= (await store.now()) || isAlive(worker) === false
}
