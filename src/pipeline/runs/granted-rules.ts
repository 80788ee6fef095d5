import { permissionDecision } from '../../protocol/permissions/permission-question.ts'
import { type PermissionRule, ruleOf } from '../../protocol/permissions/permission-rule.ts'
import type { RunRecord } from './run-record.ts'

/** What people have allowed for the whole run, or for longer: its next process is not asked about it again. */
export function grantedRules({ questions }: Pick<RunRecord, 'questions'>): readonly PermissionRule[] {
  return questions.flatMap(({ permission, answer }) => {
    if (!permission || answer === undefined) return []
    const decision = permissionDecision(answer)
    return decision === 'run' || decision === 'stage' ? [ruleOf(permission)] : []
  })
}
