import { BatonError } from '../../protocol/baton-error.ts'
import type { Localized } from '../../protocol/lang.ts'

/**
 * Names of branches and runs, before they reach git.
 *
 * An allow-list, narrower than git's own rule: letters and digits of any script, and a few signs. So nothing that a
 * shell, a URL (`ext::`), a revision (`a..b`, `@{-1}`, `^`) or an option could read into a name gets through, even if
 * somebody further on is careless with it. U+3000 and the invisible letters (U+3164 and others) are no letters here.
 */
export function checkRefName(name: string): string {
  const fault = refFault(name)
  if (fault) throw BatonError.of('REF_REFUSED', { name: shown(name), reason: fault })
  return name
}

/** A run's id stands in refs and folder names as it is. */
export function checkRunId(run: string): string {
  if (!/^RUN-\d{8}-\d{3,9}(?:-[0-9a-f]{4,10})?$/.test(run))
    throw BatonError.of('REF_REFUSED', { name: shown(run), reason: FAULTS.run })
  return run
}

/** A commit by its whole id; nothing shorter, no expression. */
export function isCommitId(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text)
}

/** Under which everything of a run is kept in the person's repository. */
export function runRef(run: string, ...rest: readonly (string | number)[]): string {
  return ['refs/baton/runs', checkRunId(run), ...rest].join('/')
}

export function refFault(name: string): Localized | undefined {
  if (name === '') return FAULTS.empty
  if (Buffer.byteLength(name) > LIMIT) return FAULTS.long
  if (/^-/.test(name)) return FAULTS.dash
  if (!/^[\p{L}\p{N}\p{M}_\-./+#@=,%]+$/u.test(name) || /\p{Default_Ignorable_Code_Point}/u.test(name))
    return FAULTS.letters
  if (name.split('/').some((part) => part === '' || part.startsWith('.') || /(?:\.|\.lock)$/i.test(part)))
    return FAULTS.parts
  // `@` and HEAD name where one is, not a branch.
  if (name.includes('..') || /^(?:@|HEAD)$/i.test(name)) return FAULTS.revision
  return undefined
}

/** A file name of 255 bytes must hold the last part and git's `.lock`. */
const LIMIT = 200

const FAULTS = {
  empty: { ko: '비어 있음', en: 'it is empty' },
  long: { ko: `${LIMIT}바이트를 넘음`, en: `it is longer than ${LIMIT} bytes` },
  dash: { ko: '옵션처럼 - 로 시작함', en: 'it begins with - like an option' },
  letters: { ko: '허용되지 않는 문자가 있음', en: 'it has characters that are not allowed' },
  parts: {
    ko: '/ 사이의 부분이 비었거나 . 으로 시작하거나 . 또는 .lock 으로 끝남',
    en: 'a part between slashes is empty, begins with a dot, or ends with a dot or .lock',
  },
  revision: { ko: '커밋 표현식으로 해석됨', en: 'it can be read as a commit expression' },
  run: { ko: 'RUN-날짜-번호 꼴이 아님', en: 'it is not of the form RUN-date-number' },
} as const satisfies Record<string, Localized>

/** Safe to print: an error about a hostile name must not carry it onto a terminal. */
function shown(name: string): string {
  return JSON.stringify(name.slice(0, 80)).replace(/[^\x20-\x7e\uac00-\ud7a3]/g, '?')
}
