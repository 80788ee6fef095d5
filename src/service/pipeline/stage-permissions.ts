import { CONTROL } from '../../pipeline/records.ts'
import type { Results } from '../../pipeline/results.ts'
import type { PermissionRule } from '../../protocol/permissions/permission-rule.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { Service, WithEngine } from '../service.ts'

/** What agents of a stage may do without a question, and by whose word. */
export interface StagePermissions {
  readonly stage: string
  /** By the configuration. */
  readonly configured: readonly PermissionRule[]
  /** By people who answered "allow for this stage". */
  readonly allowed: readonly PermissionRule[]
}

export async function stagePermissions(
  { engine, config }: Pick<Service, 'engine' | 'config'>,
  _caller: Caller,
): Promise<readonly StagePermissions[]> {
  const [loaded] = await engine.store.load([CONTROL])
  const allowed = loaded.value?.allowed ?? {}
  const stages = config.stages.map(({ stage, permissions }) => ({ stage, configured: permissions }))
  // Of a stage that the configuration has no more, what was allowed is still there.
  const gone = Object.keys(allowed).filter((stage) => !stages.some((one) => one.stage === stage))
  return [...stages, ...gone.map((stage) => ({ stage, configured: [] }))].map((one) => ({
    ...one,
    allowed: Object.hasOwn(allowed, one.stage) ? (allowed[one.stage] ?? []) : [],
  }))
}

export function revokePermission(
  { engine }: WithEngine,
  caller: Caller,
  { stage, rule }: { readonly stage: string; readonly rule: string },
): Promise<Results['revoke_permission']> {
  return engine.execute({ type: 'revoke_permission', stage, rule }, askedBy(caller))
}
