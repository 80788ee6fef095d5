import { type DueReport, doDueWorkOnce } from '../../engine/due-work.ts'
import type { StoredEvent } from '../../pipeline/changeset.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import { allEvents } from '../../store/all-events.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

export interface Ticked {
  readonly report: DueReport
  readonly events: readonly StoredEvent[]
}

/** Does once what is due. */
export async function tick({ engine }: WithEngine, _caller: Caller): Promise<Ticked> {
  const { events: before } = await engine.store.facts()
  const report = await doDueWorkOnce(engine)
  const events: StoredEvent[] = []
  // Others may have worked meanwhile: only what Baton itself did is this tick's.
  for await (const event of allEvents(engine.store, { after: before }))
    if (event.actor === PLATFORM_AGENT) events.push(event)
  return { report, events }
}
