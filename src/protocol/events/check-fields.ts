import type { CheckFault } from '../check-output/environment-fault-in.ts'
import { field, flag, list, number, object, optional, orNull, shape, text, time } from './field.ts'

const COUNTS = shape({
  run: field(number, 'Passed and failed.'),
  passed: field(number, 'Passed.'),
  failed: field(number, 'Failed.'),
  skipped: field(number, 'Skipped, to be done, or expected to fail.'),
})

/** What is said beside how a check ended. */
export const CHECK_NOTES = {
  compared: optional(
    shape({
      old: field(list(text), 'Failures that the base has too.'),
      new: field(list(text), 'Failures that the base does not have.'),
      same: field(flag, 'Whether it printed what it printed on the base.'),
    }),
    'Set where it fails on the base too and a person decided that only new failures count.',
  ),
  tests: optional(COUNTS, 'How many tests it counted, where its output has a summary that is known.'),
  base_tests: optional(COUNTS, 'What the check of this name counted on the base, before any change.'),
  flaky: optional(flag, 'Whether it once gave another answer under this key.'),
  as_of: optional(
    shape({
      task_id: field(text, 'The task.'),
      stage: field(text, 'The stage.'),
      at: field(time, 'When.'),
    }),
    'Set where the check did not run again: where and when it ran.',
  ),
}

/** A check as events tell it: without the text that it printed. */
export const CHECK = shape({
  name: field(text, 'Name of the check.'),
  command: field(list(text), 'Its command, word by word; one word that begins with `baton: ` is a check of Baton.'),
  code: field(orNull(number), 'Exit code; null: ended by a signal, or not started.'),
  signal: field(orNull(text), 'The signal or reason that ended it.'),
  passed: field(flag, 'Whether it passed.'),
  waived: field(flag, 'Whether it failed and the PO waived it.'),
  duration_ms: field(number, 'How long it took.'),
  output_sha256: field(text, 'SHA-256 of what it printed.'),
  output_bytes: field(number, 'How many bytes it printed.'),
  output_key: optional(text, 'Digest of what it printed without times and folders.'),
  failures: optional(list(text), 'Failed tests and findings that it names.'),
  fault: optional(object<CheckFault>('fault'), 'What its environment lacks, where that made it fail.'),
  key: optional(text, 'Digest of check, tree, setup and environment: results of equal keys are interchangeable.'),
  ...CHECK_NOTES,
})
