import { assertKey } from '../storable.ts'
import { assertFrames, groupFrames, type TranscriptFrame } from '../transcript-frame.ts'
import type { MemoryState, MemoryTranscript } from './state.ts'

export function appendTranscript(state: MemoryState, run_id: string, frames: readonly TranscriptFrame[]): number {
  assertKey(run_id)
  assertFrames(frames)
  const said = frames.filter(({ bytes }) => bytes.length > 0)
  const known = state.transcripts.get(run_id)
  if (said.length === 0) return known?.bytes ?? 0
  const transcript = known ?? emptyTranscript()
  state.transcripts.set(run_id, transcript)
  for (const group of groupFrames(said, transcript.filled)) {
    for (const { source, at, bytes } of group.frames) {
      transcript.frames.push({ source, at, position: transcript.bytes, bytes: new Uint8Array(bytes) })
      transcript.bytes += bytes.length
    }
    transcript.full += group.full ? 1 : 0
    transcript.filled = group.full ? 0 : group.filled
    transcript.at = Math.max(transcript.at, group.at)
  }
  return transcript.bytes
}

function emptyTranscript(): MemoryTranscript {
  return { frames: [], bytes: 0, full: 0, filled: 0, at: 0 }
}
