import type { PruneTranscripts } from '../port.ts'
import type { MemoryState } from './state.ts'

/** What remains is how much was said, so that no place is given twice. */
export function pruneTranscripts(
  state: MemoryState,
  olderThanMs: number,
  { keep, dryRun = false }: PruneTranscripts = {},
): number {
  const old = [...state.transcripts].filter(
    ([run_id, { frames, at }]) => frames.length > 0 && at < olderThanMs && !keep?.has(run_id),
  )
  if (!dryRun) for (const [, transcript] of old) Object.assign(transcript, { frames: [], full: 0, filled: 0, at: 0 })
  return old.length
}
