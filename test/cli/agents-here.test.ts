import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agentLogin } from '../../src/agents/agent-login.ts'
import { programVersion } from '../../src/agents/program-version.ts'
import type { KnownAgentName } from '../../src/protocol/project-config/known-agents.ts'
import { runCommand } from '../support/run-command.ts'

let folder: string
let home: string
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'baton-agents-here-')))
  home = join(folder, 'home')
  execFileSync('git', ['init', '--quiet', folder])
  script('programs/claude', 'echo "2.1.325 (Claude Code)"; env > "$HOME/claude-env"')
  script('programs/codex', 'echo "codex-cli 0.166.0"')
  script('agents/own.sh', 'touch "$HOME/own-was-started"')
  put('home/.codex/auth.json', '{}')
  const agents = { PLAN: 'claude', DEV: 'codex', QA: { command: ['./agents/own.sh'] }, HARDEN: 'gemini', DOC: 'claude' }
  put('baton.config.json', JSON.stringify({ schema_version: '1.0.0', agents }))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function put(name: string, content: string): string {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  return path
}

function script(name: string, body: string): string {
  const path = put(name, `#!/bin/sh\n${body}\n`)
  chmodSync(path, 0o755)
  return path
}

const baton = (args: string) =>
  runCommand(args.split(' '), {
    cwd: folder,
    env: { PATH: `${join(folder, 'programs')}:/usr/bin:/bin`, HOME: home, ANTHROPIC_API_KEY: 'sk-secret' },
  })

describe('reach.9 the agents of a repository on this machine', { timeout: 120_000 }, () => {
  test('are shown by config check: program, version, login, and what to type for what is missing', async () => {
    const { code, stdout } = await baton('config check')
    expect(code).toBe(0)
    const programs = join(folder, 'programs')
    expect(stdout).toContain(
      [
        'Agents on this machine:',
        `  ✓ claude 2.1.325 (PLAN, DOC)  ${programs}/claude`,
        '      login: ANTHROPIC_API_KEY',
        `  ✓ codex 0.166.0 (DEV)  ${programs}/codex`,
        `      login: ${home}/.codex/auth.json`,
        `  ✓ own.sh (QA)  ${folder}/agents/own.sh`,
        '      a command of the project: it is not started, so its version and login are not checked',
        '  ✗ gemini (HARDEN): gemini is not on the PATH. Install it: npm install -g @google/gemini-cli, or name another agent under agents in baton.config.json.',
        '',
      ].join('\n'),
    )
    expect(stdout).not.toContain('sk-secret')
  })

  test('are problems of the doctor where a stage cannot be played, in Korean and JSON too', async () => {
    await baton('init')
    const korean = await baton('doctor --lang ko')
    expect(korean.code).toBe(1)
    expect(korean.stdout).toContain(
      '✗ gemini (HARDEN): gemini 가 PATH에 없습니다. 설치: npm install -g @google/gemini-cli',
    )
    expect(korean.stdout.match(/gemini 가 PATH/g)).toHaveLength(1)
    const { stdout } = await baton('doctor --json')
    const { agents, problems } = JSON.parse(stdout) as { agents: { name: string }[]; problems: { problem: string }[] }
    expect(agents.map(({ name }) => name)).toEqual([
      'claude',
      'codex',
      'own.sh',
      'gemini',
      'opencode',
      'qwen',
      'copilot',
      'goose',
    ])
    expect(agents[0]).toMatchObject({ version: '2.1.325', login: { state: 'visible', by: 'ANTHROPIC_API_KEY' } })
    expect(problems.map(({ problem }) => problem)).toEqual([expect.stringContaining('gemini is not on the PATH')])
  })

  test('are all listed by agent detect, with what is supported and how to log in', async () => {
    const { code, stdout } = await baton('agent detect')
    expect(code).toBe(0)
    const programs = join(folder, 'programs')
    const lines = stdout.split('\n')
    expect(lines.slice(0, 3)).toEqual([
      `✓ claude 2.1.325 (PLAN, DOC)  ${programs}/claude`,
      '    login: ANTHROPIC_API_KEY',
      '    resume yes · permission questions yes · usage tokens and cost · pause yes',
    ])
    expect(stdout).toContain('○ gemini: not installed. To install it: npm install -g @google/gemini-cli\n')
    expect(stdout).toContain('○ opencode: not installed')
    expect(stdout).not.toContain('sk-secret')
    rmSync(join(home, '.codex'), { recursive: true })
    expect((await baton('agent detect --lang ko')).stdout).toContain(
      '! codex 0.166.0 (DEV)  ' + `${programs}/codex\n    로그인을 찾지 못했습니다. codex login 을 실행하거나`,
    )
    const { agents } = JSON.parse((await baton('agent detect --json')).stdout) as { agents: { name: string }[] }
    expect(agents.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['claude', 'codex', 'gemini', 'opencode', 'qwen', 'copilot', 'goose']),
    )
    expect(agents.find(({ name }) => name === 'codex')).toMatchObject({
      installed: true,
      login: { state: 'missing' },
      how_to_log_in: expect.stringContaining('codex login'),
      supports: { permissions: true, usage: 'tokens', pause: true },
    })
    put('home/.codex/auth.json', '{}')
  })

  test('are shown by agent detect also where the configuration is broken', async () => {
    const { code, stdout } = await baton('agent detect --config agents/own.sh')
    expect(code).toBe(0)
    expect(stdout).toContain('✓ claude 2.1.325  ')
  })

  test('are not started when they are the project’s own, and get no keys', () => {
    expect(() => execFileSync('test', ['-e', join(home, 'own-was-started')])).toThrow()
    expect(execFileSync('cat', [join(home, 'claude-env')], { encoding: 'utf8' })).not.toContain('sk-secret')
  })
})

