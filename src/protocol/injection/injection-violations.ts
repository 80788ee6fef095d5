import { type Violation, violation } from '../violation.ts'
import { findInjections } from './find-injections.ts'
import { hidingsInWords, type InjectionMatch } from './injection-match.ts'

/** What the filter finds, as violations of the document it stands in. */
export function injectionViolations(text: string): Violation[] {
  return findInjections(text).map((match) => ({
    ...violation('', 'injection', { wording: match.wording, hidden: hiddenBy(match) }),
    position: { line: match.line, column: match.column },
  }))
}

function hiddenBy(match: InjectionMatch) {
  if (match.hidden.length === 0) return { ko: '숨기지 않음', en: 'word for word' }
  return { ko: hidingsInWords(match, 'ko'), en: `hidden by ${hidingsInWords(match, 'en')}` }
}
