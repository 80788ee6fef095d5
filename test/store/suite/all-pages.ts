import type { Store, ViewName, ViewQuery, ViewRow } from '../../../src/store/port.ts'

/** All pages of a view, one after the other. */
export async function allPages<View extends ViewName>(
  store: Store,
  view: View,
  query: ViewQuery[View],
): Promise<ViewRow[View][][]> {
  const first = await store.list(view, query)
  const { cursor } = first
  if (cursor === undefined) return [[...first.rows]]
  return [[...first.rows], ...(await allPages(store, view, { ...query, cursor }))]
}
