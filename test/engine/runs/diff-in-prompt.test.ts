import { expect, test } from 'vitest'
import { diffOf, type Shown } from '../../../src/engine/executor/run-brief.ts'
import type { Look } from '../../../src/engine/look.ts'

const at = { relay: { spec: { language: 'en' } } } as Look

function shown(count: number, cut: boolean): Shown {
  const file = { status: 'modified', added: 1, removed: 0, binary: false, from: null } as const
  const files = Array.from({ length: count }, (_, n) => ({ ...file, path: `src/part-${n}/file-of-some-length.ts` }))
  const review = { files, tests_changed: [], total: { files: count, added: count, removed: 0 } }
  return { from: 'a', to: 'b', review, text: 'diff --git a/x b/x', cut }
}

test('a change that fits is its text alone', () => {
  expect(diffOf(at, shown(1, false))).toBe('diff --git a/x b/x')
})

test('of a change that does not fit the files are named, so that a verifier can read them', () => {
  const text = diffOf(at, shown(3, true))
  expect(text).toContain('The whole change: 3 files')
  for (const n of [0, 1, 2]) expect(text).toContain(`modified src/part-${n}/file-of-some-length.ts\n`)
  expect(text).toMatch(/diff --git a\/x b\/x$/)
})

test('of very many files the first ones are named, and how many more there are', () => {
  const text = diffOf(at, shown(5_000, true))
  expect(text.length).toBeLessThan(4_000)
  expect(text).toMatch(/^and 49\d\d more$/m)
})
