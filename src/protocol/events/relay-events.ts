import type { ProjectCheck } from '../plays/project-check.ts'
import type { ProjectSetup } from '../plays/project-setup.ts'
import { REUSE_WORDS } from '../plays/reuse-word.ts'
import { UNDO_WORDS } from '../plays/undo-word.ts'
import { WAIT_WORDS } from '../plays/wait-word.ts'
import { eventsOf } from './declared-event.ts'
import {
  byName,
  field,
  flag,
  gitId,
  list,
  number,
  object,
  oneOf,
  optional,
  orNull,
  shape,
  text,
  time,
} from './field.ts'

const worker = field(text, 'Id of the worker.')
const commit = field(gitId, 'The commit.')
const by = field(text, 'The person who said so.')

/** Who plays a stage, as far as events tell. */
export interface StagePlayer {
  readonly mode: 'single' | 'loop' | 'graph'
  readonly name: string
  readonly argv: readonly string[]
}

export const RELAY_EVENTS = eventsOf('task', {
  'relay:started': {
    about: 'Agents carry the task from now on; the settings that are fixed for it.',
    fields: {
      format: optional(oneOf(2), '2: plays and visits; absent: the driver of Baton 0.1.'),
      store_repository: optional(flag, 'Whether the store lies in the repository.'),
      branch: field(text, 'The branch that has the work of all stages.'),
      target: field(text, 'The branch that approved work goes to.'),
      base: field(gitId, 'The commit of the target that the branch began with.'),
      tip_ref: optional(text, 'A ref that keeps what landed last.'),
      request: field(text, 'What was asked for.'),
      language: field(oneOf('ko', 'en'), 'The language of prompts and documents.'),
      stages: field(byName(object<StagePlayer>('agent')), 'The agent of each stage.'),
      checks: field(list(object<ProjectCheck>('check')), 'The checks of the project.'),
      setup: optional(object<ProjectSetup>('setup'), 'What every clone needs: commands, and ignored files to copy.'),
      reuse_evidence: optional(oneOf(...REUSE_WORDS), 'Where results on the same tree are used again.'),
      graphs: optional(byName(list(text)), 'The chosen specialists of the stages that a graph plays.'),
      reviewers: optional(byName(object<StagePlayer>('agent')), 'Who reviews the work of a stage.'),
      documents: optional(byName(list(text)), 'Where the project keeps the expected documents.'),
      skip_docs: optional(
        shape({
          by: field(text, 'Who asked for it.'),
          how: field(oneOf('option', 'config'), 'By an option of the command, or by the configuration.'),
        }),
        'Set where the PO wants no documentation.',
      ),
      loop: field(
        shape({
          attempts: field(number, 'Attempts of the coder.'),
          relaxedAttempts: field(number, 'More attempts with relaxed criteria.'),
        }),
        'Limits of the leader–coder loop.',
      ),
      repairs: field(number, 'How often an agent is asked to repair a document.'),
      rehearsal: field(flag, 'Scripts play the teams; no model is used.'),
    },
  },
  'relay:taken': {
    about: 'A worker works on the task.',
    fields: { worker, from: field(orNull(text), 'The worker that carried it before.') },
  },
  'relay:released': {
    about: 'A worker stopped working on the task.',
    fields: { worker, status: field(text, 'The status of the task.') },
  },
  'relay:waiting': {
    about: 'The task waits for something; null in all fields: it no longer waits.',
    fields: {
      what: field(orNull(oneOf(...WAIT_WORDS)), 'What it waits for.'),
      text: field(orNull(text), 'The same in a sentence.'),
      run_id: field(orNull(text), 'The run that it is about.'),
    },
  },
  'relay:retry_allowed': {
    about: 'A person allowed agents that gave up to try once more.',
    fields: {
      seq: field(number, 'Number of the step in the history of the task that began the visit.'),
      stage: field(text, 'The stage.'),
    },
  },
  'agents:replaced': {
    about: 'A person gave the task other agents.',
    fields: {
      agents: field(
        list(
          shape({
            stage: field(text, 'The stage.'),
            from: field(text, 'Name of the agent before.'),
            to: field(text, 'Name of the agent now.'),
          }),
        ),
        'The agent of each stage, before and now.',
      ),
      rehearsal: field(flag, 'Whether scripts play the teams now.'),
      runs: field(list(text), 'Runs that go on with the new agents.'),
    },
  },
  'target:changed': {
    about: 'Approved work goes to another branch.',
    fields: { from: field(text, 'The branch before.'), to: field(text, 'The branch now.') },
  },
})

export const BRANCH_EVENTS = eventsOf('task', {
  'branch:taken': {
    about: "A person accepted a commit that somebody else put on the task's branch.",
    fields: { commit, from: field(gitId, 'Where Baton had left the branch.'), by },
  },
  'branch:set_aside': {
    about: "A commit that somebody else put on the task's branch was moved to its own ref.",
    fields: {
      commit,
      ref: field(text, 'The ref that keeps it.'),
      to: field(gitId, 'The commit of the branch afterwards.'),
      by,
    },
  },
  'branch:undone': {
    about: "The work of a run was undone on the task's branch.",
    fields: {
      run_id: field(text, 'The run.'),
      step: field(orNull(number), 'The checkpoint whose change was undone; null: all work of the run.'),
      undone: field(gitId, 'The commit that had landed.'),
      commit: field(gitId, 'The revert commit.'),
      from: field(gitId, 'The commit of the branch before.'),
      by,
      word: optional(oneOf(...UNDO_WORDS), 'What was asked for; absent in events of before: an undo or a redo.'),
      agent: optional(orNull(text), 'The agent of a graph whose steps are meant; null: the work of the run.'),
      to: optional(orNull(text), 'Of a rollback: the checkpoint, as it was named.'),
    },
  },
})

export const INTEGRATION_EVENTS = eventsOf('task', {
  'approval:taken': {
    about: 'The PO approved the work; its merge starts.',
    fields: {
      by: optional(text, 'Who approved.'),
      worker: optional(text, 'The worker that does it; in stores of Baton 0.1.'),
      from: optional(orNull(text), 'The dead worker that did it before; in stores of Baton 0.1.'),
    },
  },
  'approval:released': { about: 'The worker of an approval ended its work.', fields: { worker } },
  'integration:begun': {
    about: 'A merge was checked; the target branch is moved to it next.',
    fields: {
      commit: field(gitId, 'The merge commit.'),
      tree: field(gitId, 'Its tree.'),
      from: field(gitId, 'The commit of the target before.'),
      tip: field(gitId, "The commit of the task's branch."),
      approved_by: field(text, 'Who approved.'),
      begun_at: field(time, 'When.'),
    },
  },
  'integration:abandoned': {
    about: 'The merge did not go to the target branch.',
    fields: { commit: field(gitId, 'The merge commit.'), reason: field(text, 'Why.') },
  },
  'integration:returned': {
    about: 'Approved work does not merge, or fails its checks after the merge: the task goes back.',
    fields: {
      update: field(
        orNull(
          shape({
            target: field(gitId, 'The commit of the target to merge with.'),
            conflicts: field(list(text), 'Files in conflict.'),
          }),
        ),
        'What the next work begins with.',
      ),
      description: field(text, 'Why.'),
    },
  },
})
