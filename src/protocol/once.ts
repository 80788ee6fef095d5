/** A value that is made when it is first asked for: a table that few commands need must not slow down the start of all. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
