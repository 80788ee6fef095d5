import type { Pipeline } from '../../../protocol/pipeline/pipeline.ts'
import type { RelayEvent } from '../../../service/work/shown.ts'
import type { Terminal } from '../screen/live-region.ts'
import type { Screen } from '../screen/screen.ts'

/** Shows a relay while it runs. */
export interface RelayView {
  readonly show: (event: RelayEvent) => void
  /** Nothing is drawn while somebody types. */
  readonly hold: () => void
  readonly release: () => void
  readonly close: () => void
}

/** `live` moves lanes in place, `lines` writes one after the other, `json` is for programs. */
export type RelayForm = 'live' | 'lines' | 'json'

export interface RelayViewOptions {
  readonly form: RelayForm
  readonly screen: Screen
  readonly pipeline: Pipeline
  readonly out: RelayOutput
  /** More than one task will be shown. Found out by itself too, but only once the second has begun. */
  readonly several?: boolean
  /** The clock that deadlines are counted with (ms). */
  readonly now?: () => number
}

/** `process.stdout`, or something that looks like it. */
interface RelayOutput extends Terminal {
  readonly on?: (event: 'resize', listener: () => void) => unknown
  readonly off?: (event: 'resize', listener: () => void) => unknown
}
