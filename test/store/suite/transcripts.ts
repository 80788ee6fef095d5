import { join } from 'node:path'
import { expect } from 'vitest'
import type { Store } from '../../../src/store/port.ts'
import { CHUNK_BYTES, type PlacedFrame, type TranscriptFrame } from '../../../src/store/transcript-frame.ts'
import { frame, newRun } from '../samples.ts'
import type { Cases } from './case.ts'

const ALL = { after: 0, limitBytes: Number.MAX_SAFE_INTEGER }

const textOf = (frames: readonly TranscriptFrame[]) => Buffer.concat(frames.map(({ bytes }) => bytes)).toString()
const said = async (store: Store, run: string, query = ALL) => textOf(await store.readTranscript(run, query))

/** Frames as one can read them: place, source, time and text. */
const shown = (frames: readonly PlacedFrame[]) =>
  frames.map(({ position, source, at, bytes }) => `${position} ${source} ${at} ${Buffer.from(bytes)}`)

export const TRANSCRIPTS: Cases = {
  'is empty before anything was said': async ({ store }) => {
    expect(await store.readTranscript('R1', ALL)).toEqual([])
    expect(await store.transcriptFacts('R1')).toEqual({ bytes: 0, chunks: 0 })
    expect(await store.pruneTranscripts(9e12)).toBe(0)
    expect(await store.appendTranscript('R1', [])).toBe(0)
    expect(await store.appendTranscript('R1', [frame('')])).toBe(0)
  },

  'gives back who said what and when, at which place': async ({ store }) => {
    expect(await store.appendTranscript('R1', [frame('one\n', 10), frame('oops', 11, 'stderr')])).toBe(8)
    expect(await store.appendTranscript('R1', [frame('', 12), frame('{"a":1}', 13, 'stdin')])).toBe(15)
    expect(await store.appendTranscript('R1', [frame('paused', 9, 'baton')])).toBe(21)
    expect(await store.appendTranscript('R1', [])).toBe(21)
    expect(shown(await store.readTranscript('R1', ALL))).toEqual([
      '0 stdout 10 one\n',
      '4 stderr 11 oops',
      '8 stdin 13 {"a":1}',
      '15 baton 9 paused',
    ])
    expect(await store.transcriptFacts('R1')).toEqual({ bytes: 21, chunks: 1 })
  },

  'keeps every byte, also those that are no text': async ({ store }) => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
    await store.appendTranscript('R1', [{ source: 'stdout', at: 1, bytes }])
    expect(await store.readTranscript('R1', ALL)).toEqual([{ source: 'stdout', at: 1, position: 0, bytes }])
  },

  'is read from any place, at most so much, cut inside a frame': async ({ store }) => {
    await store.appendTranscript('R1', [frame('abc', 1), frame('defg', 2), frame('hi', 3)])
    const read = async (after: number, limitBytes: number) =>
      shown(await store.readTranscript('R1', { after, limitBytes }))
    expect(await read(0, 3)).toEqual(['0 stdout 1 abc'])
    expect(await read(3, 100)).toEqual(['3 stdout 2 defg', '7 stdout 3 hi'])
    expect(await read(1, 4)).toEqual(['1 stdout 1 bc', '3 stdout 2 de'])
    expect(await read(4, 1)).toEqual(['4 stdout 2 e'])
    expect(await read(8, 9)).toEqual(['8 stdout 3 i'])
    expect(await read(9, 9)).toEqual([])
    expect(await read(900, 9)).toEqual([])
    expect(await read(0, 0)).toEqual([])
  },

  'is kept apart from those of other runs': async ({ store }) => {
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(['R1', 'R2', 'R3'].map((run) => store.appendTranscript(run, [frame(`${run} ${round};`)])))
    }
    expect(await said(store, 'R2')).toBe('R2 0;R2 1;R2 2;')
    expect(await store.transcriptFacts('R3')).toEqual({ bytes: 15, chunks: 1 })
    expect(await said(store, 'R')).toBe('')
  },

  'of many short lines is packed into few chunks, and whole over their borders': async ({ store }) => {
    const lines = Array.from({ length: 6_000 }, (_, index) => `line ${index} of what it said\n`)
    for (let first = 0; first < lines.length; first += 40) {
      const some = lines.slice(first, first + 40)
      await store.appendTranscript(
        'R1',
        some.map((line, index) => frame(line, first + index)),
      )
    }
    const whole = lines.join('')
    const { bytes, chunks } = await store.transcriptFacts('R1')
    expect(bytes).toBe(whole.length)
    expect(chunks).toBeGreaterThan(2)
    expect(chunks).toBeLessThan(6)
    // Frame by frame: those shorter than a chunk stay whole.
    const frames = await store.readTranscript('R1', ALL)
    expect(textOf(frames)).toBe(whole)
    expect(frames.map(({ at }) => at)).toEqual(lines.map((_, index) => index))
    let after = 0
    let paged = ''
    while (after < bytes) {
      const page = await store.readTranscript('R1', { after, limitBytes: 10_007 })
      expect(page[0]?.position).toBe(after)
      paged += textOf(page)
      after += page.reduce((sum, one) => sum + one.bytes.length, 0)
    }
    expect(paged).toBe(whole)
  },

  'of one frame longer than a chunk comes in pieces of it': async ({ store }) => {
    const long = 'abcdefg'.repeat(40_000)
    expect(await store.appendTranscript('R1', [frame('first', 1), frame(long, 2, 'stderr'), frame('last', 3)])).toBe(
      long.length + 9,
    )
    const frames = await store.readTranscript('R1', ALL)
    expect(textOf(frames)).toBe(`first${long}last`)
    expect(frames.map(({ position, bytes }) => `${position}+${bytes.length}`)).toEqual([
      '0+5',
      `5+${CHUNK_BYTES}`,
      `${5 + CHUNK_BYTES}+${CHUNK_BYTES}`,
      `${5 + 2 * CHUNK_BYTES}+${CHUNK_BYTES}`,
      `${5 + 3 * CHUNK_BYTES}+${CHUNK_BYTES}`,
      `${5 + 4 * CHUNK_BYTES}+${long.length - 4 * CHUNK_BYTES}`,
      `${5 + long.length}+4`,
    ])
    expect(await said(store, 'R1', { after: long.length, limitBytes: 7 })).toBe(`${long.slice(-5)}la`)
  },

  'is not changed by what is done to its bytes before or after': async ({ store }) => {
    const mine = frame('abc')
    await store.appendTranscript('R1', [mine])
    mine.bytes.fill(0)
    for (const { bytes } of await store.readTranscript('R1', ALL)) bytes.fill(0)
    expect(await said(store, 'R1')).toBe('abc')
  },

  'with a frame that cannot be kept is a defect, and adds nothing': async ({ store }) => {
    const wrong = [
      [frame('a'), frame('b', -1)],
      [frame('a'), frame('b', 0.5)],
      [frame('a'), frame('b', Number.NaN)],
      [frame('a'), frame('b', 1, 'nobody' as 'stdout')],
    ]
    for (const frames of wrong) await expect(store.appendTranscript('R1', frames)).rejects.toThrow(TypeError)
    await expect(store.appendTranscript('', [frame('a')])).rejects.toThrow('not a key')
    expect(await store.transcriptFacts('R1')).toEqual({ bytes: 0, chunks: 0 })
  },

  'is removed when its newest frame is old, and its places are not given again': async ({ store }) => {
    const long = 'x'.repeat(3 * CHUNK_BYTES)
    await store.appendTranscript('old', [frame(long, 10), frame('end', 99)])
    await store.appendTranscript('spoke again', [frame('then', 10)])
    await store.appendTranscript('spoke again', [frame('now', 100)])
    await store.appendTranscript('back in time', [frame('now', 100), frame('then', 10)])
    expect(await store.pruneTranscripts(100)).toBe(1)
    expect(await store.pruneTranscripts(100)).toBe(0)
    expect(await said(store, 'old')).toBe('')
    expect(await store.transcriptFacts('old')).toEqual({ bytes: long.length + 3, chunks: 0 })
    expect(await said(store, 'spoke again')).toBe('thennow')
    expect(await said(store, 'back in time')).toBe('nowthen')
    expect(await store.appendTranscript('old', [frame('more', 200)])).toBe(long.length + 7)
    expect(shown(await store.readTranscript('old', ALL))).toEqual([`${long.length + 3} stdout 200 more`])
    expect(await store.pruneTranscripts(201)).toBe(3)
  },

  'stays where its run is to be kept, and a dry run only counts': async ({ store }) => {
    await store.appendTranscript('R1', [frame('old', 10)])
    await store.appendTranscript('R2', [frame('old', 10)])
    expect(await store.pruneTranscripts(100, { dryRun: true })).toBe(2)
    expect(await store.pruneTranscripts(100, { dryRun: true, keep: new Set(['R1']) })).toBe(1)
    expect(await store.pruneTranscripts(100, { keep: new Set(['R1']) })).toBe(1)
    expect([await said(store, 'R1'), await said(store, 'R2')]).toEqual(['old', ''])
  },

  'is not part of a copy of the store': async ({ store, folder, openCopy }) => {
    await store.commit([newRun('R1')])
    await store.appendTranscript('R1', [frame('secret')])
    await store.backup(join(folder, 'copy'))
    const copy = await openCopy(join(folder, 'copy'))
    expect(await copy.readTranscript('R1', ALL)).toEqual([])
    expect((await copy.list('runs', { limit: 5 })).rows).toEqual((await store.list('runs', { limit: 5 })).rows)
  },

  'is closed with its store': async ({ store }) => {
    await store.appendTranscript('R1', [frame('a')])
    await store.close()
    await expect(store.appendTranscript('R1', [frame('b')])).rejects.toThrow()
    await expect(store.readTranscript('R1', ALL)).rejects.toThrow()
    await expect(store.transcriptFacts('R1')).rejects.toThrow()
    await expect(store.pruneTranscripts(5)).rejects.toThrow()
  },
}
