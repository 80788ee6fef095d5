import type { Positioned } from '../page.ts'

/** Several lists, each newest first, as one. */
export function* newestFirst<Row extends Positioned>(lanes: readonly Iterable<Row>[]): Generator<Row> {
  const iterators = lanes.map((lane) => lane[Symbol.iterator]())
  try {
    const heads = iterators.map((iterator) => iterator.next())
    for (;;) {
      let newest = -1
      let position = 0
      for (const [index, head] of heads.entries()) {
        if (head.done || head.value.position < position) continue
        newest = index
        position = head.value.position
      }
      const taken = heads[newest]
      const lane = iterators[newest]
      if (!taken || taken.done || !lane) return
      yield taken.value
      heads[newest] = lane.next()
    }
  } finally {
    // A statement that was not read to its end would hold on to its moment in the store.
    for (const iterator of iterators) iterator.return?.()
  }
}
