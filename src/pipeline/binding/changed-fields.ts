import { quoted } from '../../protocol/canonical-json.ts'
import type { RecordKind } from '../records.ts'
import { itemSegment, memberSegment, membersOf } from './field-path.ts'
import { memberShape, type Shape, shapeOf } from './record-shape.ts'
import { sameJson } from './same-json.ts'

/** The path of a field and what an event says of its value; null where the field was removed. */
export type BoundField = readonly [path: string, value: string | null]

/** What an event binds: the fields that its command changed by their paths, for each record by `kind id`. */
export type Wrote = Readonly<Record<string, Readonly<Record<string, string | null>>>>

/** Turns JSON into a short digest. An argument, because this layer has no cryptography. */
export type Digest = (text: string) => string

/** Longer values are bound by a digest. Statuses, names, ids and times are shorter. */
const LITERAL_LENGTH = 40

/**
 * What an event says of a value: `=` and its JSON where that is short, so that the chain holds the value itself and a
 * repair can use it; else its digest. Plain JSON, not canonical: a store gives members back in the order in which they
 * were written, and every commit pays for this.
 */
export function boundValue(value: unknown, digest: Digest): string {
  // Most fields are short texts: asking the runtime for their JSON costs more than to write it.
  if (typeof value === 'string') return boundText(quoted(value), digest)
  return boundText(value === null ? 'null' : (JSON.stringify(value) ?? 'null'), digest)
}

/** The same for a value whose JSON is at hand. */
export const boundText = (text: string, digest: Digest): string =>
  text.length <= LITERAL_LENGTH ? `=${text}` : digest(text)

/**
 * The fields of a record that differ from before, with what an event says of their new values. Decisions share what
 * they do not change with what they read, so most of a record is skipped by comparing references.
 *
 * A field that has the same content as before is left out even when it was built anew: a value that somebody edited in
 * the store's file is not bound by copying it.
 */
export function changedFields(kind: RecordKind, before: unknown, after: unknown, digest: Digest): BoundField[] {
  const changed: BoundField[] = []
  compare({ changed, digest }, '', before, after, shapeOf(kind))
  return changed
}

interface Comparison {
  readonly changed: BoundField[]
  readonly digest: Digest
}

function compare(to: Comparison, path: string, before: unknown, after: unknown, shape: Shape): void {
  if (shape === 'leaf' || !hasMembers(after)) compareLeaf(to, path, before, after)
  else if (Array.isArray(after)) compareItems(to, path, before, after, memberShape(shape, '*'))
  else compareMembers(to, path, before, after as Members, shape)
}

type Members = Readonly<Record<string, unknown>>

/** Without a list of them: it is asked for every part of a record. */
function hasMembers(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.length > 0
  for (const key in value) if ((value as Members)[key] !== undefined) return true
  return false
}

function compareLeaf({ changed, digest }: Comparison, path: string, before: unknown, after: unknown): void {
  if (typeof before === 'object' && typeof after === 'object' && sameJson(before, after)) return
  changed.push([path, boundValue(after, digest)])
}

function compareItems(to: Comparison, path: string, before: unknown, after: readonly unknown[], shape: Shape): void {
  const items: readonly unknown[] = Array.isArray(before) ? before : []
  for (let index = 0; index < after.length; index += 1) {
    const item = after[index]
    if (item !== items[index]) compare(to, `${path}/${itemSegment(index)}`, items[index], item ?? null, shape)
  }
  for (let index = after.length; index < items.length; index += 1)
    to.changed.push([`${path}/${itemSegment(index)}`, null])
  if (!Array.isArray(before)) removeMembers(to, path, before)
}

function compareMembers(
  to: Comparison,
  path: string,
  before: unknown,
  after: Members,
  shape: Exclude<Shape, 'leaf'>,
): void {
  const members = typeof before === 'object' && before !== null && !Array.isArray(before) ? (before as Members) : NONE
  // Side by side in lists: most members are the very same as before and in the same place, and to look each up by its
  // name in records of many shapes costs several times as much.
  const [keys, values] = [Object.keys(after), Object.values(after)]
  const [known, earlierValues] = members === NONE ? [NO_KEYS, NO_KEYS] : [Object.keys(members), Object.values(members)]
  let shared = 0
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] as string
    const member = values[index]
    const inStep = known[index] === key
    // What an object inherits is never a member of JSON.
    const isKnown = inStep || (members !== NONE && Object.hasOwn(members, key))
    const earlier = inStep ? earlierValues[index] : isKnown ? members[key] : undefined
    if (isKnown) shared += 1
    if (member === earlier) continue
    if (member === undefined) to.changed.push([`${path}/${memberSegment(key)}`, null])
    else compare(to, `${path}/${memberSegment(key)}`, earlier, member, memberShape(shape, key))
  }
  if (known.length > shared) {
    for (const key of known) {
      if (!Object.hasOwn(after, key)) to.changed.push([`${path}/${memberSegment(key)}`, null])
    }
  }
  if (Array.isArray(before)) removeMembers(to, path, before)
}

const NONE: Members = Object.freeze({})
const NO_KEYS: readonly string[] = []

/** A list became an object, or an object a list: nothing of the one is left in the other. */
function removeMembers({ changed }: Comparison, path: string, before: unknown): void {
  for (const [segment] of membersOf(before) ?? []) changed.push([`${path}/${segment}`, null])
}
