import type { DocumentResult } from '../documents/judge-documents.ts'
import { EVIDENCE_WORDS } from '../evidence/evidence-word.ts'
import { CHECK } from './check-fields.ts'
import { eventsOf } from './declared-event.ts'
import { field, flag, gitId, list, number, object, oneOf, optional, orNull, shape, text, time } from './field.ts'

const seq = field(number, 'Number of the step in the history of the task that began the visit.')
const stage = field(text, 'The stage.')

const GUARDED = shape({
  base: field(gitId, 'The commit that the guarded files were taken from.'),
  files: field(list(text), 'Guarded files that the work changed, added or deleted.'),
  tree: field(orNull(gitId), 'The tree with the original files; null: the checks did not run again.'),
  checks: field(list(CHECK), 'The checks on that tree.'),
  differs: field(flag, 'Whether a check gave another result than on the work itself.'),
})

export const EVIDENCE_EVENTS = eventsOf('task', {
  'evidence:recorded': {
    about: 'Baton ran the checks on a commit.',
    fields: {
      stage,
      run_id: field(orNull(text), 'The run whose work it is.'),
      commit: field(gitId, 'The commit.'),
      tree: field(gitId, 'Its tree.'),
      checks: field(list(CHECK), 'Each check.'),
      passed: field(flag, 'Whether nothing failed that was not waived.'),
      at: field(time, 'When.'),
      guarded: optional(orNull(GUARDED), 'Set where the work touches guarded files.'),
      settings: optional(list(text), 'Agent settings that the work changes, which a person has allowed.'),
      result: field(oneOf(...EVIDENCE_WORDS), 'The one word for all of it.'),
    },
  },
  'condition:recorded': {
    about: 'A condition of the stage, besides its checks, was judged for a commit.',
    fields: {
      seq,
      stage,
      kind: field(oneOf('plan_approved', 'review', 'documents'), 'The condition.'),
      commit: field(gitId, 'The commit.'),
      met: field(flag, 'Whether it is met.'),
      by: field(text, 'A person, the agent that reviewed, or `baton` where files show it.'),
      how: optional(oneOf('person', 'yes'), 'Of an approval: by a person, or by `--yes`.'),
      run_id: field(orNull(text), 'The run of the reviewer.'),
      verdict: field(orNull(text), 'The verdict of the reviewer.'),
      text: field(text, 'What was said about it.'),
      documents: optional(list(object<DocumentResult>('document')), 'What became of each expected document.'),
    },
  },
  'checks:waived': {
    about: 'The PO waived checks for the rest of the task.',
    fields: { seq, stage, checks: field(list(text), 'Names of the checks.'), by: field(text, 'Who said so.') },
  },
})

export const LOOP_EVENTS = eventsOf('task', {
  'document:judged': {
    about: 'A HANDOFF.md was checked and filtered, or a person judged one that was refused.',
    fields: {
      seq,
      run_id: field(text, 'The run of the leader that wrote it.'),
      verdict: field(
        oneOf('accepted', 'invalid', 'refused', 'allowed', 'dismissed'),
        '`refused` by the filter; `allowed` or `dismissed` by a person.',
      ),
      design: optional(number, 'How many redesigns there had been.'),
      problems: optional(list(text), 'What is wrong with it, or which phrase was found where.'),
      repairs: optional(number, 'How often the leader was asked to repair it.'),
      judged_by: optional(orNull(text), 'The person who let it through, or did not.'),
      note: optional(orNull(text), 'What they said with it.'),
    },
  },
  'document:refused': {
    about: 'A HANDOFF.md was refused.',
    fields: { seq, stage, problems: field(list(text), 'What is wrong with it, or which phrase was found where.') },
  },
  'attempt:failed': {
    about: 'An attempt failed; the next one gets the feedback.',
    fields: {
      seq,
      stage,
      attempt: field(number, 'Number of the attempt.'),
      feedback: field(text, 'What was wrong.'),
    },
  },
  'loop:moved': {
    about: 'The state of the leader–coder loop changed.',
    fields: {
      seq,
      why: field(text, 'What moved it: `started`, an event of the loop such as `attempt:failed`, or a choice.'),
      status: field(
        oneOf('CODING', 'PAUSED_FOR_HITL', 'VERIFYING_FIX', 'DONE', 'CANCELLED'),
        'The status of the loop.',
      ),
      attempt: field(number, 'The attempt that runs, or that ran last.'),
      allowed: field(number, 'How many attempts there may be.'),
      redesigns: field(number, 'How often the leader redesigned.'),
      feedback: field(orNull(text), 'What was wrong with the last attempt.'),
      failed_files: field(list(text), 'Files that it is about.'),
      relaxed: field(orNull(list(text)), 'Criteria that are accepted instead, once the PO relaxed them.'),
    },
  },
  'loop:chosen': {
    about: 'A person chose how a paused loop continues.',
    fields: {
      seq,
      choice: field(oneOf('A', 'B', 'C'), 'A: fixed by hand. B: relaxed criteria. C: cancelled.'),
      criteria: field(list(text), 'Criteria that are accepted instead.'),
      waive: field(list(text), 'Checks that are waived.'),
      note: field(orNull(text), 'What they said with it.'),
    },
  },
})
