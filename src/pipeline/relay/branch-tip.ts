import type { RelayRecord } from './relay-record.ts'

/** The commit that the newest stage put on the task's branch; before that, the one that the branch began with. */
function landedTip({ spec, visits = [] }: Pick<RelayRecord, 'spec' | 'visits'>): string {
  const landed = visits.filter((visit) => visit.landed !== null).toSorted((one, other) => one.seq - other.seq)
  return landed.at(-1)?.landed ?? spec.base
}

/**
 * Where the task's branch must stand: at what Baton landed last, or at a commit of somebody else's that a person has
 * accepted since. A branch at another commit was moved by somebody else; a person must decide about it.
 */
export function expectedTip(relay: Pick<RelayRecord, 'spec' | 'visits' | 'tip'>): string {
  return relay.tip ?? landedTip(relay)
}
