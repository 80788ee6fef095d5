import { join } from 'node:path'
import { createRun } from '../../engine/runs/new-run.ts'
import { requireSettings } from '../../engine/secrets/give-settings.ts'
import type { RunLimits } from '../../pipeline/runs/run-record.ts'
import type { AdapterName } from '../../protocol/adapter-names.ts'
import type { PermissionRule } from '../../protocol/permissions/permission-rule.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

export { relayAgent as agentOfStage } from '../../engine/relay-spec.ts'
export { openRepository } from '../../workspace/git/repository.ts'
export { scratchRepository } from '../../workspace/git/scratch-repository.ts'

interface StartInput {
  readonly agent: string
  readonly argv: readonly string[]
  readonly prompt?: string
  readonly limits: Partial<RunLimits>
  /** Names only: a value never goes into the store. */
  readonly pass: readonly string[]
  /** Names of settings that it gets. */
  readonly settings?: readonly string[]
  /** How the agent is spoken with; default: as plain text. */
  readonly adapter?: AdapterName
  /** What it may do without asking. */
  readonly allowed?: readonly PermissionRule[]
  readonly workflow: 'custom' | 'dispatch'
  readonly nonce_required: boolean
  readonly repository: string
  readonly store_repository: boolean
  /** Where runs get their clones. */
  readonly home: string
}

/**
 * Asks for a run of any command, in a clone of a repository. It waits for a worker. Refused where a setting is missing
 * without which it would not start.
 */
export async function startRun({ engine }: WithEngine, caller: Caller, input: StartInput): Promise<string> {
  const { agent, argv, prompt, limits, pass, settings = [], adapter, allowed, workflow, nonce_required } = input
  const { repository, store_repository, home } = input
  await requireSettings(engine, { agent, settings, workspace: { repository } })
  return createRun(
    engine,
    {
      agent,
      argv,
      limits,
      pass,
      settings,
      workflow: { kind: workflow },
      nonce_required,
      workspace: (run_id) => ({ repository, store_repository, folder: join(home, run_id, 'work'), base: null }),
      ...(prompt === undefined ? {} : { prompt }),
      ...(adapter === undefined ? {} : { adapter }),
      ...(allowed === undefined ? {} : { allowed }),
    },
    askedBy(caller),
  )
}
