import { BatonError } from '../baton-error.ts'
import { inflect } from '../inflect.ts'
import { PositionFinder } from '../injection/position-finder.ts'
import { once } from '../once.ts'
import { parseJson } from '../parse-json.ts'
import type { Positions } from '../parsed.ts'
import { ok, type Result, refuse } from '../result.ts'
import { type Position, type Violation, violation } from '../violation.ts'
import { blankComments } from './blank-comments.ts'
import { jsonPlaces } from './json-places.ts'

/** A JSON text with comments, read: its value, where everything stands in it, and keys that stand there twice. */
export interface CommentedJson {
  readonly value: unknown
  readonly positions: Positions
  readonly repeated: readonly Violation[]
}

/** A person wrote it by hand: far above any real one. */
export const MAX_CONFIG_LENGTH = 1_000_000

/** Reads JSON in which comments and trailing commas may stand, within the limits of every other JSON. */
export function readCommentedJson(text: string, source: string): Result<CommentedJson> {
  if (text.length > MAX_CONFIG_LENGTH) {
    return refuse(BatonError.of('INPUT_TOO_LARGE', { source, limit: MAX_CONFIG_LENGTH }))
  }
  const blanked = blankComments(text)
  // Lines are counted only where something is wrong: every command reads the configuration.
  const finder = once(() => new PositionFinder(text))
  if (!blanked.ok) return refuse(faultAt(source, finder().at(blanked.at), ENDLESS))
  const parsed = parseJson(blanked.text, source)
  if (!parsed.ok && parsed.error.code !== 'INVALID_JSON') return parsed
  const { offsets, repeated, fault } = jsonPlaces(blanked.text)
  if (!parsed.ok) return refuse(faultAt(source, finder().at(fault ?? text.length), unexpected(text, fault)))
  return ok({
    value: parsed.value,
    positions: {
      get: (pointer) => {
        const at = offsets.get(pointer)
        return at === undefined ? undefined : finder().at(at)
      },
    },
    repeated: repeated.map((one) => ({ ...violation(one.pointer, 'repeated_key'), position: finder().at(one.at) })),
  })
}

const ENDLESS = { ko: '주석이 닫히지 않았습니다', en: 'a comment is not closed' }

function unexpected(text: string, at = text.length) {
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
