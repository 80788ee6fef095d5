import { plainLine } from '../../agents/plain-line.ts'
import type { Store } from '../../store/port.ts'
import type { TranscriptFrame } from '../../store/transcript-frame.ts'
import { isOutput } from './run-event.ts'

/** So much of the end of a transcript is read, and so many of its lines are shown. */
const LAST_BYTES = 16 * 1024
const LAST_LINES = 5
const LONGEST = 400

/** The last lines that a run printed, as visible text. Empty where nothing is kept of it. */
export async function lastLines(store: Store, run_id: string): Promise<readonly string[]> {
  const { bytes } = await store.transcriptFacts(run_id)
  const after = Math.max(0, bytes - LAST_BYTES)
  const frames = await store.readTranscript(run_id, { after, limitBytes: LAST_BYTES })
  const said = frames.filter(({ source }) => isOutput(source) && source !== 'block')
  return wholeLines(said)
    .map((line) => plainLine(line).slice(0, LONGEST))
    .filter((line) => line.trim() !== '')
    .slice(-LAST_LINES)
}

/** Lines in the order in which they were ended. Standard output and error are mixed by lines, never within one. */
function wholeLines(frames: readonly TranscriptFrame[]): readonly string[] {
  const open = new Map<string, { readonly decoder: InstanceType<typeof TextDecoder>; rest: string }>()
  const lines: string[] = []
  for (const { source, bytes } of frames) {
    const stream = open.get(source) ?? { decoder: new TextDecoder(), rest: '' }
    open.set(source, stream)
    const parts = (stream.rest + stream.decoder.decode(bytes, { stream: true })).split('\n')
    stream.rest = parts.pop() ?? ''
    lines.push(...parts)
  }
  return [...lines, ...[...open.values()].map(({ rest }) => rest)]
}
