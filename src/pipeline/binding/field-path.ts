/**
 * Paths of fields inside a record, like JSON pointers. An item of a list is `#3`, a member named `3` is `3`: a list that
 * was turned into an object with the same keys is another value.
 */
export type Members = readonly (readonly [segment: string, key: string, value: unknown])[]

/** The members of an object or list that is not empty; undefined for everything else. */
export function membersOf(value: unknown): Members | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) {
    return value.length === 0 ? undefined : value.map((item, index) => [`#${index}`, '*', item ?? null] as const)
  }
  const members: (readonly [string, string, unknown])[] = []
  for (const key of Object.keys(value)) {
    const member = (value as Readonly<Record<string, unknown>>)[key]
    if (member !== undefined) members.push([segmentOf(key), key, member])
  }
  return members.length === 0 ? undefined : members
}

function segmentOf(key: string): string {
  return /[~/#]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1').replace(/^#/, '~2') : key
}

/** The path as people read it: `/task/pipeline_history/3`. The whole record is `/`. */
export function shownPath(path: string): string {
  return path === '' ? '/' : path.replaceAll('/#', '/')
}
