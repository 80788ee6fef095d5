import type { TranscriptFacts } from '../port.ts'
import type { MemoryState } from './state.ts'

export function transcriptFacts(state: MemoryState, run_id: string): TranscriptFacts {
  const { bytes = 0, full = 0, filled = 0 } = state.transcripts.get(run_id) ?? {}
  return { bytes, chunks: full + (filled > 0 ? 1 : 0) }
}
