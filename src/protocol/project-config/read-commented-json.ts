import { type Node, type ParseError, parseTree, stripComments } from 'jsonc-parser'
import { BatonError } from '../baton-error.ts'
import { inflect } from '../inflect.ts'
import { PositionFinder } from '../injection/position-finder.ts'
import { pointer } from '../json-pointer.ts'
import { once } from '../once.ts'
import { isSmall, jsonTooLarge, UNSAFE_KEY, withoutMark } from '../parse-json.ts'
import type { Positions } from '../parsed.ts'
import { ok, type Result, refuse } from '../result.ts'
import { type Position, type Violation, violation } from '../violation.ts'

/** A JSON text with comments, read: its value, where everything stands in it, and keys that stand there twice. */
export interface CommentedJson {
  readonly value: unknown
  readonly positions: Positions
  readonly repeated: readonly Violation[]
}

/** A person wrote it by hand: far above any real one. */
export const MAX_CONFIG_LENGTH = 1_000_000

/** Reads JSON in which comments and trailing commas may stand, within the limits of every other JSON. */
export function readCommentedJson(file: string, source: string): Result<CommentedJson> {
  if (file.length > MAX_CONFIG_LENGTH) {
    return refuse(BatonError.of('INPUT_TOO_LARGE', { source, limit: MAX_CONFIG_LENGTH }))
  }
  const text = withoutMark(file)
  // Before the parser, which calls itself for each level. A quotation mark in a comment must not count.
  const tooLarge = isSmall(text) ? undefined : jsonTooLarge(stripComments(text, ' '), source)
  if (tooLarge) return refuse(tooLarge)
  // Lines are counted only where something is wrong: every command reads the configuration.
  const finder = once(() => new PositionFinder(text))
  const faults: ParseError[] = []
  const root = parseTree(text, faults, { allowTrailingComma: true })
  const [fault] = faults
  if (fault || !root) {
    const at = fault?.offset ?? 0
    return refuse(
      faultAt(source, finder().at(at), fault?.error === COMMENT_NEVER_ENDS ? ENDLESS : unexpected(text, at)),
    )
  }
  const places = new Places()
  const value = places.read(root, '')
  if (places.unsafe) return refuse(BatonError.of('UNSAFE_KEY', { source, key: UNSAFE_KEY }))
  return ok({
    value,
    positions: {
      get: (place) => {
        const at = places.offsets.get(place)
        return at === undefined ? undefined : finder().at(at)
      },
    },
    repeated: places.repeated.map((one) => ({
      ...violation(one.pointer, 'repeated_key'),
      position: finder().at(one.at),
    })),
  })
}

/** `ParseErrorCode.UnexpectedEndOfComment`, which is a const enum. */
const COMMENT_NEVER_ENDS = 11

/** The value of a tree, and where its parts stand: of a member its key, of an item its value. */
class Places {
  readonly offsets = new Map<string, number>()
  /** Members whose key stands in the same object before. */
  readonly repeated: { readonly pointer: string; readonly at: number }[] = []
  unsafe = false

  read(node: Node, place: string): unknown {
    if (!this.offsets.has(place)) this.offsets.set(place, node.offset)
    if (node.type === 'array') return node.children?.map((item, index) => this.read(item, place + pointer(index)))
    return node.type === 'object' ? this.#members(node, place) : node.value
  }

  #members(node: Node, place: string): Record<string, unknown> {
    const members: Record<string, unknown> = {}
    for (const { children: [key, value] = [] } of node.children ?? []) {
      if (!key || !value) continue
      const name = String(key.value)
      const member = place + pointer(name)
      if (name === UNSAFE_KEY) this.unsafe = true
      if (Object.hasOwn(members, name)) this.repeated.push({ pointer: member, at: key.offset })
      this.offsets.set(member, key.offset)
      const read = this.read(value, member)
      if (name !== UNSAFE_KEY) members[name] = read
    }
    return members
  }
}

const ENDLESS = { ko: '주석이 닫히지 않았습니다', en: 'a comment is not closed' }

function unexpected(text: string, at: number) {
  const found = String.fromCodePoint(text.codePointAt(at) ?? 0)
  if (at >= text.length) return { ko: '내용이 중간에 끝납니다', en: 'it ends too early' }
  // Only what can be shown as it is: the text may hold anything.
  if (!/^[\x21-\x7e]$/.test(found)) return { ko: '읽을 수 없는 글자', en: 'an unexpected character' }
  return { ko: inflect`${found} 이(가) 올 자리가 아닙니다`, en: `${found} is not allowed here` }
}

function faultAt(source: string, { line, column }: Position, reason: { ko: string; en: string }): BatonError {
  const place = { ko: `${line}행 ${column}열: ${reason.ko}`, en: `line ${line}, column ${column}: ${reason.en}` }
  return BatonError.of('INVALID_JSON', { source, reason: place }, { position: { line, column } })
}
