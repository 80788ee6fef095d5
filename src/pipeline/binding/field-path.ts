/**
 * Paths of fields inside a record, like JSON pointers. An item of a list is `#3`, a member named `3` is `3`: a list that
 * was turned into an object with the same keys is another value.
 */
type Members = readonly (readonly [segment: string, value: unknown])[]

/** The members of an object or list that is not empty; undefined for everything else. */
export function membersOf(value: unknown): Members | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const members = Array.isArray(value)
    ? value.map((item, index) => [itemSegment(index), item ?? null] as const)
    : Object.entries(value).flatMap(([key, member]) =>
        member === undefined ? [] : [[memberSegment(key), member as unknown] as const],
      )
  return members.length === 0 ? undefined : members
}

export const itemSegment = (index: number): string => `#${index}`

export function memberSegment(key: string): string {
  return /[~/#]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1').replace(/^#/, '~2') : key
}

/** The path as people read it: `/task/pipeline_history/3`. The whole record is `/`. */
export function shownPath(path: string): string {
  return path === '' ? '/' : path.replaceAll('/#', '/')
}
