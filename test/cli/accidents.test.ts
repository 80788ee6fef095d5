import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../src/engine/clock.ts'
import { Engine } from '../../src/engine/engine.ts'
import { ERRORS } from '../../src/protocol/errors.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { gitIn, makeRepository, readyRelay } from '../support/ready-relay.ts'
import { runCommand } from '../support/run-command.ts'
import { RelayDesk } from './relay-desk.ts'
import { BIN, useRunsWorld } from './runs-world.ts'

const TASK = 'TASK-20260228-001'
const LONG = 240_000
const world = useRunsWorld()

let folder: string
let store: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baton-accidents-'))
  chmodSync(folder, 0o755)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const env = () => ({ BATON_HOME: join(folder, 'home') })
const baton = (...args: string[]) => runCommand([...args, '--store', store], { cwd: folder, env: env() })

async function withEngine(path: string, work: (engine: Engine) => Promise<void>): Promise<void> {
  const opened = await openSqliteStore({ path })
  try {
    const engine = new Engine({ store: opened, pipeline: DEFAULT_PIPELINE, clock: systemClock, timeZone: 'UTC' })
    await work(engine)
    await engine.idle()
  } finally {
    await opened.close()
  }
}

describe('reach.16 a target branch that was renamed', () => {
  let repository: string
  beforeAll(async () => {
    repository = join(folder, 'project')
    makeRepository(repository)
    store = join(repository, '.baton', 'baton.db')
    await withEngine(store, async (engine) => {
      await readyRelay(engine, { repository, task_id: TASK, files: { 'work.txt': 'done\n' } })
    })
    gitIn(repository, 'branch', '-m', 'main', 'trunk')
  })

  test(
    'reach.16 is said with the branches that could be meant, and nothing is merged',
    async () => {
      const { code, stderr } = await baton('task', 'approve', TASK)
      expect(code).toBe(4)
      expect(stderr).toContain(`The target branch main of ${TASK} does not exist`)
      expect(stderr).toContain(`baton task approve ${TASK} --target NAME`)
      expect(stderr).toMatch(/existing branches: .*\btrunk\b.*\[TARGET_GONE\]/)
      expect(gitIn(repository, 'log', '--format=%s', 'trunk')).toBe('a project')
    },
    LONG,
  )

  test(
    'reach.16 another one must be there and belong to the work',
    async () => {
      gitIn(repository, 'checkout', '--quiet', '--orphan', 'strange')
      gitIn(repository, 'commit', '--quiet', '--allow-empty', '--message', 'another past')
      gitIn(repository, 'checkout', '--quiet', 'trunk')
      expect((await baton('task', 'approve', TASK, '--target', 'nowhere')).stderr).toContain('[BRANCH_NOT_FOUND]')
      expect((await baton('task', 'approve', TASK, '--target', 'strange')).stderr).toContain('[TARGET_UNUSABLE]')
      expect((await baton('task', 'approve', TASK, '--target', `baton/${TASK}`)).stderr).toContain('[TARGET_UNUSABLE]')
    },
    LONG,
  )

  test(
    'reach.16 named, it gets the work, and that is on the record',
    async () => {
      const { code, stdout, stderr } = await baton('task', 'approve', TASK, '--target', 'trunk')
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(stdout).toContain('Target branch: main → trunk\n')
      expect(stdout).toContain('Merged into trunk')
      expect(gitIn(repository, 'show', 'trunk:work.txt')).toBe('done')
      expect((await baton('task', 'history', TASK)).stdout).toContain('target changed: main → trunk')
    },
    LONG,
  )
})

