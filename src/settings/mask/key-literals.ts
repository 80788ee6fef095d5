import { once } from '../../protocol/once.ts'

/**
 * How keys of known forms begin. A text is searched for four bytes of a beginning, `at` bytes after its start, because
 * `hook` and `----` are in many texts; a beginning of three bytes is followed by any fourth.
 */
export interface KeyLiteral {
  readonly text: string
  readonly at: number
}

const literals = (at: number, ...texts: readonly string[]): readonly KeyLiteral[] => texts.map((text) => ({ text, at }))

/**
 * In eight groups, as the scanner looks for them: within a group, any mixture of its bytes passes the first look, by their
 * low halves. Groups and places were chosen so that few blocks of code, logs and prose pass it: 2 of 100 instead of 10.
 */
const GROUPS: readonly (readonly KeyLiteral[])[] = [
  [...literals(1, 'sk_test_', 'rk_test_'), ...literals(0, 'ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_')],
  [...literals(4, 'sk_live_', 'rk_live_'), ...literals(0, 'ya29.'), ...literals(3, 'pypi-AgE')],
  literals(0, 'sk-', 'SG.'),
  [
    ...[...literals(7, 'github_pat_'), ...literals(2, 'glpat-'), ...literals(1, 'xoxa-')],
    ...[...literals(3, 'xapp-1-'), ...literals(5, 'dckr_pat_')],
  ],
  [...literals(4, 'hooks.slack.com/services/'), ...literals(0, 'hf_')],
  [...literals(0, 'AKIA', 'ASIA', 'AIza'), ...literals(2, 'dop_v1_')],
  [...literals(2, 'AGE-SECRET-KEY-1'), ...literals(0, 'GOCSPX-', 'xoxb-', 'xoxe-', 'xoxp-', 'xoxr-', 'xoxs-')],
  [...literals(4, '-----BEGIN '), ...literals(0, 'npm_')],
]

const LITERALS = GROUPS.flat()
const FOUR = 4
export const LONGEST_LITERAL = 32

/** Beginnings whose four bytes may stand at this place. */
export function literalsAt(text: Uint8Array, place: number): readonly KeyLiteral[] {
  return byFirst()[text[place] as number] ?? NONE
}

const NONE: readonly KeyLiteral[] = []

const byFirst = once(() => {
  const lists: KeyLiteral[][] = []
  for (const literal of LITERALS) {
    const first = literal.text.charCodeAt(literal.at)
    lists[first] = [...(lists[first] ?? []), literal]
  }
  return lists
})

/** Every place where the four bytes of a beginning stand. */
export function findStarts(text: Uint8Array): readonly number[] {
  const latin = Buffer.from(text.buffer, text.byteOffset, text.length).toString('latin1')
  return [...latin.matchAll(anyStart())].map(({ index }) => index)
}

/** Looked at without being taken, so that none hides another. */
const anyStart = once(() => {
  const four = new Set(LITERALS.map(({ text, at }) => text.slice(at, at + FOUR).replaceAll(/[.-]/g, '\\$&')))
  return new RegExp(`(?=${[...four].join('|')})`, 'g')
})

/** Where the text ends in the first letters of a beginning; its length where it does not. */
export function partialStart(text: Uint8Array): number {
  for (let at = Math.max(0, text.length - LONGEST_LITERAL); at < text.length; at += 1) {
    const literals = byStart()[text[at] as number]
    if (literals?.some((literal) => beginsAt(literal, text, at))) return at
  }
  return text.length
}

/** Whether all of the text from a place on is the beginning of a literal. */
function beginsAt(literal: string, text: Uint8Array, at: number): boolean {
  if (text.length - at > literal.length) return false
  for (let index = at; index < text.length; index += 1) {
    if (text[index] !== literal.charCodeAt(index - at)) return false
  }
  return true
}

const byStart = once(() => {
  const lists: string[][] = []
  for (const { text } of LITERALS) {
    const first = text.charCodeAt(0)
    lists[first] = [...(lists[first] ?? []), text]
  }
  return lists
})

/**
 * The tables of the scanner: for each of the four bytes, by its low half (4 × 16) and by the whole byte (4 × 256), which
 * groups have a beginning with it there.
 */
export const startTables = once((): Uint8Array => {
  const tables = new Uint8Array(WHOLE_BYTES + FOUR * 256)
  for (const [group, literals] of GROUPS.entries()) {
    for (const { text, at } of literals) {
      for (let index = 0; index < FOUR; index += 1) {
        const letter = text.charCodeAt(at + index)
        const bytes = Number.isNaN(letter) ? ANY : [letter]
        for (const byte of bytes) {
          for (const place of [index * 16 + (byte & 15), WHOLE_BYTES + index * 256 + byte]) {
            tables[place] = (tables[place] as number) | (1 << group)
          }
        }
      }
    }
  }
  return tables
})

/** Where the tables by the whole byte begin; the scanner writes two answers before them. */
const WHOLE_BYTES = 128
const ANY = Array.from({ length: 256 }, (_, byte) => byte)
