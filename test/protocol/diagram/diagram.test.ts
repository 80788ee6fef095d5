// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  DEFAULT_PIPELINE,
  DIAGRAM_KINDS,
  diagram,
  FIVE_TEAM,
  LANGS,
  loadPipeline,
  type PipelineDefinition,
} from '../../../src/protocol/index.ts'
import { ROOT } from '../../support/run-baton.ts'

/** The real Mermaid, which wants a document even to parse. */
type Parser = { parse: (text: string) => Promise<{ diagramType: string }> }
let mermaid: Parser

beforeAll(async () => {
  mermaid = ((await import('mermaid')) as { default: Parser }).default
})

const example = (name: string) =>
  JSON.parse(readFileSync(join(ROOT, 'examples', 'pipelines', `${name}.json`), 'utf8')) as PipelineDefinition

const definitions = { 'five-team': FIVE_TEAM, 'two-team': example('two-team'), 'seven-stage': example('seven-stage') }

function load(definition: PipelineDefinition) {
  const loaded = loadPipeline(definition, definition.id)
  if (!loaded.ok) throw loaded.error
  return loaded.value
}

describe.each(Object.entries(definitions))('the diagrams of %s', (_id, definition) => {
  const cases = DIAGRAM_KINDS.flatMap((kind) => LANGS.map((lang) => [kind, lang] as const))

  test.each(cases)('%s in %s is understood by Mermaid', async (kind, lang) => {
    const { diagramType } = await mermaid.parse(diagram(load(definition), kind, lang))
    expect(diagramType).toBe(kind === 'states' ? 'stateDiagram' : 'flowchart-v2')
  })
})

test('a broken diagram is not understood by Mermaid: the parser can say no', async () => {
  await expect(mermaid.parse('flowchart LR\n  A -->')).rejects.toThrow()
  await expect(mermaid.parse('stateDiagram-v2\n  state "x" as {')).rejects.toThrow()
})

test('the state diagram has every status, every step once, and the colours of the teams', () => {
  const text = diagram(DEFAULT_PIPELINE, 'states', 'ko')
  for (const code of DEFAULT_PIPELINE.statuses.keys()) expect(text).toContain(`${code} : `)
  for (const row of FIVE_TEAM.transitions) {
    const from = row.from.startsWith('open') ? 'OPEN_STATUSES' : row.from
    const to = row.to === 'remembered' ? 'OPEN_STATUSES' : row.to
    expect(text.split('\n').filter((line) => line.startsWith(`    ${from} --> ${to} :`))).toHaveLength(1)
  }
  for (const team of FIVE_TEAM.teams) expect(text).toContain(`fill:${team.colour}`)
})

test('a pipeline without a hold draws none', () => {
  const text = diagram(load(example('two-team')), 'states', 'en')
  expect(text).not.toContain('OPEN_STATUSES -->')
})

test('the overview draws forward and back in their colours, and a team that nobody staffs with a broken outline', () => {
  const text = diagram(DEFAULT_PIPELINE, 'overview', 'ko')
  expect(text).toContain('stage_PLAN ==>|"태스크 전달"| stage_DEV')
  expect(text).toContain('stage_QA -.->|"반려: 결함 발견"| stage_DEV')
  expect(text).toContain('linkStyle 0 stroke:#1B5E20')
  expect(text).toContain('linkStyle 2 stroke:#E65100')
  expect(text).toContain('style stage_DOC fill:#2E7D32,stroke:#2E7D32,color:#FFFFFF,stroke-dasharray:5 5')
  expect(text).toContain('style stage_DEV fill:#1565C0,stroke:#1565C0,color:#FFFFFF\n')
})

test('the ways back tell who sends back, what comes along and who checks again', () => {
  const text = diagram(DEFAULT_PIPELINE, 'rejections', 'ko')
  expect(text).toContain('way_4_1["강철: 수정 요청: 구조 문제"]')
  expect(text).toContain('way_4_1 -->|"리팩토링 가이드 첨부"| way_4_2["자비스: DEV_REVISION"]')
  expect(text).toContain('way_4_2 -->|"수정 완료"| way_4_3["김감사: QA_PENDING"]')
  expect(text).toContain('style way_2 fill:#FFCDD2,stroke:#C62828,color:#000000')
})

test('names that look like markup stay text', async () => {
  const definition = structuredClone(FIVE_TEAM)
  const [team] = definition.teams
  Object.assign(team as object, { icon: '<script>;%%', name: { ko: 'end & <b>', en: 'end] --> x' } })
  for (const kind of DIAGRAM_KINDS) {
    const text = diagram(load(definition), kind, 'ko')
    if (kind !== 'states') expect(text).not.toContain('<b>')
    await expect(mermaid.parse(text)).resolves.toBeTruthy()
    await expect(mermaid.parse(diagram(load(definition), kind, 'en'))).resolves.toBeTruthy()
  }
})
