import type { AgentError } from '../../protocol/agent-blocks/block-schemas.ts'
import type { FallbackCause } from '../../protocol/project-config/agent-options.ts'

/** A fault of the environment, not of the work: an API error, a login, a program that cannot be started, a kill from outside. */
export interface EnvironmentFault {
  readonly message: string
  /** HTTP status of the API, where it was told. */
  readonly status: number | null
  /** Whether waiting cannot help, where that is known. */
  readonly lasting?: boolean
  /** The program of the agent is not there, or cannot be executed. */
  readonly isMissing?: boolean
}

/** How the process of an agent ended without a result. */
export type Exit = (
  | { readonly how: 'exited'; readonly code: number }
  | { readonly how: 'signalled'; readonly signal: string }
  | { readonly how: 'not_started'; readonly reason: string; readonly lasting: boolean }
) & {
  /** The last line that it printed. */
  readonly lastLine: string
  /** Whether it printed anything on standard output. */
  readonly hasSpoken: boolean
  /** Whether the result of the work stands in the stream of its CLI: then a bad exit code is the CLI's own trouble. */
  readonly isCli: boolean
}

/** Answers of an API that stay the same however often it is asked. */
const LASTING_STATUSES: ReadonlySet<number> = new Set([400, 401, 402, 403, 404])

/** Words of a CLI that has nobody to log in as. */
const LOGIN =
  /\blog ?in\b|\blogged (?:in|out)\b|(?:\b|_)api[ _-]?key\b|\bunauthori[sz]ed\b|\bcredentials?\b|\bauth(?:entication)? method\b/i

/** Words of a CLI that wants somebody at a terminal: a run has none, and never will. */
const TERMINAL =
  /\(y(?:es)?\/no?\)|\[y(?:es)?\/no?\]|\/dev\/tty\b|\bnot a (?:tty|terminal)\b|\braw mode is not supported\b|\binappropriate ioctl\b/i

const AT_TERMINAL =
  'It wants an answer on a terminal, and a run has none: start it once in a terminal, in the repository, and answer.'

/** Sent by a person, a service manager or the kernel that is out of memory; crashes of the program itself are not here. */
const OUTSIDE: Readonly<Record<string, number>> = { SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGKILL: 9, SIGTERM: 15 }

/** What a shell and most CLIs exit with when such a signal ended what they ran. */
const OUTSIDE_CODES = new Map(Object.entries(OUTSIDE).map(([signal, number]) => [128 + number, signal]))

/** Exit codes of shells and of `prlimit`, `env` and the like for a command that cannot be executed, or is not there. */
const NOT_EXECUTED: ReadonlySet<number> = new Set([126, 127])

/** Why a process ended that did not come to work; undefined where the work itself ended badly. */
export function environmentFault(exit: Exit): EnvironmentFault | undefined {
  const { lastLine, hasSpoken, isCli } = exit
  const words = lastLine === '' ? '' : `: ${lastLine}`
  switch (exit.how) {
    case 'not_started':
      return { message: `could not be started: ${exit.reason}`, status: null, lasting: exit.lasting, isMissing: true }
    case 'signalled':
      return exit.signal in OUTSIDE ? killed(exit.signal) : undefined
    case 'exited': {
      const signal = OUTSIDE_CODES.get(exit.code)
      if (signal !== undefined) return killed(signal)
      if (NOT_EXECUTED.has(exit.code) && !hasSpoken) {
        const message = `could not be started (exit code ${exit.code})${words}`
        return { message, status: null, lasting: true, isMissing: true }
      }
      if (!isCli || exit.code === 0) return undefined
      const message = `the agent CLI exited with code ${exit.code}${words}`
      if (TERMINAL.test(lastLine)) return { message: `${message}. ${AT_TERMINAL}`, status: null, lasting: true }
      return { message, status: null }
    }
  }
}

function killed(signal: string): EnvironmentFault {
  const memory = signal === 'SIGKILL' ? ' (out of memory?)' : ''
  return { message: `killed from outside by ${signal}${memory}`, status: null, lasting: false }
}

/** Statuses of an API that has no room for a request at the moment. Anthropic says 529. */
const BUSY_STATUSES: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504, 529])

const BUSY = /\boverloaded\b|\bhigh demand\b|\btry again later\b|\btemporarily unavailable\b|\bat capacity\b/i

/** What was paid for, or granted for a day or a month, is used up: to wait for some seconds does not help. */
const QUOTA =
  /\bquota\b|\b(?:usage|spend(?:ing)?|monthly|weekly|daily|session|5-hour) limit\b|\bcredit(?:s| balance)\b|\binsufficient[_ ](?:funds|balance)\b|\bbilling\b|\bpayment required\b/i

/** Why another agent may take over; undefined for what another agent would not help with, or a person must know of. */
export function fallbackCause({ message, status, isMissing }: EnvironmentFault): FallbackCause | undefined {
  if (isMissing) return 'missing'
  if (status === 402 || ((status === null || status === 403 || status === 429) && QUOTA.test(message))) return 'quota'
  if (status === null ? BUSY.test(message) : BUSY_STATUSES.has(status)) return 'overloaded'
  return undefined
}

/** The same as an error of the run: what waiting may help with is tried again, the rest is a person's at once. */
export function faultError({ message, status, lasting }: EnvironmentFault): AgentError {
  const isLasting = lasting ?? (status === null ? LOGIN.test(message) : LASTING_STATUSES.has(status))
  return {
    type: isLasting ? 'fatal' : 'recoverable',
    message,
    recovery: 'pause_and_retry',
    ...(status === null ? {} : { details: `HTTP ${status}` }),
  }
}
