import { setTimeout as pause } from 'node:timers/promises'
import { hasEnded } from '../../pipeline/runs/run-record.ts'
import type { AdapterName } from '../../protocol/adapter-names.ts'
import type { Masker } from '../../settings/mask/masker.ts'
import type { PlacedFrame } from '../../store/transcript-frame.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import { findRun, runNamed } from './find-run.ts'

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
  const frames = framesOf(service, run_id, follow)
  const masker = await service.engine.secrets?.masker()
  return { adapter, frames: masker ? maskedFrames(frames, masker, follow) : frames }
}

/** More than this without a line end is shown as it comes. */
const LONGEST_LINE = 256 * 1024

/**
 * Keys of known forms that nobody declared are in the transcript as they were printed, and hidden here, line by line.
 * Whoever follows sees what is said at once.
 */
async function* maskedFrames(
  frames: AsyncGenerator<PlacedFrame>,
  masker: Masker,
  follow: boolean,
): AsyncGenerator<PlacedFrame> {
  const open = new Map<LogSource, PlacedFrame>()
  for await (const frame of frames) {
    const before = open.get(frame.source)
    const bytes = before ? Buffer.concat([before.bytes, frame.bytes]) : Buffer.from(frame.bytes)
    const end = follow || bytes.length > LONGEST_LINE ? bytes.length : bytes.lastIndexOf(10) + 1
    open.delete(frame.source)
    if (end < bytes.length) open.set(frame.source, { ...frame, bytes: bytes.subarray(end) })
    if (end > 0) yield { ...frame, bytes: masker.bytes(bytes.subarray(0, end)) }
  }
  for (const frame of open.values()) yield { ...frame, bytes: masker.bytes(frame.bytes) }
}

async function* framesOf(service: WithEngine, run_id: string, follow: boolean): AsyncGenerator<PlacedFrame> {
  let after = 0
  for (;;) {
    // First whether it is over, then what it said: nothing said before its end is missed.
    const over = hasEnded(await findRun(service, run_id))
    const frames = await service.engine.store.readTranscript(run_id, { after, limitBytes: PAGE_BYTES })
    yield* frames
    const next = frames.reduce((end, { position, bytes }) => Math.max(end, position + bytes.length), after)
    if (next === after && (over || !follow)) return
    if (next === after) await pause(LOOK_MS)
    after = next
  }
}
