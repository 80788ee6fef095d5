import { systemClock } from '../../src/engine/clock.ts'
import { Engine } from '../../src/engine/engine.ts'
import type { StepAction } from '../../src/pipeline/command.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'

/** Works on a store past the command line, which takes a process for each step. */
export async function withEngine<T>(path: string, work: (engine: Engine) => Promise<T>): Promise<T> {
  const store = await openSqliteStore({ path, create: true })
  try {
    return await work(new Engine({ store, pipeline: DEFAULT_PIPELINE, clock: systemClock, timeZone: 'UTC' }))
  } finally {
    await store.close()
  }
}

/** Makes a task and takes it along the happy path, without documentation, until it is in a status. */
export async function taskIn(engine: Engine, status: string, title = 'T'): Promise<string> {
  const { task_id: id } = await engine.createTask({ title, priority: 'P1_HIGH' }, { actor: 'song-po' })
  const task_id = String(id)
  for (const [from, action, actor] of STEPS) {
    if (from === status) return task_id
    await engine.execute({ type: 'step', task_id, action, details: {} }, { actor })
  }
  return task_id
}

const STEPS: readonly [string, StepAction, string][] = [
  ['PLAN_PENDING', 'pickup', 'song-po'],
  ['PLAN_IN_PROGRESS', 'handoff', 'song-po'],
  ['DEV_PENDING', 'pickup', 'jarvis'],
  ['DEV_IN_PROGRESS', 'handoff', 'jarvis'],
  ['QA_PENDING', 'pickup', 'kimqa'],
  ['QA_IN_PROGRESS', 'handoff', 'kimqa'],
  ['HARDEN_PENDING', 'pickup', 'kangchul'],
  ['HARDEN_IN_PROGRESS', 'skip_docs', 'song-po'],
]
