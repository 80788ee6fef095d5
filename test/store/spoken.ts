import type { TranscriptFrame } from '../../src/store/transcript-frame.ts'

/** What `talker.ts` says at once, the `index`th time: a short frame and one of very different lengths. */
export function spoken(name: string, index: number): TranscriptFrame[] {
  const lengths = [0, 40, 900, 60_000, 7, 20_000, 150_000]
  const long = `${name} ${index}:`.padEnd(lengths[index % lengths.length] ?? 0, '~')
  return [
    { source: 'stdout', at: index, bytes: Buffer.from(`${name} ${index};`) },
    { source: 'stderr', at: index, bytes: Buffer.from(long) },
  ]
}
