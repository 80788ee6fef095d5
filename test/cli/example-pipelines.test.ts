import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../support/run-baton.ts'
import { linesOf, RelayDesk } from './relay-desk.ts'
import { useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()

describe.concurrent('reach.18 rehearsal agents carry a task through an example pipeline', { timeout: 240_000 }, () => {
  test.each([
    ['two-team', 'DEV', 'DEPLOY_READY', ['DEV', 'QA', 'DEV', 'QA']],
    [
      'seven-stage',
      'BUILD',
      'RELEASE_READY',
      ['PLAN', 'DESIGN', 'BUILD', 'REVIEW', 'BUILD', 'REVIEW', 'QA', 'SECURE', 'DOC'],
    ],
  ])('%s, up to the approval', async (name, loop, ready, way) => {
    const desk = new RelayDesk(world(), name)
    const pipeline = join(ROOT, 'examples', 'pipelines', `${name}.json`)
    const ran = await desk.run(['run', 'make a greeting', '--yes', '--json', '--pipeline', pipeline])
    const lines = linesOf(ran.stdout)
    expect(ran, ran.stderr).toMatchObject({ code: 0, stderr: '' })
    expect(lines.at(-1)).toMatchObject({ type: 'relay:summary', outcome: { kind: 'ready' }, status: ready })
    const runs = lines.filter(({ type }) => type === 'stage:run')
    const stages = runs.map(({ stage }) => stage)
    expect(stages.filter((stage, at) => stage !== stages[at - 1])).toEqual(way)
    const led = runs.filter(({ role }) => role === 'leader').map(({ stage }) => stage)
    expect(new Set(led)).toEqual(new Set([loop]))
  })
})
