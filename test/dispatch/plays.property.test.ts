import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PLAYS } from '../../src/dispatch/plays/plays.ts'
import { CHECK_KINDS } from '../../src/protocol/pipeline/check-kinds.ts'
import type { Condition } from '../../src/protocol/pipeline/conditions.ts'
import type { Effect } from '../../src/protocol/plays/effect.ts'
import type { AnyPlay, Entry, StageConfig } from '../../src/protocol/plays/play.ts'
import { approvalConfig, entry, id, stageConfig } from './outcomes.ts'
import { PlayHost } from './play-host.ts'
import { RandomOutcomes } from './random-outcomes.ts'

/** More than any of them needs between two answers of a person. */
const MOST_UNATTENDED = 80
/** `PLAY_TIMES=20 npx vitest run …` looks further; a case that fails is not shrunk, since walks are long. */
const TIMES = Number(process.env.PLAY_TIMES ?? 1)
const FAULT_FREE_AFTER = 150
const MOST_STEPS = 600

interface Walk<Config> {
  readonly play: AnyPlay<Config>
  readonly config: Config
  readonly entry: Entry
  readonly outcomes: RandomOutcomes
}

/** Walks a root play to its end, and holds every step to what plays promise. */
function walk<Config>({ play, config, entry: begun, outcomes }: Walk<Config>): PlayHost<unknown, Config> {
  const host = new PlayHost(play, config, begun)
  const limits = new Limits(config as unknown as Partial<StageConfig>)
  const proof = new Proof()
  let unattended = 0
  for (let steps = 0; !host.outcome; steps += 1) {
    expect(steps).toBeLessThan(MOST_STEPS)
    const effect = host.next
    limits.asked(effect)
    const outcome = outcomes.of(effect, { faultFree: steps > FAULT_FREE_AFTER })
    const event = host.event(effect, outcome)
    const before = host.told.length
    const step = host.send(event)
    for (const told of host.told.slice(before)) proof.told(told as never)
    proof.done(effect, outcome as never)
    unattended = effect.do === 'ask' ? 0 : unattended + 1
    expect(unattended).toBeLessThan(MOST_UNATTENDED)
    if (effect.do === 'ask') limits.answered(effect, (outcome as { choice: string }).choice)
    if (step.hold) expect(host.next).toMatchObject({ do: 'ask', item: (effect as { item?: string }).item })
    // The same outcome once more, as a second worker reports it: nothing happens.
    if (!host.outcome && outcomes.rarely(5)) {
      const { state } = host
      expect(host.send(event)).toEqual({ state, effects: [] })
    }
  }
  const { outcome } = host
  if (outcome.kind === 'step' && ['handoff', 'resubmit', 'complete'].includes(outcome.action)) {
    proof.requireForward((config as unknown as StageConfig).conditions)
  }
  if (outcome.kind === 'step' && outcome.action === 'approve') proof.requireApproval()
  return host
}

/** What was proven of which commit. */
class Proof {
  readonly #passed = new Set<string>()
  readonly #met = new Set<string>()
  #landed: string | null = null
  #sealed: string | null = null
  #checkedTree: string | null = null

  done(effect: Effect, outcome: { passed?: boolean; kind?: string; commit?: string }): void {
    if (effect.do === 'gather_evidence' && outcome.passed) {
      this.#passed.add(effect.commit)
      this.#checkedTree = effect.commit
    }
    if (effect.do === 'seal') this.#sealed = this.#checkedTree === null ? null : (outcome.commit ?? null)
    if (effect.do === 'land' && outcome.kind === 'landed') this.#landed = effect.to
  }

  told(event: { type: string; result?: { kind: string; commit: string; met: boolean } }): void {
    if (event.type !== 'condition:recorded' || !event.result) return
    const { kind, commit, met } = event.result
    if (met) this.#met.add(`${kind} ${commit}`)
    else this.#met.delete(`${kind} ${commit}`)
  }

