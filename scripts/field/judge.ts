import type { Heard } from './heard.ts'
import type { Expected } from './variants.ts'

/** What stopped a relay: the checks and the agent speak of the work, the rest does not. */
type Cause = 'ready' | 'checks' | 'agent' | 'environment' | 'base' | 'person' | 'killed'

type JudgedWord = 'right' | 'wrong' | 'untested'

export interface Judged {
  readonly word: JudgedWord
  readonly cause: Cause
  readonly why: string
}

/** What an independent look at the same tree and the same check came to; null where nobody looked. */
export type Outside = { readonly check: string; readonly passes: boolean } | null

type Ended = Heard & { readonly code: number | null }

const ENVIRONMENT =
  /command not found|: not found|ENOENT|Cannot find (?:module|package)|ERR_MODULE_NOT_FOUND|No module named|node_modules missing|could not be started/i
const OF_THE_MACHINE: ReadonlySet<string> = new Set(['environment', 'stuck'])
const OF_THE_WORK: ReadonlySet<string> = new Set(['same_failure', 'choice'])

function causeOf({ status, outcome, asked, failed, code }: Ended): Cause {
  if (status === 'DEPLOY_READY') return 'ready'
  if (code === null || status === '') return 'killed'
  if (asked === 'base') return 'base'
  if (OF_THE_MACHINE.has(asked)) return 'environment'
  if (failed) return ENVIRONMENT.test(failed.tail) ? 'environment' : 'checks'
  return OF_THE_WORK.has(outcome) || OF_THE_WORK.has(asked) ? 'agent' : 'person'
}

/** A relay that stops for another reason than the work proves nothing about the checks: it is `untested`. */
export function judge(expected: Expected, heard: Ended, outside: Outside = null): Judged {
  const cause = causeOf(heard)
  const as = (word: JudgedWord, why: string): Judged => ({ word, cause, why })
  const isReady = cause === 'ready'
  if (expected === 'ready') {
    if (isReady)
      return heard.evidence === 'passed' ? as('right', '') : as('wrong', `reached DEPLOY_READY as ${heard.evidence}`)
    if (outside && !outside.passes) return as('untested', `${outside.check} fails outside of Baton too`)
    return as('wrong', `stopped: ${cause}${outside ? `, although ${outside.check} passes outside of Baton` : ''}`)
  }
  if (isReady) {
    if (expected === 'either') return as('right', '')
    if (heard.evidence === 'unchecked') return as('wrong', 'reached DEPLOY_READY unchecked')
    if (expected === 'say' && heard.saysWeaker) return as('right', 'said before the approval')
    return as(
      'wrong',
      expected === 'say' ? 'DEPLOY_READY, and nothing says that tests were skipped' : 'reached DEPLOY_READY',
    )
  }
  if (cause === 'checks' || cause === 'agent') return as('right', '')
  return expected === 'either' ? as('right', '') : as('untested', `stopped, but not by the work: ${cause}`)
}
