import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wakes } from '../../../src/engine/follow/wakes.ts'
import type { RelaySpec } from '../../../src/pipeline/relay/relay-record.ts'
import type { ProjectCheck } from '../../../src/protocol/plays/project-check.ts'
import type { ProjectSetup } from '../../../src/protocol/plays/project-setup.ts'
import { allEvents } from '../../../src/store/all-events.ts'
import { thisProcessNote } from '../../../src/workspace/git/process-note.ts'
import { RelayWorld } from '../../support/relay-world.ts'

const SH = (name: string, text: string): ProjectCheck => ({ name, command: ['sh', '-c', text], timeout_minutes: 1 })
const USES_DEPENDENCIES = SH('test', 'test "$(cat deps/lib.txt)" = "lib $(cat lock.txt)" && sh check.sh')

/** A project that needs `deps`, which a command makes from `lock.txt`. How often it ran is counted outside. */
async function projectWorld(): Promise<RelayWorld & { readonly ran: () => number; readonly setup: ProjectSetup }> {
  const world = await RelayWorld.open()
  const counter = join(world.folder, 'installs')
  const install = `echo once >> ${counter} && mkdir -p deps && echo "lib $(cat lock.txt)" > deps/lib.txt`
  const setup: ProjectSetup = { steps: [stepOf(install)], copy: [] }
  world.write('lock.txt', '1\n')
  world.write('.gitignore', 'deps\n')
  world.commit('dependencies')
  const ran = () => (existsSync(counter) ? readFileSync(counter, 'utf8').split('\n').length - 1 : 0)
  return Object.assign(world, { ran, setup })
}

const stepOf = (text: string, more: Partial<ProjectSetup['steps'][number]> = {}): ProjectSetup['steps'][number] => ({
  ...{ name: 'install', command: ['sh', '-c', text], cwd: '.', inputs: ['lock.txt'], outputs: ['deps'], again: [] },
  ...{ env: {}, timeout_minutes: 1, ...more },
})

/** The note of a process with our id that began at another time: it is not alive. */
function deadProcess(): string {
  const [pid, _start, ...rest] = thisProcessNote().split('.')
  return [pid, '1', ...rest].join('.')
}

async function eventsOf(world: RelayWorld, task_id: string, type: string) {
  const found = []
  for await (const event of allEvents(world.engine.store))
    if (event.stream === task_id && event.type === type) found.push(event)
  return found
}

const started = (world: RelayWorld, more: Partial<RelaySpec>, checks = [USES_DEPENDENCIES]) =>
  world.task('good', 'good', { checks, more: { reuse_evidence: 'stages', ...more } })

test('one install serves the base, every agent and every check of a relay, and evidence on one tree is gathered once', async () => {
  await using world = await projectWorld()
  const task_id = await started(world, { setup: world.setup })
  await world.carry(task_id)
  expect((await world.way(task_id)).at(-1)).toBe('DEPLOY_READY')
  expect(world.ran()).toBe(1)
  const clones = (await world.runs()).map(({ run_id }) => join(world.folder, 'runs', run_id, 'work', 'deps', 'lib.txt'))
  expect(clones.map((path) => existsSync(path))).toEqual(clones.map(() => true))
  // What was installed is in no commit, and tracked by nobody.
  const { relay } = await world.read(task_id)
  expect(world.git('ls-tree', '-r', '--name-only', relay.tip ?? '')).not.toContain('deps')
  const ended = await eventsOf(world, task_id, 'check:ended')
  const reused = ended.filter(({ data }) => data.as_of !== undefined)
  expect(reused.length).toBeGreaterThan(0)
  await world.approve(task_id)
  expect((await world.way(task_id)).at(-1)).toBe('DONE')
  // The merge is checked anew, whatever is known of its tree.
  const merge = (await eventsOf(world, task_id, 'evidence:recorded')).at(-1)
  expect(merge?.data.checks).toMatchObject([{ name: 'test', passed: true }])
  expect(JSON.stringify(merge?.data.checks)).not.toContain('as_of')
})

test('the second task on the same base installs nothing and does not check the base again', async () => {
  await using world = await projectWorld()
  const [first, second] = [await started(world, { setup: world.setup }), await started(world, { setup: world.setup })]
  await world.carry(first)
  await world.carry(second)
  expect(world.ran()).toBe(1)
  const [base] = await eventsOf(world, second, 'base:checked')
  expect(base?.data.checks).toMatchObject([{ name: 'test', passed: true, as_of: { task_id: first, stage: 'BASE' } }])
})

test('an entry of the cache that was changed is thrown away, said, and made again', async () => {
  await using world = await projectWorld()
  await world.carry(await started(world, { setup: world.setup }))
  const cache = join(world.folder, 'runs', 'setup')
  const [entry = ''] = readdirSync(cache)
  appendFileSync(join(cache, entry, 'outputs', 'deps', 'lib.txt'), 'evil\n')
  const second = await started(world, { setup: world.setup })
  await world.carry(second)
  expect(world.ran()).toBe(2)
  const [told] = await eventsOf(world, second, 'setup:discarded')
  expect(told?.data.why).toContain('deps/lib.txt was changed')
  expect((await world.way(second)).at(-1)).toBe('DEPLOY_READY')
})

