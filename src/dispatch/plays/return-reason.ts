import { inflect } from '../../protocol/inflect.ts'
import type { ApprovalConfig } from '../../protocol/plays/play.ts'
import type { SendBackReason } from '../../protocol/plays/step-details.ts'

const MAX_ITEMS = 50

/** Why approved work goes back: the files with conflicts, or the checks that failed after the merge. */
export function returnReason(
  { language, target, assignee }: Pick<ApprovalConfig, 'language' | 'target' | 'assignee'>,
  back: {
    readonly ours: string
    readonly files: readonly string[]
    readonly text: string
    /** ISO 8601. */
    readonly deadline: string
  },
): SendBackReason {
  const { files, text, deadline } = back
  const short = back.ours.slice(0, 10)
  const items = files.length > 0 ? files : [text.split('\n')[0] ?? '']
  const action = (what: string) =>
    language === 'ko' ? inflect`${target}(${short}) 과(와) 합치기: ${what}` : `merge with ${target} (${short}): ${what}`
  return {
    category: 'dependency',
    description: text.slice(0, 4_000),
    action_items: items.slice(0, MAX_ITEMS).map((what) => ({ assignee, action: action(what), deadline })),
  }
}
