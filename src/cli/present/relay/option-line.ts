import type { Lang, Localized } from '../../../protocol/lang.ts'

interface Option {
  readonly choice: string
  readonly label: Localized
}

/** A choice as it is typed, and what it does. Some English labels begin with the choice itself. */
export const optionLine = ({ choice, label }: Option, lang: Lang): string =>
  label[lang].startsWith(`${choice}: `) ? label[lang] : `${choice}: ${label[lang]}`
