import { expect, test } from 'vitest'
import { relaySpec } from '../../../src/engine/relay-spec.ts'
import { effectiveConfig, FIVE_TEAM, indexPipeline } from '../../../src/protocol/index.ts'
import type { KnownAgentName } from '../../../src/protocol/project-config/known-agents.ts'
import type { ProjectConfig } from '../../../src/protocol/project-config/project-config.ts'

const PLACE = { repository: '/r', branch: 'b', target: 'main', base: '0', request: 'x', language: 'en' } as const

const modes = (play: Readonly<Record<string, 'single' | 'leader-coder'>>) => {
  const stages = FIVE_TEAM.stages.map(({ play: _, ...stage }) => ({
    ...stage,
    ...(play[stage.id] && { play: play[stage.id] }),
  }))
  const config = effectiveConfig({ schema_version: '1.0.0' }, indexPipeline({ ...FIVE_TEAM, stages }))
  const spec = relaySpec({ config, rehearsal: {}, prompts: {}, ...PLACE })
  return Object.entries(spec.stages).flatMap(([stage, { mode }]) => (mode === 'loop' ? [stage] : []))
}

test('reach.18 leader and coder work in the stage whose definition says so, whatever it is called', () => {
  expect(modes({ DEV: 'leader-coder' })).toEqual(['DEV'])
  expect(modes({ HARDEN: 'leader-coder', DEV: 'single' })).toEqual(['HARDEN'])
  expect(modes({})).toEqual([])
})

test("reach.3 the project's checks are allowed in advance, by flags or as answers to the agent, and nothing else", () => {
  const stageOf = (agent: KnownAgentName) => {
    const checks = [
      { name: 'test', command: ['npm', 'test'] },
      { name: 'types', command: ['npx', 'tsc', '-p', '.'] },
      { name: 'both', command: ['sh', '-c', 'make && rm -rf /'] },
    ]
    const agents = { DEV: agent }
    const config = effectiveConfig({ schema_version: '1.0.0', agents, checks }, indexPipeline(FIVE_TEAM))
    return relaySpec({ config, rehearsal: {}, prompts: {}, ...PLACE }).stages.DEV
  }
  const allowed = (agent: KnownAgentName) => {
    const { argv = [] } = stageOf(agent) ?? {}
    const flag = argv.findIndex((word) => /^--allowed-?tools$/i.test(word))
    return flag < 0 ? [] : argv.slice(flag)
  }
  expect(allowed('claude')).toEqual(['--allowedTools', 'Bash(npm test)', 'Bash(npx tsc -p .)'])
  expect(allowed('codex')).toEqual([])
  for (const name of ['gemini', 'opencode', 'qwen', 'copilot', 'goose'] as const) {
    expect(allowed(name)).toEqual([])
    expect(stageOf(name)?.allowed).toEqual(['read', 'edit', 'run npm test', 'run npx tsc -p .'])
  }
})

test('permissions of a stage are rules for the adapter, and flags of the CLI where it has them', () => {
  const stageWith = (permissions?: string[]) => {
    const checks = [{ name: 'test', command: ['npm', 'test'] }]
    const more = permissions ? { permissions: { DEV: permissions } } : {}
    const given = { schema_version: '1.0.0', agents: { DEV: 'claude' as const }, checks, ...more }
    const config = effectiveConfig(given, indexPipeline(FIVE_TEAM))
    const { argv = [], allowed } = relaySpec({ config, rehearsal: {}, prompts: {}, ...PLACE }).stages.DEV ?? {}
    const flag = argv.indexOf('--allowedTools')
    const mode = argv[argv.indexOf('--permission-mode') + 1]
    return { allowed, mode, tools: flag < 0 ? [] : argv.slice(flag + 1) }
  }
  expect(stageWith()).toEqual({
    allowed: ['read', 'edit', 'run npm test'],
    mode: 'acceptEdits',
    tools: ['Bash(npm test)'],
  })
  expect(stageWith(['read', 'run npm install', 'run git log *'])).toEqual({
    allowed: ['read', 'run npm install', 'run git log *'],
    mode: 'default',
    tools: ['Bash(npm install)'],
  })
})

test('a reviewer has the fallback of the stage that it reviews, then that of the stage whose agent it is', () => {
  const reviewerOf = (config: Partial<ProjectConfig>) => {
    const agents = { DEV: 'codex', QA: 'gemini', HARDEN: 'codex' } as const
    const effective = effectiveConfig({ schema_version: '1.0.0', agents, ...config }, indexPipeline(FIVE_TEAM))
    const { name, fallback = [] } =
      relaySpec({ config: effective, rehearsal: {}, prompts: {}, ...PLACE }).reviewers?.HARDEN ?? {}
    return [name, ...fallback.map((one) => one.name)]
  }
  expect(reviewerOf({})).toEqual(['gemini'])
  expect(reviewerOf({ fallback: { QA: ['claude'] } })).toEqual(['gemini', 'claude'])
  const both: ProjectConfig['fallback'] = { HARDEN: ['qwen', 'claude'], QA: ['claude', 'copilot'] }
  expect(reviewerOf({ fallback: both })).toEqual(['gemini', 'qwen', 'claude', 'copilot'])
  expect(reviewerOf({ fallback: { QA: ['claude'] }, reviewer: 'opencode' })).toEqual(['opencode'])
})
