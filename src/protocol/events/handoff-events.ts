import { EVIDENCE_WORDS } from '../evidence/evidence-word.ts'
import { ESCALATION_TRIGGERS } from '../messages/schemas.ts'
import { eventsOf } from './declared-event.ts'
import { field, list, number, oneOf, optional, orNull, text } from './field.ts'

const handoff_id = field(text, 'Id of the handoff.')
const escalation = field(text, 'Id of the escalation.')
const elapsed_minutes = field(number, 'Minutes that count towards the deadline so far.')

export const HANDOFF_EVENTS = eventsOf('task', {
  'handoff:sent': {
    about: 'A task was handed to another team, which has to acknowledge it.',
    fields: {
      handoff_id,
      point: field(text, 'The handoff point of the pipeline, such as `H1`.'),
      source_team: field(text, 'The team that hands it over.'),
      target_team: field(text, 'The team that receives it.'),
      limit_minutes: field(number, 'Minutes within which the receiver has to acknowledge.'),
      result: optional(oneOf(...EVIDENCE_WORDS), 'What the checks said about the work; absent for an imported task.'),
      made_by: optional(oneOf('import'), 'Set where the handoff was made from the history of an imported task.'),
    },
  },
  'handoff:acknowledged': {
    about: 'The receiving team accepted a handoff.',
    fields: {
      handoff_id,
      ack: field(oneOf('accepted'), 'The answer.'),
      message: field(orNull(text), 'What was said with it.'),
    },
  },
  'handoff:deferred': {
    about: 'The receiving team deferred its answer.',
    fields: {
      handoff_id,
      deferrals: field(number, 'How often it was deferred, with this time.'),
      message: field(text, 'Why.'),
      again_in_minutes: field(number, 'Minutes until it is delivered again.'),
    },
  },
  'handoff:redelivered': {
    about: 'A deferred handoff was delivered again.',
    fields: { handoff_id, deferrals: field(number, 'How often it was deferred.') },
  },
  'handoff:reminded': {
    about: 'The receiving team was reminded to acknowledge.',
    fields: { handoff_id, elapsed_minutes },
  },
  'handoff:overdue': {
    about: 'A handoff was not acknowledged in time.',
    fields: { handoff_id, elapsed_minutes },
  },
})

export const ESCALATION_EVENTS = eventsOf('task', {
  'escalation:raised': {
    about: 'An escalation was raised, which a person resolves.',
    fields: {
      escalation,
      level: field(oneOf(1, 2, 3), '1 goes to the lead of the team, 2 to the PO, 3 to the user.'),
      triggers: field(list(oneOf(...ESCALATION_TRIGGERS)), 'Everything that caused it.'),
      team: field(text, 'The team at which it happened.'),
      note: field(orNull(text), 'What was said with it.'),
      handoff_id: field(orNull(text), 'The newest handoff of the task.'),
    },
  },
  'escalation:resolved': {
    about: 'A person resolved an escalation.',
    fields: {
      escalation,
      outcome: field(oneOf('continue', 'hold', 'cancel', 'raise'), 'What they decided.'),
      note: field(orNull(text), 'What they said with it.'),
    },
  },
  'escalation:closed': {
    about: 'An escalation ended without a person, because its cause is gone.',
    fields: {
      escalation,
      outcome: field(oneOf('acknowledged', 'superseded', 'task_ended'), 'Why it ended.'),
    },
  },
})
