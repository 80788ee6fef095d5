import { EXTENT_SIGNALS } from './signals/extent-signals.ts'
import { SHAPE_SIGNALS } from './signals/shape-signals.ts'
import type { Signal } from './signals/signal.ts'
import { STATE_SIGNALS } from './signals/state-signals.ts'
import { WORK_SIGNALS } from './signals/work-signals.ts'

/** What comes after is detail. */
const MOST_CHARACTERS = 4_000

/**
 * What the weights are looked up for, each with the words of the request that it stands for (none: a count).
 *
 * - words: `slow`, and the beginning of long ones, `perfo-`; of Korean ones both ends, `느려-` and `-려요`
 * - how a sentence begins: `^why`, `^why does`
 * - signals, how often they occur, and which two occur together: `[speed]`, `[broken] ×2`, `[speed] [a question]`
 * - shapes: `[an arrow]`
 * - counts: `(words 4)`, `(commas 2)`, `(sentences 1)`, `(layers 3)`, `(parts 5)`
 */
export function featuresOf(request: string): ReadonlyMap<string, string> {
  const text = request.slice(0, MOST_CHARACTERS).normalize('NFC').replace(/\s+$/, '')
  const lower = text.toLowerCase()
  const found = new Map<string, string>()
  const add = (feature: string, words = '') => found.has(feature) || found.set(feature, words)

  const sentences = lower
    .replace(QUOTATION, '…')
    .split(/[.!?;]+(?=\s|$)|\n/)
    .map((one) => one.match(WORD) ?? [])
    .filter((words) => words.length > 0)
  for (const words of sentences) {
    const [first = '', second] = words
    add(`^${digits(first)}`, first)
    if (second !== undefined) add(`^${digits(first)} ${digits(second)}`, `${first} ${second}`)
    for (const word of words) addWord(word)
  }

  const kinds = SIGNALS.flatMap((signal) => {
    const words = lower.match(signal.words)
    if (words === null) return []
    const name = nameOf(signal)
    const [one = ''] = words
    add(name, one)
    if (words.length > 1) add(`${name} ×2`, words.slice(0, 2).join(', '))
    if (words.length > 3) add(`${name} ×4`, words.slice(0, 2).join(', '))
    return [{ name, one }]
  })
  kinds.forEach(({ name, one }, at) => {
    for (const other of kinds.slice(0, at)) add(`${other.name} ${name}`, `${other.one}, ${one}`)
  })
  for (const signal of SHAPE_SIGNALS) {
    const words = signal.words.exec(text)?.[0]
    if (words !== undefined) add(nameOf(signal), words.trim())
  }

  const count = sentences.flat().length
  add(`(words ${Math.min(8, Math.floor(Math.log2(count + 1) * 2))})`)
  add(`(commas ${Math.min(5, text.split(',').length - 1)})`)
  add(`(sentences ${Math.min(4, sentences.length)})`)
  add(`(layers ${kinds.filter(({ name }) => name.startsWith('[layer of')).length})`)
  add(`(parts ${Math.min(7, mostParts(lower))})`)
  add('()')
  return found

  function addWord(word: string): void {
    const plain = digits(word)
    if (!/[가-힣]/.test(plain)) {
      add(plain, word)
      if (plain.length > 5) add(`${plain.slice(0, 5)}-`, word)
      return
    }
    for (const length of [2, 3]) {
      add(`${plain.slice(0, length)}-`, word)
      add(`-${plain.slice(-length)}`, word)
    }
  }
}

const SIGNALS = [...WORK_SIGNALS, ...STATE_SIGNALS, ...EXTENT_SIGNALS]

const nameOf = (signal: Signal) => `[${signal.name.en}]`

/** The signals that a feature is made of. */
export const signalsOf = (feature: string): readonly Signal[] =>
  [...SIGNALS, ...SHAPE_SIGNALS].filter((signal) => feature.includes(nameOf(signal)))

/** What is quoted is a name or a text, whatever its words. */
const QUOTATION = /(?<![a-z])["'`“‘][^"'`“”‘’\n]{1,60}["'`”’]/g

const WORD = /[a-z][a-z0-9_'-]*|[가-힣]+|[0-9][0-9.]*|->|→|…/g

const digits = (word: string) => word.replace(/\d+/g, '0')

/** Members of the longest enumeration: "a, b, c and d" has four. */
const mostParts = (text: string): number =>
  text
    .split(/[.;!?\n]/)
    .reduce(
      (most, part) =>
        Math.max(
          most,
          part.split(/,|·|\+|→|\band\b|\/(?=\s)| 및 | 그리고 |(?<=[가-힣a-z0-9])(?:이랑|랑|와|과|하고) /).length,
        ),
      1,
    )
