import { type EffectKind, ITEM_KINDS } from '../plays/effect.ts'
import { AGENT_KINDS, type NodeState } from '../plays/graph-spec.ts'
import type { PromptRole } from '../prompts/stage-brief.ts'
import { CHECK_NOTES } from './check-fields.ts'
import { eventsOf } from './declared-event.ts'
import { field, flag, gitId, list, number, oneOf, optional, orNull, shape, text, value } from './field.ts'

const visit = field(text, 'Id of the visit: the task and a number.')
const seq = field(number, 'Number of the step in the history of the task that began the visit.')
const stage = field(text, 'The stage.')
const effect = field(text, 'Id of the effect.')
const what = field(value<EffectKind>('effect'), 'What is to be done, such as `start_run`.')
const role = field(
  value<PromptRole>('role'),
  'What the run does: `stage`, `leader`, `coder`, `verifier`, `reviewer`, `specialist`.',
)
const count = field(number, 'Number of the run within its role in this visit, from 1.')
const run_id = field(text, 'Id of the run.')
const lane = field(text, 'The lane: a stage, or a target branch.')
const name = field(text, 'Name of the check.')

const node = {
  agent: field(text, 'Name of the agent.'),
  kind: field(oneOf(...AGENT_KINDS), 'What the agent is for.'),
  needs: field(list(text), 'Agents that come before it.'),
  state: field(
    value<NodeState>('node state'),
    'How it stands: `waiting`, `running`, `reading`, `asking`, `queued`, `merging`, `checking`, `done` or `skipped`.',
  ),
  runs: field(number, 'How many runs it had.'),
  failures: field(number, 'How many of the last runs in a row failed.'),
  run_id: field(orNull(text), 'Its last run.'),
  commit: field(orNull(gitId), 'The commit with its step, once that is merged.'),
  summary: field(text, 'What its last run said, in a line.'),
}

/** The kinds of items; `team_inactive` is in stores of Baton 0.1 only. */
const itemKind = oneOf(...(Object.keys(ITEM_KINDS) as (keyof typeof ITEM_KINDS)[]), 'team_inactive')

export const VISIT_EVENTS = eventsOf('task', {
  'visit:opened': {
    about: 'The task came to a stage, or its work was approved: a visit was opened.',
    fields: {
      visit,
      stage: field(text, 'The stage; empty for an approval.'),
      kind: field(oneOf('work', 'revision', 'approval'), 'First work, work that came back, or an approval.'),
      tip: field(gitId, "The commit of the task's branch."),
    },
  },
  'visit:joined': {
    about: 'A run was added to a visit.',
    fields: { visit: optional(visit.kind, visit.about), seq, stage, role, number: count, run_id },
  },
  'visit:parked': {
    about: 'A visit left its lane, because it waits for a person, a time or another task.',
    fields: { visit, stage, why: optional(text, 'Code of the error that stops it, where one does.') },
  },
  'visit:resumed': { about: 'A parked visit continues.', fields: { visit, stage } },
  'visit:closed': {
    about: 'A visit was closed.',
    fields: {
      visit,
      stage,
      why: field(text, 'Why it was closed.'),
      landed: field(orNull(gitId), 'The commit that holds its outcome.'),
    },
  },
  'stage:run': {
    about: 'A run of an agent was started for a stage.',
    fields: {
      seq,
      stage,
      run_id,
      role,
      number: count,
      node: optional(text, 'Of a specialist: its name.'),
      attempt: field(
        orNull(
          shape({
            number: field(number, 'Number of the attempt.'),
            of: field(number, 'How many there may be.'),
            final: field(flag, 'Whether it is the last one.'),
          }),
        ),
        'The attempt of the leader–coder loop; null elsewhere.',
      ),
    },
  },
  'graph:planned': {
    about: 'The graph of specialists that works on a stage was settled.',
    fields: { visit, seq, stage, nodes: field(list(shape(node)), 'Its agents, in their order.') },
  },
  'graph:moved': {
    about: 'An agent of a graph started, ended, failed, was sent back or waits for a person.',
    fields: { visit, seq, stage, ...node, why: field(orNull(text), 'Why, where it did not just go on.') },
  },
  'graph:looped': {
    about: 'Work of a graph was sent back: a feedback loop.',
    fields: {
      visit,
      seq,
      stage,
      loop: field(number, 'Number of the loop, from 1.'),
      by: field(text, "The verifier, or `checks` for Baton's own."),
      agents: field(list(text), 'The agents that run again.'),
      why: field(text, 'The first line of what was found.'),
    },
  },
  'stage:landed': {
    about: "The work of a stage landed on the task's branch.",
    fields: {
      seq,
      stage,
      commit: field(gitId, 'The commit.'),
      moved: optional(flag, 'Whether the branch was moved for it; false: the stage changed no file.'),
    },
  },
})

export const EFFECT_EVENTS = eventsOf('task', {
  'effect:asked': {
    about: 'A play asked for an effect.',
    fields: { visit, effect, do: what, key: field(text, 'The key that the play knows it by.') },
  },
  'effect:done': {
    about: 'The effect was done, and its outcome was given to the play.',
    fields: { visit, effect, do: what },
  },
  'effect:failed': {
    about: 'A worker failed to do the effect; it is retried, or a person is asked.',
    fields: {
      visit,
      effect,
      reason: field(text, 'Why.'),
      claims: field(number, 'How often a worker has claimed it.'),
    },
  },
  'effect:dropped': { about: 'The effect is no longer needed.', fields: { visit, effect, do: what } },
  'lane:entered': { about: 'A visit entered its lane.', fields: { visit, lane } },
  'lane:left': { about: 'A visit left its lane.', fields: { visit, lane } },
  'check:started': { about: 'A worker runs a check.', fields: { visit, stage, name } },
  'check:ended': {
    about: 'The check has ended.',
    fields: {
      visit,
      stage,
      name,
      passed: field(flag, 'Whether it passed.'),
      waived: field(flag, 'Whether the PO waived it.'),
      code: field(orNull(number), 'Exit code; null: ended by a signal, or not started.'),
      signal: field(orNull(text), 'The signal or reason that ended it.'),
      duration_ms: field(number, 'How long it took.'),
      command: field(list(text), 'The command that ran.'),
      tail: field(text, 'The end of what it printed, where it failed; empty where it passed.'),
      ...CHECK_NOTES,
    },
  },
})

export const ITEM_EVENTS = eventsOf('task', {
  'item:opened': {
    about: 'A person is asked to decide something.',
    fields: {
      key: field(text, 'Id of the item.'),
      kind: field(itemKind, 'What it is about.'),
      seq: optional(seq.kind, seq.about),
      to: field(oneOf('po', 'person'), 'Who may answer: the PO alone, or everybody who may decide.'),
      text: field(shape({ ko: field(text, 'Korean.'), en: field(text, 'English.') }), 'One sentence: what is asked.'),
      details: field(list(text), 'What must be known to decide, line by line.'),
      options: field(list(text), 'The choices.'),
    },
  },
  'item:answered': {
    about: 'A person decided it, or `--yes` confirmed it.',
    fields: {
      key: field(text, 'Id of the item.'),
      kind: field(itemKind, 'What it is about.'),
      seq,
      choice: field(text, 'The choice.'),
      note: field(orNull(text), 'What was said with it.'),
      how: field(oneOf('person', 'yes'), 'By a person, or by `--yes`.'),
      criteria: optional(list(text), 'Criteria that are accepted instead.'),
      waive: optional(list(text), 'Checks that are waived.'),
    },
  },
})
