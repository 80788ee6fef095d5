import type { PipelineCommand } from '../pipeline/command.ts'
import { UUIDS_PER_REQUEST } from '../pipeline/command.ts'
import { decide } from '../pipeline/decide.ts'
import { type Fact, Facts, wanted } from '../pipeline/facts.ts'
import type { CommandResult } from '../pipeline/records.ts'
import { BatonError } from '../protocol/baton-error.ts'
import type { Engine } from './engine.ts'

/** What a command would have answered. */
export type DryAnswer =
  | { readonly ok: true; readonly result: CommandResult }
  | { readonly ok: false; readonly error: BatonError }

/** The ids of a dry run are never stored. */
const NO_ID = '00000000-0000-4000-8000-000000000000'

/**
 * Asks the pipeline what a command would answer, for one actor after another, and commits nothing. Because the real
 * decision is asked, what `task show` offers and what `why` explains cannot differ from what the engine does.
 */
export async function dryRun(engine: Engine, command: PipelineCommand): Promise<(actor: string) => DryAnswer> {
  const facts = await readFacts(engine, command)
  const now = engine.clock.now()
  const uuids = Array.from({ length: UUIDS_PER_REQUEST }, () => NO_ID)
  return (actor) => {
    try {
      const { answer } = decide({ id: NO_ID, actor, now, simulated: true, uuids, command }, facts)
      if (answer.ok) return answer
      const { code, values, details } = answer.error
      return { ok: false, error: BatonError.of(code as 'INTERNAL', values as { reason: string }, details) }
    } catch (error) {
      // Legal once it is merged, and whoever approves merges first (`relay/integrate.ts`).
      if (error instanceof BatonError && error.code === 'NOT_INTEGRATED')
        return { ok: true, result: { ...error.values } }
      if (error instanceof BatonError) return { ok: false, error }
      throw error
    }
  }
}

async function readFacts(engine: Engine, command: PipelineCommand): Promise<Facts> {
  const known = { current: { hash: engine.definition, pipeline: engine.pipeline }, byHash: new Map() }
  let facts = new Facts([], known)
  for (let keys = wanted(command, facts); keys.length > 0; keys = wanted(command, facts)) {
    facts = new Facts([...facts.all(), ...((await engine.store.load(keys)) as readonly Fact[])], known)
  }
  // Refuses a definition that was edited, as the engine does.
  for (const { kind, id } of facts.all()) if (kind === 'definition') await engine.pipelineOf(id)
  return facts
}
