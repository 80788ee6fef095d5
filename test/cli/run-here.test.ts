import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { until } from '../agents/agent-world.ts'
import { ROOT } from '../support/run-baton.ts'
import { linesOf, REHEARSED, RelayDesk, statusesOf } from './relay-desk.ts'
import { TERMINAL, useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()
const LONG = 240_000
const hasScript = spawnSync(TERMINAL, ['--version']).status === 0
if (!hasScript) process.stdout.write('skipped: there is no `script` (util-linux) here, so no terminal to ask in\n')

describe.skipIf(!hasScript)('a person’s own repository, at a terminal, with their work lying about', () => {
  let desk: RelayDesk
  let task_id: string
  let dirty: string
  let base: string

  beforeAll(() => {
    desk = new RelayDesk(world(), 'here')
    const develop = [
      process.execPath,
      join(ROOT, 'test', 'fixtures', 'relay', 'hangs-once.mjs'),
      desk.path('hangs'),
      join(ROOT, 'rehearsal', 'develop.js'),
    ]
    // Hangs while there is a file that says so.
    const slow = `[ ! -e '${desk.path('slow')}' ] || { : > '${desk.path('checks')}'; exec node -e 'setInterval(() => {}, 1e3)'; }`
    desk.repository({
      'README.md': '# Mine\n',
      'baton.config.json': JSON.stringify({
        schema_version: '1.0.0',
        target_branch: 'main',
        agents: { DEV: { command: develop, name: 'our-coder', nonce_required: true } },
        checks: [
          { name: 'own tests', command: ['node', '--test'] },
          { name: 'slow', command: ['sh', '-c', slow] },
        ],
      }),
    })
    desk.write('README.md', '# Mine, and not committed\n')
    desk.write('notes.txt', 'mine\n')
    dirty = desk.git('status', '--porcelain')
    base = desk.git('rev-parse', 'main')
  })

  const isUntouched = () => {
    expect(desk.git('status', '--porcelain')).toBe(dirty)
    expect(readFileSync(join(desk.cwd, 'README.md'), 'utf8')).toBe('# Mine, and not committed\n')
    expect(desk.git('rev-parse', 'main')).toBe(base)
  }

  test(
    'asks in place, and Ctrl-C while an agent works puts everything down in order',
    async () => {
      const shown = desk.type(['run', 'make a greeting', '--here'])
      await shown.printed('Write it now, with three questions?')
      shown.write('n\r')
      await shown.printed('answer [English]> ')
      task_id = /TASK-\d{8}-\d{3}/.exec(shown.stdout)?.[0] ?? ''
      shown.write('1\r')
      await shown.printed('decide (approve | change | stop)> ')
      expect(shown.stdout).toContain(`docs/plan/${task_id}.md  (git show `)
      shown.write('approve\r')
      await until('the coder works', () => existsSync(desk.path('hangs')) || shown.isOver, 120_000)
      shown.write('\u0003')
      expect(await shown.ended, shown.stdout).toBe(4)
      // One message says it, and that nothing is lost.
      expect(shown.stdout.match(/interrupted/gi)).toHaveLength(3)
      expect(shown.stdout).toContain(`interrupted: The task ${task_id} was interrupted in `)
      expect(shown.stdout).toContain(`continue with baton run --resume ${task_id} [RELAY_INTERRUPTED]`)
      // The terminal is as it was: lines are read and shown, wrap, and have a cursor.
      expect(shown.stdout).toMatch(/[^-]icanon\b/)
      expect(shown.stdout).toMatch(/[^-]echo\b/)
      for (const mode of ['?7', '?25']) {
        expect(shown.stdout.lastIndexOf(`\u001b[${mode}h`)).toBeGreaterThanOrEqual(
          shown.stdout.lastIndexOf(`\u001b[${mode}l`),
        )
      }
      const { relay, runs, inLane, workers } = await desk.read(task_id)
      expect(relay.open).toBe(true)
      expect({ inLane, workers }).toEqual({ inLane: [], workers: [] })
      // The next session names it.
      const { session } = await desk.json<{ session: unknown }>(['plan', 'Fix the greeting'])
      expect(session).toMatchObject({ interrupted: [{ task_id, request: 'make a greeting' }] })
      // Any worker may go on with it.
      expect(runs.map(({ state, holder }) => `${state} ${holder}`)).toEqual([
        'completed null',
        'completed null',
        'queued null',
      ])
      isUntouched()
    },
    LONG,
  )

  test(
    'goes on with --resume where it was',
    async () => {
      const resumed = await desk.run(['run', '--resume', '--yes', '--json'])
      expect(resumed).toMatchObject({ code: 0, stderr: '' })
      const lines = linesOf(resumed.stdout)
      expect(lines[0]).toMatchObject({ type: 'relay:started', resumed: true, rehearsal: false, target: 'main' })
      expect(lines.at(-1)).toMatchObject({
        type: 'relay:summary',
        evidence: { checks: [{ name: 'own tests' }, { name: 'slow' }] },
      })
      const { record, runs } = await desk.read(task_id)
      expect(statusesOf(record)).toEqual(REHEARSED)
      expect(runs.flatMap(({ questions }) => questions)).toMatchObject([{ answer: '한국어' }])
      expect(runs.find(({ attempt }) => attempt === 2)).toMatchObject({ stage: 'DEV', state: 'completed' })
      // It waits for an approval: nothing of it is interrupted.
      const { session } = await desk.json<{ session: unknown }>(['plan', 'Fix the greeting'])
      expect(session).toMatchObject({ interrupted: [] })
      isUntouched()
    },
    LONG,
  )

  test(
    'is not merged over a file of theirs, which is said, and nothing is half done',
    async () => {
      const added = desk.git('diff', '--name-only', `main...baton/${task_id}`).split('\n')
      // What the coder had begun before Ctrl-C is there too: it went on in the same folder.
      expect(added).toContain('half-done.txt')
      const theirs = added.find((path) => path.startsWith('src/')) ?? '-'
      desk.write(theirs, 'mine as well\n')
      const refused = await desk.refused(['task', 'approve', task_id])
      expect(refused).toMatchObject({ exit: 4, code: 'TARGET_BLOCKED', details: { files: [theirs] } })
      expect(refused.message).toContain('git stash -u')
      expect(readFileSync(join(desk.cwd, theirs), 'utf8')).toBe('mine as well\n')
      expect(desk.git('rev-parse', 'main')).toBe(base)
      const { record, relay } = await desk.read(task_id)
      expect(record.task.status).toBe('DEPLOY_READY')
      expect(relay.integration).toBeNull()

      desk.git('stash', 'push', '--quiet', '--include-untracked', '--', theirs)
      isUntouched()
      // Interrupted while the merge is checked, it is as it was before, and says how to go on.
      writeFileSync(desk.path('slow'), '')
      const broken = desk.type(['task', 'approve', task_id])
      await broken.printed('Type the id of the task')
      broken.write(`${task_id}\r`)
      await until('the merge is checked', () => existsSync(desk.path('checks')) || broken.isOver, 60_000)
      rmSync(desk.path('slow'))
      broken.write('\u0003')
      expect(await broken.ended, broken.stdout).toBe(4)
      expect(broken.stdout).toContain(`continue with baton task approve ${task_id} [RELAY_INTERRUPTED]`)
      isUntouched()

      const approved = await desk.json<{ commit: string }>(['task', 'approve', task_id])
      expect(approved).toMatchObject({ status: 'DONE', target: 'main', branch_kept: null })
      expect(desk.git('rev-parse', 'main', 'main^1')).toBe(`${approved.commit}\n${base}`)
      expect(desk.git('status', '--porcelain')).toBe(dirty)
      expect(readFileSync(join(desk.cwd, theirs), 'utf8')).toContain('export')
      expect(desk.git('stash', 'list')).not.toBe('')
    },
    LONG,
  )
})
