import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Engine } from '../engine/engine.ts'
import { inflect } from '../protocol/inflect.ts'
import { PLATFORM_AGENT } from '../protocol/messages/schemas.ts'
import { allRows } from '../store/all-rows.ts'
import type { Baton } from './compose.ts'
import { claimHome, type StoreHome, storeHome } from './store-home.ts'

/**
 * Where runs get their clones: outside every repository, so that an agent that loses its own `.git` does not find the
 * person's, and so that nobody's tools pick its files up. In a copy of a store, the runs that came with it become its
 * own first.
 */
export async function runHome({ engine, storePath, lang, json }: Baton): Promise<StoreHome> {
  const home = await storeHome(engine.store, storePath)
  const adopted = home.copyOf === null ? 0 : await adoptRuns(engine, home)
  // An error has stderr to itself where a program reads it; the events of the runs say the same.
  if (adopted > 0 && !json) process.stderr.write(copyHint(home, lang))
  claimHome(home)
  return home
}

async function adoptRuns(engine: Engine, { folder }: StoreHome): Promise<number> {
  let adopted = 0
  for await (const { run_id } of allRows(engine.store, 'runs', {})) {
    const [loaded] = await engine.store.load([{ kind: 'run', id: run_id }])
    const run = loaded.value
    const own = join(folder, run_id, 'work')
    if (!run || run.workspace?.folder === own) continue
    const nonce = randomBytes(12).toString('hex')
    await engine.execute({ type: 'adopt_run', run_id, folder: own, nonce }, { actor: PLATFORM_AGENT })
    adopted += 1
  }
  return adopted
}

function copyHint({ path, copyOf }: StoreHome, lang: Baton['lang']): string {
  return lang === 'ko'
    ? inflect`저장소 ${path} 은(는) ${copyOf ?? ''} 의 사본입니다. 실행은 이 사본의 것으로 옮겼고 원본은 건드리지 않습니다.\n`
    : `The store ${path} is a copy of ${copyOf}. Its runs are now its own; nothing of the original is touched.\n`
}
