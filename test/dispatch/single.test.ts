import { describe, expect, test } from 'vitest'
import { NO_BRIEF } from '../../src/dispatch/plays/deliver-state.ts'
import { NO_COUNTERS, type SingleConfig, single } from '../../src/dispatch/plays/single.ts'
import type { AskOption } from '../../src/protocol/plays/effect.ts'
import { answer, died, entry, id, read, run, TIP } from './outcomes.ts'
import { PlayHost } from './play-host.ts'

const CONFIG: SingleConfig = {
  ...{ role: 'stage', language: 'en', failures: 2, repairs: 2, start: TIP, onto: [TIP], document: null },
  brief: { ...NO_BRIEF, review: TIP },
  look: { documents: [], exists: [], changed_in_task: [] },
  counters: NO_COUNTERS,
}
const host = (more: Partial<SingleConfig> = {}) => new PlayHost(single, { ...CONFIG, ...more }, entry())
const choices = (one: { next: unknown }) =>
  (one.next as { options: readonly AskOption[] }).options.map(({ choice }) => choice)
const SETTINGS = [{ status: 'M', path: '.claude/settings.json', entry: '100644 aa' }] as const

describe('one agent', () => {
  test('starts with the commit of the configuration, as the first run of its role', () => {
    expect(host().next).toMatchObject({
      ...{ do: 'start_run', key: 'run.1', role: 'stage', number: 1, player: 'stage', start: TIP, repairs: 2 },
      brief: { attempt: 1, of: null, feedback: null, review: TIP },
    })
  })

  test.each(['pass', 'approved'] as const)('whose verdict is %s: what it left is read and offered', (verdict) => {
    const one = host()
    one.report('start_run', run({ said: { verdict } }))
    expect(one.next).toMatchObject({ do: 'read_work', of: { run: 'run-1' }, onto: [TIP], without: [] })
    const { outcome } = one.report('read_work', read())
    expect(outcome).toMatchObject({
      kind: 'work',
      work: { commit: id('c'), tree: id('d'), evidence: null, said: { run_id: 'run-1', verdict, summary: 'done' } },
    })
  })

  test.each(['fail', 'needs_revision', 'rejected'] as const)(
    'whose verdict is %s sends back what came in',
    (verdict) => {
      const one = host()
      const { outcome, effects } = one.report('start_run', run({ said: { verdict, summary: 'no' } }))
      expect({ outcome, effects }).toMatchObject({
        outcome: { kind: 'back', verdict, said: { summary: 'no' } },
        effects: [],
      })
    },
  )

  test('that codes is read whatever its verdict', () => {
    const one = host({ role: 'coder' })
    one.report('start_run', run({ said: { verdict: 'fail' } }))
    expect(one.next.do).toBe('read_work')
  })

  test('that fails is tried again from where it stopped and told why, then gives up, and tries once more when told', () => {
    const one = host()
    one.report('start_run', died('exit_code', { commit: id('9') }))
    expect(one.next).toMatchObject({
      ...{ key: 'run.2', number: 2, start: id('9') },
      brief: { attempt: 2, feedback: expect.stringMatching(/^run-1: .*it was exit_code/) },
    })
    const { outcome } = one.report('start_run', died('silent'))
    expect(outcome).toMatchObject({ kind: 'gave_up', run_id: 'run-1', feedback: expect.stringContaining('silent') })
    one.send({ type: 'again', path: [] })
    expect(one.next).toMatchObject({
      key: 'run.3',
      start: id('9'),
      brief: { feedback: expect.stringContaining('silent') },
    })
    expect(one.report('start_run', died()).outcome, 'once more, and no more').toMatchObject({ kind: 'gave_up' })
  })

  test('that a person cancels gives up at once, and its next run is told what it was told', () => {
    const one = host()
    one.report('start_run', died('exit_code'))
    expect(one.report('start_run', died('cancelled')).outcome).toMatchObject({
      kind: 'gave_up',
      feedback: 'it was cancelled',
    })
    one.send({ type: 'again', path: [] })
    expect(one.next).toMatchObject({ key: 'run.3', brief: { feedback: expect.stringContaining('exit_code') } })
  })

  test('whose work is refused tries again; a wish of a person does not count', () => {
    const one = host()
    const offer = () => {
      one.report('start_run', run())
      return one.report('read_work', read()).outcome
    }
    offer()
    one.send({ type: 'refused', path: [], feedback: 'another plan', counts: false })
    expect(one.next).toMatchObject({ key: 'run.2', start: id('1'), brief: { feedback: 'another plan' } })
    offer()
    one.send({ type: 'refused', path: [], feedback: 'tests fail', counts: true })
    offer()
    const { outcome } = one.send({ type: 'refused', path: [], feedback: 'tests still fail', counts: true })
    expect(outcome).toEqual({ kind: 'gave_up', feedback: 'tests still fail', run_id: 'run-1' })
  })

  test('ignores what it does not wait for', () => {
    const one = host()
    const effect = one.next
    one.report('start_run', run())
    const { state } = one
    for (const event of [one.event(effect, run()), { type: 'again', path: [] } as const]) {
      expect(one.send(event)).toEqual({ state, effects: [] })
    }
  })
})