  requireForward(conditions: readonly Condition[]): void {
    expect(this.#passed).toContain(this.#landed)
    for (const { kind } of conditions) {
      if (kind === 'written' || kind === 'checks') continue
      expect(this.#met).toContain(`${kind} ${this.#landed}`)
    }
  }

  requireApproval(): void {
    expect(this.#landed).not.toBeNull()
    expect(this.#sealed).toBe(this.#landed)
  }
}

/** How much is done without a person. */
class Limits {
  readonly #config: Partial<StageConfig>
  #coders = 0
  #stages = 0
  #leaders = 0
  #reviewers = 0

  constructor(config: Partial<StageConfig>) {
    this.#config = config
  }

  asked(effect: Effect): void {
    if (effect.do !== 'start_run') return
    const { loop, failures = 0, repairs = 0 } = this.#config
    this.#coders += effect.role === 'coder' ? 1 : 0
    this.#stages += effect.role === 'stage' ? 1 : 0
    this.#leaders += effect.role === 'leader' ? 1 : 0
    if (effect.role !== 'leader') this.#leaders = 0
    this.#reviewers = effect.role === 'reviewer' ? this.#reviewers + 1 : 0
    expect(this.#coders).toBeLessThanOrEqual(loop?.attempts ?? 0)
    expect(this.#stages).toBeLessThanOrEqual(failures)
    expect(this.#reviewers).toBeLessThanOrEqual(failures)
    expect(this.#leaders).toBeLessThanOrEqual(repairs + 1)
    if (effect.role === 'coder') expect(effect.brief.attempt).toBeLessThanOrEqual(effect.brief.of ?? 0)
  }

  answered({ item }: Extract<Effect, { do: 'ask' }>, choice: string): void {
    this.#reviewers = 0
    if (item === 'document' || item === 'gave_up') this.#leaders = 0
    if (item === 'same_failure' && choice === 'retry') this.#stages = 0
    if (item === 'plan' || item === 'choice' || (item === 'gave_up' && choice === 'retry')) this.#reset()
  }

  #reset(): void {
    this.#coders = 0
    this.#stages = 0
    this.#leaders = 0
    this.#reviewers = 0
  }
}

const DOCUMENTS: Condition = {
  kind: 'documents',
  documents: [{ name: 'api_docs', label: { ko: 'API 문서', en: 'API' }, paths: ['docs/api/**'] }],
}
const CONDITIONS: readonly Condition[] = [
  { kind: 'written' },
  { kind: 'checks', of: [...CHECK_KINDS] },
  { kind: 'review' },
  { kind: 'plan_approved', paths: ['docs/plan/**'] },
  DOCUMENTS,
]

function anyStage(outcomes: RandomOutcomes): { readonly config: StageConfig; readonly entry: Entry } {
  const stage = outcomes.pick(['PLAN', 'DEV', 'QA', 'HARDEN', 'DOC'])
  const way = { category: 'quality', attachment_kind: 'defect_report', assignee: 'jarvis' }
  return {
    config: stageConfig(stage, {
      play: outcomes.pick(['single', 'leader-coder'] as const),
      conditions: CONDITIONS.filter(() => outcomes.rarely(2)),
      forward: outcomes.pick(['handoff', 'resubmit', 'complete'] as const),
      back: outcomes.pick([{}, { reject: way }, { reject: way, revision_request: way }]),
      language: outcomes.pick(['ko', 'en'] as const),
      loop: { attempts: outcomes.pick([1, 3, 5]), relaxedAttempts: 1 },
      failures: outcomes.pick([1, 2, 3]),
      repairs: outcomes.pick([0, 2]),
    }),
    entry: entry({
      stage,
      kind: outcomes.pick(['work', 'revision'] as const),
      update: outcomes.rarely(3) ? { target: id('f'), conflicts: ['src/a.ts'] } : null,
    }),
  }
}

const walkStage = (g: fc.GeneratorValue, texts?: readonly string[]) => {
  const outcomes = new RandomOutcomes(g, texts)
  return walk({ play: PLAYS.deliver, ...anyStage(outcomes), outcomes })
}
const walkApproval = (g: fc.GeneratorValue, texts?: readonly string[]) => {
  const outcomes = new RandomOutcomes(g, texts)
  const config = approvalConfig({ language: outcomes.pick(['ko', 'en'] as const) })
  return walk({ play: PLAYS.integrate, config, entry: entry({ kind: 'approval', approved_by: 'song-po' }), outcomes })
}

const HOSTILE = [
  'a',
  'x'.repeat(30_000),
  '가나다 '.repeat(20_000),
  '\u0001"\\'.repeat(15_000),
  '😀'.repeat(10_000),
  `${'\ud800'.repeat(2_000)}\n`.repeat(8),
  'src/a.ts\n'.repeat(6_000),
]

describe('whatever the outcomes are', () => {
  test('a stage comes to its step, keeps its limits, and goes forward on proof of the very commit', () => {
    fc.assert(
      fc.property(fc.gen(), (g) => void walkStage(g)),
      { numRuns: 200 * TIMES, endOnFailure: true },
    )
  })

  test('an approval comes to its step, and the target moves only after the checks of the merge', () => {
    fc.assert(
      fc.property(fc.gen(), (g) => void walkApproval(g)),
      { numRuns: 300 * TIMES, endOnFailure: true },
    )
  })

  test('the state stays below 64 KiB for texts and lists of any size', () => {
    fc.assert(
      fc.property(fc.gen(), (g) => {
        walkStage(g, HOSTILE)
        walkApproval(g, HOSTILE)
      }),
      { numRuns: 4 * TIMES, endOnFailure: true },
    )
  })
})
