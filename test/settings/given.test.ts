import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { until } from '../agents/agent-world.ts'
import { CliWorld } from '../support/cli-world.ts'
import { ROOT } from '../support/run-baton.ts'
import { engineWithSettings, keep } from '../support/settings-world.ts'

const world = new CliWorld()
const repository = join(world.folder, 'shop')
const keyFile = join(world.folder, 'settings.key')
const env = { BATON_SETTINGS_KEY_FILE: keyFile, BATON_HOME: join(world.folder, 'home') }
const at = (line: string) => world.run(line, { env, cwd: repository })

beforeAll(async () => {
  mkdirSync(repository)
  execFileSync('git', ['init', '-q'], { cwd: repository })
  const begin = ['-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-q', '--allow-empty', '-m', 'begin']
  execFileSync('git', begin, { cwd: repository })
  const store = await openSqliteStore({ path: world.store })
  const engine = engineWithSettings(store, keyFile)
  await keep(engine, 'SHARED_KEY', 'value-of-the-store')
  await keep(engine, 'SHARED_KEY', 'value-of-the-project', { scope: 'project:shop' })
  await keep(engine, 'SHARED_KEY', 'value-of-the-agent', { scope: 'agent:jarvis' })
  await keep(engine, 'STORE_KEY', 'only-in-the-store')
  await keep(engine, 'STORE_KEY', 'of-another-project', { scope: 'project:other' })
  await keep(engine, 'FILE_KEY', 'a file that nobody else reads', { kind: 'file' })
  await store.close()
})
afterAll(() => world.remove())

describe('what an agent declares', () => {
  it('stops its run before anything of it starts, where it is missing', async () => {
    const marker = join(world.folder, 'started')
    const ran = await at(`agent run --setting STORE_KEY --setting ABSENT_KEY -- sh -c "echo > ${marker}"`)
    expect(ran.code).not.toBe(0)
    expect(ran.stdout + ran.stderr).toContain('baton settings set ABSENT_KEY')
    expect(ran.stdout + ran.stderr).not.toContain('baton settings set STORE_KEY')
    expect(existsSync(marker)).toBe(false)
    const korean = await at('agent run --setting ABSENT_KEY --lang ko -- true')
    expect(korean.stderr).toBe(
      '오류: 에이전트 true 에 필요한 설정이 없습니다: ABSENT_KEY. 추가하세요: baton settings set ABSENT_KEY [SETTINGS_MISSING]\n',
    )
    const optional = await at(`agent run --setting ABSENT_KEY? -- sh -c "echo > ${marker}"`)
    expect(existsSync(marker), optional.stderr).toBe(true)
  })

  it('comes from the nearest scope', async () => {
    const out = join(world.folder, 'seen')
    const script = join(world.folder, 'tell.sh')
    writeFileSync(script, `printf '%s %s' "$SHARED_KEY" "$STORE_KEY" > ${out}\n`)
    const tell = async (agent: string) => {
      await at(`agent run --name ${agent} --setting SHARED_KEY --setting STORE_KEY -- sh ${script}`)
      return readFileSync(out, 'utf8')
    }
    expect(await tell('jarvis')).toBe('value-of-the-agent only-in-the-store')
    expect(await tell('somebody')).toBe('value-of-the-project only-in-the-store')
  })

  it('is listed with its scope, and with those that win over it', async () => {
    const { stdout } = await at('settings list --json')
    const { settings } = JSON.parse(stdout) as { settings: { name: string; scope: string; overridden_by: string[] }[] }
    const shared = settings.filter(({ name }) => name === 'SHARED_KEY')
    expect(shared.map(({ scope, overridden_by }) => [scope, overridden_by])).toEqual([
      ['agent:jarvis', []],
      ['project:shop', ['agent:jarvis']],
      ['store', ['project:shop', 'agent:jarvis']],
    ])
    const shown = (await at('settings list')).stdout
    for (const word of ['agent:jarvis', 'project:shop', 'store']) expect(shown).toContain(word)
    expect(stdout + shown).not.toMatch(/value-of-|only-in-the/)
  })
})

