import { EVIDENCE_WORDS } from '../evidence/evidence-word.ts'
import { ACTION_NAMES } from '../pipeline/actions.ts'
import { PRIORITIES } from '../priority.ts'
import type { TaskPackage } from '../task-package/schema.ts'
import { eventsOf } from './declared-event.ts'
import { byName, field, flag, gitId, list, number, object, oneOf, optional, orNull, shape, text } from './field.ts'

const cancelled_dependencies = field(list(text), 'Dependencies that were cancelled: they block the task.')
const definition = field(text, 'Hash of the pipeline definition that the task starts with.')
const task = field(object<TaskPackage>('task package'), 'The task as it was, without its envelope.')

const CHANGES = shape({
  title: optional(text, 'The new title.'),
  priority: optional(oneOf(...PRIORITIES), 'The new priority.'),
  agent: optional(text, 'The agent that has it now.'),
  dependencies: optional(list(text), 'Ids of the tasks that must be done first.'),
  input_ref: optional(text, 'Where its input is.'),
  tags: optional(list(text), 'All its tags.'),
})

/** Of the evidence, what a step or a message tells. */
const EVIDENCE_BRIEF = shape({
  result: field(oneOf(...EVIDENCE_WORDS), 'What the checks came to.'),
  run_id: field(orNull(text), 'The run whose work was checked.'),
  commit: field(gitId, 'The commit that was checked.'),
  tree: field(gitId, 'Its tree.'),
  checks: field(number, 'How many checks ran.'),
  waived: field(list(text), 'Names of checks that failed and that the PO waived.'),
})

export const TASK_EVENTS = eventsOf('task', {
  'task:created': { about: 'A task was created.', fields: { definition, task, cancelled_dependencies } },
  'task:imported': {
    about: 'A task was imported from a package.',
    fields: {
      definition,
      task,
      remembered: field(orNull(text), 'The status that its hold returns to.'),
      rejections: field(byName(number), 'Rejections in a row by handoff point, counted from its history.'),
      cancelled_dependencies,
    },
  },
  'task:edited': {
    about: 'Fields of a task were changed that no step decides.',
    fields: { changes: field(CHANGES, 'The fields that were changed.'), cancelled_dependencies },
  },
  'task:moved': {
    about: 'A task took a step and has another status.',
    fields: {
      action: field(oneOf(...ACTION_NAMES), 'The step.'),
      direction: field(oneOf('start', 'forward', 'back', 'finish', 'aside'), 'Where the step leads.'),
      from: field(text, 'The status before.'),
      to: field(text, 'The status after.'),
      team: field(text, 'The team that took the step.'),
      assigned_team: field(text, 'The team that has the task now.'),
      assigned_agent: field(orNull(text), 'The agent that has it now.'),
      revision_count: field(number, 'How often the task was sent back so far.'),
      seq: field(number, 'Number of the step in the history of the task, from 1.'),
      note: field(orNull(text), 'The reason or note that was given.'),
      rule: field(
        shape({
          by: field(oneOf('team', 'po'), 'Who may take the step: the team that owns the status, or the PO.'),
          when: field(
            orNull(shape({ team: field(text, 'A team.'), active: field(flag, 'Whether it must have active agents.') })),
            'The condition of the row.',
          ),
        }),
        'The row of the transition table that allowed it.',
      ),
      read: field(list(text), 'Records that were read for it: kind, id and version (0: there was none).'),
      evidence: optional(
        orNull(EVIDENCE_BRIEF),
        'Of a step forward, the evidence it rests on; null: a person took it.',
      ),
      result: optional(oneOf(...EVIDENCE_WORDS), 'Of a step forward, the word for that evidence.'),
      message: optional(text, 'Of a step back, the id of the message that holds the reason.'),
    },
  },
  'task:repaired': {
    about: 'The doctor gave a task the status that its messages lead to.',
    fields: {
      from: field(text, 'The status before.'),
      to: field(text, 'The status after.'),
      assigned_team: field(text, 'The team that has the task now.'),
      problem: field(text, 'What was wrong.'),
    },
  },
  'task:watched': {
    about: 'Somebody subscribed to the updates of a task.',
    fields: { watcher: field(text, 'The agent or person.') },
  },
  'task:unwatched': {
    about: 'Somebody ended their subscription to the updates of a task.',
    fields: { watcher: field(text, 'The agent or person.') },
  },
  'dependency:cancelled': {
    about: 'A task that this one depends on was cancelled.',
    fields: { dependency: field(text, 'Id of the cancelled task.') },
  },
  'documentation:requested': {
    about: 'Somebody asked for documents on a task.',
    fields: {
      request_id: field(text, 'Id of the request.'),
      documentation_type: field(text, 'The documents that are wanted.'),
      source_team: field(text, 'The team that asks.'),
      target_team: field(text, 'The team that writes them.'),
    },
  },
  'documentation:progressed': {
    about: 'Some of the documents are done.',
    fields: {
      artifacts: field(
        list(object<{ readonly name: string; readonly path: string }>('artifact')),
        'The documents that are there.',
      ),
    },
  },
})
