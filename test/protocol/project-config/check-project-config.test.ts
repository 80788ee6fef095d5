import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RUN_LIMITS } from '../../../src/pipeline/runs/run-record.ts'
import {
  checkProjectConfig,
  createValidator,
  DEFAULT_PIPELINE,
  FIVE_TEAM,
  guessKind,
  projectConfigFaults,
  projectConfigSchema,
  readProjectConfig,
  requireProjectConfig,
} from '../../../src/protocol/index.ts'
import { refFault } from '../../../src/workspace/git/ref-name.ts'
import { projectConfigs } from '../../support/config-arbitrary.ts'

const config = (more: object) => ({ schema_version: '1.0.0', ...more })
const faults = (value: unknown, stages?: readonly string[]) =>
  checkProjectConfig(value, stages).map(({ pointer, rule }) => [pointer, rule])

describe('a configuration', () => {
  test('that is valid has no faults, and is known by its content', () => {
    fc.assert(
      fc.property(projectConfigs(), (value) => {
        expect(checkProjectConfig(value)).toEqual([])
        if (Object.keys(value).some((key) => ['agents', 'checks', 'pipeline'].includes(key))) {
          expect(guessKind(value)).toBe('config')
        }
      }),
    )
  })

  test('is refused for the same reasons by the validator of documents', () => {
    const value = config({
      timezone: 'Nowhere',
      agents: { NO_STAGE: 'claude' },
      checks: [{ name: 'a', command: [''] }],
    })
    const { violations } = createValidator(DEFAULT_PIPELINE)('config', value)
    expect(violations).toEqual(checkProjectConfig(value))
    expect(violations.map(({ pointer }) => pointer)).toEqual(['/timezone', '/agents/NO_STAGE', '/checks/0/command/0'])
  })

  test.each([
    [null, [['', 'type']]],
    [[], [['', 'type']]],
    ['x', [['', 'type']]],
    [{}, [['/schema_version', 'required']]],
    [{ schema_version: '2.0.0' }, [['/schema_version', 'pattern']]],
    [config({ time_zone: 'UTC' }), [['/time_zone', 'misspelt_key']]],
    [config({ env: { A: 'b' } }), [['/env', 'unexpected_key']]],
    [config({ timezone: 'Mars/Olympus' }), [['/timezone', 'unknown_timezone']]],
    [config({ timezone: '+09:00' }), [['/timezone', 'unknown_timezone']]],
    [config({ language: 'fr' }), [['/language', 'enum']]],
    [config({ target_branch: '--upload-pack=x' }), [['/target_branch', 'pattern']]],
    [config({ target_branch: 'a..b' }), [['/target_branch', 'pattern']]],
    [config({ target_branch: 'HEAD' }), [['/target_branch', 'pattern']]],
    [config({ target_branch: 'a\u3000b' }), [['/target_branch', 'pattern']]],
    [config({ target_branch: 'x.lock' }), [['/target_branch', 'pattern']]],
    [config({ agents: { DEV: 'claud' } }), [['/agents/DEV', 'enum']]],
    [config({ agents: { DEV: 7 } }), [['/agents/DEV', 'type']]],
    [config({ agents: { DVE: 'claude' } }), [['/agents/DVE', 'unknown_stage']]],
    [config({ agents: { DEV: { command: [] } } }), [['/agents/DEV/command', 'too_few']]],
    [config({ agents: { DEV: { command: [' '] } } }), [['/agents/DEV/command/0', 'command_blank']]],
    [config({ agents: { DEV: { command: ['a', 'b\u0000c'] } } }), [['/agents/DEV/command/1', 'nul_character']]],
    [config({ agents: { DEV: { command: ['a'], env: { A: 'b' } } } }), [['/agents/DEV/env', 'unexpected_key']]],
    [config({ agents: { DEV: { command: ['a'], pass: ['A=b'] } } }), [['/agents/DEV/pass/0', 'pattern']]],
    [
      config({ agents: { DEV: { command: ['a'], pass: ['A', 'BATON_RUN_TOKEN'] } } }),
      [['/agents/DEV/pass/1', 'reserved_variable']],
    ],
    [config({ agents: { DEV: { command: ['a'], limit: {} } } }), [['/agents/DEV/limit', 'misspelt_key']]],
    [config({ limits: { wall_minute: 1 } }), [['/limits/wall_minute', 'misspelt_key']]],
    [config({ limits: { wall_minutes: 0 } }), [['/limits/wall_minutes', 'minimum']]],
    [config({ concurrency: { DEV: 0 } }), [['/concurrency/DEV', 'minimum']]],
    [config({ concurrency: { toString: 1 } }), [['/concurrency/toString', 'unknown_stage']]],
    [config({ coder_attempts: 101 }), [['/coder_attempts', 'maximum']]],
    [config({ repairs: 1.5 }), [['/repairs', 'type']]],
    [config({ pipeline: '../x.json' }), [['/pipeline', 'path_leaves']]],
    [config({ pipeline: '/etc/x.json' }), [['/pipeline', 'path_absolute']]],
    [config({ pipeline: '.git/x.json' }), [['/pipeline', 'path_protected']]],
    [config({ pipeline: '' }), [['/pipeline', 'path_not_plain']]],
    [config({ pipeline: 7 }), [['/pipeline', 'type']]],
    [config({ pipeline: { ...FIVE_TEAM, po: 'nobody' } }), [['/pipeline/po', 'unknown_reference']]],
    [
      config({
        checks: [
          { name: 'a', command: ['x'] },
          { name: 'a', command: ['y'] },
        ],
      }),
      [['/checks/1/name', 'duplicate_id']],
    ],
  ])('%j is refused', (value, expected) => {
    expect(faults(value)).toEqual(expected)
  })

  test('is refused with everything that is wrong, not only the first', () => {
    const value = config({
      schema_version: '9',
      timezone: 'X',
      agents: { DEV: { command: 'x' }, QA: 'codecs', DOC: { command: [''] }, LOST: 'claude' },
      checks: [{ name: 'a' }, { name: 'a', command: ['x'] }, { name: 'a', command: ['\u0000'] }],
      concurrency: { QA: 99, NONE: 1 },
    })
    expect(faults(value).sort()).toEqual(
      [
        ['/schema_version', 'pattern'],
        ['/timezone', 'unknown_timezone'],
        ['/agents/DEV/command', 'type'],
        ['/agents/QA', 'enum'],
        ['/agents/DOC/command/0', 'command_blank'],
        ['/agents/LOST', 'unknown_stage'],
        ['/checks/0/command', 'required'],
        ['/checks/2/name', 'duplicate_id'],
        ['/checks/2/command/0', 'nul_character'],
        ['/concurrency/QA', 'maximum'],
        ['/concurrency/NONE', 'unknown_stage'],
      ].sort(),
    )
  })

  test('with a pipeline of its own is held to the stages of that one', () => {
    const [, ...stages] = FIVE_TEAM.stages
    expect(faults(config({ pipeline: FIVE_TEAM, agents: { DEV: 'claude' } }))).toEqual([])
    expect(faults(config({ pipeline: { ...FIVE_TEAM, stages }, agents: { PLAN: 'claude' } }))).toContainEqual([
      '/agents/PLAN',
      'unknown_stage',
    ])
    const named = config({ pipeline: 'two.json', agents: { BUILD: 'claude' }, concurrency: { DEV: 1 } })
    expect(faults(named)).toEqual([])
    expect(faults(named, ['BUILD'])).toEqual([['/concurrency/DEV', 'unknown_stage']])
  })

  test('can limit exactly what a run is limited in', () => {
    expect(Object.keys(projectConfigSchema.shape.limits.unwrap().shape)).toEqual(Object.keys(RUN_LIMITS))
  })

  test('names a target branch exactly when git may be asked for one of that name', () => {
    const parts = fc.constantFrom(
      'a',
      'main',
      '/',
      '.',
      '-',
      '@',
      'HEAD',
      'head',
      '.lock',
      '.Lock',
      '..',
      '한',
      '\u3164',
      ' ',
      '~',
      '{',
    )
    let accepted = 0
    fc.assert(
      fc.property(
        fc.array(parts, { minLength: 1, maxLength: 4 }).map((some) => some.join('')),
        (name) => {
          const { success } = projectConfigSchema.safeParse(config({ target_branch: name }))
          expect(success, name).toBe(refFault(name) === undefined)
          if (success) accepted += 1
        },
      ),
      { numRuns: 1_000 },
    )
    expect(accepted).toBeGreaterThan(20)
  })

  test('with more agents than there can be stages is refused at once', () => {
    const agents = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`A${index}`, index]))
    const started = performance.now()
    expect(faults(config({ agents }))).toEqual([['/agents', 'too_many']])
    const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`agentz${index}`, index]))
    expect(faults(config(many))).toHaveLength(50_000)
    expect(performance.now() - started).toBeLessThan(5_000)
  })
})

