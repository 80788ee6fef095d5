import type { Localized } from '../lang.ts'

/** One code of the catalogue. */
export interface ErrorEntry {
  readonly http: number
  readonly exit: 1 | 2 | 3 | 4 | 5 | 6 | 7
  readonly retryable: boolean
  readonly message: Localized
}
