import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { RelayStory } from '../../../src/engine/relay-story.ts'
import type { Visit } from '../../../src/pipeline/relay/relay-record.ts'
import { PLAYER, RelayWorld } from '../../support/relay-world.ts'

let world: RelayWorld
beforeEach(async () => {
  world = await RelayWorld.open()
})
afterEach(() => world[Symbol.asyncDispose]())

const FORWARD = [
  'PLAN_IN_PROGRESS',
  'DEV_PENDING',
  'DEV_IN_PROGRESS',
  'QA_PENDING',
  'QA_IN_PROGRESS',
  'HARDEN_PENDING',
  'HARDEN_IN_PROGRESS',
  'DOC_PENDING',
  'DOC_IN_PROGRESS',
  'DEPLOY_READY',
]

const visitTo = ({ visits }: RelayStory, stage: string): Visit => {
  const found = visits.findLast((visit) => visit.stage === stage)
  if (!found) throw new Error(`never in ${stage}`)
  return found
}
const roles = ({ runs }: Visit) => runs.map(({ role }) => role)

describe('a task that agents carry', () => {
  test('reaches DEPLOY_READY on evidence of every stage, and DONE on the target', async () => {
    const task = await world.task('good', 'work/hello.txt: hello')
    expect(await world.carry(task)).toEqual({ status: 'DEPLOY_READY', wait: null, interrupted: false })
    expect(await world.way(task)).toEqual(FORWARD)
    const { relay, record } = await world.read(task)
    expect(relay.visits.map(({ stage }) => stage)).toEqual(['PLAN', 'DEV', 'QA', 'HARDEN', 'DOC'])
    expect(roles(visitTo(relay, 'DEV'))).toEqual(['leader', 'coder', 'verifier'])
    for (const visit of relay.visits)
      expect(visit.evidence.at(-1)).toMatchObject({ passed: true, commit: visit.landed })
    expect(visitTo(relay, 'DEV').evidence[0]?.checks).toMatchObject([{ name: 'check', code: 0, passed: true }])
    expect(record.task.team_payloads.JARVIS).toMatchObject({
      output: { commit_hash: visitTo(relay, 'DEV').landed, dev_notes: 'wrote work/hello.txt' },
    })
    // The person's checkout is as it was.
    expect(world.git('status', '--porcelain')).toBe('')
    expect(world.git('ls-tree', '-r', '--name-only', `baton/${task}`).split('\n')).toEqual([
      'check.sh',
      `plan/${task}.md`,
      'test/guard.test.txt',
      'work/hello.txt',
    ])

    const { commit } = await world.approve(task)
    expect((await world.read(task)).record.task.status).toBe('DONE')
    expect(world.git('rev-parse', 'main')).toBe(commit)
    expect(world.git('show', 'main:work/hello.txt')).toBe('hello')
    expect(world.git('status', '--porcelain')).toBe('')
    expect(world.git('branch', '--list', 'baton/*')).toBe('')
  })

  test('comes back from QA with its defects, and goes on when they are mended', async () => {
    const task = await world.task('qa-rejects')
    expect((await world.carry(task)).status).toBe('DEPLOY_READY')
    const back = ['DEV_REVISION', 'QA_PENDING', 'QA_IN_PROGRESS']
    expect(await world.way(task)).toEqual([...FORWARD.slice(0, 5), ...back, ...FORWARD.slice(5)])
    const messages = await world.engine.store.list('messages', { task_id: task, limit: 50 })
    const reject = messages.rows.find(({ value }) => value.type === 'reject')?.value.body
    expect(reject).toMatchObject({
      reject_reason: { description: 'a defect', action_items: [{ assignee: 'jarvis', action: 'mend it' }, {}] },
      attachments: [{ name: 'defect-report' }],
    })
  })

  test('that is rejected twice in a row waits for the PO, and goes on when the PO says so', async () => {
    const task = await world.task('qa-always-rejects')
    expect(await world.carry(task)).toMatchObject({ status: 'DEV_REVISION', wait: { what: 'escalation' } })
    const { record } = await world.read(task)
    expect(record.task.revision_count).toBe(2)
    const { id } = record.escalations.find(({ state }) => state === 'open') ?? { id: '' }
    await world.engine.execute(
      { type: 'resolve_escalation', escalation: id, decision: 'continue', note: null },
      { actor: 'song-po' },
    )
    expect(await world.carry(task)).toMatchObject({ status: 'DEV_REVISION', wait: { what: 'escalation' } })
    expect((await world.read(task)).record.task.revision_count).toBe(3)
  })

  test('reach.4 whose program is not there waits for a person, tries again when told, and uses no attempt', async () => {
    const task = await world.task('good', 'good', { argv: ['/nowhere/agent'] })
    const waits = { what: 'retry', text: expect.stringContaining('/nowhere/agent is not there') }
    expect(await world.carry(task)).toMatchObject({ status: 'PLAN_IN_PROGRESS', wait: waits })
    await world.engine.execute({ type: 'resume_work', task_id: task }, { actor: 'song-po' })
    expect(await world.carry(task)).toMatchObject({ status: 'PLAN_IN_PROGRESS', wait: waits })
    const [visit] = (await world.read(task)).relay.visits
    expect(visit).toMatchObject({ encouraged: 0, runs: [{ role: 'stage', number: 1 }] })
    const [run] = await world.engine.store.load([{ kind: 'run', id: visit?.runs[0]?.run_id ?? '' }])
    expect(run?.value).toMatchObject({ state: 'waiting_retry', attempt: 2 })
  })

  test('of an agent that fails twice waits for a person, who may let it try again', async () => {
    const task = await world.task('broken-agent')
    expect(await world.carry(task)).toMatchObject({ status: 'HARDEN_IN_PROGRESS', wait: { what: 'run' } })
    expect(roles(visitTo((await world.read(task)).relay, 'HARDEN'))).toEqual(['stage', 'stage'])
    // Taken up again without a word it tries nothing more; after a word, once more.
    expect(await world.carry(task)).toMatchObject({
      wait: { what: 'run', text: expect.stringContaining('exited with an error code (3)') },
    })
    expect(roles(visitTo((await world.read(task)).relay, 'HARDEN'))).toHaveLength(2)
    await world.engine.execute({ type: 'resume_work', task_id: task }, { actor: 'song-po' })
    await world.carry(task)
    expect(roles(visitTo((await world.read(task)).relay, 'HARDEN'))).toHaveLength(3)
  })

  test('on hold stops its run, and the same run goes on afterwards', async () => {
    const task = await world.task('slow-coder')
    const carried = world.carry(task)
    await world.until((event) => event.type === 'run:output' && Buffer.from(event.bytes).includes('begun'))
    const hold = { type: 'step', task_id: task, action: 'hold', details: { note: 'lunch' } } as const
    await world.engine.execute(hold, { actor: 'song-po' })
    expect(await carried).toMatchObject({ status: 'ON_HOLD', wait: { what: 'hold' } })
    const before = visitTo((await world.read(task)).relay, 'DEV').runs
    expect(await world.carry(task)).toMatchObject({ status: 'ON_HOLD' })
    const go = { type: 'step', task_id: task, action: 'resume', details: {} } as const
    await world.engine.execute(go, { actor: 'song-po' })
    expect(await world.carry(task)).toMatchObject({ status: 'DEPLOY_READY' })
    const { runs } = visitTo((await world.read(task)).relay, 'DEV')
    expect(runs.slice(0, before.length)).toEqual(before)
    expect(runs).toHaveLength(before.length + 1)
  })

  test('goes nowhere on the word of a run that has no evidence, or is not its own', async () => {
    const task = await world.task('never')
    await world.carry(task)
    const { relay } = await world.read(task)
    const coder = visitTo(relay, 'DEV').runs.at(-1)?.run_id ?? ''
    const plan = visitTo(relay, 'PLAN').runs[0]?.run_id ?? ''
    const forward = (run: string) =>
      world.engine.execute({ type: 'step', task_id: task, action: 'handoff', details: { run } }, { actor: 'jarvis' })
    await expect(forward(coder)).rejects.toMatchObject({ code: 'EVIDENCE_MISSING' })
    await expect(forward(plan)).rejects.toMatchObject({ code: 'RUN_NOT_OF_VISIT' })
    const events = await world.engine.store.events({ stream: task, limit: 500 })
    // A person's own handoff is theirs to make, and is marked.
    const byHand = { type: 'step', task_id: task, action: 'handoff', details: {} } as const
    await world.engine.execute(byHand, { actor: 'jarvis' })
    const after = await world.engine.store.events({ stream: task, after: events.length, limit: 500 })
    expect(after.find(({ type }) => type === 'task:moved')?.data).toMatchObject({ to: 'QA_PENDING', evidence: null })
  })

  test('asks again what was open when it was put down, and goes on with the answer', async () => {
    const task = await world.task('asks')
    const carried = world.carry(task)
    await world.until(({ type }) => type === 'run:asked')
    await world.crew.stop()
    expect(await carried).toMatchObject({ wait: { what: 'question', text: 'Which one?' } })
    world.events.length = 0
    await world.start({ attended: true })
    const again = world.carry(task)
    await world.until(({ type }) => type === 'run:asked')
    const asked = world.events.find((event) => event.type === 'run:asked')
    const { run_id, question } = asked as Extract<typeof asked, { type: 'run:asked' }>
    await world.engine.execute(
      { type: 'answer_question', run_id, question_id: question.id, text: 'two' },
      { actor: 'song-po' },
    )
    expect(await again).toMatchObject({ status: 'DEPLOY_READY' })
    const [run] = await world.engine.store.load([{ kind: 'run', id: run_id }])
    expect(run?.value).toMatchObject({ end: { summary: 'told two' }, questions: [{ answer: 'two' }] })
  })

  test('truth.2 that its agent sends back by the token of the run goes on from there', async () => {
    const sentBack = join(world.folder, 'sent-back')
    const argv = [process.execPath, PLAYER, 'qa-waits', sentBack]
    const task = await world.task('qa-waits', 'work/hello.txt: hello', { argv })
    const carried = world.carry(task)
    // Which of the two is shown first depends on when the process starts.
    let qa = ''
    await world.until((event) => {
      if (event.type === 'stage:run' && event.stage === 'QA') qa = event.run_id
      return qa !== '' && world.events.some((other) => other.type === 'run:started' && other.run_id === qa)
    })
    const [loaded] = await world.engine.store.load([{ kind: 'run', id: qa }])
    const token_hash = (loaded?.kind === 'run' && loaded.value?.token_hash) || ''
    const deadline = '2030-01-01T00:00:00.000Z'
    const reason = {
      category: 'quality',
      description: 'no',
      action_items: [{ assignee: 'jarvis', action: 'a', deadline }],
    }
    await world.engine.execute(
      { type: 'step', task_id: task, action: 'reject', details: { reason } },
      { actor: 'kimqa', run: { run_id: qa, token_hash } },
    )
    writeFileSync(sentBack, '')
    expect(await carried).toMatchObject({ status: 'DEPLOY_READY' })
    const after = FORWARD.slice(FORWARD.indexOf('QA_PENDING'))
    const before = FORWARD.slice(0, FORWARD.indexOf('HARDEN_PENDING'))
    expect(await world.way(task)).toEqual([...before, 'DEV_REVISION', ...after])
  })

  test('is shared by two processes with one outcome, and goes on with one of them when the other stops', async () => {
    const task = await world.task('slow-coder')
    const carried = world.carry(task)
    await world.until((event) => event.type === 'run:output' && Buffer.from(event.bytes).includes('begun'))
    const first = world.crew
    await world.start()
    const shared = world.carry(task)
    await first.stop()
    expect(await carried).toMatchObject({ status: 'DEV_IN_PROGRESS', interrupted: true })
    expect(await shared).toMatchObject({ status: 'DEPLOY_READY', interrupted: false })
    expect(await world.way(task)).toEqual(FORWARD)
    // The run that the first process gave back went on in the second one; nothing was done twice.
    const dev = visitTo((await world.read(task)).relay, 'DEV')
    expect(roles(dev)).toEqual(['leader', 'coder', 'verifier'])
    const runs = await world.engine.store.load(dev.runs.map(({ run_id }) => ({ kind: 'run', id: run_id }) as const))
    expect(runs.map(({ value }) => value?.attempt)).toEqual([1, 2, 1])
  })
})
