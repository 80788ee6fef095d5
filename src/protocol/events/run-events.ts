import type { Workflow } from '../agent-blocks/block-events.ts'
import type { AgentError, Question } from '../agent-blocks/block-schemas.ts'
import type { RunEnd } from '../plays/run-end.ts'
import { RUN_STATES } from '../plays/run-state.ts'
import { FALLBACK_CAUSES } from '../project-config/agent-options.ts'
import { eventsOf } from './declared-event.ts'
import { field, flag, gitId, list, number, object, oneOf, optional, orNull, shape, text, time } from './field.ts'

const state = oneOf(...RUN_STATES)
const argv = field(list(text), 'The command that starts it, word by word.')
const question_id = field(text, 'Id of the question.')

const LEFT_OUT = shape({
  count: field(number, 'How many files.'),
  files: field(
    list(shape({ path: field(text, 'Path of the file.'), why: field(text, 'Why it is in no commit.') })),
    'The first of them.',
  ),
})

export const RUN_EVENTS = eventsOf('run', {
  'run:created': {
    about: 'The run of an agent was asked for.',
    fields: {
      task_id: field(orNull(text), 'The task that it is for.'),
      agent: field(text, 'The agent in the registry, or the name of the command.'),
      argv,
      prompt: field(orNull(text), 'What the agent is told; null: the worker that takes the run first makes it.'),
      workflow: field(object<Workflow>('workflow'), 'How the agent says that it is done.'),
    },
  },
  'run:prepared': {
    about: 'The worker that took the run first made its prompt.',
    fields: {
      prompt: field(text, 'What the agent is told.'),
      start: field(orNull(gitId), 'The commit that its clone begins with.'),
    },
  },
  'run:moved': {
    about: 'The run has another state.',
    fields: {
      from: field(state, 'The state before.'),
      to: field(state, 'The state after.'),
      attempt: field(number, 'How often a worker has taken the run.'),
      worker: optional(text, 'The worker that took it, or that gave it back.'),
      why: optional(oneOf('worker_stopped'), 'Why it was given back.'),
      abandoned: optional(flag, 'Whether a worker that is gone had it before.'),
      end: optional(object<RunEnd>('run end'), 'How it ended, where it ended.'),
      retry_at: optional(orNull(number), 'When it goes on by itself (ms since 1970); null: a person decides.'),
      question_id: optional(text, 'The question that it waits for, or that was answered.'),
      follow_up: optional(number, 'Number of the follow-up by which it goes on.'),
      repair: optional(number, 'Number of the repair by which it goes on.'),
    },
  },
  'run:released': {
    about: 'The run has no worker any more, and its state is the same.',
    fields: {
      worker: field(orNull(text), 'The worker that had it.'),
      state: field(state, 'The state of the run.'),
      abandoned: field(flag, 'Whether that worker is gone.'),
    },
  },
  'run:lost': {
    about: 'The lease of the worker that held the run expired.',
    fields: { worker: field(text, 'The worker.'), state: field(state, 'The state of the run at that time.') },
  },
  'run:wished': {
    about: 'A person, or the hold of a task, asked to pause, resume or cancel the run.',
    fields: {
      wish: field(oneOf('pause', 'resume', 'cancel'), 'What was asked for.'),
      reason: field(orNull(text), 'Why.'),
    },
  },
  'run:checkpointed': {
    about: 'The workspace of the run was saved as a commit.',
    fields: {
      number: field(number, 'Number of the checkpoint, from 1.'),
      at: field(time, 'When.'),
      why: field(
        oneOf('question', 'error', 'pause', 'complete', 'failed', 'cancelled', 'stopped', 'found', 'undo'),
        'What it was made for.',
      ),
      commit: field(orNull(gitId), 'The commit; null where nothing could be committed.'),
      tree: field(orNull(gitId), 'Its tree.'),
      attempt: field(number, 'The attempt that made it.'),
      phase: field(orNull(number), 'The phase of the agent.'),
      transcript: field(number, 'Bytes of the transcript before it.'),
      session: field(orNull(text), "Id of the agent's own session."),
      left_out: optional(LEFT_OUT, 'Files that are not in the commit.'),
    },
  },
  'run:error_reported': {
    about: 'The agent reported an error.',
    fields: {
      error: field(object<AgentError>('error block'), 'What it reported.'),
      recovery: field(oneOf('checkpoint_and_fail', 'pause_and_retry', 'notify_user'), 'What happens to the run.'),
      retries: field(number, 'How often it has waited and tried again before.'),
    },
  },
  'run:noted': {
    about: 'A protocol error or a remark about the output of the agent.',
    fields: {
      kind: field(oneOf('protocol_error', 'foreign', 'dependency', 'warning'), 'What it is.'),
      tag: field(text, 'The block or the part that it is about.'),
      text: field(text, 'The note, at most 2000 characters.'),
    },
  },
  'run:undone': {
    about: 'The change of one checkpoint was undone in the workspace.',
    fields: {
      undone: field(number, 'Number of that checkpoint.'),
      checkpoint: field(number, 'Number of the checkpoint that holds the workspace after it.'),
    },
  },
  'run:adopted': {
    about: 'A copy of the store took over the run, with its own folder.',
    fields: {
      from: field(orNull(text), 'The folder in the original.'),
      folder: field(text, 'The folder of the copy.'),
    },
  },
  'workspace:made': {
    about: 'The folder in which the run works was made.',
    fields: {
      repository: field(orNull(text), 'The repository that it is a clone of; null: a plain folder.'),
      store_repository: optional(flag, 'Whether the store lies in that repository.'),
      folder: field(text, 'The folder.'),
      base: field(orNull(gitId), 'The commit that the clone began with.'),
      start: optional(gitId, 'The commit that it was to begin with.'),
    },
  },
  'run:session': {
    about: 'The agent CLI named the session by which it can go on with the conversation, or did not know it any more.',
    fields: { session: field(orNull(text), 'The id of the session; null: the next process begins a new one.') },
  },
  'run:used': {
    about: 'The agent told what it has used so far in this attempt.',
    fields: {
      attempt: field(number, 'The attempt.'),
      input_tokens: field(orNull(number), 'Tokens that the model read; null: not told.'),
      output_tokens: field(orNull(number), 'Tokens that the model wrote; null: not told.'),
      cost_usd: field(orNull(number), 'What that cost in US dollars, in the word of the agent; null: not told.'),
      turns: field(orNull(number), 'Calls of the model; null: not counted.'),
    },
  },
  'agent:replaced': {
    about: 'The run continues with another agent.',
    fields: {
      agent: field(text, 'Name of the agent in the configuration.'),
      argv,
      from: optional(text, 'The agent that could not go on, where a fallback took over.'),
      cause: optional(oneOf(...FALLBACK_CAUSES), 'Why a fallback took over.'),
      reason: optional(text, 'The words of the agent that could not go on, or of its API.'),
    },
  },
  'follow_up:said': {
    about: 'A person sent a follow-up to an agent that had finished.',
    fields: { text: field(text, 'What they said.') },
  },
  'repair:asked': {
    about: 'The agent was asked to repair a document in the wrong format.',
    fields: {
      number: field(number, 'Number of the request within the run, from 1.'),
      document: field(text, 'The document: `HANDOFF.md`, `COMPLETION_REPORT.md` or `AGENT_RESULT`.'),
      problems: field(list(text), 'What is wrong with it.'),
    },
  },
  'question:asked': {
    about: 'The agent asked a question.',
    fields: {
      question_id,
      question: field(object<Question>('question block'), 'The question as the agent asked it.'),
      phase: field(orNull(number), 'The phase of the agent.'),
      number: field(number, 'Number of the question within the phase, from 1.'),
      too_many: field(flag, 'Whether the phase has more questions than it should.'),
    },
  },
  'question:repeated': {
    about: 'A new attempt asked what an earlier one had asked, and got the same answer.',
    fields: {
      question_id,
      answer: field(orNull(text), 'The answer; null: left open.'),
      attempt: field(number, 'The attempt that asked again.'),
    },
  },
  'question:answered': {
    about: 'A question was answered.',
    fields: {
      question_id,
      answer: field(orNull(text), 'The answer; null: its time is over and it is left open.'),
      by: field(text, 'Who answered.'),
      how: field(oneOf('person', 'yes', 'time_limit'), 'By a person, by `--yes`, or by its time limit.'),
    },
  },
  'question:delivered': {
    about: 'The agent got the answer.',
    fields: { question_id, attempt: field(number, 'The attempt that got it.') },
  },
  'question:overdue': {
    about: 'A question that must be answered was not answered in time.',
    fields: { question_id },
  },
})
