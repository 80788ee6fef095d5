import { describe, expect, test } from 'vitest'
import { INVARIANTS, type Invariant } from '../../src/engine/simulation/audit/breach.ts'
import { FAULT_SITES, type FaultSite } from '../../src/engine/simulation/faults.ts'
import { randomPipeline } from '../../src/engine/simulation/random-pipeline.ts'
import { PipelinePool, type SimulationReport, simulate } from '../../src/engine/simulation/simulate.ts'
import type { StoredEvent } from '../../src/pipeline/changeset.ts'
import { DEFAULT_PIPELINE, definitionFaults } from '../../src/protocol/index.ts'
import { SABOTAGE } from '../support/sabotage.ts'
import { oracleSteps } from '../support/transition-oracle.ts'

const SITES = Object.keys(FAULT_SITES) as readonly FaultSite[]

/** `BATON_SEEDS=10000 BATON_FIRST_SEED=1 npx vitest run test/engine/simulation.test.ts` for the long run. */
const SEEDS = Number(process.env.BATON_SEEDS ?? 500)
const FIRST = Number(process.env.BATON_FIRST_SEED ?? 1)
const REPLAYED = 20
const pool = new PipelinePool()
/** What the sweep over all seeds reported, so that a sampled seed is simulated once more and not twice. */
const swept = new Map<number, SimulationReport>()

describe('any schedule', () => {
  test(
    `${SEEDS} seeds hold every invariant, on the five teams and on random pipelines`,
    async () => {
      const start = performance.now()
      const reports: SimulationReport[] = []
      const oracle = new Oracle()
      for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
        const report = await simulate({ seed, pool, watch: (event) => oracle.see(event) })
        oracle.end(report.pipeline === DEFAULT_PIPELINE.definition.id)
        expect(report.violation, failing(report)).toBeUndefined()
        expect(report.tasks).toBeGreaterThanOrEqual(50)
        reports.push(report)
        swept.set(seed, report)
      }
      const total = (of: (report: SimulationReport) => number) => reports.reduce((sum, one) => sum + of(one), 0)
      const fired = Object.fromEntries(SITES.map((site) => [site, total(({ faults }) => faults[site])]))
      const seconds = (performance.now() - start) / 1000
      process.stdout.write(
        `${[
          `simulation: ${SEEDS} seeds from ${FIRST} in ${seconds.toFixed(1)} s`,
          `${total(({ commands }) => commands)} commands (${total((one) => one.acknowledged)} acknowledged, ${total((one) => one.refused)} refused, ${total((one) => one.unheard)} unheard)`,
          `${total(({ events }) => events)} events, ${total(({ ticks }) => ticks)} ticks, ${total(({ deadlines }) => deadlines)} deadlines`,
          `${new Set(reports.map(({ pipeline }) => pipeline)).size} pipelines; rows of the specification taken: ${oracle.taken.size} of ${oracle.rows}`,
          ...Object.entries(fired).map(([site, count]) => `  ${site}: ${count}`),
        ].join('\n')}\n`,
      )
      expect(oracle.faults).toEqual([])
      // A schedule that leaves rows of the table or places of failure untouched proves less than it says.
      if (SEEDS >= 500) {
        expect(oracle.missing()).toEqual([])
        for (const site of SITES) expect(fired[site], site).toBeGreaterThan(0)
      }
    },
    15 * 60_000,
  )

  test(`${REPLAYED} sampled seeds replay to the same log and the same answers`, async () => {
    for (let sample = 0; sample < REPLAYED; sample += 1) {
      const seed = FIRST + sample * 23
      const first = swept.get(seed) ?? (await simulate({ seed, pool }))
      const again = await simulate({ seed, ...(sample % 10 === 0 ? {} : { pool }) })
      expect(again).toEqual(first)
      expect(again.hash).toMatch(/^[0-9a-f]{64}$/)
    }
  }, 600_000)

  test('two seeds tell two stories', async () => {
    const [one, other] = [await simulate({ seed: 1, pool, steps: 20 }), await simulate({ seed: 2, pool, steps: 20 })]
    expect(one.hash).not.toBe(other.hash)
  })

  test('sixty random definitions are valid, with two to seven stages', () => {
    const stages = new Set<number>()
    for (let number = 0; number < 60; number += 1) {
      const { definition } = randomPipeline(number)
      expect(definitionFaults(definition)).toEqual([])
      stages.add(definition.stages.length)
    }
    expect([...stages].toSorted()).toEqual([2, 3, 4, 5, 6, 7])
  })
})

/** Each breaks one thing, and the audit must notice, by that invariant and not by another. */
describe('a store or an engine that is broken on purpose is found out', () => {
  const quiet = Object.fromEntries(SITES.map((site) => [site, 0])) as Record<FaultSite, number>

  test.each(Object.entries(SABOTAGE))('%s', async (_name, { breaks, faults = {}, sabotage }) => {
    const options = { pipeline: DEFAULT_PIPELINE, pool, steps: 120, faults: { ...quiet, ...faults } }
    const found: Invariant[] = []
    for (let seed = 1; seed <= 10; seed += 1) {
      const report = await simulate({ seed, ...options, sabotage: sabotage() })
      found.push(...new Set((report.violation?.breaches ?? []).map(({ invariant }) => invariant)))
      if (report.violation) {
        // The same seed breaks in the same place again.
        const again = await simulate({ seed, ...options, sabotage: sabotage() })
        expect(again.violation).toEqual(report.violation)
        break
      }
    }
    expect(found).toContain(breaks)
  })

  test('without sabotage the same schedules hold', async () => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const report = await simulate({ seed, pipeline: DEFAULT_PIPELINE, pool, steps: 120, faults: quiet })
      expect(report.violation, failing(report)).toBeUndefined()
    }
  })

  test('every invariant has somebody who breaks it', () => {
    const broken = new Set(Object.values(SABOTAGE).map(({ breaks }) => breaks))
    expect([...broken].toSorted()).toEqual((Object.keys(INVARIANTS) as Invariant[]).toSorted())
  })
})

/** The specification's own Markdown table against every step that a simulation of the five teams took. */
class Oracle {
  readonly faults: string[] = []
  readonly taken = new Set<string>()
  readonly #steps = new Map(oracleSteps().map((step) => [`${step.from} ${step.action}`, step]))
  #seen: StoredEvent[] = []

  get rows(): number {
    return this.#steps.size
  }

  see(event: StoredEvent): void {
    if (event.type === 'task:moved') this.#seen.push(event)
  }

  end(specified: boolean): void {
    for (const { data, actor } of specified ? this.#seen : []) {
      const step = this.#steps.get(`${data.from} ${data.action}`)
      this.taken.add(`${data.from} ${data.action}`)
      const right = step && (step.to === null || step.to === data.to) && (step.team ?? 'BUNKER') === data.team
      if (!right || (step.team === null && actor !== 'song-po')) {
        this.faults.push(`${data.from} –${data.action}→ ${data.to} by ${actor} (${data.team})`)
      }
    }
    this.#seen = []
  }

  missing(): string[] {
    return [...this.#steps.keys()].filter((key) => !this.taken.has(key))
  }
}

function failing({ seed, pipeline, violation }: SimulationReport): string {
  const breaches = violation?.breaches.map(({ invariant, what }) => `${invariant}: ${what}`).join('\n')
  const events = violation?.lastEvents.map(({ number, stream, type, actor }) => `${number} ${stream} ${type} ${actor}`)
  return `seed ${seed} (${pipeline}), step ${violation?.step}\n${breaches}\nlast events:\n${events?.join('\n')}`
}
