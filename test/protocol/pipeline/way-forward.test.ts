import { expect, test } from 'vitest'
import sevenStage from '../../../examples/pipelines/seven-stage.json' with { type: 'json' }
import twoTeam from '../../../examples/pipelines/two-team.json' with { type: 'json' }
import { DEFAULT_PIPELINE, loadPipeline } from '../../../src/protocol/index.ts'
import { stageWithoutWayForward } from '../../../src/protocol/pipeline/way-forward.ts'

const load = (definition: unknown) => {
  const loaded = loadPipeline(definition, 'test')
  if (!loaded.ok) throw loaded.error
  return loaded.value
}

test('reach.18 runs can bring a task to its approval through every pipeline that ships', () => {
  for (const pipeline of [DEFAULT_PIPELINE, load(twoTeam), load(sevenStage)])
    expect(stageWithoutWayForward(pipeline)).toBeUndefined()
})

test.each([
  ['an approval straight from the last stage', { action: 'approve', by: 'po' }],
  ['a last stage that calls it done itself', { action: 'complete', by: 'team' }],
])('reach.18 runs cannot carry through a pipeline with %s', (_, step) => {
  const transitions = twoTeam.transitions
    .filter(({ from }) => from !== 'DEPLOY_READY')
    .map((row) => (row.action === 'complete' ? { ...row, ...step, to: 'DONE' } : row))
  const statuses = twoTeam.statuses.filter(({ kind }) => kind !== 'ready')
  expect(stageWithoutWayForward(load({ ...twoTeam, statuses, transitions }))?.id).toBe('QA')
})
