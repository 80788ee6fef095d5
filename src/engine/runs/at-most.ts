/** Does at most so many things at once; the others wait their turn, in the order in which they came. */
export function atMost(limit: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = []
  let busy = 0
  return async (work) => {
    // A job that ends passes its place to the next waiting one directly, so no newcomer can overtake.
    if (busy === limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else busy += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
