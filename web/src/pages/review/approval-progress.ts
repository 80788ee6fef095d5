import type { ApiEvent } from '../../../../src/protocol/api/api-types.ts'
import type { ComparedFailures } from '../../../../src/protocol/plays/evidence.ts'

/** The steps of an approval, in order. */
export const APPROVAL_STEPS = ['merge', 'checks', 'move', 'done'] as const
type ApprovalStep = (typeof APPROVAL_STEPS)[number]

/** `stopped`: a person is asked, or the approval ended without a merge. */
export type StepState = 'waits' | 'runs' | 'stopped' | 'done'

export interface ApprovalProgress {
  /** The visit of the newest approval; null before one. */
  readonly visit: string | null
  readonly at: ApprovalStep
  readonly stopped: boolean
  readonly checks: readonly {
    readonly name: string
    readonly passed: boolean
    readonly waived: boolean
    readonly compared?: ComparedFailures
  }[]
  /** Why the merge did not go to the target; null while it may. */
  readonly returned: string | null
}

export const NO_APPROVAL: ApprovalProgress = { visit: null, at: 'merge', stopped: false, checks: [], returned: null }

type Told = Pick<ApiEvent, 'type' | 'data'>

/** Pure: the progress after one more event of the task. */
export function afterEvent(before: ApprovalProgress, { type, data }: Told): ApprovalProgress {
  if (type === 'visit:opened') {
    return data.kind === 'approval' ? { ...NO_APPROVAL, visit: String(data.visit) } : NO_APPROVAL
  }
  if (before.visit === null) return before
  switch (type) {
    case 'effect:asked':
      // After an answer `try again` the merge is done once more.
      if (data.do === 'merge') return { ...NO_APPROVAL, visit: before.visit }
      if (data.do === 'gather_evidence') return { ...before, at: 'checks', checks: [] }
      // The merge was checked and is recorded: the target is moved to it next.
      return data.do === 'seal' ? { ...before, at: 'move' } : before
    case 'check:ended': {
      const compared = data.compared as ComparedFailures | undefined
      const word = { passed: data.passed === true, waived: data.waived === true, ...(compared ? { compared } : {}) }
      const check = { name: String(data.name), ...word }
      return { ...before, checks: [...before.checks, check] }
    }
    case 'integration:returned':
      return { ...before, stopped: true, returned: returnedWords(data) }
    case 'item:opened':
      return { ...before, stopped: true }
    case 'item:answered':
      return { ...before, stopped: false }
    case 'task:moved':
      return data.action === 'approve' ? { ...before, at: 'done', stopped: false } : before
    default:
      return before
  }
}

/** Pure: how far one step is. */
export function stepState({ at, stopped }: ApprovalProgress, step: ApprovalStep): StepState {
  const [now, wanted] = [APPROVAL_STEPS.indexOf(at), APPROVAL_STEPS.indexOf(step)]
  if (wanted < now || at === 'done') return 'done'
  if (wanted > now) return 'waits'
  return stopped ? 'stopped' : 'runs'
}

/** Files in conflict, or what failed. */
function returnedWords(data: Told['data']): string {
  const { conflicts } = (data.update ?? {}) as { readonly conflicts?: readonly string[] }
  if (Array.isArray(conflicts) && conflicts.length > 0) return conflicts.join(', ')
  return typeof data.description === 'string' ? data.description : ''
}
