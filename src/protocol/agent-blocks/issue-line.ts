import { quotedAt, unquote } from './quoted-text.ts'

export const ISSUE_SEVERITIES = ['critical', 'major', 'minor', 'info'] as const

/** One finding of a review or a test run, as an agent reports it. */
export interface Issue {
  readonly severity: (typeof ISSUE_SEVERITIES)[number]
  /** A critical security finding stops a dispatch at once. */
  readonly security: boolean
  /** Null where the issue belongs to no file. */
  readonly path: string | null
  readonly line: number | null
  readonly text: string
}

/** An issue in a line, as a team reads it: `critical src/login.ts:12 the token is logged`. */
export function issueText({ severity, path, line, text }: Issue): string {
  const place = path === null ? '' : ` ${path}${line === null ? '' : `:${line}`}`
  return `${severity}${place} ${text}`
}

export const ISSUE_FORM = `severity[/security] path:line text (severity: ${ISSUE_SEVERITIES.join(' | ')})`

const HEAD = /^(critical|major|minor|info)(\/security)?[ \t]+/
const LINE_NUMBER = /^:([1-9]\d{0,8})(?=[ \t])/
const PLAIN_PATH = /^([^\s"]\S*?)(?::([1-9]\d{0,8}))?(?=[ \t])/

/** `major/security src/login.ts:12 the token is logged`; the path may be quoted, and is `-` where there is none. */
export function parseIssueLine(line: string): Issue | undefined {
  const head = HEAD.exec(line)
  if (!head) return undefined
  const place = readPlace(line.slice(head[0].length))
  if (!place) return undefined
  const text = unquote(place.rest.trim())
  if (text.trim() === '') return undefined
  const severity = head[1] as Issue['severity']
  return { severity, security: head[2] !== undefined, path: place.path, line: place.line, text }
}

function readPlace(text: string): { path: string | null; line: number | null; rest: string } | undefined {
  const quoted = quotedAt(text, 0)
  if (quoted) {
    const after = text.slice(quoted.end)
    const number = LINE_NUMBER.exec(after)
    const rest = after.slice(number?.[0].length ?? 0)
    return /^[ \t]/.test(rest) ? { path: quoted.value, line: toNumber(number?.[1]), rest } : undefined
  }
  const plain = PLAIN_PATH.exec(text)
  if (!plain) return undefined
  const path = plain[1] as string
  return { path: path === '-' ? null : path, line: toNumber(plain[2]), rest: text.slice(plain[0].length) }
}

function toNumber(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits)
}
