import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WayBack } from '../../src/engine/ways-back.ts'
import { CliWorld } from '../support/cli-world.ts'

/** Issue 12, point 11, at the command line: what was asked of a team is shown wherever the task is. */
const baton = new CliWorld()
afterAll(() => baton.remove())

const ASKED = {
  category: 'quality',
  description: 'the token is logged',
  action_items: [
    { assignee: 'jarvis', action: 'mask the token', deadline: '2026-12-01' },
    { assignee: 'jarvis', action: 'add a test', deadline: '2026-12-02' },
  ],
  attachments: [{ name: 'defects.md', path: 'docs/defects.md' }],
  line_comments: [
    { path: 'src/login.ts', line: 12, text: 'here it is written: in full' },
    { path: 'src/log.ts', text: 'nothing is masked' },
  ],
}
const WORDS = [
  'the token is logged',
  'jarvis: mask the token @ 2026-12-01',
  'jarvis: add a test @ 2026-12-02',
  'docs/defects.md',
  'src/login.ts:12: here it is written: in full',
  'src/log.ts: nothing is masked',
]
const SENT_BACK =
  '--reason "the token is logged" --category quality --item "jarvis: mask the token @ 2026-12-01" --item "jarvis: add a test @ 2026-12-02" --artifact docs/defects.md --comment "src/login.ts:12 here it is written: in full" --comment "src/log.ts nothing is masked"'

const containsAll = (text: string) => {
  for (const words of WORDS) expect(text).toContain(words)
}

describe('reach.11 what a way back asks', () => {
  let id: string

  beforeAll(async () => {
    id = String((await baton.json('task create --title "Mask the token"')).task_id)
    await baton.all([
      `task pickup ${id}`,
      `task handoff ${id}`,
      `task pickup ${id} --as jarvis`,
      `task handoff ${id} --as jarvis`,
      `task ack ${id} rejected ${SENT_BACK} --as kimqa`,
    ])
  })

  test('is shown by task show, for people and as JSON, until the team hands the task on', async () => {
    containsAll(await baton.ok(`task show ${id} --lang en`))
    const korean = await baton.ok(`task show ${id} --lang ko`)
    expect(korean).toContain('돌아온 이유')
    expect(korean).toContain('조치: jarvis: mask the token @ 2026-12-01')
    const { way_back } = await baton.json<{ way_back: WayBack }>(`task show ${id}`)
    expect(way_back).toMatchObject({ ...ASKED, from: { team: 'KIMQA', agent: 'kimqa' }, to: { team: 'JARVIS' } })
  })

  test('is shown by task history, at its step, also after the team has answered it', async () => {
    const { events, ways_back } = await baton.json<{
      events: { seq: number; data: { action?: string } }[]
      ways_back: (WayBack & { event: number })[]
    }>(`task history ${id}`)
    expect(ways_back).toMatchObject([ASKED])
    expect(events.find(({ seq }) => seq === ways_back[0]?.event)?.data.action).toBe('ack_rejected')
    containsAll(await baton.ok(`task history ${id} --lang en`))
  })

  test('is in the inbox of the team and of the PO, with the command that hands the task on', async () => {
    for (const who of ['jarvis', 'song-po']) {
      const text = await baton.ok(`inbox --as ${who} --lang en`)
      containsAll(text)
      expect(text).toContain(`baton task resubmit ${id} --as jarvis`)
    }
    expect(await baton.ok('inbox --as kangchul --lang en')).not.toContain('mask the token')
  })

  test('is a message that can be listed and shown whole', async () => {
    const { messages } = await baton.json<{ messages: { id: string; type: string }[] }>(`message list ${id}`)
    expect(messages.map(({ type }) => type)).toEqual(['handoff', 'handoff', 'reject', 'ack'])
    const [reject] = messages.filter(({ type }) => type === 'reject')
    expect(await baton.ok(`message list ${id} --lang en`)).toMatch(
      new RegExp(`${reject?.id} +reject .*KIMQA \\(kimqa\\) → JARVIS .*the token is logged {2}2 to do`),
    )
    const shown = await baton.ok(`message show ${reject?.id} --lang en`)
    containsAll(shown)
    expect(shown).toContain('QA_PENDING → DEV_REVISION')
    expect(await baton.json(`message show ${reject?.id}`)).toMatchObject({
      id: reject?.id,
      task_id: id,
      type: 'reject',
      body: { reject_reason: { category: 'quality' }, attachments: ASKED.attachments },
    })
    expect(await baton.refused('message show nothing')).toMatchObject({ exit: 5, code: 'MESSAGE_NOT_FOUND' })
    expect(await baton.refused('message list TASK-20260101-001')).toMatchObject({ exit: 5, code: 'TASK_NOT_FOUND' })
    expect(await baton.refused(`task reject ${id} --comment nowhere --as jarvis`)).toMatchObject({ exit: 2 })
    const outside = '--reason x --category scope --item "a: b @ c" --comment "/etc/passwd:1 look"'
    expect(await baton.refused(`task reject ${id} ${outside} --as jarvis`)).toMatchObject({
      exit: 3,
      details: { violations: [{ pointer: '/line_comments/0/path' }] },
    })
  })

  test('is answered when the team hands the task on: then it is history', async () => {
    await baton.ok(`task resubmit ${id} --as jarvis`)
    expect(await baton.json(`task show ${id}`)).toMatchObject({ way_back: null })
    containsAll(await baton.ok(`task history ${id} --lang en`))
    expect(await baton.ok('inbox --as jarvis --lang en')).not.toContain('mask the token @')
  })
})