describe('agent settings in the work', () => {
  const asked = (settings: Parameters<typeof read>[0] = { settings: SETTINGS }) => {
    const one = host()
    one.report('start_run', run())
    one.report('read_work', read(settings))
    return one
  }

  test('are put before the PO, whom --yes cannot stand in for', () => {
    const one = asked()
    expect(one.next).toMatchObject({ do: 'ask', item: 'settings', to: 'po', confirmable: false, run: 'run-1' })
    expect(one.next).toMatchObject({ details: ['M .claude/settings.json'] })
    expect(choices(one)).toEqual(['drop', 'allow', 'stop'])
  })

  test('are dropped, and the same files are dropped from later work without asking', () => {
    const one = asked()
    one.report('ask', answer('drop'))
    expect(one.next).toMatchObject({ do: 'read_work', without: ['.claude/settings.json'] })
    expect(one.report('read_work', read()).outcome?.kind).toBe('work')
    one.send({ type: 'refused', path: [], feedback: 'x', counts: true })
    one.report('start_run', run())
    one.report('read_work', read({ settings: SETTINGS }))
    expect(one.next).toMatchObject({ do: 'read_work', without: ['.claude/settings.json'] })
  })

  test('are allowed; the same content later is not asked about, other content is', () => {
    const one = asked()
    one.report('ask', answer('allow'))
    expect(one.next).toMatchObject({ do: 'read_work', without: [] })
    expect(one.report('read_work', read({ settings: SETTINGS })).outcome?.kind).toBe('work')
    const later = (entry: string) => {
      one.send({ type: 'refused', path: [], feedback: 'x', counts: false })
      one.report('start_run', run())
      return one.report('read_work', read({ settings: [{ ...SETTINGS[0], entry }] }))
    }
    expect(later('100644 aa').outcome?.kind).toBe('work')
    later('100644 bb')
    expect(one.next).toMatchObject({ do: 'ask', item: 'settings' })
  })

  test('whose content is not known are allowed for one work alone', () => {
    const unknown = [{ status: 'A', path: '.mcp.json' }] as const
    const one = asked({ settings: unknown })
    one.report('ask', answer('allow'))
    expect(one.report('read_work', read({ settings: unknown })).outcome?.kind).toBe('work')
    one.send({ type: 'refused', path: [], feedback: 'x', counts: false })
    one.report('start_run', run())
    one.report('read_work', read({ settings: unknown }))
    expect(one.next.do).toBe('ask')
  })

  test('stop the task; the same is asked under a new key', () => {
    const one = asked()
    const before = one.next
    one.report('ask', answer('stop', { by: 'kim' }))
    const text = 'stopped because agent settings were changed: M .claude/settings.json'
    expect(one.holds).toEqual([{ note: text, as: 'kim' }])
    expect({ ...one.next, key: before.key }).toEqual(before)
    expect(one.next.key).not.toBe(before.key)
  })

  test('that are too many to be left out one by one can be allowed or stopped', () => {
    const one = asked({
      settings: Array.from({ length: 500 }, (_, at) => ({
        status: 'A',
        path: `.claude/agents/${at}-${'x'.repeat(50)}`,
      })),
    })
    expect(choices(one)).toEqual(['allow', 'stop'])
  })

  test('of work that will not land are not asked about', () => {
    const one = host({ role: 'coder', mayLand: () => false })
    one.report('start_run', run())
    expect(one.report('read_work', read({ settings: SETTINGS })).outcome?.kind).toBe('work')
  })
})
