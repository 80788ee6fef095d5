import { itemSegment, memberSegment } from './field-path.ts'

/** A field and the JSON of the value that an event proves; without it, no event wrote the field. */
export interface ProvedField {
  readonly field: string
  readonly proved?: string
}

/** The value with one field as the chain proves it: set, or taken out. */
export function withProvedField(value: unknown, { field, proved }: ProvedField): unknown {
  return set(value, field.split('/').slice(1), proved)
}

function set(value: unknown, [segment, ...below]: readonly string[], proved: string | undefined): unknown {
  if (segment === undefined) return proved === undefined ? undefined : (JSON.parse(proved) as unknown)
  if (segment.startsWith('#')) return setItem(Array.isArray(value) ? value : [], segment, below, proved)
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const known = members.find(([key]) => memberSegment(key) === segment)
  const key = known?.[0] ?? keyOf(segment)
  const after = set(known?.[1], below, proved)
  if (after === undefined) return Object.fromEntries(members.filter(([name]) => name !== key))
  return Object.fromEntries(
    known ? members.map(([name, one]) => [name, name === key ? after : one]) : [...members, [key, after]],
  )
}

function setItem(items: readonly unknown[], segment: string, below: readonly string[], proved: string | undefined) {
  const at = items.findIndex((_, index) => itemSegment(index) === segment)
  const after = set(items[at], below, proved)
  if (after === undefined) return items.filter((_, index) => index !== at)
  return at < 0 ? [...items, after] : items.with(at, after)
}

function keyOf(segment: string): string {
  return segment.replace(/^~2/, '#').replaceAll('~1', '/').replaceAll('~0', '~')
}
