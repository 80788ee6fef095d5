import { createHash } from 'node:crypto'
import type { AdapterName } from '../../protocol/adapter-names.ts'
import { isDuplex } from './claude-adapter.ts'
import { programOf } from './option-words.ts'

interface SessionOfRun {
  readonly run_id: string
  readonly attempt: number
  readonly argv: readonly string[]
  readonly adapter?: AdapterName
}

/**
 * The flags by which a CLI begins a session that Baton names, or goes on with one; none for a CLI that is told in the
 * conversation. A new session has a new id in each attempt: Claude Code refuses an id that it has seen.
 */
export function sessionArguments({ adapter, run_id, attempt, argv }: SessionOfRun, session: string | null): string[] {
  if (adapter !== 'claude' || !isDuplex(argv)) return []
  return session === null ? ['--session-id', uuidOf(`${run_id} ${attempt}`)] : ['--resume', session]
}

const MINUTE_MS = 60_000
/** Clocks are read a little apart. */
const AFTER_MS = 1_000

/**
 * How long to wait before a session can be gone on with. Gemini CLI names the file of a session by the minute and the
 * beginning of its id. One that is loaded in the minute in which it began is therefore written over, and is gone (0.61.0).
 */
export function sessionWaitMs(
  argv: readonly string[],
  session: { readonly at?: string } | null | undefined,
  now: number,
): number {
  if (!session?.at || programOf(argv) !== 'gemini') return 0
  const began = Math.floor(Date.parse(session.at) / MINUTE_MS) * MINUTE_MS
  return Math.max(0, began + MINUTE_MS + AFTER_MS - now)
}

/** The same id for the same name (UUID version 8, RFC 9562). */
function uuidOf(name: string): string {
  const bytes = createHash('sha256').update(`baton session ${name}`).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
