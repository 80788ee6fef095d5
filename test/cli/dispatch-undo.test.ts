import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Random } from '../../src/engine/simulation/random.ts'
import { ROOT } from '../support/run-baton.ts'
import { linesOf, RelayDesk } from './relay-desk.ts'
import { useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
/** Who changes what another has made. */
const BUILDS_ON: Readonly<Record<string, string>> = { b: 'c', e: 'f' }

interface Undone {
  readonly commit: string
  readonly result: string
}

interface Shown {
  readonly steps: readonly Readonly<Record<string, unknown>>[]
  readonly rests_on: unknown
}

const agentFile = (name: string) => {
  const scopes = [name, ...Object.keys(BUILDS_ON).filter((one) => BUILDS_ON[one] === name)]
  const scope = JSON.stringify(scopes.map((one) => `parts/${one}/**`))
  return `---\nname: ${name}\ndescription: builds ${name}\nkind: implementation\nscope: ${scope}\n---\n`
}

/** What the files would be if only these had run. */
const expected = (there: ReadonlySet<string>) =>
  NAMES.filter((name) => there.has(name)).map((name) => {
    const second = BUILDS_ON[name]
    return `${name}: ${second !== undefined && there.has(second) ? `${name}, then ${second}` : name}`
  })

function shuffled(random: Random): readonly string[] {
  const left = [...NAMES]
  return NAMES.flatMap(() => left.splice(random.below(left.length), 1))
}

test('each of seven agents is undone in any order, or refused with who builds on it; and any checkpoint comes back', async () => {
  const seed = Number(process.env.BATON_SEED ?? Date.now() % 1_000_000)
  const told = `seed ${seed}`
  const desk = new RelayDesk(world(), 'seven')
  const fixture = join(ROOT, 'test', 'fixtures', 'relay', 'specialist.mjs')
  const command = [process.execPath, fixture, 'seven', desk.path('calls.jsonl')]
  desk.repository({
    'baton.config.json': JSON.stringify({
      schema_version: '1.0.0',
      agents: { DEV: { command, name: 'player', nonce_required: true } },
      checks: [{ name: 'there', command: ['sh', '-c', 'test -f baton.config.json'] }],
    }),
    ...Object.fromEntries(NAMES.map((name) => [`.claude/agents/${name}.md`, agentFile(name)])),
  })
  // The reviewer comes last and changes nothing: a rollback is its undo.
  const added = [...NAMES, 'code-reviewer'].flatMap((name) => ['--add', name])
  const removed = ['backend', 'unit-tester'].flatMap((name) => ['--remove', name])
  const ran = await desk.run(['dispatch', 'make a greeting', '--yes', '--json', ...added, ...removed])
  expect(ran.code, ran.stderr).toBe(0)
  const task_id = String(linesOf(ran.stdout).at(-1)?.task_id)
  const branch = `baton/${task_id}`
  const files = () =>
    NAMES.flatMap((name) => {
      const path = `parts/${name}/own.txt`
      if (desk.git('ls-tree', branch, path) === '') return []
      return [`${name}: ${desk.git('show', `${branch}:${path}`)}`]
    })
  const there = new Set(NAMES)
  expect(files()).toEqual(expected(there))
  const whole = desk.git('rev-parse', `${branch}^{tree}`)
  // Without a task it is no request for agents to work on.
  for (const word of ['undo', 'redo', 'rollback'])
    expect(await desk.refused(['dispatch', word]), word).toMatchObject({ exit: 2, code: 'USAGE' })
  const run_id = String(linesOf(ran.stdout).findLast(({ type }) => type === 'stage:run')?.run_id)
  const ofAgent = await desk.refused(['runs', 'undo', run_id])
  expect(ofAgent).toMatchObject({ exit: 2, code: 'USAGE' })
  expect(ofAgent.message).toContain(`baton dispatch undo ${task_id} `)

  const undone: string[] = []
  const queue = [...shuffled(new Random(seed))]
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const second = BUILDS_ON[name]
    if (second !== undefined && there.has(second)) {
      const refused = await desk.refused(['dispatch', 'undo', task_id, name])
      expect(refused, told).toMatchObject({ code: 'UNDO_BUILT_ON', details: { builds: second } })
      queue.push(name)
    } else {
      const { commit, result } = await desk.json<Undone>(['dispatch', 'undo', task_id, name])
      const shown = await desk.json<Shown>(['task', 'show', task_id])
      const branch = { word: 'undo', commit, agent: name, to: null }
      expect(shown.steps.at(-1), told).toMatchObject({ stage: 'DEV', result, voided_by: null, branch })
      expect(shown.rests_on, told).toMatchObject({ result })
      there.delete(name)
      undone.unshift(name)
    }
    expect(files(), told).toEqual(expected(there))
  }
  expect(desk.git('rev-parse', `${branch}^{tree}`)).toBe(desk.git('rev-parse', 'main^{tree}'))
  const redoable = async () => (await desk.json<{ agents: string[] }>(['dispatch', 'redo', task_id])).agents
  expect(await redoable(), 'the last undo comes first').toEqual(undone)
  const early = await desk.refused(['dispatch', 'redo', task_id, 'c'])
  expect(early, told).toMatchObject({ code: 'REDO_REFUSED', details: { builds: 'b', what: 'c' } })
  for (const name of undone) await desk.json(['dispatch', 'redo', task_id, name])
  expect(await redoable()).toEqual([])
  expect((await desk.run(['dispatch', 'redo', task_id, '--lang', 'en'])).stdout).toBe(
    `No agent of ${task_id} is undone.\n`,
  )
  expect(desk.git('rev-parse', `${branch}^{tree}`), told).toBe(whole)

  // By agent and by commit: exactly the tree of that moment; and a redo takes it back.
  const checkpoints = desk
    .git('log', '--first-parent', '--format=%H %T %s', `main..${branch}`)
    .split('\n')
    .flatMap((line) => {
      const [, commit = '', tree = '', agent = ''] = /^(\S+) (\S+) \[dispatch\] (\S+): /.exec(line) ?? []
      return commit === '' ? [] : [{ commit, tree, agent }]
    })
  expect(checkpoints.map(({ agent }) => agent).toSorted()).toEqual(NAMES)
  const [, second, third] = checkpoints
  for (const [word, tree] of [
    [second?.agent ?? '', second?.tree],
    [third?.commit.slice(0, 12) ?? '', third?.tree],
  ] as const) {
    const { agent } = await desk.json<{ agent: string }>(['dispatch', 'rollback', task_id, word])
    expect(agent).toBe('code-reviewer')
    expect(desk.git('rev-parse', `${branch}^{tree}`), word).toBe(tree)
    await desk.json(['dispatch', 'redo', task_id, agent])
    expect(desk.git('rev-parse', `${branch}^{tree}`), word).toBe(whole)
  }
  expect(await desk.refused(['dispatch', 'rollback', task_id, 'nobody'])).toMatchObject({
    code: 'CHECKPOINT_NOT_FOUND',
  })

  // People at two terminals: both undos are made, one after the other. The same one twice is made once.
  const words = ['a', 'd', 'd'].map((name) => desk.run(['dispatch', 'undo', task_id, name, '--json']))
  const ends = await Promise.all(words)
  const [a, ...same] = ends.map(({ code, stdout, stderr }) => (code === 0 ? JSON.parse(stdout).commit : stderr))
  expect(a).toMatch(/^[0-9a-f]{40}$/)
  const commits = new Set(same.filter((one) => !one.includes('UNDO_NOT_LANDED')))
  expect([...commits], same.join('')).toEqual([expect.stringMatching(/^[0-9a-f]{40}$/)])
  expect(files()).toEqual(expected(new Set(NAMES.filter((name) => name !== 'a' && name !== 'd'))))
  const card = (await desk.run(['task', 'show', task_id, '--lang', 'en'])).stdout
  expect(card).toMatch(/DEV undo [ad] {2}[0-9a-f]{12} {2}✓ passed {2}there ✓ {2}\(song-po\)/)
  const { agents } = await desk.json<{ agents: string[] }>(['dispatch', 'undo', task_id])
  expect(agents.toSorted(), 'what can be undone').toEqual(['b', 'c', 'e', 'f', 'g'])
}, 180_000)
