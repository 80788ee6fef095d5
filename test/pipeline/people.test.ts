import { describe, expect, test } from 'vitest'
import type { Origin } from '../../src/pipeline/caller/origin.ts'
import type { PipelineCommand } from '../../src/pipeline/command.ts'
import { everybody, type Person } from '../../src/pipeline/people.ts'
import { RUN, RunWorld } from '../support/run-world.ts'
import { World } from '../support/world.ts'

const person = (more: Partial<Person> = {}): Person => ({
  person_id: 'ada',
  name: 'Ada Kim',
  roles: ['lead'],
  teams: ['JARVIS'],
  language: 'ko',
  addresses: { email: 'ada@example.org' },
  ...more,
})
const add = (more: Partial<Person> = {}, is_user = false): PipelineCommand => ({
  type: 'set_person',
  person: person(more),
  how: 'add',
  is_user,
})
const change = (more: Partial<Person>, is_user = false): PipelineCommand =>
  ({ ...add(more, is_user), how: 'change' }) as PipelineCommand

/** Everybody as lists show them, each as a decision finds them. */
function everybodyIn(world: World): readonly Person[] {
  const facts = world.read({ type: 'start_pipeline' })
  const all = everybody(facts.people, facts.current.pipeline.definition.po, facts.registry.agents)
  for (const one of all) expect(facts.person(one.person_id)).toEqual(one)
  return all
}

describe('truth.3 people', () => {
  test('are the PO, the leads and the user until somebody is written down', () => {
    const roles = Object.fromEntries(everybodyIn(new World()).map(({ person_id, roles }) => [person_id, roles]))
    expect(roles).toEqual({
      'song-po': ['po', 'lead'],
      jarvis: ['lead'],
      kimqa: ['lead'],
      kangchul: ['lead'],
      kkomkkom: ['lead'],
      user: ['viewer'],
    })
  })

  test('are added, changed and removed by the PO, each an event', () => {
    const world = new World()
    expect(world.do(add())).toMatchObject({ person_id: 'ada', is_user: false })
    expect(world.refusal(add()).code).toBe('PERSON_EXISTS')
    world.do(change({ name: 'Ada' }))
    world.do({ type: 'remove_person', person_id: 'ada' })
    expect(world.events.map(({ stream, type, actor }) => `${stream} ${type} ${actor}`)).toEqual([
      '@people person:added song-po',
      '@people person:changed song-po',
      '@people person:removed song-po',
    ])
    expect(world.refusal(change({})).code).toBe('PERSON_NOT_FOUND')
    expect(world.refusal({ type: 'remove_person', person_id: 'jarvis' }).code).toBe('PERSON_OF_DEFINITION')
    expect(world.refusal({ type: 'remove_person', person_id: 'nobody' }).code).toBe('PERSON_NOT_FOUND')
    expect(world.refusal(add(), 'jarvis').code).toBe('PO_ONLY')
  })

  test.each<[string, Partial<Person>]>([
    ['a second PO', { roles: ['po'] }],
    ['a PO who is only a viewer', { person_id: 'song-po', roles: ['viewer'] }],
    ['a viewer who leads', { roles: ['viewer', 'lead'] }],
    ['nobody in particular', { roles: [] }],
    ['a lead without a team', { teams: [] }],
    ['an unknown team', { teams: ['NASA'] }],
    ['the platform', { person_id: 'baton' }],
    ['everybody', { person_id: 'everybody' }],
    ['an id with a colon', { person_id: 'team:JARVIS' }],
    ['a name of two lines', { name: 'Ada\nsong-po' }],
    ['an address of an unknown kind', { addresses: { pager: '1' } as Person['addresses'] }],
  ])('cannot be %s', (_, more) => {
    const world = new World()
    const command = more.person_id === 'song-po' ? change(more) : add(more)
    expect(world.refusal(command).code).toBe('PERSON_INVALID')
  })

  test('who lead act for their team, and for no other', () => {
    const world = new World()
    world.do(add({ teams: ['KANGCHUL', 'JARVIS'] }))
    const id = world.create()
    world.step(id, 'pickup', 'song-po')
    expect(world.refusal({ type: 'step', task_id: id, action: 'handoff', details: {} }, 'ada').code).toBe(
      'ACTOR_NOT_ALLOWED',
    )
    world.step(id, 'handoff', 'song-po')
    world.step(id, 'pickup', 'ada')
    expect(world.task(id).task.pipeline_history.at(-1)).toMatchObject({ actor: 'ada', team: 'JARVIS' })
    expect(world.refusal({ type: 'step', task_id: id, action: 'hold', details: { note: 'x' } }, 'ada').code).toBe(
      'ACTOR_NOT_ALLOWED',
    )
  })

  test('who only view decide nothing, also where the registry knows their name', () => {
    const world = new World()
    const id = world.create()
    const pickup: PipelineCommand = { type: 'step', task_id: id, action: 'pickup', details: {} }
    expect(world.refusal(pickup, 'user').code).toBe('VIEWER_CANNOT_ACT')
    world.do(change({ person_id: 'kimqa', roles: ['viewer'] }))
    expect(world.refusal({ type: 'create_run', run_id: 'r', spec: { task_id: null } } as never, 'kimqa').code).toBe(
      'VIEWER_CANNOT_ACT',
    )
    expect(world.refusal(pickup, 'nobody').code).toBe('UNKNOWN_AGENT')
  })

  test('get L1 where they lead, and L3 where they are the user', () => {
    const world = new World()
    world.do(add())
    world.do(add({ person_id: 'boss', roles: ['viewer'], teams: [] }, true))
    const id = world.create()
    world.step(id, 'pickup', 'song-po')
    world.step(id, 'handoff', 'song-po')
    world.minutes(45)
    world.tick()
    expect(world.notices.filter(({ template }) => template === 'escalation').at(-1)).toMatchObject({ to: 'ada' })
    expect(
      world.do({ type: 'resolve_escalation', escalation: `${id}/E1`, decision: 'continue', note: null }, 'ada'),
    ).toMatchObject({ outcome: 'continue' })
    world.minutes(15)
    world.tick()
    world.do({ type: 'resolve_escalation', escalation: `${id}/E2`, decision: 'raise', note: null })
    const raised = world.notices.findLast(({ template, channel }) => template === 'escalation' && channel === 'direct')
    expect(raised).toMatchObject({ to: 'boss' })
  })
})

