import type { House } from '../../pipeline/deciders.ts'
import type { Baton } from '../compose.ts'

/** What is needed to look for everything that waits. */
export type InboxSource = Pick<Baton, 'engine' | 'actor' | 'flags'>

/** Who is who, for those who gather entries. */
export interface InboxContext extends InboxSource {
  readonly house: House
  /** What a suggested command needs so that this actor acts. */
  readonly asActor: string
  /** Everybody who can act for a team, its lead first. */
  readonly members: (team: string) => readonly string[]
}