describe('a value that is typed as an argument', () => {
  it.each([
    'NEW_KEY sk-typed-here',
    'NEW_KEY=sk-typed-here',
    'NEW_KEY --value sk-typed-here',
    'NEW_KEY -sk-typed-here',
  ])('is refused and not repeated: settings set %s', async (words) => {
    const { code, stdout, stderr } = await at(`settings set ${words}`)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(
      /not taken as an argument.*printf '%s' … \| .*settings set NAME.*history of the shell: replace it/,
    )
    const inKorean = await at(`settings set ${words} --lang ko`)
    expect(inKorean.stderr).toMatch(/인자로 받지 않습니다.*printf '%s' … \| .*settings set NAME.*셸 기록/)
    const asJson = await at(`settings set ${words} --json`)
    expect(stderr + inKorean.stderr + asJson.stderr).not.toContain('sk-typed')
  })

  it('says of a setting that is not there in which scope it was looked for, if in one', async () => {
    expect((await at('settings show NOPE')).stderr).toMatch(/There is no setting NOPE\. See /)
    expect((await at('settings show NOPE --scope agent:jarvis')).stderr).toMatch(
      /There is no setting NOPE in the scope agent:jarvis\. See /,
    )
    expect((await at('settings show NOPE --lang ko')).stderr).toMatch(
      /설정 NOPE 이\(가\) 없습니다\.|설정 NOPE [이가] 없습니다\./,
    )
  })
})

describe('settings check', () => {
  const config = (settings: readonly string[]) =>
    writeFileSync(
      join(repository, 'baton.config.json'),
      JSON.stringify({ schema_version: '1.0.0', agents: { DEV: { command: ['true'], settings } } }),
    )

  it('says which agent declares what is missing, with the command that adds it', async () => {
    config(['SHARED_KEY', 'ABSENT_KEY', 'OTHER_KEY?'])
    const human = await at('settings check')
    expect(human.code).toBe(4)
    expect(human.stdout).toContain('DEV')
    expect(human.stdout).toContain('ABSENT_KEY is missing: baton settings set ABSENT_KEY')
    expect(human.stdout).not.toContain('settings set OTHER_KEY')
    const json = await at('settings check --json')
    expect(json.code).toBe(4)
    const { settings, missing } = JSON.parse(json.stdout)
    expect(missing).toBe(1)
    expect(settings).toMatchObject([
      { stage: 'DEV', name: 'SHARED_KEY', optional: false, missing: false },
      { stage: 'DEV', name: 'ABSENT_KEY', optional: false, scope: null, missing: true },
      { stage: 'DEV', name: 'OTHER_KEY', optional: true, scope: null, missing: false },
    ])
  })

  it('finds nothing to say where everything is there', async () => {
    config(['SHARED_KEY'])
    expect((await at('settings check')).code).toBe(0)
    expect(JSON.parse((await at('settings check --json')).stdout)).toMatchObject({ missing: 0, problems: [] })
  })

  it('says that the key is not usable, also where no agent declares a setting', async () => {
    config([])
    const other = { ...env, BATON_SETTINGS_KEY_FILE: join(world.folder, 'no-such.key') }
    const human = await world.run('settings check', { env: other, cwd: repository })
    expect(human.stdout).toContain('No agent declares a setting.')
    expect(human.stdout).toContain('SHARED_KEY')
    // No run needs it.
    expect(human.code).toBe(0)
    const json = await world.run('settings check --json', { env: other, cwd: repository })
    expect(JSON.parse(json.stdout).problems).toHaveLength(1)
  })
})

it('a file that an agent was given is removed when its worker is killed with -9', async () => {
  const out = join(world.folder, 'path')
  const script = join(world.folder, 'wait.sh')
  writeFileSync(script, `printf %s "$FILE_KEY" > ${out}.part && mv ${out}.part ${out}\ncat > /dev/null\nsleep 60\n`)
  const worker = spawn(
    process.execPath,
    [join(ROOT, 'bin', 'baton.js'), 'agent', 'run', '--setting', 'FILE_KEY', '--', 'sh', script],
    { cwd: repository, env: { ...process.env, ...env, BATON_STORE: world.store }, stdio: 'ignore' },
  )
  const exited = once(worker, 'exit')
  await until('the agent has its file', () => existsSync(out))
  const path = readFileSync(out, 'utf8')
  expect(readFileSync(path, 'utf8')).toBe('a file that nobody else reads')
  worker.kill('SIGKILL')
  await exited
  await until('the file is gone', () => !existsSync(path))
}, 120_000)