describe('reach.16 the store', () => {
  test(
    'reach.16 emptied beside its witness: neither reading nor writing calls it none',
    async () => {
      const whole = join(folder, 'whole.db')
      store = join(folder, 'emptied.db')
      await withEngine(whole, async (engine) => {
        await engine.createTask({ title: 'lost', priority: 'P2_MEDIUM' }, { actor: 'song-po' })
        // As a killed Baton leaves it, with everything in the log, which then somebody empties.
        expect(statSync(`${whole}-wal`).size).toBeGreaterThan(0)
        for (const end of ['', '.witness']) copyFileSync(`${whole}${end}`, `${store}${end}`)
      })
      for (const line of [
        ['task', 'list'],
        ['task', 'create', '--title', 'x'],
        ['run', '--resume'],
      ]) {
        const { code, stderr } = await baton(...line)
        expect(code).toBe(4)
        expect(stderr).toContain('1 events')
        expect(stderr).toContain(`${store}-wal was probably emptied`)
        expect(stderr).toMatch(/baton restore; .* baton audit accept --reason .*\[STORE_EMPTIED\]/)
      }
      expect((await baton('audit', 'accept', '--reason', 'the log is gone')).code).toBe(0)
      expect((await baton('task', 'create', '--title', 'again')).code).toBe(0)
      rmSync(store)
      expect((await baton('task', 'list')).stderr).toContain('[STORE_LOST]')
    },
    LONG,
  )

  test(
    'reach.16 put back to an older copy: who looks is told that it is old',
    async () => {
      store = join(folder, 'older.db')
      await baton('task', 'create', '--title', 'first')
      copyFileSync(store, join(folder, 'copy.db'))
      await baton('task', 'create', '--title', 'second')
      copyFileSync(join(folder, 'copy.db'), store)
      const { code, stdout, stderr } = await baton('task', 'list')
      expect({ code, first: stdout.includes('first'), second: stdout.includes('second') }).toEqual({
        ...{ code: 0, first: true, second: false },
      })
      expect(stderr).toMatch(/^warning: .*rolled back.*\[STORE_ROLLED_BACK\]\n$/)
    },
    LONG,
  )

  test('reach.16 a full disk: how a task goes on is said', () => {
    const { en, ko } = ERRORS.STORE_FULL.message
    for (const text of [en, ko]) expect(text).toContain('baton run --resume')
  })

  /** Permissions do not bind root. */
  const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {}

  test(
    'reach.16 where nothing can be written, it is shown, with what its log holds',
    async () => {
      const place = join(folder, 'read-only')
      mkdirSync(place)
      const [closed, killed] = [join(place, 'closed.db'), join(place, 'killed.db')]
      await withEngine(closed, async (engine) => {
        await engine.createTask({ title: 'a task to see', priority: 'P2_MEDIUM' }, { actor: 'song-po' })
        for (const end of ['', '-wal', '.witness']) copyFileSync(`${closed}${end}`, `${killed}${end}`)
      })
      expect(readdirSync(place).filter((name) => name.startsWith('closed.db-'))).toEqual([])
      for (const name of readdirSync(place)) chmodSync(join(place, name), 0o444)
      chmodSync(place, 0o555)
      const home = join(folder, 'nobody')
      mkdirSync(home)
      chmodSync(home, 0o777)
      const options = { cwd: place, env: { BATON_HOME: home, TMPDIR: home, HOME: home }, ...nobody }
      try {
        for (const path of [closed, killed]) {
          const shown = await runCommand(['task', 'list', '--store', path], options)
          expect(shown).toMatchObject({ code: 0, stderr: '' })
          expect(shown.stdout).toContain('a task to see')
          expect(await runCommand(['inbox', '--store', path], options)).toMatchObject({ code: 0 })
          expect(await runCommand(['audit', 'verify', '--store', path], options)).toMatchObject({ code: 0 })
          const refused = await runCommand(['task', 'create', '--title', 'x', '--store', path], options)
          expect(refused.stderr).toContain('[STORE_READ_ONLY]')
        }
        expect(readdirSync(home).filter((name) => name.startsWith('baton-look-'))).toEqual([])
      } finally {
        chmodSync(place, 0o755)
      }
    },
    LONG,
  )
})

describe('reach.16 baton run', () => {
  test(
    'reach.16 says what its clones lack, and one whose output nobody reads stops in order and goes on later',
    async () => {
      const desk = new RelayDesk(world(), 'pipe')
      desk.repository({ 'README.md': '# Mine\n' })
      desk.git('clone', '--quiet', '.', 'library')
      desk.git('add', 'library')
      desk.git('commit', '--quiet', '--message', 'with a submodule')
      desk.write('README.md', '# Mine, and not committed\n')
      const child = spawn(process.execPath, [BIN, 'run', 'a greeting', '--here', '--yes'], {
        cwd: desk.cwd,
        env: { HOME: desk.path('home'), LANG: 'en_US.UTF-8', ...desk.env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let read = ''
      let stderr = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        stderr += text
      })
      // As `head` does: it reads until the first stage is at work, and goes.
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        read += text
        if (/TASK-\d{8}-\d{3}/.test(read)) child.stdout.destroy()
      })
      const [code] = await once(child, 'exit')
      expect(read).toContain("Uncommitted changes are not in the agents' clones: README.md. ")
      expect(read).toContain("Submodules are empty folders in the agents' clones: library. ")
      expect(code).toBe(4)
      expect(stderr).toContain('[RELAY_INTERRUPTED]')
      expect(stderr).toMatch(/baton run --resume TASK-/)
      const resumed = await desk.run(['run', '--resume', '--yes', '--fast'])
      expect({ code: resumed.code, stderr: resumed.stderr }).toEqual({ code: 0, stderr: '' })
      expect(resumed.stdout).toContain('DEPLOY_READY')
      expect(await desk.run(['audit', 'verify'])).toMatchObject({ code: 0 })
    },
    LONG,
  )
})
