import type { RunClaim } from '../pipeline/caller/run-claim.ts'
import type { PipelineCommand } from '../pipeline/command.ts'
import { UUIDS_PER_REQUEST } from '../pipeline/command.ts'
import { decide } from '../pipeline/decide.ts'
import type { CommandResult } from '../pipeline/records.ts'
import { fromStoredError } from '../pipeline/stored-error.ts'
import { BatonError } from '../protocol/baton-error.ts'
import type { Engine } from './engine.ts'

/** The answer that a command would get. */
export type DryAnswer =
  | { readonly ok: true; readonly result: CommandResult }
  | { readonly ok: false; readonly error: BatonError }

/** The ids of a dry run are never stored. */
const NO_ID = '00000000-0000-4000-8000-000000000000'

/**
 * Asks the pipeline what a command would answer, for one actor after another, and commits nothing. Because the real
 * decision is asked, what `task show` offers and what `why` explains cannot differ from what the engine does.
 */
export async function dryRun(
  engine: Engine,
  command: PipelineCommand,
  run?: RunClaim,
): Promise<(actor: string) => DryAnswer> {
  const facts = await engine.read(command, run)
  const now = engine.clock.now()
  const uuids = Array.from({ length: UUIDS_PER_REQUEST }, () => NO_ID)
  return (actor) => {
    try {
      const { answer } = decide(
        { id: NO_ID, actor, now, simulated: true, uuids, command, ...(run ? { run } : {}) },
        facts,
        engine.plays,
      )
      if (answer.ok) return answer
      return { ok: false, error: fromStoredError(answer.error) }
    } catch (error) {
      // Allowed: `task approve` merges first and then takes this step.
      if (error instanceof BatonError && error.code === 'NOT_INTEGRATED')
        return { ok: true, result: { ...error.values } }
      if (error instanceof BatonError) return { ok: false, error }
      throw error
    }
  }
}
