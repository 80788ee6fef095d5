import { expect, it } from 'vitest'
import { leftOutWork } from '../../../src/engine/left-out-work.ts'
import { leftOutLines } from '../../../src/pipeline/runs/left-out.ts'
import { RelayWorld } from '../../support/relay-world.ts'

it('reach.15 a file over the size limit is named to the verifier, the reviewer and in the summary', async () => {
  await using world = await RelayWorld.open()
  // The coder writes more than a checkpoint takes; a change of this size does not fit into a prompt either.
  const large = 'truncate -s 33554433 data.bin; seq 9000 > long.txt'
  const task_id = await world.hostile('coder', large)
  await world.carry(task_id)
  const { relay } = await world.read(task_id)
  const runs = await Promise.all(
    relay.visits
      .flatMap(({ runs }) => runs)
      .map(async ({ role, run_id }) => {
        const [loaded] = await world.engine.store.load([{ kind: 'run', id: run_id }])
        return { role, run: loaded?.kind === 'run' ? loaded.value : undefined }
      }),
  )
  const coder = runs.find(({ role }) => role === 'coder')?.run
  expect(coder?.checkpoints.at(-1)?.left_out).toEqual({ count: 1, files: [{ path: 'data.bin', why: 'too_large' }] })
  for (const role of ['verifier', 'reviewer'])
    expect(runs.find((one) => one.role === role)?.run?.brief).toMatchObject({ left_out: ['data.bin: over 32 MiB'] })
  expect(runs.find(({ role }) => role === 'leader')?.run?.brief).toMatchObject({ left_out: [] })
  const found = await leftOutWork(world.engine, task_id)
  expect(leftOutLines(found, 'en')).toEqual(['data.bin: over 32 MiB'])
  expect(leftOutLines(found, 'ko')).toEqual(['data.bin: 32 MiB를 넘음'])
  expect(world.git('ls-tree', '-r', '--name-only', relay.spec.branch).split('\n')).not.toContain('data.bin')
}, 180_000)
