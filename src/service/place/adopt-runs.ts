import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import { allRows } from '../../store/all-rows.ts'
import type { WithEngine } from '../service.ts'

/** In a copy of a store: the runs that came with it get folders and nonces of their own. Answers with how many. */
export async function adoptRuns({ engine }: WithEngine, folder: string): Promise<number> {
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
