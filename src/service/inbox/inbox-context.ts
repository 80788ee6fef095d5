import type { House } from '../../pipeline/deciders.ts'
import type { WithEngine } from '../service.ts'

/** Who is who, for those who gather entries. */
export interface InboxContext extends WithEngine {
  readonly house: House
  /** Everybody who can act for a team, its lead first. */
  readonly members: (team: string) => readonly string[]
}
