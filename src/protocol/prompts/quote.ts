import { fillTemplate } from '../fill-template.ts'
import type { Lang, Localized } from '../lang.ts'
import { codeSpan, fenced } from '../markdown/write-inline.ts'

/**
 * How a prompt holds what somebody else wrote: bounded, in a fence or code span that it cannot close, and without
 * characters that no argument of a program can carry.
 */
const CUT: Localized = {
  ko: '… (뒤의 {count}자 생략)',
  en: '… ({count} more character(s) left out)',
}

/** A text of any form; undefined where there is none. `bytes` bounds it as UTF-8, since that is what a program gets. */
export function quoteText(text: string | null | undefined, bytes: number, lang: Lang): string | undefined {
  const plain = withoutControls(text ?? '').trimEnd()
  if (plain.trim() === '') return undefined
  const kept = firstBytes(plain, bytes)
  const count = plain.length - kept.length
  return fenced(count > 0 ? `${kept}\n${fillTemplate(CUT, { count }, lang).text}` : kept)
}

/** A short text within a sentence or a list. */
export function quoteLine(text: string): string | undefined {
  const line = withoutControls(text).replace(/\s+/g, ' ').trim()
  return line === '' ? undefined : codeSpan(firstBytes(line, MAX_LINE))
}

const MAX_LINE = 300

/** Some of the paths, and how many are not shown. */
export function quoteList(items: readonly string[], lang: Lang): string | undefined {
  const lines = items.slice(0, MAX_ITEMS).flatMap((item) => quoteLine(item) ?? [])
  if (lines.length === 0) return undefined
  const count = items.length - lines.length
  const more = count > 0 ? [fillTemplate(MORE, { count }, lang).text] : []
  return [...lines.map((line) => `- ${line}`), ...more].join('\n')
}

const MAX_ITEMS = 30
const MORE: Localized = { ko: '- 그 밖에 {count}건', en: '- and {count} more' }

/**
 * A NUL ends an argument, an escape moves a cursor, half of a pair is no text; line breaks and tabs stay. A fence is as
 * long as the longest run of its marks inside, so endless runs are shortened.
 */
function withoutControls(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
    .replace(/`{33,}/g, '`'.repeat(32))
}

/** The longest beginning that takes no more bytes; no character is cut in two. */
function firstBytes(text: string, limit: number): string {
  let bytes = 0
  let end = 0
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
    if (bytes > limit) break
    end += char.length
  }
  return text.slice(0, end)
}
