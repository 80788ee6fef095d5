import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../support/run-baton.ts'
import { RelayDesk } from './relay-desk.ts'
import { useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()
const LONG = 120_000
const OTHERS = ['backend', 'unit-tester']

interface Item {
  readonly key: string
  readonly kind: string
  readonly details: readonly string[]
}

/** A repository with two agents, a and b, that the fixture plays. */
function deskOf(name: string, scene: string) {
  const desk = new RelayDesk(world(), name)
  const command = [
    process.execPath,
    join(ROOT, 'test', 'fixtures', 'relay', 'specialist.mjs'),
    scene,
    desk.path('calls'),
  ]
  const agent = (one: string) =>
    `---\nname: ${one}\ndescription: builds ${one}\nkind: implementation\nscope: ["parts/${one}/**"]\n---\n`
  desk.repository({
    place: 'as it was\n',
    '.claude/agents/a.md': agent('a'),
    '.claude/agents/b.md': agent('b'),
    'baton.config.json': JSON.stringify({
      schema_version: '1.0.0',
      language: 'en',
      agents: { DEV: { command, name: 'player', nonce_required: true } },
      checks: [{ name: 'there', command: ['sh', '-c', 'test -f baton.config.json'] }],
    }),
  })
  const words = ['--add', 'a', '--add', 'b', ...OTHERS.flatMap((one) => ['--remove', one])]
  const items = async () => (await desk.json<{ items: Item[] }>(['inbox'])).items
  return { desk, words, items }
}

describe.concurrent('an unlucky dispatch', () => {
  test(
    'that was made and could not begin is begun by a resume as it was asked for, with the edits of its plan',
    async () => {
      const { desk, words } = deskOf('unbegun', 'seven')
      // As after a kill between the two: a branch of this name is in the way of the branch of the task.
      desk.git('branch', 'baton')
      const failed = await desk.refused(['dispatch', 'make a greeting', ...words, '--serialise', 'b,a'])
      expect(failed.exit).not.toBe(0)
      const { tasks } = await desk.json<{ tasks: { task_id: string }[] }>(['task', 'list'])
      const [task_id = ''] = tasks.map((one) => one.task_id)
      const early = await desk.refused(['dispatch', 'undo', task_id, 'a'])
      expect(early).toMatchObject({ exit: 4, code: 'UNDO_NOT_LANDED', details: { what: task_id } })
      expect(await desk.refused(['dispatch', 'undo', 'TASK-20200101-001', 'a'])).toMatchObject({
        code: 'TASK_NOT_FOUND',
      })
      desk.git('branch', '-d', 'baton')
      const ran = await desk.run(['run', '--resume', task_id, '--json'])
      expect(ran.code, ran.stderr).toBe(0)
      const subjects = desk.git('log', '--reverse', '--format=%s', `main..baton/${task_id}`).split('\n')
      expect(subjects).toEqual(['[dispatch] b: b is done', '[dispatch] a: a is done'])
    },
    LONG,
  )

  test(
    'whose findings a person accepts says so to whoever approves it, and no more once the work was sent back',
    async () => {
      const { desk } = deskOf('accepted', 'security')
      const words = ['--add', 'code-reviewer', '--remove', 'unit-tester', '--add', 'backend']
      const ran = await desk.run(['dispatch', 'make an API', ...words, '--yes', '--json'])
      expect(ran.code, ran.stderr).toBe(7)
      const { items } = await desk.json<{ items: Item[] }>(['inbox'])
      const [task_id = ''] = items[0]?.key.split('/') ?? []
      await desk.json(['answer', items[0]?.key ?? '', 'accept', '--note', 'a test key'])
      const { went_on } = await desk.json<{ went_on: unknown }>(['run', '--resume', task_id])
      const findings = ['fail: stop', 'critical src/api/a.txt:1 the key is in the code']
      const accepted = { agent: 'code-reviewer', choice: 'accept', by: 'song-po', note: 'a test key', findings }
      expect(went_on).toEqual([accepted])
      const shown = (await desk.run(['run', '--resume', task_id, '--lang', 'en'])).stdout
      expect(shown).toContain('!!   code-reviewer: went on with its findings (song-po): a test key')
      expect(await desk.json(['task', 'show', task_id])).toMatchObject({ went_on: [accepted] })
      const card = (await desk.run(['task', 'show', task_id, '--lang', 'en'])).stdout
      expect(card).toContain('!!   code-reviewer: went on with its findings (song-po): a test key')
      const back = ['--reason', 'no', '--category', 'quality', '--item', 'jarvis: remove it @ tomorrow']
      await desk.json(['task', 'reject', task_id, ...back])
      const again = await desk.run(['run', '--resume', task_id, '--json'])
      const summary = again.stdout.trimEnd().split('\n').at(-1) ?? ''
      expect(JSON.parse(summary)).toMatchObject({ went_on: [] })
    },
    LONG,
  )

  test.each(['ours', 'theirs'] as const)(
    'with a file where another agent made a folder: %s settles it, and a second answer is told of the first',
    async (choice) => {
      const { desk, words, items } = deskOf(choice, 'places')
      const ran = await desk.run(['dispatch', 'make a greeting', ...words, '--json'])
      expect(ran.code, ran.stderr).toBe(7)
      for (let [item] = await items(); item?.kind === 'outside_scope'; [item] = await items()) {
        await desk.json(['answer', item.key, 'take'])
        await desk.run(['run', '--resume', item.key.split('/')[0] ?? '', '--json'])
      }
      const [item] = await items()
      const [task_id = ''] = item?.key.split('/') ?? []
      expect(item?.kind).toBe('merge_conflict')
      const sides = ['a file', 'a folder'].flatMap((one) => [`  ours: ${one}`, `  theirs: ${one}`])
      expect(item?.details).toContain('place:')
      expect(item?.details.filter((line) => sides.includes(line))).toHaveLength(2)

      await desk.json(['answer', item?.key ?? '', choice])
      const other = choice === 'ours' ? 'theirs' : 'ours'
      const late = await desk.refused(['answer', item?.key ?? '', other])
      expect(late).toMatchObject({ exit: 4, code: 'ITEM_ANSWERED', details: { choice } })
      await desk.json(['answer', item?.key ?? '', choice])
      expect(await desk.refused(['answer', `${item?.key}9`, choice])).toMatchObject({ exit: 5, code: 'ITEM_NOT_FOUND' })

      expect((await desk.run(['run', '--resume', task_id, '--json'])).code).toBe(0)
      const isFile = item?.details.includes(`  ${choice}: a file`)
      const files = desk.git('ls-tree', '-r', '--name-only', `baton/${task_id}`).split('\n')
      const [own] = files.filter((path) => path.startsWith('place'))
      expect(own).toBe(isFile ? 'place' : 'place/inside.txt')
      expect(files.filter((path) => path.startsWith('p'))).toEqual(['parts/b/own.txt', own])
    },
    LONG,
  )
})
