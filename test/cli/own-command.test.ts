import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asTypedHere, ownCommand } from '../../src/cli/own-command.ts'
import { program } from '../../src/cli/program.ts'
import { ROOT, runBaton } from '../support/run-baton.ts'

const BIN = join(ROOT, 'bin', 'baton.js')
let world: string

beforeAll(() => {
  world = mkdtempSync(join(tmpdir(), 'baton-own-command-'))
})
afterAll(() => rmSync(world, { recursive: true }))

/** A `baton` in a folder of this name: this one, or somebody else's. */
function installed(folder: string, whose: 'own' | 'strange'): string {
  const path = join(world, folder, 'baton')
  mkdirSync(dirname(path), { recursive: true })
  if (whose === 'own') symlinkSync(BIN, path)
  else writeFileSync(path, '#!/bin/sh\n', { mode: 0o755 })
  return dirname(path)
}

describe('reach.17 a hint names a command that can be typed here', () => {
  test('`baton` where the PATH of the person leads to this one first', () => {
    const [own, strange] = [installed('bin', 'own'), installed('other', 'strange')]
    const typed = (...path: string[]) => ownCommand({ env: { PATH: path.join(':') }, cwd: world })
    expect(typed(own, strange)).toBe('baton')
    expect(typed(strange, own)).toBe(`node ${BIN}`)
    expect(typed('/nowhere')).toBe(`node ${BIN}`)
    writeFileSync(join(strange, 'baton'), `#!/bin/sh\nexec node ${BIN} "$@"\n`)
    expect(typed(strange)).toBe('baton')
  })

  test('`npx baton` where npx finds it without the registry: in the checkout, and where it is installed', () => {
    const bin = installed('project/node_modules/.bin', 'own')
    const project = join(world, 'project', 'src')
    mkdirSync(project)
    expect(ownCommand({ env: {}, cwd: project })).toBe('npx baton')
    expect(ownCommand({ env: {}, cwd: join(ROOT, 'src') })).toBe('npx baton')
    // npm adds this folder to the PATH of what it starts, and only there.
    expect(ownCommand({ env: { PATH: bin, npm_command: 'exec' }, cwd: project })).toBe('npx baton')
    expect(ownCommand({ env: { PATH: bin }, cwd: project })).toBe('baton')
  })

  test('never `npx baton` where npx would fetch a stranger’s package', () => {
    installed('another/node_modules/.bin', 'strange')
    expect(ownCommand({ env: { npm_command: 'exec' }, cwd: join(world, 'another') })).toBe(`node ${BIN}`)
    const spaced = join(world, 'a folder', 'baton.js')
    mkdirSync(dirname(spaced))
    symlinkSync(BIN, spaced)
    expect(ownCommand({ env: {}, cwd: world, bin: spaced })).toBe(`node '${spaced}'`)
  })

  test('every command of Baton in a text is replaced, and nothing else', () => {
    const typed = (text: string) => asTypedHere(text, () => 'npx baton')
    expect(typed('go on with baton run --resume T, or (baton inbox).\n  baton --help\n')).toBe(
      'go on with npx baton run --resume T, or (npx baton inbox).\n  npx baton --help\n',
    )
    for (const text of ['npx baton run x', 'the baton is passed', 'baton/TASK-1', 'see /bin/baton run', 'baton runner'])
      expect(typed(text)).toBe(text)
    expect(typed('\u001b[1mbaton inbox\u001b[0m')).toBe('\u001b[1mnpx baton inbox\u001b[0m')
    const json = '{"hint":"baton run"}\n'
    expect(typed(json)).toBe(json)
    for (const { name } of [...program('en', '0').commands.map((one) => ({ name: one.name() })), { name: 'help' }])
      expect(typed(`baton ${name}`), name).toBe(`npx baton ${name}`)
  })

  test('an error and a report say it so, and --json stays as it is', async () => {
    const cwd = mkdtempSync(join(world, 'here-'))
    const env = { PATH: '/usr/bin:/bin', BATON_HOME: join(cwd, 'home') }
    const failed = await runBaton(['task', 'show', 'TASK-20260101-001'], { cwd, env, withoutBaton: true })
    expect(failed.stderr).toContain(`node ${BIN} `)
    expect(failed.stderr).not.toMatch(/[^/]baton (?:init|run|task)/)
    const inJson = await runBaton(['task', 'show', 'TASK-20260101-001', '--json'], { cwd, env, withoutBaton: true })
    expect(inJson.stderr).not.toContain(BIN)
  })
})
