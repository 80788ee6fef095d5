import type { Localized } from '../lang.ts'
import { type Violation, violation } from '../violation.ts'
import { agentSettingsIn } from './agent-settings.ts'
import { foldPath } from './fold-path.ts'

/**
 * Judges a path that an agent names, by its letters alone.
 *
 * Owns: what may be named in Input, Output and artifacts. Does not own: where links lead on the disk; whoever
 * opens the file resolves them and looks again.
 *
 * 1. A path is judged as the most forgiving file system would read it: backslashes separate, case, full-width
 *    letters and compatibility forms are folded. One that would be harmless only elsewhere is refused.
 * 2. What is written in a roundabout way (percent codes, short names, dots and spaces at the end of a name) is
 *    refused instead of decoded: nobody needs it, and every decoder decodes differently.
 * 3. Reading is laxer than writing only in what `agent-settings.ts` says.
 */
export function checkWorkspacePath(path: string, use: 'read' | 'write'): Violation | undefined {
  const reason = roundabout(path)
  if (reason) return violation('', 'path_not_plain', { path, reason })
  const folded = foldPath(path)
  if (/^[/~]/.test(folded) || /^[a-z][a-z0-9+.-]*:/.test(folded)) return violation('', 'path_absolute', { path })
  if (folded.includes(':')) return violation('', 'path_not_plain', { path, reason: REASONS.colon })
  const names = folded.split('/').filter((name) => name !== '' && name !== '.' && name !== '..')
  // Looked at before `..` takes any of them back: to a system that drops the blank, ` /..` leaves.
  if (names.some((name) => /[.\s]$|^\s/.test(name)))
    return violation('', 'path_not_plain', { path, reason: REASONS.edges })
  if (names.some((name) => SHORT_NAME.test(name)))
    return violation('', 'path_not_plain', { path, reason: REASONS.shortName })
  const segments = resolve(folded)
  if (!segments) return violation('', 'path_leaves', { path })
  if (segments.length === 0) return violation('', 'path_not_plain', { path, reason: REASONS.noFile })
  const area = protectedIn(names, use) ?? protectedIn(segments, use)
  return area === undefined ? undefined : violation('', 'path_protected', { path, area })
}

/** Names that `..` takes back count as well: `.git/../a` has no business there either. */
function protectedIn(names: readonly string[], use: 'read' | 'write'): string | undefined {
  return names.includes('.git') ? '.git' : agentSettingsIn(names, use)
}

/** The one spelling of a path by which two of them are compared: `./a//b` and `a\b` are `a/b`. */
export function workspacePathKey(path: string): string {
  return (resolve(path.normalize('NFC').replaceAll('\\', '/')) ?? [path]).join('/')
}

const REASONS = {
  hidden: { ko: '보이지 않는 문자', en: 'invisible characters' },
  percent: { ko: '퍼센트 코드', en: 'percent codes' },
  colon: { ko: '콜론', en: 'a colon' },
  noFile: { ko: '가리키는 파일이 없음', en: 'it names no file' },
  edges: { ko: '이름 앞뒤의 점이나 공백', en: 'dots or spaces at the ends of a name' },
  shortName: { ko: '8.3 짧은 이름', en: 'an 8.3 short name' },
} as const satisfies Record<string, Localized>

/** Windows answers to `GIT~1` for `.git`, and so for every long name. */
const SHORT_NAME = /^[^.~]{1,7}~\d{1,6}(?:\.[^.]{0,3})?$/

function roundabout(path: string): Localized | undefined {
  if (path.trim() === '') return REASONS.noFile
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(path)) return REASONS.hidden
  return /%[0-9a-f]{2}/i.test(path.normalize('NFKC')) ? REASONS.percent : undefined
}

/** The names on the way, without `.` and what `..` takes back; undefined when the way leaves the workspace. */
function resolve(path: string): string[] | undefined {
  const names: string[] = []
  for (const name of path.split('/')) {
    if (name === '' || name === '.') continue
    if (name !== '..') names.push(name)
    else if (names.pop() === undefined) return undefined
  }
  return names
}
