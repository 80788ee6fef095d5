import { BatonError } from '../../protocol/baton-error.ts'
import { inflect } from '../../protocol/inflect.ts'
import type { SendBackReason, StepAction, StepDetails } from '../../protocol/plays/step-details.ts'

const ACTIONS: readonly StepAction[] = [
  ...(['pickup', 'handoff', 'resubmit', 'complete', 'reject', 'revision_request'] as const),
  ...(['approve', 'skip_docs', 'hold', 'resume', 'cancel'] as const),
]

type Given = Readonly<Record<string, unknown>>

/** A step as it came from outside. What has another type than it should have is refused, not left out. */
export function readStepInput(given: Given): { readonly action: StepAction; readonly details: StepDetails } {
  const action = ACTIONS.find((one) => one === given.action)
  if (!action) throw wrong('action', ACTIONS.join(' | '))
  const note = textOf(given, 'note')
  const context = textOf(given, 'context')
  const output = given.output === undefined ? undefined : fieldsOf(given.output, 'output')
  const reason = given.reason === undefined ? undefined : reasonOf(fieldsOf(given.reason, 'reason'))
  const details = {
    ...(note === undefined ? {} : { note }),
    ...(context === undefined ? {} : { context }),
    ...(output === undefined ? {} : { output }),
    ...(reason === undefined ? {} : { reason }),
  }
  return { action, details }
}

function reasonOf(given: Given): SendBackReason {
  const items = given.action_items
  if (!Array.isArray(items)) throw wrong('reason.action_items', 'a list')
  return {
    category: required(given, 'category'),
    description: required(given, 'description'),
    action_items: items.map((one) => {
      const item = fieldsOf(one, 'reason.action_items')
      const [assignee, action, deadline] = ['assignee', 'action', 'deadline'].map((name) => required(item, name))
      return { assignee: assignee ?? '', action: action ?? '', deadline: deadline ?? '' }
    }),
  }
}

function textOf(given: Given, name: string): string | undefined {
  const value = given[name]
  if (value === undefined || typeof value === 'string') return value
  throw wrong(name, 'a text')
}

function required(given: Given, name: string): string {
  const value = textOf(given, name)
  if (value === undefined) throw wrong(name, 'a text')
  return value
}

function fieldsOf(value: unknown, name: string): Given {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Given
  throw wrong(name, 'an object')
}

function wrong(name: string, expected: string): BatonError {
  const problem = { ko: inflect`${name} 에는 ${expected} 이(가) 와야 합니다.`, en: `${name} must be ${expected}.` }
  return BatonError.of('USAGE', { problem, command: '' })
}
