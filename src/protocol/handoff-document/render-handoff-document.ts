import type { Lang } from '../lang.ts'
import { writeInline, writePath } from '../markdown/write-inline.ts'
import type { HandoffDocument } from './handoff-document.ts'

export const HEADINGS = {
  ko: { mode: '모드', input: '입력', output: '출력', constraints: '제약 조건', completionCriteria: '완료 기준' },
  en: {
    mode: 'Mode',
    input: 'Input',
    output: 'Output',
    constraints: 'Constraints',
    completionCriteria: 'CompletionCriteria',
  },
} as const satisfies Record<Lang, Record<keyof HandoffDocument, string>>

const NOTHING = { ko: '없음', en: 'none' } as const

/** HANDOFF.md as the source document shows it. Reading it back gives the same value. */
export function renderHandoffDocument(value: HandoffDocument, lang: Lang): string {
  const headings = HEADINGS[lang]
  const list = (items: readonly string[]) =>
    (items.length > 0 ? items : [NOTHING[lang]]).map((item) => `- ${item}`).join('\n')
  return [
    `## ${headings.mode}`,
    value.mode.charAt(0).toUpperCase() + value.mode.slice(1),
    `## ${headings.input}`,
    list(value.input.map(writePath)),
    `## ${headings.output}`,
    list(value.output.map(writePath)),
    `## ${headings.constraints}`,
    list(value.constraints.map(writeInline)),
    `## ${headings.completionCriteria}`,
    `${list(value.completionCriteria.map(writeInline))}\n`,
  ].join('\n\n')
}

export function renderHandoffJson(value: HandoffDocument): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
