import { NONCE_MARK, RUN_MARK, WORKER_MARK } from './process-row.ts'

/** By which an agent's processes are known, and what they may use to speak for it. */
export interface RunMarks {
  readonly run: string
  readonly worker: string
  readonly attempt: number
  readonly nonce: string
  readonly token: string
}

/** What a program needs to run at all. Nothing here is a secret of the person. */
const ALLOWED = ['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'LANG', 'LANGUAGE', 'TZ', 'TMPDIR']

/**
 * The whole environment of an agent: the allowed part of ours, the variables that are passed on by name, the given
 * ones, and the marks, which nobody can overwrite. Tokens and keys of the person stay here.
 */
export function agentEnvironment(
  run: RunMarks,
  env: Readonly<Record<string, string>>,
  pass: readonly string[],
  ours: Readonly<Record<string, string | undefined>> = process.env,
): Record<string, string> {
  const passed = Object.entries(ours).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && (ALLOWED.includes(entry[0]) || entry[0].startsWith('LC_') || pass.includes(entry[0])),
  )
  return {
    TERM: 'dumb',
    ...Object.fromEntries(passed),
    ...env,
    [RUN_MARK]: run.run,
    [WORKER_MARK]: run.worker,
    BATON_ATTEMPT: String(run.attempt),
    [NONCE_MARK]: run.nonce,
    BATON_RUN_TOKEN: run.token,
  }
}
