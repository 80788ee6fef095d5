import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { allEvents } from '../../src/store/all-events.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { McpClient } from '../server/mcp-client.ts'
import { CliWorld } from '../support/cli-world.ts'
import { servedTexts } from '../support/settings-server.ts'
import { canary, engineWithSettings, filesWith, found, keep, waysToWrite } from '../support/settings-world.ts'
import { taskIn } from '../support/task-steps.ts'

const AGENT = join(import.meta.dirname, '..', 'fixtures', 'settings', 'tells-all.mjs')
const DECLARED = 35
const FILES = 5
const PASSED = 10

const world = new CliWorld()
const home = join(world.folder, 'home')
const out = join(world.folder, 'out')
const repository = join(world.folder, 'repository')
const keyFile = join(world.folder, 'keys', 'settings.key')
const values = new Map<string, string>()
const OLDER = `Qz7${randomBytes(9).toString('hex')}`
let task_id = ''
let run_id = ''
const env: Record<string, string> = { BATON_HOME: home, BATON_SETTINGS_KEY_FILE: keyFile }
const shown: string[] = []

beforeAll(async () => {
  mkdirSync(repository)
  mkdirSync(out)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository })
  git('init', '-q')
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-q', '--allow-empty', '-m', 'begin')
  const store = await openSqliteStore({ path: world.store })
  const engine = engineWithSettings(store, keyFile)
  // A text that is older than the setting whose value it holds.
  task_id = await taskIn(engine, 'DEV_IN_PROGRESS', `about ${OLDER}`)
  await keep(engine, 'OLDER', OLDER)
  for (let number = 0; number < DECLARED; number += 1) values.set(`CANARY_${number}`, canary())
  for (let number = 0; number < FILES; number += 1) values.set(`FILE_${number}`, `${canary()}\n${canary()}\n`)
  for (const [name, value] of values)
    await keep(engine, name, value, { kind: name.startsWith('FILE') ? 'file' : 'key' })
  await keep(engine, 'NOT_DECLARED', canary())
  await store.close()
  for (let number = 0; number < PASSED; number += 1) {
    values.set(`PASSED_${number}_TOKEN`, canary())
    env[`PASSED_${number}_TOKEN`] = values.get(`PASSED_${number}_TOKEN`) ?? ''
  }
  const say = async (line: string) => {
    const ran = await world.run(line, { env, cwd: repository })
    shown.push(ran.stdout, ran.stderr)
    return ran
  }
  const declared = [...values.keys()].filter((name) => !name.startsWith('PASSED')).map((name) => `--setting ${name}`)
  const passed = [...values.keys()].filter((name) => name.startsWith('PASSED')).map((name) => `--pass ${name}`)
  const ran = await say(
    `agent run ${declared.join(' ')} ${passed.join(' ')} --json -- ${process.execPath} ${AGENT} ${out}`,
  )
  expect(ran.code, ran.stderr).toBe(0)
  const run = /RUN-[\w-]+/.exec(ran.stdout)?.[0] ?? ''
  run_id = run
  for (const line of [
    `runs show ${run} --json`,
    `runs show ${run}`,
    `runs logs ${run}`,
    `runs logs ${run} --raw`,
    `runs logs ${run} --json`,
    'runs list --all --json',
    'inbox --json',
    'settings list',
    'settings list --json',
    'settings show CANARY_1 --json',
    'audit verify --json',
    'doctor --json',
    `backup ${join(world.folder, 'a.backup')}`,
  ]) {
    await say(line)
  }
}, 600_000)
afterAll(() => world.remove())

const texts = () =>
  [...values.values()].flatMap((value) => value.split('\n').filter((line) => line !== '')).flatMap(waysToWrite)