test('a list that was changed together with its files is found by the chain', async () => {
  await using world = await projectWorld()
  await world.carry(await started(world, { setup: world.setup }))
  const cache = join(world.folder, 'runs', 'setup')
  const list = join(cache, readdirSync(cache)[0] ?? '', 'list.json')
  writeFileSync(list, readFileSync(list, 'utf8').replace('"v":1', '"v":1,"w":1'))
  const second = await started(world, { setup: world.setup })
  await world.carry(second)
  expect((await eventsOf(world, second, 'setup:discarded'))[0]?.data.why).toBe('its list was changed')
})

test('a failing install is the environment: no agent runs, a person reads the command, and a mended one is used', async () => {
  await using world = await projectWorld()
  const broken = { steps: [stepOf('echo "no such registry entry: left-pad" >&2; exit 3')], copy: [] }
  const task_id = await started(world, { setup: broken })
  await world.carry(task_id)
  expect(await world.runs()).toEqual([])
  const item = world.events.findLast(({ type }) => type === 'item:opened')
  const details = item?.type === 'item:opened' ? item.item.details.join('\n') : ''
  expect(details).toContain('left-pad')
  expect(details).toContain('exit 3')
  expect(details).toContain('"setup" in baton.config.json')
  await world.engine.execute(
    { type: 'replace_setup', task_id, setup: world.setup, checks: [USES_DEPENDENCIES] },
    { actor: 'song-po' },
  )
  await world.answer(task_id, 'retry')
  await world.carry(task_id)
  expect((await world.way(task_id)).at(-1)).toBe('DEPLOY_READY')
  expect((await eventsOf(world, task_id, 'attempt:failed')).length).toBe(0)
})

test('a program that is not there on the base is the environment: no attempt is used, and the check can be waived', async () => {
  await using world = await projectWorld()
  const checks = [SH('types', 'no-such-compiler --check'), USES_DEPENDENCIES]
  const task_id = await started(world, { setup: world.setup }, checks)
  await world.carry(task_id)
  expect(await world.runs()).toEqual([])
  const item = world.events.findLast(({ type }) => type === 'item:opened')
  expect(item?.type === 'item:opened' && item.item.kind).toBe('environment')
  expect(item?.type === 'item:opened' && item.item.details.join('\n')).toContain('no-such-compiler')
  await world.answer(task_id, 'waive')
  await world.carry(task_id)
  expect((await world.way(task_id)).at(-1)).toBe('DEPLOY_READY')
  expect((await eventsOf(world, task_id, 'checks:waived'))[0]?.data.checks).toEqual(['types'])
})

/** Fails with `old` on the base, and with `new` where the work says something bad. */
const RED = SH(
  'tests',
  'status=1; echo "not ok 1 - old"; for file in work/*; do [ -e "$file" ] && grep -q bad "$file" && echo "not ok 2 - new"; done; exit $status',
)

test('what fails on the base is old: with "compare" only new failures stop the work, and it is never called passed', async () => {
  await using world = await projectWorld()
  const task_id = await world.task('second-try', 'good', {
    checks: [RED],
    more: { setup: world.setup, reuse_evidence: 'stages' },
  })
  await world.carry(task_id)
  expect((await eventsOf(world, task_id, 'base:judged'))[0]?.data).toMatchObject({
    choice: 'compare',
    checks: ['tests'],
  })
  expect((await world.way(task_id)).at(-1)).toBe('DEPLOY_READY')
  const [failed] = await eventsOf(world, task_id, 'attempt:failed')
  expect(failed?.data.feedback).toContain('not on the base (1): new')
  const evidence = (await eventsOf(world, task_id, 'evidence:recorded')).findLast(({ data }) => data.stage === 'DEV')
  expect(evidence?.data.result).toBe('as_base')
  await world.approve(task_id)
  expect((await world.way(task_id)).at(-1)).toBe('DONE')
  expect(world.git('log', '-1', '--format=%B', 'main')).toContain('as_base')
})

test('a lock file that the task changes is installed anew, said, for this task alone', async () => {
  await using world = await projectWorld()
  const task_id = await world.hostile('coder', 'echo 2 > lock.txt', [USES_DEPENDENCIES])
  const { relay } = await world.read(task_id)
  await world.crew.stop()
  await world.engine.execute(
    { type: 'replace_setup', task_id, setup: world.setup, checks: relay.spec.checks },
    { actor: 'song-po' },
  )
  await world.start()
  await world.carry(task_id)
  expect((await world.way(task_id)).at(-1)).toBe('DEPLOY_READY')
  const told = (await eventsOf(world, task_id, 'setup:started')).map(({ data }) => data.changed)
  expect(told).toContainEqual(['lock.txt'])
  const installs = world.ran()
  // The same lock file on another branch of work is not served from this task's entry.
  const other = await world.hostile('coder', 'echo 2 > lock.txt', [USES_DEPENDENCIES])
  await world.engine.execute(
    { type: 'replace_setup', task_id: other, setup: world.setup, checks: relay.spec.checks },
    { actor: 'song-po' },
  )
  await world.carry(other)
  expect(world.ran()).toBeGreaterThan(installs)
})

