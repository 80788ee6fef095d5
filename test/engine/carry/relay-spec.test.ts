import { expect, test } from 'vitest'
import { relaySpec } from '../../../src/engine/relay-spec.ts'
import { effectiveConfig, FIVE_TEAM, indexPipeline } from '../../../src/protocol/index.ts'
import type { KnownAgentName } from '../../../src/protocol/project-config/known-agents.ts'

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