describe('50 values that an agent tells in every way', () => {
  it('were given to it, and no others', () => {
    const names = readFileSync(join(out, 'names'), 'utf8').split('\n')
    for (const name of values.keys()) expect(names).toContain(name)
    expect(names).not.toContain('NOT_DECLARED')
    expect(names).not.toContain('BATON_SETTINGS_KEY_FILE')
    expect(values.size).toBe(50)
  })

  it('are in no file of the store, of the runs and of the backup', () => {
    const isAgents = (path: string) => /\/work\/|\/\.git\/|\/out\//.test(path)
    writeFileSync(join(world.folder, 'proof'), texts()[7] ?? '')
    const hits = filesWith(world.folder, texts(), isAgents)
    expect(hits.filter((hit) => !hit.startsWith(join(world.folder, 'proof')))).toEqual([])
    // The scan finds what is there.
    expect(hits.length).toBeGreaterThan(0)
    expect(readdirSync(world.folder)).toContain('a.backup')
  })

  it('are in no event, no record and no byte of the transcript', async () => {
    const store = await openSqliteStore({ path: world.store, create: false })
    const events: string[] = []
    for await (const event of allEvents(store, {})) events.push(JSON.stringify(event))
    expect(events.length).toBeGreaterThan(45)
    expect(found(Buffer.from(events.join('\n')), texts())).toEqual([])
    const { rows } = await store.list('runs', { limit: 10 })
    const run_id = rows[0]?.run_id ?? ''
    const [record] = await store.load([{ kind: 'run', id: run_id }])
    expect(found(Buffer.from(JSON.stringify(record)), texts())).toEqual([])
    const { bytes } = await store.transcriptFacts(run_id)
    const pieces: Uint8Array[] = []
    for (let after = 0; after < bytes; ) {
      const frames = await store.readTranscript(run_id, { after, limitBytes: 1_000_000 })
      pieces.push(...frames.map((frame) => frame.bytes))
      const next = frames.at(-1)
      after = next ? next.position + next.bytes.length : bytes
    }
    const said = Buffer.concat(pieces)
    expect(said.toString()).toContain('out *********')
    expect(found(said, texts())).toEqual([])
    await store.close()
  })

  it('are in nothing that a command printed', () => {
    expect(shown.join('').length).toBeGreaterThan(10_000)
    expect(found(Buffer.from(shown.join('\n')), texts())).toEqual([])
  })

  it('are in no answer of the server, no event that it streams and no line of its log', async () => {
    const paths = [
      ...['board', 'tasks', 'runs', 'inbox', 'escalations', 'agents', 'people', 'stats', 'usage', 'settings', 'tokens'],
      ...['', '/history', '/messages', '/why', '/audit'].map((rest) => `tasks/${task_id}${rest}`),
      ...['', '/log', '/diff?from=0&to=1'].map((rest) => `runs/${run_id}${rest}`),
      ...[`tasks/${encodeURIComponent(OLDER)}`, `runs/${run_id}/diff?from=0&to=99`],
    ].map((path) => `/api/v1/${path}`)
    // Variables that were passed to the run are known to the server only where it has them too.
    for (const [name, value] of values) if (name.startsWith('PASSED')) vi.stubEnv(name, value)
    const served = await servedTexts(world.folder, world.store, keyFile, [...paths, '/metrics', '/healthz'])
    expect(served.answers.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual(paths.slice(-2))
    const diff = served.answers.find(({ path }) => path.includes('to=1'))?.text ?? ''
    // The files that the agent left hold values, and their names do.
    expect(diff).toContain('core.dump')
    expect(diff).toContain('"+*****')
    expect(served.events.length).toBeGreaterThan(10_000)
    expect(served.logged.length).toBeGreaterThan(paths.length)
    vi.unstubAllEnvs()
    const said = Buffer.from([...served.answers.map(({ text }) => text), served.events, ...served.logged].join('\n'))
    expect(found(said, [...texts(), ...waysToWrite(OLDER)])).toEqual([])
    // The scan finds what is there: a text that is not a value.
    expect(found(said, ['about ****'])).toHaveLength(1)
  })

  it('are in no answer of MCP', async () => {
    const desk = { store: world.store, env: { ...env, BATON_STORE: world.store }, cwd: repository }
    await using person = await McpClient.open(desk as never)
    const read = await person.call('read_task', { task_id })
    const said = JSON.stringify([
      read,
      await person.call('list_tasks'),
      await person.call('list_inbox'),
      await person.client.readResource({ uri: `baton://task/${task_id}` }),
      await person.call('task_step', { task_id, action: 'handoff', note: OLDER }),
      await person.call('read_task', { task_id: OLDER }),
    ])
    expect(said).toContain('about ****')
    expect(found(Buffer.from(said), [...texts(), ...waysToWrite(OLDER)])).toEqual([])
  })

  it('reach the agent that asks for a declared one, and for no other', () => {
    const said = readFileSync(join(out, 'said'), 'utf8').split('\n').filter(Boolean)
    const answers = said.map((line) => JSON.parse(line)).filter(({ type }) => type === 'dependency_answer')
    expect(answers).toHaveLength(1)
    expect(values.get(answers[0].name)).toBe(answers[0].value)
    expect(shown.join('')).toContain('baton settings set UNDECLARED_KEY')
  })

  it('are gone from the disk with the run, where they were files', () => {
    const paths = readFileSync(join(out, 'paths'), 'utf8').split('\n')
    expect(paths).toHaveLength(FILES)
    for (const path of paths) expect(existsSync(path)).toBe(false)
  })
})
