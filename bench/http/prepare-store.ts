import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '../../src/engine/clock.ts'
import { Engine } from '../../src/engine/engine.ts'
import type { Changeset } from '../../src/pipeline/changeset.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { createToken } from '../../src/service/tokens/access-tokens.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'

export interface Prepared {
  /** A store whose tasks are planned by the PO, ready to be handed on. */
  readonly store: string
  /** By task, as JSON: what the engine committed when it handed each of them on. */
  readonly changesets: string
  readonly tasks: readonly string[]
  readonly token: string
}

export const HANDOFF = { action: 'handoff', context: 'the plan is in PLAN.md; start with the table of the states' }
const PO = { actor: 'song-po' }

export async function prepareStore(folder: string, count: number): Promise<Prepared> {
  const store = await openSqliteStore({ path: join(folder, 'source.db'), create: true })
  const committed: Changeset[] = []
  const commit: typeof store.commit = async (batch) => {
    const answers = await store.commit(batch)
    committed.push(...batch)
    return answers
  }
  const captured = { ...store, commit }
  const engine = new Engine({ store: captured, pipeline: DEFAULT_PIPELINE, clock: systemClock, timeZone: 'UTC' })
  const expires_at = new Date(Date.now() + 86_400_000).toISOString()
  const { token } = await createToken({ engine }, PO, { name: 'b', person_id: 'song-po', role: 'po', expires_at })
  const tasks: string[] = []
  for (let first = 0; first < count; first += 50) {
    const made = Array.from({ length: Math.min(50, count - first) }, async (_, at) => {
      const { task_id } = await engine.createTask({ title: `a task to hand on ${first + at}`, priority: 'P1_HIGH' }, PO)
      await engine.execute({ type: 'step', task_id, action: 'pickup', details: {} }, PO)
      return task_id
    })
    tasks.push(...(await Promise.all(made)))
  }
  const path = join(folder, 'tasks.db')
  await store.backup(path)
  committed.length = 0
  for (const task_id of tasks) {
    const { action, context } = HANDOFF
    await engine.execute({ type: 'step', task_id, action: action as 'handoff', details: { context } }, PO)
  }
  await store.close()
  const changesets = join(folder, 'changesets.json')
  writeFileSync(changesets, JSON.stringify(tasks.map((task_id, at) => [task_id, committed[at]])))
  return { store: path, changesets, tasks, token }
}
