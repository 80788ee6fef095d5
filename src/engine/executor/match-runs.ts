import { taskOfVisit } from '../../pipeline/visits/visit-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import { allRows } from '../../store/all-rows.ts'
import type { Engine } from '../engine.ts'

/**
 * Adjusts the runs of a visit to its state: runs of a closed visit are cancelled, runs of a task on hold are paused and
 * resumed after the hold, and runs that the play has dropped (`Step.drop`) are cancelled. Each by a command that checks
 * the state again. Ended runs stay as they are.
 */
export async function matchRuns(engine: Engine, visit: string): Promise<void> {
  const task_id = taskOfVisit(visit)
  const [found] = await engine.store.load([{ kind: 'visit', id: visit }])
  const state = found.value?.state ?? 'closed'
  for await (const { run_id } of allRows(engine.store, 'runs', { task_id, open: true })) {
    const [loaded] = await engine.store.load([{ kind: 'run', id: run_id }])
    const run = loaded.value
    if (run?.visit !== visit) continue
    const reason = `${visit}: ${state}`
    const isDropped = found.value !== undefined && run.effect !== undefined && !(run.effect in found.value.outstanding)
    if (state === 'closed' || isDropped) await asked(engine, { type: 'cancel_run', run_id, reason })
    else if (state === 'held') await asked(engine, { type: 'pause_run', run_id, reason, held: true })
    else if (run.held && (run.state === 'paused' || run.wish === 'pause'))
      await asked(engine, { type: 'resume_run', run_id, reason, held: false })
  }
}

type Control = Parameters<Engine['execute']>[0] & { readonly type: 'cancel_run' | 'pause_run' | 'resume_run' }

async function asked(engine: Engine, command: Control): Promise<void> {
  try {
    await engine.execute(command, { actor: PLATFORM_AGENT })
  } catch (error) {
    // The run ended meanwhile, or is in that state already.
    if (!(error instanceof BatonError)) throw error
  }
}
