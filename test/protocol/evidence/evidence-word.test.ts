import { describe, expect, test } from 'vitest'
import {
  checkWord,
  EVIDENCE_LABELS,
  EVIDENCE_MEANINGS,
  EVIDENCE_SIGNS,
  EVIDENCE_WORDS,
  evidenceWord,
  isOwnCheck,
  ownCommand,
} from '../../../src/protocol/evidence/evidence-word.ts'

const good = { passed: true, waived: false, command: ['npm', 'test'] }
const failed = { ...good, passed: false }
const waived = { ...failed, waived: true }
const written = { passed: true, waived: false, command: ownCommand('written') }

describe('the word for evidence', () => {
  test.each([
    ['passed', true, [good]],
    ['passed', true, [written, good, good]],
    ['unchecked', true, []],
    ["unchecked: Baton's own checks are none of the project's", true, [written]],
    ['waived', true, [good, waived]],
    ['waived', true, [written, waived]],
    ['failed', false, [good, failed]],
    ['failed', false, [waived, failed]],
    ['failed: an own check failed', false, [{ ...written, passed: false }]],
    ['failed, whatever the flag says', true, [failed]],
    ['failed, whatever the checks say', false, [good]],
    ['failed without a check', false, []],
  ])('truth.8 %s', (word, passed, checks) => {
    expect(evidenceWord({ passed, checks })).toBe(word.split(/[:, ]/)[0])
  })

  test('truth.8 is no evidence where there is none', () => {
    expect(evidenceWord(null)).toBe('no_evidence')
    expect(evidenceWord(undefined)).toBe('no_evidence')
  })

  test('truth.8 reads records that have fewer fields', () => {
    expect(evidenceWord({ passed: true, checks: [{ passed: true }] })).toBe('passed')
    expect(evidenceWord({ passed: true, checks: [{ passed: false }] })).toBe('failed')
    expect(isOwnCheck({})).toBe(false)
    expect(isOwnCheck({ command: ['baton: written', 'x'] })).toBe(false)
    expect(isOwnCheck({ command: ['sh', 'baton: written'] })).toBe(false)
  })

  test('truth.8 of one check', () => {
    expect([good, failed, waived, { passed: true, waived: true }].map(checkWord)).toEqual([
      'passed',
      'failed',
      'waived',
      'passed',
    ])
  })

  test('truth.8 has six words that are never mixed, in both languages', () => {
    for (const lang of ['ko', 'en'] as const) {
      const labels = EVIDENCE_WORDS.map((word) => EVIDENCE_LABELS[word][lang])
      expect(new Set(labels).size).toBe(6)
      for (const word of EVIDENCE_WORDS) expect(EVIDENCE_MEANINGS[word][lang]).toContain(EVIDENCE_LABELS[word][lang])
    }
    expect(EVIDENCE_WORDS.filter((word) => EVIDENCE_SIGNS[word] === '✓')).toEqual(['passed'])
  })
})
