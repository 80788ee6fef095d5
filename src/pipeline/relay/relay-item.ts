import type { Ask, ItemKind } from '../../protocol/plays/effect.ts'
import type { Answered } from '../../protocol/plays/outcome.ts'

/** A decision that a play, or the host, asks of a person. */
export interface NewItem extends Pick<Ask, 'to' | 'text' | 'details' | 'options' | 'confirmable'> {
  /** The id of the item: `TASK-20260228-001/3/ask.2`. */
  readonly key: string
  readonly kind: ItemKind
}

/** An item as people are shown it. */
export interface RelayItem extends NewItem {
  /** Whether it can still be answered. */
  readonly open: boolean
  readonly opened_at: string
  readonly answer: ItemAnswer | null
}

export interface ItemAnswer extends Pick<Answered, 'choice' | 'note' | 'by' | 'how'> {
  readonly at: string
}

/** Whatever has items: a relay with its story. */
interface WithItems {
  readonly items?: readonly RelayItem[]
}

export const itemOf = (relay: WithItems, key: string): RelayItem | undefined =>
  relay.items?.find((item) => item.key === key)

/** What a person is asked now. */
export const openItems = (relay: WithItems): readonly RelayItem[] => (relay.items ?? []).filter(({ open }) => open)
