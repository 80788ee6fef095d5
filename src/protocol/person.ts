import type { Lang } from './lang.ts'

/** What a person may do: the PO decides, a lead acts for their teams and resolves L1, a viewer reads. */
export const PERSON_ROLES = ['po', 'lead', 'viewer'] as const
export type PersonRole = (typeof PERSON_ROLES)[number]

/** Where a person can be reached. */
export const ADDRESS_KINDS = ['email', 'slack', 'webhook'] as const
export type AddressKind = (typeof ADDRESS_KINDS)[number]

export interface Person {
  readonly person_id: string
  readonly name: string
  readonly roles: readonly PersonRole[]
  readonly teams: readonly string[]
  /** Null: the language of the configuration. */
  readonly language: Lang | null
  readonly addresses: Readonly<Partial<Record<AddressKind, string>>>
}
