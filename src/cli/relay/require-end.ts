import { BatonError } from '../../protocol/baton-error.ts'
import { HITL_OPTIONS } from '../../protocol/leader-coder/loop.ts'
import type { Stopped } from '../../service/review/review-facts.ts'
import type { Baton } from '../compose.ts'
import type { RelayOutcome, RelaySummaryFacts } from '../present/relay/relay-summary-facts.ts'

/** What must happen before it goes on, as the error that ends the command. */
export function requireEnd(
  { task_id, status, outcome }: RelaySummaryFacts,
  { wait, interrupted }: Stopped,
  { flags }: Pick<Baton, 'flags'>,
): void {
  const goOn = `baton run --resume ${task_id}${flags}`
  if (interrupted) throw BatonError.of('RELAY_INTERRUPTED', { task_id, status, how: goOn })
  if (!wait) return
  if (outcome.kind === 'hold') {
    const reason = outcome.reason ? ` (${shortened(outcome.reason)})` : ''
    throw BatonError.of('RELAY_HELD', { task_id, reason, how: `baton task resume ${task_id}${flags}`, next: goOn })
  }
  const text = shortened(wait.text)
  if (wait.what === 'run') {
    const stage = outcome.kind === 'failed' ? outcome.stage : status
    throw BatonError.of('STAGE_FAILED', { stage, how: text, task_id, status, next: goOn })
  }
  const how = [...decidingCommands(outcome, flags), goOn].join(', ')
  throw BatonError.of('RELAY_WAITING', { task_id, status, text, how }, { ...outcome })
}

/** What a person does before they let it go on. */
export function decidingCommands(outcome: RelayOutcome, flags: string): readonly string[] {
  switch (outcome.kind) {
    case 'question':
      return [`baton answer ${outcome.question_id} "…"${flags}`]
    case 'item':
      // With the id of the task alone, the oldest is answered.
      return outcome.items.slice(0, 1).flatMap(({ target, options }) => {
        const noted = options.filter(({ fields }) => fields?.includes('note'))
        const choices = options.filter((option) => !noted.includes(option)).map(({ choice }) => choice)
        return [
          `baton answer ${target} ${choices.join('|')}${flags}`,
          ...noted.map(({ choice }) => `baton answer ${target} ${choice} --note "…"${flags}`),
        ]
      })
    case 'choice':
      return HITL_OPTIONS.map(({ key }) => outcome.commands[key])
    case 'document':
    case 'team':
    case 'escalation':
      return [`baton inbox${flags}`]
    default:
      return []
  }
}

const LONGEST = 200

/** The summary has all of it; an error is one line. */
function shortened(text: string): string {
  const [line = ''] = text.trim().split('\n')
  return line.length > LONGEST || line !== text.trim() ? `${line.slice(0, LONGEST)}…` : line
}
