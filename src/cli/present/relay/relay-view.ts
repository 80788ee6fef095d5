import { jsonRelayView } from './relay-json.ts'
import { liveRelayView } from './relay-live.ts'
import { logRelayView } from './relay-log.ts'
import type { RelayForm, RelayView, RelayViewOptions } from './relay-view-options.ts'

/** The relay on a screen, in a log, or for a program. */
export function relayView(options: RelayViewOptions): RelayView {
  switch (options.form) {
    case 'live':
      return liveRelayView(options)
    case 'lines':
      return logRelayView(options)
    case 'json':
      return jsonRelayView(options)
  }
}

/** What the output can show: a terminal that cannot move its cursor gets lines. */
export function relayForm(
  { json }: { readonly json: boolean },
  { stdout, env }: Pick<NodeJS.Process, 'stdout' | 'env'> = process,
): RelayForm {
  if (json) return 'json'
  return stdout.isTTY === true && env.TERM !== 'dumb' ? 'live' : 'lines'
}
