import { BatonError } from '../../protocol/baton-error.ts'
import type { Entry, PlayEvent, Plays, Step } from '../../protocol/plays/play.ts'
import type { Draft } from '../draft.ts'
import { expectedTip } from '../relay/branch-tip.ts'
import { openRelay } from '../relay/open-relay.ts'
import { openTask } from '../task-state.ts'
import { approvalConfig, baseOf, type Configured, stageConfig } from './stage-config.ts'
import type { VisitRecord } from './visit-record.ts'

/** Reads a visit that is there. */
export function openVisitRecord(draft: Draft, visit: string): VisitRecord {
  const found = draft.read('visit', visit)
  if (!found) throw BatonError.of('VISIT_NOT_FOUND', { visit })
  return found
}

export function putVisit(draft: Draft, visit: VisitRecord): VisitRecord {
  const due = visit.state === 'open' || visit.state === 'parked' ? dueOf(visit) : null
  const written = { ...visit, due_at: due }
  draft.put('visit', visit.visit, written)
  return written
}

function dueOf({ outstanding }: VisitRecord): number | null {
  const times = Object.values(outstanding).flatMap(({ due_at }) => (due_at === null ? [] : [due_at]))
  return times.length === 0 ? null : Math.min(...times)
}

/** A visit with everything that its play is configured by. */
function configured(draft: Draft, visit: VisitRecord): Configured {
  const { record, pipeline } = openTask(draft, visit.task_id)
  return { record, pipeline, relay: openRelay(draft, visit.task_id), visit }
}

/** The play that a visit begins with: the work of a stage is delivered, an approval integrates. */
export const rootOf = ({ kind }: Pick<VisitRecord, 'kind'>): keyof Plays =>
  kind === 'approval' ? 'integrate' : 'deliver'

/** Starts the root play of a visit. */
export function startPlay(
  draft: Draft,
  visit: VisitRecord,
): { readonly visit: VisitRecord; readonly step: Step<unknown> } {
  const name = rootOf(visit)
  const play = draft.plays[name]
  const step = called(draft, visit, {
    deliver: (one, config) => one.start(config, visit.entry),
    integrate: (one, config) => one.start(config, visit.entry),
  })
  return { visit: { ...visit, play: { name, version: play.version, state: step.state } }, step }
}

/** Tells the root play what happened. A state of an older version is brought up first, one of a newer is refused. */
export function tellPlay(draft: Draft, visit: VisitRecord, event: PlayEvent): Step<unknown> {
  const { play } = visit
  if (!play) throw BatonError.of('INTERNAL', { reason: `the play of ${visit.visit} has not begun` })
  return called(draft, visit, {
    deliver: (one, config) => one.on(current(play, one), event, config, visit.entry),
    integrate: (one, config) => one.on(current(play, one), event, config, visit.entry),
  })
}

type Calls = {
  readonly [Name in keyof Plays]: (play: Plays[Name], config: ConfigOf<Name>) => Step<unknown>
}
type ConfigOf<Name extends keyof Plays> = Parameters<Plays[Name]['start']>[0]

function called(draft: Draft, visit: VisitRecord, calls: Calls): Step<unknown> {
  const known = configured(draft, visit)
  return visit.kind === 'approval'
    ? calls.integrate(draft.plays.integrate, approvalConfig(draft, known))
    : calls.deliver(draft.plays.deliver, stageConfig(draft, known))
}

interface Versioned {
  readonly version: number
  readonly upcast: (state: unknown, from: number) => unknown
}

function current({ version, state, name }: NonNullable<VisitRecord['play']>, play: Versioned): unknown {
  if (version > play.version) throw BatonError.of('PLAY_NEWER', { play: name, found: version, known: play.version })
  return version === play.version ? state : play.upcast(state, version)
}

/** The `entry` of a new visit, for its play. */
export function entryOf(
  { record, relay }: Pick<Configured, 'record' | 'relay'>,
  {
    visit,
    stage,
    kind,
    at,
    approved_by,
    update,
  }: Pick<Entry, 'visit' | 'stage' | 'kind' | 'at' | 'approved_by' | 'update'>,
): Entry {
  const { task_id } = record.task
  return {
    task_id,
    visit,
    stage,
    kind,
    tip: expectedTip(relay),
    base: relay.spec.base,
    ...(kind !== 'approval' && baseOf(relay).base?.choice === null ? { check_base: true } : {}),
    update,
    approved_by,
    at,
  }
}