describe('the text of a configuration', () => {
  const read = (text: string) => {
    const answer = readProjectConfig(text, 'baton.config.json')
    if (!answer.ok) throw answer.error
    return answer.value
  }

  test('has its faults with their places, in reading order, and keys that stand twice among them', () => {
    const text = read('{\n  "repairs": 1,\n  /* x */ "timezone": "X",\n  "repairs": 2\n}')
    const found = projectConfigFaults(text)
    expect(found.map(({ pointer, rule, position }) => [position?.line, position?.column, pointer, rule])).toEqual([
      [1, 1, '/schema_version', 'required'],
      [3, 11, '/timezone', 'unknown_timezone'],
      [4, 3, '/repairs', 'repeated_key'],
    ])
    const refused = requireProjectConfig(text, found)
    expect(refused.ok || refused.error.toBody('ko')).toMatchObject({
      error: { code: 'CONFIG_INVALID', details: { source: 'baton.config.json', faults: 3 } },
    })
  })

  test('says where its pipeline is, and only when it does', () => {
    expect(read('{"pipeline": "a.json"}').pipelinePath).toBe('a.json')
    expect(read('{"pipeline": {}}').pipelinePath).toBeUndefined()
    expect(read('null').pipelinePath).toBeUndefined()
  })

  test('that is fine is the configuration', () => {
    const text = read('{"schema_version": "1.0.0", "repairs": 0, // none\n}')
    expect(requireProjectConfig(text, projectConfigFaults(text))).toEqual({
      ok: true,
      value: { schema_version: '1.0.0', repairs: 0 },
    })
  })
})