describe('reach.9 the version of a program', () => {
  test('is not waited for longer than the limit, and what it started is killed', async () => {
    const pid = join(folder, 'child')
    const slow = script('slow', `sleep 600 & echo $! > ${pid}; wait`)
    expect(await programVersion(slow, 500)).toBeNull()
    const child = Number(execFileSync('cat', [pid], { encoding: 'utf8' }))
    await expect.poll(() => isAlive(child), { timeout: 60_000 }).toBe(false)
  })

  test('is null where it fails or says none', async () => {
    expect(await programVersion(script('failing', 'echo 1.2.3; exit 1'), 10_000)).toBeNull()
    expect(await programVersion(script('silent', 'true'), 10_000)).toBeNull()
    expect(await programVersion(join(folder, 'nothing-here'), 10_000)).toBeNull()
  })
})

describe('reach.9 a login', () => {
  test('is seen by a variable or a file, and is unknown where only the CLI can look', () => {
    const empty = join(folder, 'empty')
    const state = (name: KnownAgentName, env: Record<string, string>, at = empty) => agentLogin(name, env, at).state
    const none = process.platform === 'darwin' ? 'unknown' : 'missing'
    expect(state('claude', {})).toBe(none)
    expect(state('claude', { CLAUDE_CODE_OAUTH_TOKEN: 'x' })).toBe('visible')
    expect(state('claude', { CLAUDE_CODE_USE_BEDROCK: '1' })).toBe('unknown')
    expect(state('codex', {})).toBe('missing')
    expect(state('codex', {}, home)).toBe('visible')
    put('empty/.codex/config.toml', 'model = "x"\nmodel_provider = "stub"\n')
    expect(state('codex', {})).toBe('unknown')
    expect(state('gemini', { GEMINI_API_KEY: 'x' })).toBe('missing')
    put('empty/.gemini/settings.json', '{"security":{"auth":{"selectedType":"gemini-api-key"}}}')
    expect(state('gemini', { GEMINI_API_KEY: 'x' })).toBe('visible')
    expect(state('gemini', {})).toBe('missing')
    for (const name of ['opencode', 'qwen', 'copilot', 'goose'] as const) expect(state(name, {})).toBe('missing')
    expect(state('qwen', { OPENAI_API_KEY: 'x' })).toBe('visible')
    expect(state('copilot', { GH_TOKEN: 'x' })).toBe('visible')
    expect(state('goose', { GOOSE_PROVIDER: 'openai' })).toBe('unknown')
    put('empty/.config/opencode/opencode.json', '{}')
    expect(state('opencode', {})).toBe('unknown')
    put('empty/.local/share/opencode/auth.json', '{}')
    expect(state('opencode', {})).toBe('visible')
  })
})

/** A zombie that nobody has waited for yet is dead too. */
function isAlive(pid: number): boolean {
  try {
    return !/\) Z /.test(execFileSync('cat', [`/proc/${pid}/stat`], { encoding: 'utf8', stdio: 'pipe' }))
  } catch {
    return false
  }
}
