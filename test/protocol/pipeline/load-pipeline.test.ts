import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import type { PipelineDefinition } from '../../../src/protocol/pipeline/definition.ts'

// Imported inside the tests: a definition that breaks while the module loads is then a test that fails, and not a file
// that cannot be read.
const protocol = () => import('../../../src/protocol/index.ts')

describe('the built-in pipeline', () => {
  test('is indexed when the module is loaded: every team, stage and status, and what leads out of each', async () => {
    const { DEFAULT_PIPELINE, FIVE_TEAM } = await protocol()
    expect([...DEFAULT_PIPELINE.teams.keys()]).toEqual(['BUNKER', 'JARVIS', 'KIMQA', 'KANGCHUL', 'KKOMKKOM'])
    expect(DEFAULT_PIPELINE.teams.get('KIMQA')).toBe(FIVE_TEAM.teams.find(({ id }) => id === 'KIMQA'))
    expect(DEFAULT_PIPELINE.statuses.size).toBe(18)
    expect([...DEFAULT_PIPELINE.steps.keys()]).toEqual([...DEFAULT_PIPELINE.statuses.keys()])
    expect(DEFAULT_PIPELINE.initial).toBe('PLAN_PENDING')
    expect(DEFAULT_PIPELINE.statuses.get('HARDEN_REVISION')).toMatchObject({
      stage: 'HARDEN',
      owner: 'KANGCHUL',
      terminal: false,
    })
    expect(DEFAULT_PIPELINE.statuses.get('DONE')).toMatchObject({ stage: null, terminal: true })
    expect(Object.fromEntries(DEFAULT_PIPELINE.steps.get('ON_HOLD') ?? [])).toMatchObject({
      resume: { from: 'ON_HOLD', to: null, by: 'po' },
      cancel: { to: 'CANCELLED' },
    })
    expect(DEFAULT_PIPELINE.steps.get('ON_HOLD')?.has('hold')).toBe(false)
    expect(DEFAULT_PIPELINE.steps.get('DONE')?.size).toBe(0)
  })

  test('breaks none of the rules that it holds others to', async () => {
    const { FIVE_TEAM, loadPipeline } = await protocol()
    expect(loadPipeline(FIVE_TEAM, 'built-in')).toMatchObject({ ok: true })
  })
})

describe('a definition from a file', () => {
  test.each([
    ['two-team', 2],
    ['seven-stage', 7],
  ])('%s.json is loaded', async (name, stages) => {
    const { loadPipeline } = await protocol()
    const loaded = loadPipeline(await example(name), name)
    expect(loaded.ok && loaded.value.stages).toHaveLength(stages)
  })

  test('begins with what its first stage has pending, in whatever order its statuses stand', async () => {
    const { loadPipeline } = await protocol()
    const definition = await example('seven-stage')
    const first = definition.stages[0]?.id
    const pending = definition.statuses.find(({ stage, kind }) => stage === first && kind === 'pending')?.code
    for (const statuses of [definition.statuses, definition.statuses.toReversed()]) {
      const loaded = loadPipeline({ ...definition, statuses }, 'turned')
      expect(loaded.ok && loaded.value.initial).toBe(pending)
    }
  })

  test('is refused with every fault, where it stands and what is wrong with it', async () => {
    const { loadPipeline } = await protocol()
    const definition = await example('two-team')
    const [team, ...teams] = definition.teams
    const broken = { ...definition, po: 'nobody-at-all', teams: [{ ...team, colour: 'red' }, ...teams] }
    const refused = loadPipeline(broken, 'broken.json')
    if (refused.ok) throw new Error('it was loaded')
    const { violations } = refused.error.details as { violations: { pointer: string; message: string }[] }
    expect(refused.error.code).toBe('PIPELINE_INVALID')
    expect(refused.error.values).toMatchObject({ source: 'broken.json', faults: violations.length })
    expect(violations.map(({ pointer }) => pointer)).toContain('/teams/0/colour')
    expect(violations.every(({ message }) => message.length > 10)).toBe(true)
    expect(String(refused.error.values.first)).toBe(`${violations[0]?.pointer} ${violations[0]?.message}`)
  })

  test('whose parts have their shape is refused for how they fit together', async () => {
    const { loadPipeline } = await protocol()
    const refused = loadPipeline({ ...(await example('two-team')), po: 'nobody-at-all' }, 'broken.json')
    const { violations } = (refused.ok ? {} : refused.error.details) as { violations?: { pointer: string }[] }
    expect(violations?.map(({ pointer }) => pointer)).toEqual(['/po'])
  })
})

async function example(name: string): Promise<PipelineDefinition> {
  const file = new URL(`../../../examples/pipelines/${name}.json`, import.meta.url)
  return JSON.parse(await readFile(file, 'utf8')) as PipelineDefinition
}
