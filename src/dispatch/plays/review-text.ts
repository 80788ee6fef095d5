import type { RunEnd } from '../../protocol/plays/run-end.ts'
import { issueText } from '../../protocol/plays/stage-output.ts'

const MOST_LETTERS = 6_000

/** The reviewer's findings, as feedback for the agent of the stage. */
export function reviewText({ end }: { readonly end: RunEnd | null }): string {
  const { action_items = [], issues = [] } = end?.result ?? {}
  const said = [end?.summary ?? '', ...issues.map(issueText), ...action_items]
  return said
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, MOST_LETTERS)
}
