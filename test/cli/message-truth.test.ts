import { afterAll, expect, test } from 'vitest'
import { CliWorld } from '../support/cli-world.ts'

/** Issue 11, points 13 and 14, at the command line. */
const baton = new CliWorld()
afterAll(() => baton.remove())

const create = async (title: string, more = '') =>
  String((await baton.json(`task create --title "${title}" ${more}`)).task_id)

test('truth.14 a cancelled dependency blocks, says why everywhere, and ends when it is removed', async () => {
  const first = await create('먼저')
  const second = await create('나중', `--depends ${first}`)
  await baton.ok(`task cancel ${first} --reason "그만"`)
  expect(await baton.json(`task show ${second}`)).toMatchObject({
    blocked: true,
    blocked_by: [{ kind: 'dependency', task_id: first }],
  })
  const { tasks } = await baton.json<{ tasks: { task_id: string; blocked: boolean }[] }>('task list')
  expect(tasks.find(({ task_id }) => task_id === second)).toMatchObject({
    blocked: true,
    blocked_by: [{ kind: 'dependency', task_id: first }],
  })
  expect(await baton.ok('task list --lang en')).toContain(`blocked (${first} cancelled)`)
  const removal = `baton task edit ${second} --depends ""`
  expect(await baton.ok(`task show ${second} --lang en`)).toContain(`dependency ${first} was cancelled`)
  expect(await baton.ok(`why ${second} pickup --lang en`)).toContain(removal)
  const why = await baton.ok(`why ${second} --lang en`)
  expect(why).toContain(removal)
  expect(why).not.toContain('on which it depends')
  expect(await baton.ok('inbox --lang en')).toContain(removal)
  await baton.ok(`task edit ${second} --depends ""`)
  expect(await baton.json(`task show ${second}`)).toMatchObject({ blocked: false, blocked_by: [] })
})

test('truth.13 a path outside the workspace is refused with its place, in both languages, and nothing moves', async () => {
  const id = await create('경로')
  await baton.ok(`task pickup ${id}`)
  const refused = await baton.run(
    `task handoff ${id} --artifact /etc/passwd --artifact src/a.ts --output plan_doc_ref=../../x --json`,
  )
  expect(refused.code).toBe(3)
  const { error } = JSON.parse(refused.stderr || refused.stdout) as { error: { details: { violations: object[] } } }
  expect(error.details.violations).toMatchObject([
    { pointer: '/output/plan_doc_ref', rule: 'path_leaves' },
    { pointer: '/task/artifacts/0/path', rule: 'path_absolute' },
  ])
  const said = await baton.run(`task handoff ${id} --artifact .git/config --lang ko`)
  expect(said.stderr).toContain('/task/artifacts/0/path')
  expect((await baton.show(id)).task_package.status).toBe('PLAN_IN_PROGRESS')
})

test('truth.14 documents are asked for by message, once, and shown', async () => {
  const id = await create('문서')
  const request = {
    type: 'documentation_request',
    source_team: 'BUNKER',
    target_team: '꼼꼼이',
    task_id: id,
    documentation_type: 'api_docs',
    payload: {},
  }
  const file = baton.file('request.json', request)
  const first = await baton.json(`message send ${file}`)
  expect(first).toMatchObject({ task_id: id, result: 'requested' })
  expect(await baton.json(`message send ${file}`)).toEqual(first)
  expect(await baton.json(`task show ${id}`)).toMatchObject({
    documentation_requests: [{ documentation_type: 'api_docs', source_team: 'BUNKER', target_team: 'KKOMKKOM' }],
  })
  expect(await baton.ok(`task show ${id} --lang en`)).toContain('Documents requested  api_docs  BUNKER → KKOMKKOM')
  expect(await baton.ok(`task history ${id} --lang en`)).toContain('documents requested (api_docs, BUNKER → KKOMKKOM)')
})
