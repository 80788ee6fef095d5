import type { Lang } from '../../../protocol/lang.ts'
import type { Violation } from '../../../protocol/violation.ts'
import { describeViolation } from '../../../protocol/violation.ts'
import { terminalText } from '../../terminal-text.ts'

const MOST_SHOWN = 50

/** What is wrong in a refused document, one line a place; `--json` has all of it. */
export function listViolations(violations: readonly Violation[], lang: Lang): string {
  const lines = violations.slice(0, MOST_SHOWN).map((found) => {
    const { pointer, position } = found
    const place = terminalText(`${position ? `${position.line}:${position.column} ` : ''}${pointer || '/'}`)
    return `    ${place}  ${terminalText(describeViolation(found, lang))}\n`
  })
  const left = violations.length - lines.length
  const more = lang === 'ko' ? `    … 그 밖에 ${left}건\n` : `    … and ${left} more\n`
  return lines.join('') + (left > 0 ? more : '')
}
