import type { Store, ViewName, ViewQuery, ViewRow } from './port.ts'

const PAGE = 500

type Paged = Exclude<ViewName, 'due'>

/** Every row of a view, page by page, for callers that need all of them. */
export async function* allRows<View extends Paged>(
  store: Store,
  view: View,
  query: Omit<ViewQuery[View], 'limit' | 'cursor'>,
): AsyncGenerator<ViewRow[View]> {
  let cursor: string | undefined
  do {
    const asked = { ...query, limit: PAGE, ...(cursor === undefined ? {} : { cursor }) }
    const page = await store.list(view, asked as unknown as ViewQuery[View])
    yield* page.rows
    cursor = page.cursor
  } while (cursor !== undefined)
}
