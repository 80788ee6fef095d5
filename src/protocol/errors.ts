import { DOCUMENT_ERRORS } from './errors/document-errors.ts'
import type { ErrorEntry } from './errors/error-entry.ts'
import { PIPELINE_ERRORS } from './errors/pipeline-errors.ts'
import { RELAY_ERRORS } from './errors/relay-errors.ts'
import { RUN_ERRORS } from './errors/run-errors.ts'
import { SERVER_ERRORS } from './errors/server-errors.ts'
import { SETTINGS_ERRORS } from './errors/settings-errors.ts'
import { SETUP_ERRORS } from './errors/setup-errors.ts'
import { STORE_ERRORS } from './errors/store-errors.ts'
import { WORKSPACE_ERRORS } from './errors/workspace-errors.ts'

/**
 * The error catalogue: every code that Baton can answer with, once.
 *
 * Owns: code, message in both languages, HTTP status, exit code, whether trying again can help.
 * Does not own: what is wrong inside a document, which is a list of violations (`violation-rules.ts`).
 *
 * 1. A message says what happened, to which thing, and what to do next.
 * 2. Exit codes: 1 other, 2 usage, 3 invalid input, 4 refused by the state, 5 not found, 6 not allowed, 7 waiting for a person.
 * 3. `docs/errors.md` is generated from this table; a test fails when the two differ.
 */
export const ERRORS = {
  ...DOCUMENT_ERRORS,
  ...PIPELINE_ERRORS,
  ...RUN_ERRORS,
  ...RELAY_ERRORS,
  ...WORKSPACE_ERRORS,
  ...STORE_ERRORS,
  ...SETTINGS_ERRORS,
  ...SETUP_ERRORS,
  ...SERVER_ERRORS,
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof ERRORS
