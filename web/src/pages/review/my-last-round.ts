import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'

/** The commit that a person saw when they last commented; undefined in their first round, or where nothing came since. */
export function myLastRound(
  { comments, rounds, commit }: Pick<ApiAnswer<'review'>, 'comments' | 'rounds' | 'commit'>,
  person: string | undefined,
): string | undefined {
  const seen = Math.max(0, ...comments.filter(({ by }) => by === person).map(({ round }) => round))
  const found = rounds.find(({ round }) => round === seen)?.commit
  return found === commit ? undefined : found
}