describe('who plays a stage', () => {
  const check = (config: object) =>
    checkProjectConfig({ schema_version: '1.0.0', ...config }).map(({ pointer, rule }) => `${pointer} ${rule}`)

  test('may be a known CLI with options, with tiers and others to fall back to', () => {
    const tiers = { codex: { fast: 'gpt-5-mini' } }
    const agents = {
      PLAN: { agent: 'claude', tier: 'critical', max_turns: 20, tools: ['Read'], system_prompt: 'Be brief.\nBe kind.' },
      DEV: { agent: 'codex', tier: 'fast', limits: { wall_minutes: 5 } },
      QA: { command: ['./qa.sh'], model: 'm', tier: 'standard' },
    }
    expect(check({ tiers, agents, fallback: { DEV: ['gemini', { agent: 'claude', model: 'opus' }] } })).toEqual([])
  })

  test.each([
    [{ agents: { DEV: {} } }, '/agents/DEV agent_or_command'],
    [{ agents: { DEV: { agent: 'claude', command: ['x'] } } }, '/agents/DEV agent_or_command'],
    [{ agents: { DEV: { agent: 'claude', adapter: 'plain' } } }, '/agents/DEV/adapter known_agent_field'],
    [{ agents: { DEV: { agent: 'codex', tier: 'fast' } } }, '/agents/DEV/tier tier_without_model'],
    [{ reviewer: { agent: 'codex', tier: 'fast' } }, '/reviewer/tier tier_without_model'],
    [{ fallback: { NOWHERE: ['claude'] } }, '/fallback/NOWHERE unknown_stage'],
    [{ fallback: { DEV: [{ agent: 'codex', tier: 'fast' }] } }, '/fallback/DEV/0/tier tier_without_model'],
  ])('%j is refused', (config, fault) => {
    expect(check(config)).toEqual([fault])
  })
})
