import { randomBytes } from 'node:crypto'
import type { RunSpec } from '../../pipeline/runs/run-command.ts'
import { RUN_LIMITS, type RunLimits } from '../../pipeline/runs/run-record.ts'
import type { AdapterName } from '../../protocol/adapter-names.ts'
import type { Workflow } from '../../protocol/agent-blocks/block-events.ts'
import type { PermissionRule } from '../../protocol/permissions/permission-rule.ts'
import { taskIdDay } from '../../protocol/task-id.ts'
import type { Asked, Engine } from '../engine.ts'

export interface NewRun {
  readonly agent: string
  readonly argv: readonly string[]
  readonly prompt?: string | ((nonce: string) => string)
  readonly brief?: RunSpec['brief']
  readonly pass?: readonly string[]
  readonly settings?: readonly string[]
  readonly adapter?: AdapterName
  readonly allowed?: readonly PermissionRule[]
  readonly player?: string
  readonly options?: RunSpec['options']
  readonly fallback?: RunSpec['fallback']
  readonly task_id?: string
  readonly stage?: string
  readonly workflow?: Workflow
  readonly nonce_required?: boolean
  readonly limits?: Partial<RunLimits>
  /** Where it works; without it, an empty folder of its own. */
  readonly workspace?: (run_id: string) => RunSpec['workspace']
}

/**
 * Creates a run, such as `RUN-20261115-001-9f3c`, with its own nonce. The last four digits are random: refs, folders and
 * marks are named after a run, and another store, or an older copy of this one, may count to the same number.
 */
export async function createRun(engine: Engine, run: NewRun, asked: Asked): Promise<string> {
  const day = taskIdDay(new Date(engine.clock.now()), engine.timeZone)
  const number = await engine.store.reserve(`run ${day}`, 1)
  const run_id = `RUN-${day}-${String(number).padStart(3, '0')}-${randomBytes(2).toString('hex')}`
  const nonce = randomBytes(12).toString('hex')
  const { prompt = null } = run
  const spec: RunSpec = {
    task_id: run.task_id ?? null,
    stage: run.stage ?? null,
    agent: run.agent,
    argv: run.argv,
    prompt: typeof prompt === 'function' ? prompt(nonce) : prompt,
    brief: run.brief ?? null,
    pass: run.pass ?? [],
    ...(run.settings && run.settings.length > 0 ? { settings: run.settings } : {}),
    ...(run.adapter === undefined || run.adapter === 'plain' ? {} : { adapter: run.adapter }),
    ...(run.allowed === undefined ? {} : { allowed: run.allowed }),
    ...(run.player === undefined ? {} : { player: run.player }),
    ...(run.options === undefined ? {} : { options: run.options }),
    ...(run.fallback === undefined ? {} : { fallback: run.fallback }),
    workflow: run.workflow ?? { kind: 'custom' },
    nonce,
    nonce_required: run.nonce_required ?? false,
    limits: { ...RUN_LIMITS, ...run.limits },
    workspace: run.workspace?.(run_id) ?? null,
  }
  const created = await engine.execute({ type: 'create_run', run_id, spec }, asked)
  return created.run_id
}
