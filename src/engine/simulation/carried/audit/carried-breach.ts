/** The invariants for the work of agents: plays, effects, runs, lanes and branches. */
const CARRIED_INVARIANTS = {
  claim: 'only the newest claim of a row counts, and a suspension ends it',
  outcome: 'an effect has one recorded outcome, which never changes',
  place: 'an outstanding effect is at exactly one place, and none of a closed visit is left anywhere',
  fold: 'the state of a play is its reducer folded over the recorded outcomes',
  lane: 'a lane has no more holders than its limit, and its holders are the open visits',
  run: 'a run has one holder at most, and none after its end',
  branch: 'the task branch stands where its relay says, and the target has approved work alone',
  evidence: 'work goes forward with evidence that passed on the very commit that landed',
  limit: 'attempts and failures in a row keep their limits',
  graph: 'agents of a graph start in its order, apart where their files meet, and their steps are in what lands',
  asked: 'nobody is asked the same twice',
  wake: 'no row waits for something that has happened',
  time: 'nothing happens by itself to a task on hold',
  person: 'what waits for a person has an open item or question',
  rest: 'once nothing fails and people answer, everything comes to rest',
  chain: 'the events prove every record, answer and notice that is stored',
  engine: 'commands are refused with words of the catalogue',
} as const
type CarriedInvariant = keyof typeof CARRIED_INVARIANTS

export interface CarriedBreach {
  readonly invariant: CarriedInvariant
  readonly what: string
}

export type CarriedReport = (invariant: CarriedInvariant, what: string) => void
