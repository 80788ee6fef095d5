import type { Localized } from '../../protocol/lang.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { TaskPackage } from '../../protocol/task-package/schema.ts'
import { currentStay } from './current-visit.ts'

/** What a person can be asked about a task that agents carry. */
export const ITEM_KINDS = {
  plan: { ko: '계획 승인', en: 'Approve the plan' },
  settings: { ko: '에이전트 설정 변경', en: 'Agent settings were changed' },
  team_inactive: { ko: '팀에 active 에이전트가 없음', en: 'A team has no active agent' },
  branch_moved: { ko: '태스크 브랜치가 옮겨짐', en: "The task's branch was moved" },
} as const satisfies Record<string, Localized>
export type ItemKind = keyof typeof ITEM_KINDS

/** A decision that a relay asks of a person, before anybody has answered it. */
export interface NewItem {
  /** Unique within the relay and the same when it is asked again after a crash: `plan/3`. */
  readonly key: string
  readonly kind: ItemKind
  /** Who may answer: the PO alone, or every active person of the registry. */
  readonly to: 'po' | 'person'
  /** One sentence: what is asked. */
  readonly text: Localized
  /** What must be known to decide, line by line. */
  readonly details: readonly string[]
  /** The first one is what `--yes` answers. */
  readonly options: readonly ItemOption[]
  /** Whether `--yes` may answer it. */
  readonly confirmable: boolean
}

interface ItemOption {
  /** One word, as it is typed: `approve`. */
  readonly choice: string
  readonly label: Localized
}

export interface RelayItem extends NewItem {
  /** The visit that it belongs to; it counts no more once the task has moved on. */
  readonly seq: number
  /** How many steps the task had taken: a hold and its end make an item out of date. */
  readonly steps: number
  readonly opened_at: string
  readonly answer: ItemAnswer | null
}

export interface ItemAnswer {
  readonly choice: string
  readonly note: string | null
  readonly by: string
  /** `yes`: confirmed by `--yes`, not by a person who read it. */
  readonly how: 'person' | 'yes'
  readonly at: string
}

/** Whatever keeps items: a relay. */
interface WithItems {
  readonly items?: readonly RelayItem[]
}

/** The visit that items are asked in now; where no team works, the last step of the task. */
export function itemSeq(pipeline: Pipeline, task: TaskPackage): number {
  return currentStay(pipeline, task)?.seq ?? task.pipeline_history.length
}

export const itemOf = (relay: WithItems, key: string): RelayItem | undefined =>
  relay.items?.find((item) => item.key === key)

/** What a person is asked now: not answered, and the task has not moved on since. */
export function openItems(relay: WithItems, pipeline: Pipeline, task: TaskPackage): readonly RelayItem[] {
  const seq = itemSeq(pipeline, task)
  const steps = task.pipeline_history.length
  const open = (relay.items ?? []).filter((item) => item.answer === null && item.seq === seq && item.steps === steps)
  // The newest of a kind: an older one was about a commit, or a moment, that is past.
  return open.filter((item, at) => !open.slice(at + 1).some(({ kind }) => kind === item.kind))
}
