import { setTimeout as pause } from 'node:timers/promises'
import { hasEnded } from '../../pipeline/runs/run-record.ts'
import type { AdapterName } from '../../protocol/adapter-names.ts'
import type { PlacedFrame } from '../../store/transcript-frame.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import { findRun, runNamed } from './find-run.ts'
import { FrameMasker } from './frame-masker.ts'

export { plainLine } from '../../agents/plain-line.ts'

const PAGE_BYTES = 1024 * 1024
const LOOK_MS = 200

export type LogSource = PlacedFrame['source']

export interface LogInput {
  readonly run: string
  /** Waits for more until the run has ended. */
  readonly follow: boolean
}

export interface RunLog {
  readonly adapter: AdapterName
  readonly frames: AsyncGenerator<PlacedFrame>
}

/** What the agent of a run printed and was told, in order. */
export async function runLog(service: WithEngine, _caller: Caller, { run, follow }: LogInput): Promise<RunLog> {
  const run_id = await runNamed(service, run)
  const { adapter = 'plain' } = await findRun(service, run_id)
  const masker = await service.engine.secrets?.masker()
  return { adapter, frames: framesOf(service, run_id, follow, new FrameMasker(masker)) }
}

async function* framesOf(
  service: WithEngine,
  run_id: string,
  follow: boolean,
  shown: FrameMasker,
): AsyncGenerator<PlacedFrame> {
  let after = 0
  for (;;) {
    // First whether it is over, then what it said: nothing said before its end is missed.
    const over = hasEnded(await findRun(service, run_id))
    const frames = await service.engine.store.readTranscript(run_id, { after, limitBytes: PAGE_BYTES })
    for (const frame of frames) yield* shown.push(frame)
    const next = frames.reduce((end, { position, bytes }) => Math.max(end, position + bytes.length), after)
    if (next === after && (over || !follow)) return yield* shown.end()
    if (next === after) {
      yield* shown.release()
      await pause(LOOK_MS)
    }
    after = next
  }
}
