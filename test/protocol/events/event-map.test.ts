import { describe, expect, test } from 'vitest'
import { PipelinePool, simulate } from '../../../src/engine/simulation/simulate.ts'
import { EVENTS, type EventType } from '../../../src/protocol/events/event-map.ts'
import { EVENT_VERSION } from '../../../src/protocol/events/event-version.ts'
import { eventFaults } from '../../support/event-faults.ts'

const TYPES = Object.keys(EVENTS) as EventType[]

describe('the map of events', () => {
  test.each(TYPES)('%s is a noun and a verb, and has one sentence for itself and for each field', (type) => {
    expect(type).toMatch(/^[a-z]+(_[a-z]+)*:[a-z]+(_[a-z]+)*$/)
    const { about, fields } = EVENTS[type]
    for (const sentence of [about, ...Object.values(fields).map((field) => field.about)]) {
      expect(sentence).toMatch(/^[A-Z0-9`].*\.$/)
    }
  })

  test.each<[string, EventType, Record<string, unknown>, readonly string[]]>([
    ['as declared', 'dependency:cancelled', { dependency: 'TASK-1' }, []],
    ['with a run that asked', 'dependency:cancelled', { dependency: 'TASK-1', by_run: 'RUN-1' }, []],
    ['a field is missing', 'dependency:cancelled', {}, ['dependency:cancelled: dependency is missing']],
    [
      'a field is undefined',
      'dependency:cancelled',
      { dependency: undefined },
      ['dependency:cancelled: dependency is missing'],
    ],
    [
      'a field of another type',
      'dependency:cancelled',
      { dependency: 1 },
      ['dependency:cancelled: dependency is not text: 1'],
    ],
    [
      'a field that is not declared',
      'dependency:cancelled',
      { dependency: 'TASK-1', note: 'x' },
      ['dependency:cancelled: note is not declared'],
    ],
    [
      'a word that is not one of its words',
      'escalation:closed',
      { escalation: 'E1', outcome: 'hold' },
      ['escalation:closed: outcome is not `acknowledged`, `superseded`, `task_ended`: "hold"'],
    ],
    ['an optional field is left out', 'stage:landed', { seq: 1, stage: 'DEV', commit: 'c0ffee' }, []],
    [
      'a field below that is not declared',
      'item:opened',
      {
        key: 'TASK-1/1/ask.1',
        kind: 'plan',
        to: 'po',
        text: { ko: '물음', en: 'question', de: 'Frage' },
        details: [],
        options: [],
      },
      ['item:opened: text is not object: {"ko":"물음","en":"question","de":"Frage"}'],
    ],
  ])('the validator judges data: %s', (_, type, data, faults) => {
    expect(eventFaults(type, data)).toEqual(faults)
  })

  test('the validator does not know an event of another name', () => {
    expect(eventFaults('task:vanished', {})).toEqual(['task:vanished is not an event of the map'])
  })
})

test('every event of simulated schedules is of the map, with its fields and no others', async () => {
  const pool = new PipelinePool()
  const faults = new Set<string>()
  const seen = new Set<string>()
  for (let seed = 1; seed <= 40; seed += 1) {
    await simulate({
      seed,
      pool,
      watch: ({ v, type, data }) => {
        seen.add(type)
        if (v !== EVENT_VERSION) faults.add(`${type} has version ${v}`)
        for (const fault of eventFaults(type, data)) faults.add(fault)
      },
    })
  }
  expect([...faults]).toEqual([])
  // The schedules reach what tasks, handoffs, escalations and the house tell.
  const told = TYPES.filter((type) => /^(task|handoff|escalation|pipeline|dependency|documentation):/.test(type))
  const rare = ['task:repaired', 'documentation:progressed']
  expect(told.filter((type) => !seen.has(type) && !rare.includes(type))).toEqual([])
}, 120_000)
