import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import { type Effect, type EffectKind, effectId } from '../../src/protocol/plays/effect.ts'
import type { Outcomes } from '../../src/protocol/plays/outcome.ts'
import type { Entry, Play, PlayEvent, PlayOutcome, Step } from '../../src/protocol/plays/play.ts'
import type { StoryEvent } from '../../src/protocol/plays/story.ts'

const LIMIT = 64 * 1024

/** As much of the real host as a play sees: it keeps the state as JSON, and one outcome for each effect. */
export class PlayHost<State, Config> {
  readonly #play: Play<State, Config>
  readonly entry: Entry
  config: Config
  #state = ''
  largest = 0
  readonly outstanding = new Map<string, Effect>()
  readonly asked: Effect[] = []
  readonly #ids = new Set<string>()
  readonly told: StoryEvent[] = []
  readonly holds: NonNullable<Step<State>['hold']>[] = []
  outcome: PlayOutcome | undefined
  last: Step<State>

  constructor(play: Play<State, Config>, config: Config, entry: Entry) {
    this.#play = play
    this.config = config
    this.entry = entry
    this.last = this.#take(play.start(config, entry))
  }

  get state(): State {
    return JSON.parse(this.#state) as State
  }

  /** The one effect that is waited for. */
  get next(): Effect {
    const [only, ...more] = this.outstanding.values()
    expect(more).toEqual([])
    if (!only) throw new Error(`nothing is waited for in ${this.#state.slice(0, 300)}`)
    return only
  }

  /** Reports the outcome of the one effect that is waited for, which must be of that kind. */
  report<Kind extends EffectKind>(kind: Kind, outcome: Outcomes[Kind]): Step<State> {
    const { next } = this
    expect(next.do).toBe(kind)
    return this.send(this.event(next, outcome))
  }

  event(effect: Effect, outcome: Outcomes[EffectKind]): PlayEvent {
    const { key, path = [] } = effect
    const id = effectId(this.entry.visit, effect)
    return { type: 'done', path, key, effect: id, do: effect.do, outcome } as PlayEvent
  }

  send(event: PlayEvent): Step<State> {
    if (event.type === 'done') this.outstanding.delete(event.effect)
    return this.#take(this.#play.on(this.state, event, this.config, this.entry))
  }

  #take(step: Step<State>): Step<State> {
    const text = JSON.stringify(step.state)
    // What JSON does not keep, such as a set or an undefined entry, is a fault of the play.
    if (!isDeepStrictEqual(JSON.parse(text), step.state)) expect(JSON.parse(text)).toEqual(step.state)
    const size = Buffer.byteLength(text)
    this.largest = Math.max(this.largest, size)
    if (size >= LIMIT) throw new Error(`${size} bytes: ${sizesIn(step.state)}`)
    if (this.outcome) expect(step.effects).toEqual([])
    this.#state = text
    for (const effect of step.effects) {
      const id = effectId(this.entry.visit, effect)
      if (this.#ids.has(id)) throw new Error(`${id} is asked for twice`)
      this.#ids.add(id)
      this.asked.push(effect)
      this.outstanding.set(id, effect)
    }
    for (const key of step.drop ?? []) this.outstanding.delete(effectId(this.entry.visit, { key }))
    this.told.push(...(step.told ?? []))
    if (step.hold) this.holds.push(step.hold)
    if (step.outcome) {
      expect(this.outcome).toBeUndefined()
      if (step.outcome.kind === 'step') this.outcome = step.outcome
    }
    this.last = step
    return step
  }
}

const sizesIn = (state: unknown): string =>
  Object.entries(state as object)
    .map(([name, value]) => `${name} ${JSON.stringify(value)?.length}`)
    .join(', ')
