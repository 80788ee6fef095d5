import { type Violation, violation } from '../violation.ts'
import { findInjections } from './find-injections.ts'
import { describeHiding } from './injection-match.ts'

/** The phrases in a document as violations of it, each with its place. */
export function injectionViolations(text: string): Violation[] {
  return findInjections(text).map(({ wording, hidden, line, column }) => ({
    ...violation('', hidden.length > 0 ? 'hidden_phrase' : 'forbidden_phrase', {
      phrase: wording,
      ...(hidden.length > 0 ? { hidden: describeHiding(hidden) } : {}),
    }),
    position: { line, column },
  }))
}
