import type { Localized } from '../protocol/lang.ts'

/** An option of a command as data. */
export interface OptionEntry {
  readonly flags: string
  readonly help: Localized
  readonly choices?: readonly string[]
  /** Given several times, all are kept. */
  readonly many?: true
  readonly required?: true
  readonly without?: string
}
