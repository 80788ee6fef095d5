import { PLAYS } from '../../../dispatch/plays/plays.ts'
import type { AnyPlay, Plays, Step } from '../../../protocol/plays/play.ts'

interface WaitingState {
  /** Null until the wait is over. */
  readonly inner: unknown
}

/** A play that waits for a time before it begins, since none of those that ship waits for one. */
function afterWait<Config>(play: AnyPlay<Config>, after_ms: number): AnyPlay<Config> {
  const kept = (step: Step<unknown>): Step<unknown> => ({
    ...step,
    state: { inner: step.state } satisfies WaitingState,
  })
  return {
    ...play,
    start: () => ({ state: { inner: null }, effects: [{ key: 'wait.1', do: 'wait_until', after_ms }] }),
    on: (state, event, config, entry) => {
      const { inner } = state as WaitingState
      if (inner !== null) return kept(play.on(inner, event, config, entry))
      const isOver = event.type === 'done' && event.do === 'wait_until'
      return isOver ? kept(play.start(config, entry)) : { state, effects: [] }
    },
  }
}

/** The roots, each behind a wait of some minutes. */
export const WAITING_PLAYS: Plays = {
  deliver: afterWait(PLAYS.deliver, 5 * 60_000),
  integrate: afterWait(PLAYS.integrate, 60_000),
}
