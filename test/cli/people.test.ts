import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CliWorld } from '../support/cli-world.ts'
import { taskIn, withEngine } from '../support/task-steps.ts'

const baton = new CliWorld()
afterAll(() => baton.remove())

interface PersonJson {
  readonly person_id: string
  readonly name: string
  readonly roles: readonly string[]
}

describe('truth.3 baton people', { timeout: 180_000 }, () => {
  beforeAll(async () => {
    await withEngine(baton.store, async (engine) => {
      const task_id = await taskIn(engine, 'QA_IN_PROGRESS')
      await engine.execute({ type: 'escalate', task_id, reason: 'the plan is wrong' }, { actor: 'kimqa' })
      const raise = { type: 'resolve_escalation', escalation: `${task_id}/E1`, decision: 'raise', note: null } as const
      await engine.execute(raise, { actor: 'song-po' })
    })
  })

  test('the user has an inbox, with what was raised to them', async () => {
    const inbox = await baton.json<{ actor: string; notices: { to: string }[] }>('inbox --as user')
    expect(inbox).toMatchObject({ actor: 'user' })
    expect(inbox.notices.map(({ to }) => to)).toContain('user')
  })

  test('adds somebody who gets L3, shows them, and keeps a viewer from deciding', async () => {
    const text = await baton.ok('people add ada --name "Ada Kim" --language en --address email=ada@example.org --user')
    expect(text).toBe('Ada Kim (ada): viewer, receives L3 escalations')
    const { people, user } = await baton.json<{ people: PersonJson[]; user: string }>('people list')
    expect(user).toBe('ada')
    expect(people.find(({ person_id }) => person_id === 'ada')).toMatchObject({ name: 'Ada Kim', roles: ['viewer'] })
    expect(await baton.ok('people show ada')).toContain('email=ada@example.org')
    const refused = await baton.refused('task create --title x --as ada')
    expect(refused).toMatchObject({ exit: 6, code: 'VIEWER_CANNOT_ACT' })
    expect(await baton.ok('inbox --as ada')).toMatch(/^Waiting for a decision \(Ada Kim, ada\)/)
  })

  test('changes what is given and nothing else', async () => {
    await baton.ok('people set ada --role lead --team KIMQA')
    const ada = await baton.json('people show ada')
    expect(ada).toMatchObject({ name: 'Ada Kim', roles: ['lead'], teams: ['KIMQA'], language: 'en', is_user: true })
    expect(await baton.refused('people set nobody --name x')).toMatchObject({ exit: 5, code: 'PERSON_NOT_FOUND' })
    expect(await baton.refused('people add bob --role king')).toMatchObject({ exit: 2 })
  })
})
