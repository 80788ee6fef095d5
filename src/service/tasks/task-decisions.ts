import { allEvents } from '../../store/all-events.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

/** What people decided about a task, with who they are and where it came from. */
export async function taskDecisions(
  { engine }: WithEngine,
  _caller: Caller,
  { task_id: stream }: { readonly task_id: string },
) {
  const decisions = []
  for await (const { type, at, actor, data } of allEvents(engine.store, { stream })) {
    const { action, to, outcome, choice, verdict, commit, how, person, origin } = data
    if (origin !== undefined)
      decisions.push({ at, type, actor, action, to, outcome, choice, verdict, commit, how, person, origin })
  }
  return decisions
}
