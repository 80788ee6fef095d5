/** The invariants that the audit checks. Breaches and comments cite them by their key. */
export const INVARIANTS = {
  I1: 'every acknowledged command is in the log exactly once',
  I2: 'numbers are dense and chains intact',
  I3: 'the state is the fold of the events',
  I4: 'at most one live claim, and its token grows',
  I5: 'one outcome for one id: command, message, notice',
  I6: 'every step is legal where, when and by whom it was taken',
  deadline: 'no deadline early, twice or missed',
  notice: 'everybody who must hear of it hears of it, and nothing else',
  document: 'stored packages and messages keep their contracts',
  engine: 'the engine refuses with words of the catalogue and accepts what is legal',
} as const
export type Invariant = keyof typeof INVARIANTS

/** One place where a store is not what it must be. */
export interface Breach {
  readonly invariant: Invariant
  readonly what: string
}

export type Report = (invariant: Invariant, what: string) => void
