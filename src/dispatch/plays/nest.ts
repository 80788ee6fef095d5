import { BatonError } from '../../protocol/baton-error.ts'
import type { Effect, EffectBody } from '../../protocol/plays/effect.ts'
import type { Entry, Play, PlayEvent, Step } from '../../protocol/plays/play.ts'

/**
 * A play inside another one. The play above keeps `{play, version, state}` in its own state, passes on the events whose
 * path starts with the slot, and gets the outcome.
 *
 * 1. Effects of the nested play get the slot in front of their path; events lose it.
 * 2. The outcome `work` is an offer: the play above accepts it, or sends `refused`. After `gave_up` it may send
 *    `again`.
 * 3. A state of an older version is upcast before it is used. One of a newer version is refused.
 */
export interface Nested {
  readonly play: string
  readonly version: number
  readonly state: unknown
}

/** A play with its configuration, whatever its state is. */
export interface BoundPlay {
  readonly name: string
  readonly version: number
  readonly start: (entry: Entry) => Step<unknown>
  readonly on: (nested: Nested, event: PlayEvent, entry: Entry) => Step<unknown>
}

export interface NestedStep extends Omit<Step<unknown>, 'state'> {
  readonly nested: Nested
}

export function bind<State, Config>(play: Play<State, Config>, config: Config): BoundPlay {
  const { name, version } = play
  return {
    name,
    version,
    start: (entry) => play.start(config, entry),
    on: (nested, event, entry) => play.on(stateOf(play, nested), event, config, entry),
  }
}

/** The state of a nested play, as its present version has it. */
export function stateOf<State, Config>(play: Play<State, Config>, nested: Nested): State {
  const { name, version } = play
  if (nested.play !== name) throw BatonError.of('INTERNAL', { reason: `a state of ${nested.play} is none of ${name}` })
  if (nested.version > version) {
    throw BatonError.of('PLAY_NEWER', { play: name, found: nested.version, known: version })
  }
  return nested.version === play.version ? (nested.state as State) : play.upcast(nested.state, nested.version)
}

export const startNested = (slot: string, play: BoundPlay, entry: Entry): NestedStep =>
  nestedStep(slot, play, play.start(entry))

/** Whether an event is for the play in the slot, or for one inside it. */
export const isFor = (slot: string, event: PlayEvent): boolean => event.path[0] === slot

export function passDown(
  slot: string,
  play: BoundPlay,
  { nested, event, entry }: { readonly nested: Nested; readonly event: PlayEvent; readonly entry: Entry },
): NestedStep {
  return nestedStep(slot, play, play.on(nested, { ...event, path: event.path.slice(1) }, entry))
}

function nestedStep(slot: string, { name, version }: BoundPlay, { state, ...step }: Step<unknown>): NestedStep {
  return {
    ...step,
    effects: step.effects.map((effect): Effect => ({ ...effect, path: [slot, ...(effect.path ?? [])] })),
    ...(step.drop ? { drop: step.drop.map((key) => `${slot}/${key}`) } : {}),
    nested: { play: name, version, state },
  }
}

/** Every play but `graph` waits for one effect at a time, or for the play nested in it. */
export interface Waiting {
  /** Numbers the effects of the play; runs are numbered by their role. */
  readonly n: number
  /** The key of the effect whose outcome is waited for. */
  readonly waits: string | null
}

/** Asks for an effect under the next key of the play. */
export function want<State extends Waiting>(state: State, role: string, body: EffectBody): Step<State> {
  const n = state.n + 1
  return wantAs({ ...state, n }, `${role}.${n}`, body)
}

export function wantAs<State extends Waiting>(state: State, key: string, body: EffectBody): Step<State> {
  return { state: { ...state, waits: key }, effects: [{ ...body, key }] }
}

/** The step for an event that the play does not wait for: nothing changes. */
export const unchanged = <State>(state: State): Step<State> => ({ state, effects: [] })

/** Joins two steps into one; events and effects of the first come first. */
export function after<State>(first: Omit<Step<unknown>, 'state' | 'outcome'>, then: Step<State>): Step<State> {
  const told = [...(first.told ?? []), ...(then.told ?? [])]
  const hold = first.hold ?? then.hold
  const drop = [...(first.drop ?? []), ...(then.drop ?? [])]
  return {
    ...then,
    effects: [...first.effects, ...then.effects],
    ...(told.length > 0 ? { told } : {}),
    ...(hold ? { hold } : {}),
    ...(drop.length > 0 ? { drop } : {}),
  }
}
