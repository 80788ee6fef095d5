import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkDefinition } from '../../../src/protocol/pipeline/check-definition.ts'
import { dispatchPipeline } from '../../../src/protocol/pipeline/dispatch-pipeline.ts'
import { DEFAULT_PIPELINE, indexPipeline } from '../../../src/protocol/pipeline/pipeline.ts'
import { stageWithoutWayForward } from '../../../src/protocol/pipeline/way-forward.ts'
import { ROOT } from '../../support/run-baton.ts'

const example = (name: string) =>
  indexPipeline(JSON.parse(readFileSync(join(ROOT, 'examples', 'pipelines', `${name}.json`), 'utf8')))

describe.each([
  ['the five teams', DEFAULT_PIPELINE],
  ['two teams', example('two-team')],
  ['seven stages', example('seven-stage')],
])('the pipeline of a dispatch, made from %s', (_, pipeline) => {
  const made = dispatchPipeline(pipeline)

  test('is whole, has one stage that a graph plays, and can be run', () => {
    expect(checkDefinition(made.definition)).toEqual([])
    expect(made.stages.map(({ play }) => play)).toEqual(['graph'])
    expect(stageWithoutWayForward(made)).toBeUndefined()
  })

  test('a rejected result comes back to the stage, and is completed again', () => {
    const ready = [...made.statuses.values()].find(({ kind }) => kind === 'ready')?.code ?? ''
    const back = made.steps.get(ready)?.get('reject')?.to ?? ''
    expect(made.statuses.get(back)).toMatchObject({ kind: 'revision' })
    expect(made.steps.get(back)?.get('complete')?.to).toBe(ready)
  })

  test('its statuses are those of the pipeline that it is made from', () => {
    const known = new Set(pipeline.statuses.keys())
    expect([...made.statuses.keys()].filter((code) => !known.has(code) && !/_REVISION$/.test(code))).toEqual([])
  })
})
