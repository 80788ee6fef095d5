import type { Asked } from '../../engine/engine.ts'
import type { Origin } from '../../pipeline/caller/origin.ts'
import type { RunClaim } from '../../pipeline/caller/run-claim.ts'
import type { PersonRole } from '../../protocol/person.ts'

/** Who asks for a use case. The surface has settled who they are; the decisions say what they may do. */
export interface Caller {
  /** An agent of the registry or a person, by id. */
  readonly actor: string
  /** Where the call came from; written into decisions of people. */
  readonly from?: Origin
  /** Set where the token of a run asks. */
  readonly run?: RunClaim
  /** The most that they may do now, where a token says less than the person may. */
  readonly role?: PersonRole
  /** The id of the command: the same again returns the first answer. For a use case that executes one command. */
  readonly commandId?: string
  /** A digest of what is asked for: the same id with another one is refused. */
  readonly content?: string
}

/** The caller as the engine takes it. */
export const askedBy = ({ actor, from, run, role, commandId, content }: Caller): Asked => ({
  actor,
  ...(from ? { origin: from } : {}),
  ...(run ? { run } : {}),
  ...(role ? { role } : {}),
  ...(commandId === undefined ? {} : { commandId }),
  ...(content === undefined ? {} : { content }),
})
