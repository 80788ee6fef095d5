import type { TranscriptQuery } from '../port.ts'
import { cutFrames, type PlacedFrame } from '../transcript-frame.ts'
import type { MemoryState } from './state.ts'

export function readTranscript(state: MemoryState, run_id: string, query: TranscriptQuery): PlacedFrame[] {
  return cutFrames(state.transcripts.get(run_id)?.frames ?? [], query)
}
