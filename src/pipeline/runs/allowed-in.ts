import { BatonError } from '../../protocol/baton-error.ts'
import { permissionDecision } from '../../protocol/permissions/permission-question.ts'
import { type PermissionRule, ruleOf } from '../../protocol/permissions/permission-rule.ts'
import type { PipelineCommand } from '../command.ts'
import type { Draft } from '../draft.ts'
import { CONTROL } from '../records.ts'
import type { Results } from '../results.ts'
import { requirePerson } from './open-run.ts'
import type { RunQuestion, RunRecord } from './run-record.ts'

/** What people have allowed to the agents of this stage, in whichever task they were asked. */
export const allowedIn = (draft: Draft, stage: string): readonly PermissionRule[] => {
  const { allowed = {} } = draft.read('control', CONTROL.id) ?? draft.facts.control
  return Object.hasOwn(allowed, stage) ? (allowed[stage] ?? []) : []
}

/** Keeps what a person allowed for the stage of the project: later runs of the stage begin with it. */
export function allowInStage(draft: Draft, { stage }: RunRecord, { permission, answer }: RunQuestion): void {
  if (!permission || answer === undefined || stage === null || permissionDecision(answer) !== 'stage') return
  const rule = ruleOf(permission)
  const before = allowedIn(draft, stage)
  if (before.includes(rule)) return
  const control = draft.read('control', CONTROL.id) ?? draft.facts.control
  draft.put('control', CONTROL.id, { ...control, allowed: { ...control.allowed, [stage]: [...before, rule] } })
  draft.event('@pipeline', 'permission:allowed', { stage, rule })
}

/** Later runs of the stage are asked about it again; a run that has begun keeps what it began with. */
export function revokePermission(
  draft: Draft,
  { stage, rule }: Extract<PipelineCommand, { type: 'revoke_permission' }>,
): Results['revoke_permission'] {
  requirePerson(draft)
  const before = allowedIn(draft, stage)
  if (!before.includes(rule)) {
    throw BatonError.of('PERMISSION_NOT_FOUND', { stage, rule, allowed: before.join(', ') || '-' })
  }
  const control = draft.read('control', CONTROL.id) ?? draft.facts.control
  const left = before.filter((one) => one !== rule)
  const { [stage]: _, ...others } = control.allowed ?? {}
  const allowed = left.length === 0 ? others : { ...others, [stage]: left }
  draft.put('control', CONTROL.id, { ...control, allowed })
  draft.event('@pipeline', 'permission:revoked', { stage, rule })
  return { stage, rule, left }
}
