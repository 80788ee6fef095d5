import { expect, test } from 'vitest'
import { PO } from '../../src/engine/simulation/carried/simulated-people.ts'
import { inbox } from '../../src/service/inbox/inbox.ts'
import { undoInFolder } from '../../src/service/work/undo-run.ts'
import { openVisitWorld, po } from '../support/visit-world.ts'

const QA = 2

test('an agent that gave up is in the inbox also while its task waits for a place in its lane (finding 8)', async () => {
  const world = await openVisitWorld()
  const kinds = async (task: string) =>
    (await inbox(world, { actor: PO })).waiting.filter(({ task_id }) => task_id === task).map(({ kind }) => kind)
  const task = await world.start(QA)
  await world.run({ type: 'cancel_run', run_id: await world.begin(task), reason: 'stop' }, po)
  expect(await kinds(task)).toEqual(['stage_failed'])
  await world.begin(await world.start(QA))
  await world.step(task, 'hold')
  await world.step(task, 'resume')
  expect(await world.enter(task)).toMatchObject({ entered: false })
  expect((await world.items(task)).map(({ kind }) => kind)).toEqual(['gave_up'])
  expect(await kinds(task)).toEqual(['stage_failed'])
})

test('whoever may not undo a step of a run is refused before its folder is looked for (finding 4)', async () => {
  const world = await openVisitWorld()
  const task = await world.start(QA)
  const run_id = await world.begin(task)
  const run = await world.runOf(run_id)
  if (!run) throw new Error(run_id)
  const workspace = { repository: '/nowhere', folder: '/nowhere', base: 'b' }
  const undone = undoInFolder(world, { actor: 'nobody' }, { run: { ...run, workspace }, number: 1 })
  await expect(undone).rejects.toMatchObject({ code: 'UNKNOWN_AGENT' })
})
