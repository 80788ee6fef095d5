import type { Store } from '../../store/port.ts'

/**
 * Yields `commit` after each commit of the store and `tick` after `everyMs` without one, because transcripts grow
 * without commits. Ends when the signal aborts.
 */
export async function* wakes(
  store: Pick<Store, 'watch'>,
  { signal, everyMs }: { readonly signal: AbortSignal; readonly everyMs: number },
): AsyncGenerator<'commit' | 'tick'> {
  const over = new AbortController()
  const commits = store.watch(AbortSignal.any([signal, over.signal]))[Symbol.asyncIterator]()
  let next = commits.next()
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined
      const tick = new Promise<'tick'>((resolve) => {
        timer = setTimeout(() => resolve('tick'), everyMs)
      })
      const first = await Promise.race([next, tick]).finally(() => clearTimeout(timer))
      if (first === 'tick') {
        yield 'tick'
        continue
      }
      if (first.done) return
      next = commits.next()
      yield 'commit'
    }
  } finally {
    over.abort()
  }
}
