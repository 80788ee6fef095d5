import type { EventType, StoredData } from '../../../protocol/events/event-map.ts'
import type { Lang } from '../../../protocol/lang.ts'

/** What each event says, in a line. */
export type EventTexts = { readonly [Type in EventType]: (data: StoredData[Type], lang: Lang) => string }
