import { describe, expect, test } from 'vitest'
import {
  AGENT_WORDS,
  DEFAULT_PIPELINE,
  effectiveConfig,
  KNOWN_AGENTS,
  LOOP_LIMITS,
  MAX_REPAIRS,
  NO_CONFIG,
} from '../../../src/protocol/index.ts'

describe('what holds', () => {
  test('without a configuration: the rehearsal agents, one task at a time, no checks, the limits of the specification', () => {
    expect(effectiveConfig(NO_CONFIG, DEFAULT_PIPELINE)).toEqual({
      language: 'ko',
      timezone: null,
      target_branch: null,
      stages: DEFAULT_PIPELINE.stages.map(({ id, team }) => ({
        stage: id,
        team,
        play: id === 'DEV' ? 'leader-coder' : 'single',
        agent: { kind: 'rehearsal', limits: {} },
        fallback: [],
        concurrency: 1,
        reviewed: id === 'HARDEN',
        permissions: ['read', 'edit', 'checks'],
      })),
      checks: [],
      setup: null,
      reuse_evidence: 'stages',
      reviewer: null,
      documents: {},
      skip_docs: false,
      limits: {},
      keep: { transcript_days: 30, folder_days: 1 },
      loop: LOOP_LIMITS,
      repairs: MAX_REPAIRS,
      prompts: null,
      prices: {},
      tiers: {},
    })
  })

  test('with one: what it says, and limits of all runs under those of an agent', () => {
    const { stages, checks, loop, repairs } = effectiveConfig(
      {
        schema_version: '1.0.0',
        agents: {
          PLAN: 'codex',
          DEV: { command: ['/opt/tools/coder', '{prompt}'], pass: ['KEY'], limits: { wall_minutes: 5 } },
        },
        checks: [{ name: 'test', command: ['make', 'test'] }],
        limits: { wall_minutes: 60, silence_minutes: 2 },
        concurrency: { DEV: 3 },
        permissions: { DEV: ['read'] },
        coder_attempts: 2,
        repairs: 0,
      },
      DEFAULT_PIPELINE,
    )
    expect(stages[0]?.agent).toEqual({
      kind: 'command',
      name: 'codex',
      adapter: 'codex-server',
      command: KNOWN_AGENTS.codex.command,
      pass: KNOWN_AGENTS.codex.pass,
      settings: ['CODEX_API_KEY?', 'OPENAI_API_KEY?'],
      nonce_required: false,
      options: {},
      limits: { wall_minutes: 60, silence_minutes: 2 },
    })
    expect(stages[1]).toEqual({
      stage: 'DEV',
      team: 'JARVIS',
      play: 'leader-coder',
      fallback: [],
      concurrency: 3,
      reviewed: false,
      permissions: ['read'],
      agent: {
        kind: 'command',
        name: 'coder',
        command: ['/opt/tools/coder', '{prompt}'],
        pass: ['KEY'],
        settings: [],
        nonce_required: false,
        adapter: 'plain',
        options: {},
        limits: { wall_minutes: 5, silence_minutes: 2 },
      },
    })
    expect(checks).toEqual([{ name: 'test', command: ['make', 'test'], timeout_minutes: 10 }])
    expect([loop, repairs]).toEqual([{ attempts: 2, relaxedAttempts: 1 }, 0])
  })
})

test.each(AGENT_WORDS.filter((word) => word !== 'rehearsal'))(
  '%s is called for a conversation and skips no permission',
  (name) => {
    const { command } = KNOWN_AGENTS[name as keyof typeof KNOWN_AGENTS]
    expect(command[0]).toBe(name)
    // It is told the request as a message of the conversation.
    expect(command).not.toContain('{prompt}')
    // That a clone is a folder to work in is no permission to do anything in it.
    const words = command.filter((word: string) => word !== '--skip-trust')
    expect(words.join(' ')).not.toMatch(/skip|bypass|yolo|danger|full-access|never/i)
  },
)

test('reach.2 gemini is told to trust the clone, which is a new folder to it each time', () => {
  expect(KNOWN_AGENTS.gemini.command).toContain('--skip-trust')
})

test.each([
  ['claude', 'ANTHROPIC_API_KEY ANTHROPIC_AUTH_TOKEN ANTHROPIC_BASE_URL ANTHROPIC_MODEL CLAUDE_CODE_USE_BEDROCK'],
  ['claude', 'AWS_REGION CLAUDE_CODE_USE_VERTEX ANTHROPIC_VERTEX_PROJECT_ID CLOUD_ML_REGION HTTPS_PROXY'],
  ['codex', 'CODEX_API_KEY OPENAI_API_KEY OPENAI_BASE_URL CODEX_HOME HTTPS_PROXY no_proxy'],
  [
    'gemini',
    'GEMINI_API_KEY GEMINI_MODEL GOOGLE_GEMINI_BASE_URL GOOGLE_GENAI_USE_VERTEXAI GOOGLE_CLOUD_PROJECT ALL_PROXY',
  ],
  ['opencode', 'OPENCODE_CONFIG OPENCODE_PERMISSION ANTHROPIC_API_KEY OPENAI_API_KEY XDG_DATA_HOME HTTPS_PROXY'],
  ['qwen', 'OPENAI_API_KEY OPENAI_BASE_URL OPENAI_MODEL DASHSCOPE_API_KEY HTTPS_PROXY'],
  ['copilot', 'COPILOT_GITHUB_TOKEN GH_TOKEN COPILOT_PROVIDER_BASE_URL COPILOT_MODEL HTTPS_PROXY'],
  ['goose', 'GOOSE_PROVIDER GOOSE_MODEL OPENAI_HOST OPENAI_API_KEY HTTPS_PROXY'],
] as const)('reach.6 %s environment variables of its login, address, proxy, cloud and model', (name, variables) => {
  expect(KNOWN_AGENTS[name].pass).toEqual(expect.arrayContaining(variables.split(' ')))
})
