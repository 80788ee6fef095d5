import { afterAll, beforeAll, expect, test } from 'vitest'
import { openItems } from '../../../src/pipeline/relay/relay-item.ts'
import { RelayWorld } from '../../support/relay-world.ts'

let world: RelayWorld
let task: string
beforeAll(async () => {
  world = await RelayWorld.open()
  task = await world.task('good', 'work/a.txt: good')
})
afterAll(() => world[Symbol.asyncDispose]())

const branch = () => `refs/heads/baton/${task}`
const tip = () => world.git('rev-parse', branch())
const filesOf = (commit: string) => world.git('ls-tree', '-r', '--name-only', commit).split('\n')
const answer = (choice: string) =>
  world.engine.execute(
    { type: 'answer_item', task_id: task, key: null, choice, note: null, how: 'person' },
    { actor: 'song-po' },
  )
const asked = async () => openItems((await world.read(task)).relay)

/** Somebody puts a commit with one more file on the task's branch. */
function intrude(path: string, text: string): string {
  const before = tip()
  world.git('checkout', '--quiet', '--detach', before)
  world.write(path, text)
  world.commit(`somebody adds ${path}`)
  const commit = world.git('rev-parse', 'HEAD')
  world.git('checkout', '--quiet', 'main')
  world.git('update-ref', branch(), commit)
  return commit
}

/** Carries the task, and lets somebody commit to its branch while a stage works. */
async function carryAndIntrude(stage: string, path: string) {
  const seen = world.events.length
  const carried = world.carry(task)
  const begun = world.until(
    (event) => event.type === 'stage:run' && event.stage === stage && world.events.indexOf(event) >= seen,
  )
  expect(await Promise.race([carried, begun]), `it does not rest before ${stage}`).toBeUndefined()
  return { commit: intrude(path, 'good\n'), carried: await carried }
}

test('truth.6 a commit that somebody put on the branch while QA changed nothing is set aside to a ref', {
  timeout: 120_000,
}, async () => {
  const { commit, carried } = await carryAndIntrude('QA', 'work/aside.txt')
  expect(carried).toMatchObject({ status: 'QA_IN_PROGRESS', wait: { what: 'item' } })
  const [item] = await asked()
  expect(item).toMatchObject({ kind: 'branch_moved', to: 'po', confirmable: false })
  expect(item?.options.map(({ choice }) => choice)).toEqual(['take', 'set_aside', 'stop'])
  expect(item?.details).toContain('work/aside.txt +1 -0')
  await answer('set_aside')
  const second = await carryAndIntrude('HARDEN', 'work/taken.txt')
  expect(world.git('rev-parse', `refs/baton/aside/${task}/${commit}`)).toBe(commit)
  expect(filesOf(second.commit)).not.toContain('work/aside.txt')
  expect(second.carried).toMatchObject({ status: 'HARDEN_IN_PROGRESS', wait: { what: 'item' } })
})

test('truth.6 one that is taken over goes forward only with evidence about it', { timeout: 120_000 }, async () => {
  await answer('take')
  expect(await world.carry(task)).toMatchObject({ status: 'DEPLOY_READY' })
  const { relay } = await world.read(task)
  expect(relay.taken).toMatchObject([{ by: 'song-po' }])
  const harden = relay.visits.find(({ stage }) => stage === 'HARDEN')
  const proof = harden?.evidence.find(({ commit }) => commit === harden.landed)
  expect(proof).toMatchObject({ passed: true, checks: [expect.objectContaining({ name: 'check' })] })
  expect(filesOf(harden?.landed ?? '')).toContain('work/taken.txt')
  expect(relay.tip).toBe(tip())
})

test('truth.6 after DEPLOY_READY nothing foreign is merged before a person decides and it passes', {
  timeout: 120_000,
}, async () => {
  const main = world.git('rev-parse', 'main')
  intrude('work/late.txt', 'bad\n')
  await expect(world.approve(task)).rejects.toMatchObject({ code: 'BRANCH_MOVED' })
  await answer('take')
  await expect(world.approve(task)).rejects.toMatchObject({ code: 'TAKEN_WORK_FAILED' })
  expect((await world.read(task)).record.task.status).toBe('DEPLOY_READY')
  const fixed = intrude('work/late.txt', 'good\n')
  await expect(world.approve(task)).rejects.toMatchObject({ code: 'BRANCH_MOVED' })
  await answer('stop')
  expect((await world.read(task)).record.task.status).toBe('ON_HOLD')
  await expect(world.approve(task)).rejects.toMatchObject({ code: 'TRANSITION_REFUSED' })
  await world.engine.execute({ type: 'step', task_id: task, action: 'resume', details: {} }, { actor: 'song-po' })
  await expect(world.approve(task)).rejects.toMatchObject({ code: 'BRANCH_MOVED' })
  // An answer is acted upon at once by whoever works: nobody does while the branch is deleted.
  await world.crew.stop()
  await answer('take')

  // Somebody deletes the branch: what was landed is still there.
  const { spec, tip: landed } = (await world.read(task)).relay
  world.git('update-ref', '-d', branch())
  await world.start()
  await expect(world.approve(task)).rejects.toMatchObject({
    code: 'BRANCH_GONE',
    values: { expected: landed, ref: spec.tip_ref },
  })
  expect(world.git('rev-parse', String(spec.tip_ref))).toBe(landed)
  world.git('update-ref', branch(), fixed)
  // It is looked at again; what was deleted meanwhile is asked about once more.
  await expect(world.approve(task)).rejects.toMatchObject({ code: 'BRANCH_MOVED' })
  expect(world.git('rev-parse', 'main')).toBe(main)
  await answer('take')

  const { commit } = await world.approve(task)
  expect(filesOf(commit)).toEqual(expect.arrayContaining(['work/taken.txt', 'work/late.txt']))
  expect(filesOf(commit)).not.toContain('work/aside.txt')
  expect(world.git('log', '-1', '--format=%B', commit)).toMatch(/^Baton-Evidence: PERSON [0-9a-f]{40} passed$/m)
  expect((await world.read(task)).record.task.status).toBe('DONE')
})

test('truth.6 work of the loop that was proven before a commit was taken over is joined with it, and both are checked', {
  timeout: 120_000,
}, async () => {
  task = await world.task('good', 'work/loop.txt: good')
  const { commit, carried } = await carryAndIntrude('DEV', 'work/beside.txt')
  expect(carried).toMatchObject({ status: 'DEV_IN_PROGRESS', wait: { what: 'item' } })
  await answer('take')
  const seen = world.events.length
  const again = world.carry(task)
  const inQa = world.until(
    (event) => event.type === 'stage:run' && event.stage === 'QA' && world.events.indexOf(event) >= seen,
  )
  expect(await Promise.race([again, inQa]), 'it does not rest before QA').toBeUndefined()
  await world.crew.stop()
  await again
  const dev = (await world.read(task)).relay.visits.find(({ stage }) => stage === 'DEV')
  const landed = dev?.landed ?? ''
  expect(filesOf(landed)).toEqual(expect.arrayContaining(['work/beside.txt', 'work/loop.txt']))
  expect(world.git('rev-list', '--parents', '-1', landed).split(' ')).toContain(commit)
  expect(dev?.evidence.find((one) => one.commit === landed)).toMatchObject({ passed: true })
  expect(
    dev?.runs.filter(({ role }) => role === 'coder'),
    'accepted work is not done again',
  ).toHaveLength(1)
})
