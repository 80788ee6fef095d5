import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LoopEffect, type LoopEvent, type LoopState, startLoop } from '../../../src/protocol/leader-coder/loop.ts'
import { stepLoop } from '../../../src/protocol/leader-coder/step-loop.ts'

/** What can be said to a loop, whether it fits or not; the attempt is told apart as this one or an old one. */
const WORDS = [
  'pass',
  'retry',
  'redesign',
  'old pass',
  'old fail',
  'fixed',
  'relaxed',
  'unapproved',
  'cancelled',
  'fix ok',
  'fix bad',
] as const
type Word = (typeof WORDS)[number]

function toEvent(word: Word, attempt: number): LoopEvent {
  const failure = { feedback: `${word} ${attempt}`, failedFiles: [word] }
  switch (word) {
    case 'pass':
      return { type: 'attempt:passed', attempt }
    case 'old pass':
      return { type: 'attempt:passed', attempt: attempt - 1 }
    case 'retry':
    case 'redesign':
      return { type: 'attempt:failed', attempt, decision: word, ...failure }
    case 'old fail':
      return { type: 'attempt:failed', attempt: attempt - 1, decision: 'retry', ...failure }
    case 'fixed':
      return { type: 'person:fixed' }
    case 'relaxed':
    case 'unapproved':
      return { type: 'person:relaxed', approvedByPo: word === 'relaxed', criteria: [word] }
    case 'cancelled':
      return { type: 'person:cancelled' }
    case 'fix ok':
      return { type: 'fix:passed' }
    case 'fix bad':
      return { type: 'fix:failed', ...failure }
  }
}

/** The same rules told another way: chances left, and one letter for where the loop is. */
class Model {
  where = 'C'
  chances: number
  number = 1
  readonly more: number

  constructor(attempts: number, more: number) {
    this.chances = attempts - 1
    this.more = more
  }

  copy(): Model {
    const copied = new Model(this.chances + 1, this.more)
    copied.where = this.where
    copied.number = this.number
    return copied
  }

  /** What must come of a word: an effect in short, or nothing when it is refused. */
  hear(word: Word): string | undefined {
    const key = `${this.where} ${word}`
    if (key === 'C pass' || key === 'V fix ok') return this.#go('D', 'done')
    if (key === 'C retry' || key === 'C redesign') return this.chances > 0 ? this.#next(word) : this.#go('P', 'ask')
    if (key === 'P fixed') return this.#go('V', 'verify')
    if (key === 'V fix bad') return this.#go('P', 'ask')
    if (key === 'P cancelled') return this.#go('X', 'cancelled')
    if (key !== 'P relaxed') return undefined
    this.chances = this.more
    this.where = 'C'
    return this.#next(word)
  }

  #next(word: Word): string {
    this.chances -= 1
    this.number += 1
    return `start ${this.number}${this.chances === 0 ? ' final' : ''}${word === 'redesign' ? ' redesign' : ''}`
  }

  #go(where: string, effect: string): string {
    this.where = where
    return effect
  }
}

const LETTERS = { CODING: 'C', PAUSED_FOR_HITL: 'P', VERIFYING_FIX: 'V', DONE: 'D', CANCELLED: 'X' } as const

function inShort(effect: LoopEffect): string {
  switch (effect.type) {
    case 'attempt:start':
      return `start ${effect.attempt}${effect.final ? ' final' : ''}${effect.redesign ? ' redesign' : ''}`
    case 'person:ask':
      return 'ask'
    case 'fix:verify':
      return 'verify'
    case 'loop:done':
      return 'done'
    case 'loop:cancelled':
      return 'cancelled'
  }
}

function begin(attempts: number, relaxedAttempts: number): LoopState {
  const started = startLoop({ attempts, relaxedAttempts })
  if (!started.ok) throw started.error
  return started.value.state
}

/** Says one word to both and compares; returns the loop's next state. */
function compare(state: LoopState, model: Model, word: Word): LoopState {
  const event = toEvent(word, state.attempt)
  const step = stepLoop(state, event)
  expect(step.ok ? inShort(step.value.effect) : undefined).toBe(model.hear(word))
  if (!step.ok) return state
  const next = step.value.state
  expect(LETTERS[next.status]).toBe(model.where)
  expect(next.attempt).toBe(model.number)
  if ('feedback' in event) expect(next).toMatchObject({ lastFeedback: event.feedback, failedFiles: event.failedFiles })
  return next
}

describe('the loop against a model of it', () => {
  it('agrees on any sequence of events under any limits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 3 }),
        fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }),
        (attempts, more, words) => {
          const model = new Model(attempts, more)
          words.reduce((state, word) => compare(state, model, word), begin(attempts, more))
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('agrees on every sequence of eight events, with two attempts allowed', () => {
    let seen = 0
    // A word that is refused changes nothing, so what comes after it has been seen without it.
    const visit = (state: LoopState, model: Model, depth: number): void => {
      for (const word of depth > 0 ? WORDS : []) {
        const heard = model.copy()
        const next = compare(state, heard, word)
        seen += 1
        if (next !== state) visit(next, heard, depth - 1)
      }
    }
    visit(begin(2, 1), new Model(2, 1), 8)
    expect(seen).toBeGreaterThan(1000)
  })

  it('needs a person after as many failures as attempts are allowed, and never before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.infiniteStream(fc.constantFrom<Word>('retry', 'redesign')),
        (attempts, words) => {
          let state = begin(attempts, 1)
          for (let failures = 1; failures <= attempts; failures += 1) {
            expect(state.status).toBe('CODING')
            const step = stepLoop(state, toEvent(words.next().value, state.attempt))
            if (!step.ok) throw step.error
            state = step.value.state
          }
          expect(state.status).toBe('PAUSED_FOR_HITL')
          expect(state.attempt).toBe(attempts)
        },
      ),
    )
  })
})
