import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT, runBaton } from '../support/run-baton.ts'

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
const KOREAN = { LANG: 'ko_KR.UTF-8' }

describe('baton', () => {
  test.each([[['--version']], [['-V']], [['--lang', 'ko', '--version']]])('%j prints the version', async (args) => {
    expect(await runBaton(args)).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
  })

  test.each([[[]], [['--help']], [['-h']], [['help']]])('%j prints the help', async (args) => {
    const ran = await runBaton(args)
    expect(ran.code).toBe(0)
    expect(ran.stdout).toContain('Usage: baton [options] [command]')
    expect(ran.stdout).toContain('validate')
    expect(ran.stdout).toContain('diagram')
    expect(ran.stdout).not.toMatch(/[가-힣]/)
  })

  test.each(['validate', 'diagram'])('%s has a help of its own, in both languages', async (command) => {
    const english = await runBaton([command, '--help'])
    expect(english.stdout).toContain(`Usage: baton ${command}`)
    expect(english.stdout).not.toMatch(/[가-힣]/)
    for (const korean of [
      await runBaton([command, '--help', '--lang', 'ko']),
      await runBaton(['--lang=ko', command, '--help']),
      await runBaton([command, '--help'], { env: KOREAN }),
    ]) {
      expect(korean.code).toBe(0)
      expect(korean.stdout).toContain(`사용법: baton ${command}`)
      expect(korean.stdout).not.toMatch(/Options:|Arguments:|choices|default/)
    }
  })

  test('--lang wins over the locale', async () => {
    const ran = await runBaton(['--help', '--lang', 'en'], { env: KOREAN })
    expect(ran.stdout).toContain('Usage:')
  })

  test.each([
    [['fly'], /Unknown command 'fly'\. See baton --help\. \[USAGE\]/],
    [['diagrm'], /Did you mean diagram\?/],
    [['validate'], /Missing required argument 'files'\. See baton validate --help\./],
    [['diagram', '--kind', 'cake'], /Allowed choices are pipeline, states, overview, rejections/],
    [['diagram', '--colour'], /Unknown option '--colour'/],
    [['diagram', 'extra'], /Too many arguments/],
    [['--lang', 'fr', 'diagram'], /--lang is ko or en, not "fr"/],
    [['diagram', '--lang'], /--lang is ko or en, not ""/],
  ])('%j is a usage error, exit code 2, that says what to do', async (args, message) => {
    const ran = await runBaton(args)
    expect(ran).toMatchObject({ code: 2, stdout: '' })
    expect(ran.stderr).toMatch(message)
    expect(ran.stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  test('usage errors are JSON when asked, and Korean when asked', async () => {
    const ran = await runBaton(['diagram', '--kind', 'cake', '--json', '--lang', 'ko'])
    expect(ran.code).toBe(2)
    const { error } = JSON.parse(ran.stderr) as { error: { code: string; message: string } }
    expect(error.code).toBe('USAGE')
    expect(error.message).toContain('값이 올바르지 않습니다')
    expect(error.message).toContain('baton diagram --help')
  })

  test('a reader that stops reading is no failure', async () => {
    const { execFileSync } = await import('node:child_process')
    const script = `"${process.execPath}" bin/baton.js diagram --kind states | head -1; echo "\${PIPESTATUS[0]}"`
    const out = execFileSync('bash', ['-c', script], { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    expect(out).toBe('stateDiagram-v2\n0\n')
  })
})

describe('baton diagram', () => {
  test('prints the main pipeline in the language asked for', async () => {
    const korean = await runBaton(['diagram', '--lang', 'ko'])
    expect(korean.code).toBe(0)
    expect(korean.stdout).toMatch(/^flowchart LR\n {4}subgraph stage_PLAN \["\[ B \] 벙커 -- 기획"\]\n/)
    const english = await runBaton(['diagram'])
    expect(english.stdout).toContain('subgraph stage_PLAN ["[ B ] Bunker -- planning"]')
  })

  test('prints JSON with --json', async () => {
    const ran = await runBaton(['diagram', '--kind', 'overview', '--json'])
    const answer = JSON.parse(ran.stdout) as { kind: string; pipeline: string; mermaid: string }
    expect([answer.kind, answer.pipeline]).toEqual(['overview', 'five-team'])
    expect(answer.mermaid).toMatch(/^flowchart LR\n/)
  })

  test('draws another pipeline', async () => {
    const ran = await runBaton(['diagram', '--kind', 'states', '--pipeline', 'examples/pipelines/two-team.json'])
    expect(ran.stdout).toContain('[*] --> DEV_PENDING')
    expect(ran.stdout).not.toContain('PLAN_PENDING')
  })
})
