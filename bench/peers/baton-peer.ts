import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../src/engine/clock.ts'
import { Engine } from '../../src/engine/engine.ts'
import type { StepAction } from '../../src/pipeline/command.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { AT_ONCE, inLanes, type Peer, STEPS } from './peer.ts'

const PATH: readonly (readonly [StepAction, string])[] = [
  ['pickup', 'song-po'],
  ['handoff', 'song-po'],
  ['pickup', 'jarvis'],
  ['handoff', 'jarvis'],
  ['pickup', 'kimqa'],
  ['handoff', 'kimqa'],
  ['pickup', 'kangchul'],
  ['skip_docs', 'song-po'],
  ['approve', 'song-po'],
]

/** Baton's engine on SQLite. Making the tasks counts too: the others begin their workflows, threads and jobs in the run. */
export async function batonPeer(): Promise<Peer> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-peers-'))
  const store = await openSqliteStore({ path: join(folder, 'baton.db') })
  const engine = new Engine({ store, pipeline: DEFAULT_PIPELINE, clock: systemClock, timeZone: 'UTC' })
  const carry = async () => {
    const { task_id } = await engine.createTask({ title: 'a task', priority: 'P1_HIGH' }, { actor: 'song-po' })
    for (const [action, actor] of PATH) {
      await engine.execute({ type: 'step', task_id: String(task_id), action, details: {} }, { actor })
    }
  }
  return {
    name: 'Baton, SQLite',
    unit: 'transition of a task',
    run: async (units) => {
      const each = Math.ceil(units / STEPS / AT_ONCE)
      await inLanes(AT_ONCE, async () => {
        for (let task = 0; task < each; task += 1) await carry()
      })
      return each * AT_ONCE * STEPS
    },
    close: async () => {
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}
