import { describe, expect, test } from 'vitest'
import { CARRIED_SITES, type CarriedSite } from '../../../src/engine/simulation/carried/carried-faults.ts'
import { type CarriedReport, simulateCarried } from '../../../src/engine/simulation/carried/simulate-carried.ts'
import type { StoredEvent } from '../../../src/pipeline/changeset.ts'

/** `BATON_SEEDS=10000 BATON_FIRST_SEED=1 npx vitest run test/engine/simulation/carried.test.ts` for the long run. */
const SEEDS = Number(process.env.BATON_SEEDS ?? 500)
const FIRST = Number(process.env.BATON_FIRST_SEED ?? 1)
const MS_PER_SEED = 2_000

const SITES = Object.entries(CARRIED_SITES).flatMap(([site, rate]) => (rate > 0 ? [site as CarriedSite] : []))

describe('tasks that agents carry', () => {
  test(
    `${SEEDS} seeds hold every invariant, and come to rest`,
    async () => {
      const start = performance.now()
      const reports: CarriedReport[] = []
      const types = new Set<string>()
      for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
        const report = await simulateCarried({ seed, watch: ({ type }) => types.add(type) })
        expect(report.violation, failing(report)).toBeUndefined()
        reports.push(report)
      }
      const total = (of: (report: CarriedReport) => number) => reports.reduce((sum, one) => sum + of(one), 0)
      const ended = reports.flatMap(({ statuses }) => statuses)
      const fired = Object.fromEntries(SITES.map((site) => [site, total(({ faults }) => faults[site])]))
      const seconds = (performance.now() - start) / 1000
      process.stdout.write(
        `${[
          `carried tasks: ${SEEDS} seeds from ${FIRST} in ${seconds.toFixed(1)} s, ${ended.length} tasks`,
          `${total(({ pieces }) => pieces)} pieces by ${total(({ workers }) => workers)} workers, ${total(({ events }) => events)} events`,
          `${total(({ asked }) => asked)} commands of people (${total(({ refused }) => refused)} refused)`,
          Object.entries(fired)
            .map(([site, count]) => `${site} ${count}`)
            .join(', '),
        ].join('\n')}\n`,
      )
      expect(ended.filter((status) => status !== 'DONE' && status !== 'CANCELLED')).toEqual([])
      if (SEEDS < 200) return
      // A simulation in which something never happens proves nothing about it.
      expect(Object.entries(fired).filter(([, count]) => count === 0)).toEqual([])
      expect(NEEDED.filter((type) => !types.has(type))).toEqual([])
    },
    SEEDS * MS_PER_SEED + 60_000,
  )

  test('a seed replays to the same log', async () => {
    for (const seed of [1, 7, 42, 99]) {
      expect((await simulateCarried({ seed })).hash).toBe((await simulateCarried({ seed })).hash)
    }
  }, 180_000)
})

const NEEDED = [
  ...['visit:parked', 'visit:resumed', 'visit:closed', 'lane:entered', 'lane:left', 'effect:failed', 'effect:dropped'],
  ...[
    'item:answered',
    'branch:taken',
    'branch:set_aside',
    'run:lost',
    'run:error_reported',
    'question:repeated',
    'loop:moved',
    'graph:planned',
    'graph:looped',
  ],
  ...['integration:begun', 'stage:landed', 'checks:waived', 'document:refused', 'pipeline:stopped', 'agent:registered'],
]

/** `BATON_GRAPH_SEEDS=10000` for the long run. */
const GRAPH_SEEDS = Number(process.env.BATON_GRAPH_SEEDS ?? 500)

/** One task whose graph has the time to come to its limits. The schedules by seed alone seldom get that far. */
const GRAPHS = { mode: 'graph', tasks: 1, from: 1, personRate: 0.01, steps: 1_500 } as const

describe('graphs', () => {
  test(
    `${GRAPH_SEEDS} seeds of graphs that come to their limits hold every invariant`,
    async () => {
      const told = new Map<string, number>()
      const count = ({ type, data }: StoredEvent) => {
        const what = type === 'graph:moved' ? `${type} ${data.why}` : type
        told.set(what, (told.get(what) ?? 0) + 1)
      }
      for (let seed = 1; seed <= GRAPH_SEEDS; seed += 1) {
        const report = await simulateCarried({ seed, ...GRAPHS, watch: count })
        expect(report.violation, failing(report)).toBeUndefined()
      }
      if (GRAPH_SEEDS < 500) return
      const wanted = ['failed', 'tests', 'findings', 'revision', 'loop', 'critical', 'rejected', 'security', 'stopped']
      const missing = [...wanted, 'conflict', 'outside', 'skipped'].filter((why) => !told.has(`graph:moved ${why}`))
      expect(missing).toEqual([])
      expect(told.get('graph:looped')).toBeGreaterThan(GRAPH_SEEDS / 3)
    },
    GRAPH_SEEDS * MS_PER_SEED + 60_000,
  )
})

/** `BATON_LANE_TASKS=20000` for the long run. */
const LANE_TASKS = Number(process.env.BATON_LANE_TASKS ?? 1_000)
const TASKS_PER_SEED = 5

describe('lanes', () => {
  test(
    `${LANE_TASKS} tasks, two workers, one task in a stage at once`,
    async () => {
      let tasks = 0
      let entered = 0
      for (let seed = 1; tasks < LANE_TASKS; seed += 1) {
        const lanes = new Lanes()
        const report = await simulateCarried({
          ...{ seed, tasks: TASKS_PER_SEED, lanes: 1, steps: 150, from: 4, personRate: 0.02 },
          watch: (event) => lanes.read(event),
        })
        expect(report.violation, failing(report)).toBeUndefined()
        expect(lanes.most).toBe(1)
        tasks += report.statuses.length
        entered += report.entered
      }
      process.stdout.write(`lanes: ${tasks} tasks, ${entered} entries, never two visits in one lane\n`)
      expect(entered).toBeGreaterThan(tasks)
    },
    LANE_TASKS * 300 + 60_000,
  )
})

/** Who is in a lane, from the events alone. */
class Lanes {
  readonly #inside = new Map<string, Set<string>>()
  most = 0

  read({ type, data }: StoredEvent): void {
    if (type !== 'lane:entered' && type !== 'lane:left') return
    const inside = this.#inside.get(String(data.lane)) ?? new Set()
    this.#inside.set(String(data.lane), inside)
    if (type === 'lane:entered') inside.add(String(data.visit))
    else inside.delete(String(data.visit))
    this.most = Math.max(this.most, inside.size)
  }
}

function failing({ seed, violation }: CarriedReport): string {
  const breaches = violation?.breaches.map(({ invariant, what }) => `${invariant}: ${what}`).join('\n')
  const events = violation?.lastEvents.map(({ number, stream, type, actor }) => `${number} ${stream} ${type} ${actor}`)
  return `seed ${seed}, step ${violation?.step}\n${breaches}\nlast events:\n${events?.join('\n')}`
}
