import { pino } from 'pino'

/** One line of JSON for each request and each thing that went wrong. */
export interface ServerLog {
  readonly request: (line: RequestLine) => void
  readonly failure: (where: string, error: unknown) => void
}

interface RequestLine {
  readonly method: string
  /** The pattern of the route and never the path that was asked for, which may hold anything. */
  readonly route: string
  readonly status: number
  readonly ms: number
  readonly person: string | null
  /** The address of who asked. */
  readonly client: string
}

/** `mask` hides values of settings and keys of known forms. */
export function serverLog(write: (line: string) => void, mask: (text: string) => string): ServerLog {
  const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, { write: (line) => write(mask(line)) })
  return {
    request: (line) => log.info(line, 'request'),
    failure: (where, error) =>
      log.error({ where, error: error instanceof Error ? error.stack : String(error) }, 'failure'),
  }
}
