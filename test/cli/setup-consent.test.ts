import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { until } from '../agents/agent-world.ts'
import { RelayDesk } from './relay-desk.ts'
import { TERMINAL, useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()
const LONG = 240_000
const hasScript = spawnSync(TERMINAL, ['--version']).status === 0

describe('a repository whose files ask for commands', () => {
  let desk: RelayDesk
  const ran = () => existsSync(desk.path('was-run'))
  const approvals = () => desk.path('home', 'approved-setups')

  beforeAll(() => {
    desk = new RelayDesk(world(), 'asks')
    desk.repository({
      'package.json': '{"type":"module","scripts":{"test":"node --test"}}',
      'conductor.json': JSON.stringify({ scripts: { setup: `echo hello\n: > '${desk.path('was-run')}'` } }),
      '.gitignore': '.env\n',
      '.worktreeinclude': '.env\n',
    })
    desk.write('.env', 'KEY=1\n')
  })

  test.each([
    ['run', 'greet people', '--here'],
    ['dispatch', 'fix the typo in README', '--here'],
  ])(
    'baton %s starts nothing without a person who says yes, and says what to type',
    async (...args) => {
      const { exit, code, message, details } = await desk.refused(args)
      expect([exit, code]).toEqual([7, 'SETUP_NOT_APPROVED'])
      expect(message).toContain('conductor.json, .worktreeinclude')
      expect(message).toContain('--yes')
      expect(details).toMatchObject({ commands: [{ source: 'conductor.json' }], secrets: ['.env'] })
      const shown = await desk.run([...args, '--lang', 'en'])
      expect(shown.code).toBe(7)
      expect(shown.stdout).toContain(`: > '${desk.path('was-run')}'`)
      expect(shown.stdout).toContain('! .env  looks like a secret')
      expect(shown.stdout).not.toContain('TASK-')
      expect(ran()).toBe(false)
      expect(existsSync(approvals())).toBe(false)
    },
    LONG,
  )

  test.skipIf(!hasScript)(
    'a no at the terminal starts nothing; a yes is kept for the person, and is not asked for again',
    async () => {
      const no = desk.type(['run', 'greet people', '--here'])
      await no.printed('[y/N]')
      no.write('n\r')
      expect(await no.ended, no.stdout).toBe(7)
      expect([ran(), existsSync(approvals())]).toEqual([false, false])

      const yes = desk.type(['run', 'greet people', '--here'])
      await yes.printed('[y/N]')
      yes.write('y\r')
      await until('the yes is kept', () => existsSync(approvals()) || yes.isOver, 120_000)
      expect(readFileSync(approvals(), 'utf8')).toMatch(/^[0-9a-f]{64} .*\n$/)
      yes.write('\u0003')
      await yes.ended
      expect(desk.git('status', '--porcelain')).not.toContain('approved')

      const again = desk.type(['run', 'greet people', '--here'])
      await again.printed('setup: echo hello … (conductor.json)')
      await again.printed('with three questions?')
      again.write('\u0003')
      await again.ended
      expect(again.stdout).not.toContain('[y/N] ')
    },
    LONG,
  )
})
