import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RunBench } from '../../support/run-bench.ts'
import { SPEC } from '../../support/run-world.ts'
import { livingOf } from './run-stage.ts'

const ASK =
  "printf '[USER_QUESTION]\\ncategory: business\\nquestion: what?\\nrequired: true\\n[/USER_QUESTION]\\n'; read -r _"
const DONE = "echo '=== CUSTOM TASK COMPLETE ==='"

test('a run that is taken up again leaves the run of the same id alone that belongs to another store', async () => {
  await using ours = await RunBench.open()
  await using theirs = await RunBench.open()
  const run_id = await ours.create(`${ASK}; ${DONE}`)
  // By chance, or because a store was copied.
  const spec = { ...SPEC, argv: ['sh', '-c', `${ASK}; ${DONE}`], nonce: 'theirs' }
  await theirs.engine.execute({ type: 'create_run', run_id, spec }, { actor: 'song-po' })
  const their = await theirs.worker()
  const theirRun = their.run(run_id)
  await theirs.event('run:asked')
  const alive = await livingOf(their.id)

  const first = await ours.worker()
  const given = first.run(run_id)
  await ours.event('run:asked')
  await first.stop()
  await given
  await ours.answer(run_id, 'this')
  expect(await (await ours.worker()).run(run_id)).toMatchObject({ state: 'completed', attempt: 2 })

  expect(await livingOf(their.id)).toEqual(alive)
  await theirs.answer(run_id, 'that')
  expect(await theirRun).toMatchObject({ state: 'completed', attempt: 1 })
})

test('truth.7 two stores on one repository do not meet: each has runs, refs and files of its own', async () => {
  await using ours = await RunBench.open()
  await using theirs = await RunBench.open()
  const { repository } = ours
  const workspace = (run_id: string) => ({ repository, folder: join(theirs.folder, run_id), base: null })
  const our = await ours.create(`echo ours > made.txt; ${DONE}`)
  const their = await theirs.create(`echo theirs > made.txt; ${DONE}`, { workspace })
  expect(their).not.toBe(our)
  expect(their.slice(0, -5)).toBe(our.slice(0, -5))
  for (const [bench, run_id] of [
    [ours, our],
    [theirs, their],
  ] as const) {
    const run = await (await bench.worker()).run(run_id)
    expect(run).toMatchObject({ state: 'completed', end: { files: ['made.txt'] }, checkpoints: [{ number: 1 }] })
  }
})
