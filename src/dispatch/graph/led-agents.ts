import { MOST_CODERS } from '../plays/graph/graph-state.ts'

/** Where there are too many agents for the coder of a leader, these stay out first: the plan and the leader come before. */
const FIRST_OUT = ['pm', 'analyst', 'researcher', 'designer', 'architect']

/** The specialists that code for a leader: at most as many as its state has room for. */
export function ledAgents(chosen: readonly string[]): readonly string[] {
  const out = FIRST_OUT.filter((name) => chosen.includes(name)).slice(0, Math.max(chosen.length - MOST_CODERS, 0))
  return chosen.filter((name) => !out.includes(name)).slice(0, MOST_CODERS)
}
