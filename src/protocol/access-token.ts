import type { PersonRole } from './person.ts'

/** A named token of the HTTP API, without the token itself: the store has its hash alone. */
export interface AccessToken {
  readonly token_id: string
  readonly name: string
  /** Who acts with it. */
  readonly person_id: string
  /** The most that it may do, whatever else the person may. */
  readonly role: PersonRole
  readonly created_at: string
  readonly created_by: string
  readonly expires_at: string
  readonly revoked_at: string | null
}

const RANK: Readonly<Record<PersonRole, number>> = { viewer: 0, lead: 1, po: 2 }

/** Whether a role may what the other is needed for. */
export const covers = (role: PersonRole, needed: PersonRole): boolean => RANK[role] >= RANK[needed]

/** The highest of some roles; a person without any reads. */
export const highestRole = (roles: readonly PersonRole[]): PersonRole =>
  roles.reduce<PersonRole>((best, role) => (RANK[role] > RANK[best] ? role : best), 'viewer')

export const lowerRole = (a: PersonRole, b: PersonRole): PersonRole => (RANK[a] < RANK[b] ? a : b)
