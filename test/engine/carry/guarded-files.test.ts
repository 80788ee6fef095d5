import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guardedFiles } from '../../../src/engine/effects/guarded-evidence.ts'
import type { Evidence } from '../../../src/pipeline/relay/relay-record.ts'
import { RelayWorld } from '../../support/relay-world.ts'

let world: RelayWorld
let base: string
beforeAll(async () => {
  world = await RelayWorld.open()
  world.write('package.json', JSON.stringify({ scripts: { test: 'node scripts/test.js' } }))
  world.write('scripts/test.js', 'process.exit(1)\n')
  world.write('baton.config.json', '{}\n')
  world.write('run/sub.sh', 'exit 1\n')
  world.commit('more checks')
  base = world.git('rev-parse', 'main')
})
afterAll(() => world[Symbol.asyncDispose]())

const COMMANDS = [['sh', 'check.sh'], ['npm', 'test'], ['./run/sub.sh']]

/** What a commit that a shell text makes looks like without its changes to guarded files. */
async function following(text: string, commands = COMMANDS) {
  world.git('checkout', '--quiet', '--detach', base)
  world.run('sh', '-c', text)
  world.commit('hostile')
  const commit = world.git('rev-parse', 'HEAD')
  world.git('checkout', '--quiet', 'main')
  const found = await guardedFiles({ repository: world.repository, base, commit, commands })
  const left = found ? world.git('diff-tree', '-r', '--name-status', base, found.tree) : undefined
  return { files: found?.files, left: left?.replaceAll('\t', ' ').split('\n').filter(Boolean) }
}

describe('truth.9 work that touches what its checks consist of', () => {
  test.each<[string, string, string[], string[]]>([
    ['a check that is rewritten', 'echo true > check.sh; echo 1 > new.txt', ['check.sh'], ['A new.txt']],
    ['a check that is deleted', 'rm check.sh', ['check.sh'], []],
    ['a package script', `echo '{"scripts":{"test":"true"}}' > package.json`, ['package.json'], ['M package.json']],
    ['what a package script runs', 'echo > scripts/test.js', ['scripts/test.js'], []],
    ['the configuration of Baton', 'echo > baton.config.json', ['baton.config.json'], []],
    ['a new file that shadows', 'echo > vitest.config.ts; echo 1 > a.ts', ['vitest.config.ts'], ['A a.ts']],
    ['a check that becomes a link', 'ln -sf /bin/true check.sh', ['check.sh'], []],
    ['its folder that becomes a link', 'rm -r run; ln -s scripts run', ['run/sub.sh'], []],
    ['a check that becomes a folder', 'rm check.sh; mkdir check.sh; echo > check.sh/x', ['check.sh'], []],
    ['a mode', 'chmod +x check.sh', ['check.sh'], []],
    [
      'CI and hooks',
      'mkdir -p .github/workflows .husky; echo > .github/workflows/a.yml; echo > .husky/pre-push',
      ['.github/workflows/a.yml', '.husky/pre-push'],
      [],
    ],
  ])('%s is found and put back', async (_, text, files, left) => {
    expect(await following(text)).toEqual({ files, left })
  })

  test('nothing else is', async () => {
    expect(await following('echo 1 > work.txt; echo x > test/guard.test.txt')).toEqual({
      files: undefined,
      left: undefined,
    })
    expect(
      (await following(`echo '{"scripts":{"test":"node scripts/test.js"},"dependencies":{"x":"1"}}' > package.json`))
        .files,
    ).toBeUndefined()
    expect((await following('echo true > check.sh', [])).files).toBeUndefined()
  })
})

describe('truth.9 a coder that makes its bad work pass', () => {
  const CHEATS: [string, string, string[], string[]][] = [
    ['by rewriting the check', 'echo exit 0 > check.sh', ['sh', 'check.sh'], ['check.sh']],
    [
      'by rewriting a package script',
      `echo '{"scripts":{"test":"true"}}' > package.json`,
      ['npm', 'test'],
      ['package.json'],
    ],
  ]

  test.each(CHEATS)('%s is shown to the verifier, to QA and in the record', async (_, text, command, files) => {
    const checks = [{ name: 'check', command, timeout_minutes: 1 }]
    const bad = `mkdir -p work; echo bad > work/cheat.txt; ${text}`
    const task = await world.hostile('coder', bad, checks)
    expect((await world.carry(task)).status).toBe('DEPLOY_READY')
    const { relay } = await world.read(task)
    const evidence = relay.visits.find(({ stage }) => stage === 'DEV')?.evidence.at(-1) as Evidence
    expect(evidence).toMatchObject({
      passed: true,
      guarded: { base, files, differs: true, checks: [{ name: 'check', passed: false }] },
    })
    const lines = [expect.stringMatching(/^check: as changed passed, with the base's files failed \(exit \d+\)$/)]
    for (const [stage, role] of [
      ['DEV', 'verifier'],
      ['QA', 'stage'],
    ]) {
      const run_id = relay.visits.find((visit) => visit.stage === stage)?.runs.find((run) => run.role === role)?.run_id
      const [run] = await world.engine.store.load([{ kind: 'run', id: run_id ?? '' }])
      expect(run?.value).toMatchObject({ brief: { guarded: files, guarded_differs: lines } })
    }
    const events = await world.engine.store.events({ stream: task, limit: 500 })
    const told = events.find(({ type, data }) => type === 'evidence:recorded' && data.stage === 'DEV')?.data
    expect(told).toMatchObject({ result: 'passed', guarded: { differs: true, files } })
    expect(JSON.stringify(told)).not.toContain('"tail"')
  })
})