const origin: Origin = {
  channel: 'terminal',
  user: 'ada',
  uid: 1000,
  pid: 7,
  tty: '/dev/pts/3',
  ancestry: [{ pid: 7, name: 'node' }],
}

describe('truth.1 a decision says who made it and where it came from', () => {
  test('for what only a person decides, and not for the steps of teams', () => {
    const world = new World()
    const id = world.create()
    world.do({ type: 'step', task_id: id, action: 'pickup', details: {} }, 'song-po', { origin })
    expect(world.events.at(-1)?.data).not.toHaveProperty('origin')
    world.do({ type: 'step', task_id: id, action: 'hold', details: { note: 'later' } }, 'song-po', { origin })
    expect(world.events.at(-1)?.data).toMatchObject({ origin, person: { id: 'song-po' } })
  })

  test('an answer by --yes or by its time limit is not a person’s', () => {
    for (const [how, answer] of [
      ['person', { type: 'answer_question', run_id: RUN, question_id: null, text: 'MySQL' }],
      ['yes', { type: 'answer_question', run_id: RUN, question_id: null, text: 'PostgreSQL', how: 'yes' }],
    ] as const) {
      const world = new RunWorld()
      world.running()
      world.ask()
      world.do(answer, 'song-po', { origin })
      expect(world.events.findLast(({ type }) => type === 'question:answered')?.data).toMatchObject({
        how,
        by: 'song-po',
      })
      expect(world.run().questions[0]).toMatchObject({ answered_how: how })
    }
    const world = new RunWorld()
    world.running()
    world.ask()
    world.minutes(30)
    world.do({ type: 'fire_run', run_id: RUN }, 'baton', { origin })
    const { data } = world.events.findLast(({ type }) => type === 'question:answered') ?? { data: {} }
    expect(data).toMatchObject({ how: 'time_limit', by: 'baton' })
    expect(data).not.toHaveProperty('origin')
  })
})
