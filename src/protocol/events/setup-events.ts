import type { ToldStep } from '../plays/project-setup.ts'
import { CHECK } from './check-fields.ts'
import { eventsOf } from './declared-event.ts'
import { field, flag, gitId, list, number, object, oneOf, orNull, text } from './field.ts'

export const SETUP_EVENTS = eventsOf('task', {
  'setup:started': {
    about: 'Baton prepares a folder of the project: the result goes into the cache and into every clone.',
    fields: {
      steps: field(list(object<ToldStep>('step')), 'The commands, and the file that each was found in.'),
      commit: field(gitId, 'The commit whose files it is made for.'),
      changed: field(list(text), 'Inputs, such as lock files, that the task has changed.'),
    },
  },
  'setup:ended': {
    about: 'The setup is ready for clones, or a step of it failed.',
    fields: {
      ok: field(flag, 'Whether it is ready.'),
      step: field(orNull(text), 'The step that failed.'),
      tail: field(text, 'The end of what the failed step printed.'),
      duration_ms: field(number, 'How long it took.'),
      files: field(number, 'How many files it made.'),
      bytes: field(number, 'How large they are.'),
      undone: field(list(text), 'Tracked files that it had changed, and that were put back.'),
    },
  },
  'setup:discarded': {
    about: 'An entry of the cache is not what was put there: it was deleted and is made again.',
    fields: { key: field(text, 'The entry.'), why: field(text, 'What is different.') },
  },
  'setup:replaced': {
    about: 'A person changed the setup or the checks of a task that is on its way.',
    fields: {
      steps: field(list(object<ToldStep>('step')), 'The commands of the setup now.'),
      checks: field(list(text), 'Names of the checks now.'),
    },
  },
})

export const BASE_EVENTS = eventsOf('task', {
  'base:checked': {
    about: 'The checks ran on the commit that the task begins with, before any agent.',
    fields: {
      commit: field(gitId, 'The commit.'),
      tree: field(gitId, 'Its tree.'),
      checks: field(list(CHECK), 'Each check.'),
      passed: field(flag, 'Whether all of them passed.'),
    },
  },
  'base:judged': {
    about: 'A person decided what it means that checks fail on the base.',
    fields: {
      choice: field(
        oneOf('compare', 'fix', 'waive'),
        '`compare`: only new failures count. `fix`: every check must pass in the end. `waive`: the task does without them.',
      ),
      checks: field(list(text), 'Names of the checks that fail.'),
      by: field(text, 'Who decided.'),
      how: field(oneOf('person', 'yes', 'time_limit'), 'By a person, or by `--yes`.'),
    },
  },
})
