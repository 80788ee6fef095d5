import type { StoredEvent } from '../pipeline/changeset.ts'
import type { Store } from './port.ts'

const PAGE = 500

/** The events of a stream, or of the whole store after a number, page by page. */
export async function* allEvents(
  store: Store,
  from: { stream?: string; after?: number } = {},
): AsyncGenerator<StoredEvent> {
  let after = from.after ?? 0
  for (;;) {
    const page = await store.events({ ...from, after, limit: PAGE })
    yield* page
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    after = from.stream === undefined ? last.number : last.seq
  }
}
