import type { Outstanding, VisitRecord } from '../../../../pipeline/visits/visit-record.ts'
import type { CarriedReport } from './carried-breach.ts'
import type { CarriedFacts } from './carried-facts.ts'

/** Each effect that a play waits for is at exactly one place; whatever is in a place is waited for. */
export function checkPlaces(facts: CarriedFacts, report: CarriedReport): void {
  const waited = new Map(facts.visits.flatMap((visit) => Object.entries(visit.outstanding)))
  for (const visit of facts.visits) {
    for (const [id, one] of Object.entries(visit.outstanding)) checkPlace(facts, visit, id, one, report)
  }
  const open = new Map(facts.visits.map(({ visit, state }) => [visit, state]))
  for (const row of facts.rows) {
    const wrong = (what: string) => report('place', `row ${row.id}: ${what}`)
    if (row.visit !== null && !open.has(row.visit)) wrong(`its visit ${row.visit} is closed`)
    if (row.kind === 'effect' && waited.get(row.id)?.at !== 'row') wrong('nobody waits for it')
  }
  // A visit that may not begin asks about its team; it enters by a row, after a hold by a new one.
  const askedBefore = new Map(
    facts.visits.flatMap(({ asked, visit }) => (asked == null ? [] : [[asked, visit] as const])),
  )
  for (const { item, visit, row, open: isShown } of facts.items) {
    if (isShown && open.get(visit) === 'held') report('place', `item ${item} is shown, and its task is on hold`)
    const isEntering = open.get(visit) === 'held' || facts.rows.some(({ id }) => id.startsWith(`enter/${visit}.`))
    const isOfTeam = askedBefore.get(item) === visit && isEntering
    const known = row === null ? waited.get(item)?.at === 'item' : waited.get(row)?.stuck === item || isOfTeam
    if (!known || !open.has(visit)) report('place', `item ${item} is open and nobody waits for it`)
  }
  for (const run of facts.runs) {
    if (run.visit === undefined || run.effect === undefined) continue
    if (waited.get(run.effect)?.run_id === run.run_id) continue
    const isMatched = facts.rows.some(({ kind, data }) => kind === 'match_runs' && data.visit === run.visit)
    // A worker that was told to cancel it has not seen that yet.
    if (!isMatched && run.wish !== 'cancel')
      report('place', `run ${run.run_id} is ${run.state} and nobody waits for it`)
  }
}

function checkPlace(
  facts: CarriedFacts,
  visit: VisitRecord,
  id: string,
  one: Outstanding,
  report: CarriedReport,
): void {
  const { rows, runs, items } = facts
  const wrong = (what: string) => report('place', `${id} (${one.at}) of a visit that is ${visit.state}: ${what}`)
  const row = rows.find((found) => found.id === id)
  const item = items.find((found) => found.item === id)
  const run = one.run_id === null ? undefined : runs.find(({ run_id }) => run_id === one.run_id)
  if (one.at !== 'row' && row) wrong('it is a row too')
  if (one.at !== 'item' && item) wrong('it is an item too')
  switch (one.at) {
    case 'row':
      if (!row) wrong('there is no row')
      else if (row.suspended !== (visit.state !== 'open')) wrong(`its row is ${row.suspended ? '' : 'not '}suspended`)
      if (one.resting && !items.some((found) => found.row === id)) wrong('it rests, and nobody is asked about it')
      return
    case 'item':
      if (!item) wrong('there is no open item')
      return
    case 'time':
      if ((one.due_at === null) === (one.left_ms === null)) wrong('it has no time, or two')
      return
    case 'run': {
      if (!run) {
        wrong(`its run ${one.run_id} has ended`)
        return
      }
      const offers = rows.filter(({ kind, data }) => kind === 'run' && data.run_id === run.run_id)
      const isOffered = run.state === 'queued' && run.holder === null
      if (offers.length !== (isOffered ? 1 : 0)) {
        wrong(`run ${run.run_id} is ${run.state} with ${offers.length} rows, held by ${run.holder ?? 'nobody'}`)
      }
    }
  }
}