test('an install that fails because of what the task changed is a failed check, not the environment', async () => {
  await using world = await projectWorld()
  const setup = {
    steps: [stepOf('test "$(cat lock.txt)" = 1 && mkdir -p deps && echo "lib 1" > deps/lib.txt')],
    copy: [],
  }
  const task_id = await world.hostile('coder', 'echo 2 > lock.txt', [USES_DEPENDENCIES])
  await world.engine.execute(
    { type: 'replace_setup', task_id, setup, checks: [USES_DEPENDENCIES] },
    { actor: 'song-po' },
  )
  await world.carry(task_id)
  const [failed] = await eventsOf(world, task_id, 'attempt:failed')
  expect(failed?.data.feedback).toContain('lock.txt')
})

test('what an install writes into tracked files is put back and said', async () => {
  await using world = await projectWorld()
  const text = 'mkdir -p deps && echo "lib $(cat lock.txt)" > deps/lib.txt && echo changed > check.sh'
  const task_id = await started(world, { setup: { steps: [stepOf(text)], copy: [] } })
  await world.carry(task_id)
  expect((await eventsOf(world, task_id, 'setup:ended'))[0]?.data.undone).toEqual(['check.sh'])
  expect((await world.way(task_id)).at(-1)).toBe('DEPLOY_READY')
})

test('ignored files that the project names are copied into clones, and are in no commit', async () => {
  await using world = await projectWorld()
  world.write('.gitignore', 'deps\n.env.test\n')
  world.commit('ignored')
  world.write('.env.test', 'PORT=1\n')
  const task_id = await started(world, { setup: { ...world.setup, copy: ['.env.test'] } }, [
    SH('test', 'grep -q PORT=1 .env.test && test -f deps/lib.txt'),
  ])
  await world.carry(task_id)
  expect((await world.way(task_id)).at(-1)).toBe('DEPLOY_READY')
  const { relay } = await world.read(task_id)
  expect(world.git('ls-tree', '-r', '--name-only', relay.tip ?? '')).not.toContain('.env')
})

test('generated files belong to a tree: for another tree they are made again', async () => {
  await using world = await projectWorld()
  const step = stepOf(
    'mkdir -p deps && echo "lib $(cat lock.txt)" > deps/lib.txt && ls work > built.txt 2>/dev/null || :',
    {
      again: [['sh', '-c', 'ls work > built.txt 2>/dev/null || :']],
    },
  )
  world.write('.gitignore', 'deps\nbuilt.txt\n')
  world.commit('ignored')
  const check = SH('test', 'test -f deps/lib.txt && test "$(ls work 2>/dev/null)" = "$(cat built.txt)"')
  const task_id = await started(world, { setup: { steps: [step], copy: [] } }, [check])
  await world.carry(task_id)
  expect((await world.way(task_id)).at(-1)).toBe('DEPLOY_READY')
})

test('two relays at once make one entry', async () => {
  await using world = await projectWorld()
  const both = [await started(world, { setup: world.setup }), await started(world, { setup: world.setup })]
  await using second = await world.anotherCrew()
  await Promise.all([world.carry(both[0] ?? ''), second.carry(both[1] ?? '')])
  expect(world.ran()).toBe(1)
})

test('what a killed worker left of a setup is not used', async () => {
  await using world = await projectWorld()
  const cache = join(world.folder, 'runs', 'setup')
  const task_id = await started(world, { setup: world.setup })
  await world.carry(task_id)
  const [key = ''] = readdirSync(cache)
  const whole = join(cache, key)
  // Killed in the middle of writing: half an entry beside its place, the lock of a dead process, nothing in its place.
  rmSync(whole, { recursive: true })
  mkdirSync(join(cache, `${key}.new`, 'outputs', 'deps'), { recursive: true })
  writeFileSync(join(cache, `${key}.new`, 'outputs', 'deps', 'lib.txt'), 'half')
  writeFileSync(join(cache, `${key}.lock`), `${deadProcess()} lock`)
  const second = await started(world, { setup: world.setup })
  await world.carry(second)
  expect((await world.way(second)).at(-1)).toBe('DEPLOY_READY')
  expect(world.ran()).toBe(2)
})

test('an install that does not reach the network is tried again by itself, as the fault of the environment', async () => {
  await using world = await projectWorld()
  const broken = { steps: [stepOf('echo "npm error code ENOTFOUND registry.example" >&2; exit 1')], copy: [] }
  const task_id = await started(world, { setup: broken })
  const carried = world.carry(task_id)
  await world.until((event) => event.type === 'setup:ended' && !event.ok)
  for await (const _ of wakes(world.engine.store, { signal: world.crew.signal, everyMs: 100 })) {
    const [failed] = await eventsOf(world, task_id, 'effect:failed')
    if (!failed) continue
    expect(failed.data.reason).toContain('did not reach the network')
    break
  }
  expect(await world.runs()).toEqual([])
  await world.crew.stop()
  await carried
})
