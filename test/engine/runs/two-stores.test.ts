import { expect, test } from 'vitest'
import { RunBench } from '../../support/run-bench.ts'
import { livingOf } from './run-stage.ts'

const ASK =
  "printf '[USER_QUESTION]\\ncategory: business\\nquestion: what?\\nrequired: true\\n[/USER_QUESTION]\\n'; read -r _"
const DONE = "echo '=== CUSTOM TASK COMPLETE ==='"

test('a run that is taken up again leaves the run of the same id alone that belongs to another store', async () => {
  await using ours = await RunBench.open()
  await using theirs = await RunBench.open()
  const run_id = await ours.create(`${ASK}; ${DONE}`)
  expect(await theirs.create(`${ASK}; ${DONE}`), 'each store counts from 1').toBe(run_id)
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
