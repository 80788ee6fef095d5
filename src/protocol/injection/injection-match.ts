import { fillTemplate } from '../fill-template.ts'
import type { Lang, Localized } from '../lang.ts'
import type { Hiding } from './hiding.ts'
import type { PhraseId } from './phrases.ts'

/** One of the five phrases, found in a text. */
export interface InjectionMatch {
  readonly phrase: PhraseId
  /** The phrase as it stands in the list of phrases, whatever was written. */
  readonly wording: string
  /** The language it was written in. */
  readonly lang: Lang
  /** What had to be undone to see it; empty when it stands there word for word. */
  readonly hidden: readonly Hiding[]
  /** UTF-16 offsets into the text as it was given; `end` is the first one after it. */
  readonly start: number
  readonly end: number
  /** Of `start`, counted from 1. */
  readonly line: number
  readonly column: number
}

const HIDING_NAMES: Readonly<Record<Hiding, Localized>> = {
  case: { ko: '대소문자', en: 'letter case' },
  spacing: { ko: '띄어쓰기', en: 'spacing' },
  'line-break': { ko: '줄바꿈', en: 'line breaks' },
  punctuation: { ko: '문장 부호', en: 'punctuation' },
  'words-between': { ko: '끼워 넣은 말', en: 'words in between' },
  wording: { ko: '바꿔 쓴 말', en: 'other wording' },
  'zero-width': { ko: '보이지 않는 문자', en: 'invisible characters' },
  'combining-mark': { ko: '결합 문자', en: 'combining marks' },
  homoglyph: { ko: '닮은꼴 문자', en: 'look-alike characters' },
  'full-width': { ko: '전각 문자', en: 'full-width letters' },
  jamo: { ko: '풀어쓴 자모', en: 'separate jamo' },
  entity: { ko: 'HTML 엔티티', en: 'HTML entities' },
  percent: { ko: '퍼센트 인코딩', en: 'percent escapes' },
  'unicode-escape': { ko: '유니코드 이스케이프', en: 'unicode escapes' },
  markup: { ko: '마크업이나 주석', en: 'markup or comments' },
  base64: { ko: 'base64', en: 'base64' },
  hex: { ko: '16진수', en: 'hexadecimal' },
  reversed: { ko: '거꾸로 쓰기', en: 'reversal' },
  rot13: { ko: 'rot13', en: 'rot13' },
}

const PLAIN: Localized = {
  ko: '{line}행 {column}열: 금지된 문구 "{wording}"',
  en: 'line {line}, column {column}: the forbidden phrase "{wording}"',
}

const HIDDEN: Localized = {
  ko: '{line}행 {column}열: 금지된 문구 "{wording}" (숨긴 방법: {hidden})',
  en: 'line {line}, column {column}: the forbidden phrase "{wording}", hidden by {hidden}',
}

/** One line for a person: where, which phrase, and how it was hidden. */
export function describeInjection(match: InjectionMatch, lang: Lang): string {
  const template = match.hidden.length > 0 ? HIDDEN : PLAIN
  const { line, column, wording } = match
  return fillTemplate(template, { line, column, wording, hidden: describeHiding(match.hidden) }, lang).text
}

export function describeHiding(hidden: readonly Hiding[]): Localized {
  const names = hidden.map((hiding) => HIDING_NAMES[hiding])
  return { ko: names.map(({ ko }) => ko).join(', '), en: names.map(({ en }) => en).join(', ') }
}
