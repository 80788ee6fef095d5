import { describe, expect, test } from 'vitest'
import {
  modelInConversation,
  optionArguments,
  optionEnvironment,
  prefaceOf,
  turnsToCount,
  unsaidOptions,
} from '../../../src/agents/adapters/option-words.ts'
import { sessionWaitMs } from '../../../src/agents/adapters/session-arguments.ts'
import { KNOWN_AGENTS } from '../../../src/protocol/project-config/known-agents.ts'

const options = { model: 'm-1', tools: ['Read', 'Edit'], max_turns: 7, system_prompt: 'Be "brief".' }
const of = (name: keyof typeof KNOWN_AGENTS) => {
  const { command, adapter } = KNOWN_AGENTS[name]
  return { argv: command, adapter, options }
}

test.each([
  ['in the minute in which it began', 'gemini', '12:05:01', 60_000],
  ['at the end of that minute', 'gemini', '12:05:59', 2_000],
  ['later', 'gemini', '12:06:01', 0],
  ['of another CLI', 'opencode', '12:05:01', 0],
])('a session of Gemini CLI is not loaded %s', (_, program, time, ms) => {
  const at = '2026-11-18T12:05:00.500Z'
  expect(sessionWaitMs([program, '--acp'], { at }, Date.parse(`2026-11-18T${time}.000Z`))).toBe(ms)
  expect(sessionWaitMs([program, '--acp'], null, 0)).toBe(0)
})

describe('the options of a run', () => {
  test.each([
    ['claude', ['--model', 'm-1', '--max-turns', '7', '--append-system-prompt', 'Be "brief".', '--tools', 'Read,Edit']],
    ['codex', []],
    ['gemini', ['--model', 'm-1']],
    ['opencode', []],
    [
      'qwen',
      [
        '--model',
        'm-1',
        '--max-session-turns',
        '7',
        '--append-system-prompt',
        'Be "brief".',
        '--core-tools',
        'Read',
        'Edit',
      ],
    ],
    ['copilot', ['--model', 'm-1', '--available-tools', 'Read', 'Edit']],
    ['goose', []],
  ] as const)('reach %s by its own flags', (name, words) => {
    expect(optionArguments(of(name))).toEqual(words)
  })

  test('reach codex exec by its own flags', () => {
    const run = { argv: ['codex', 'exec', '--json', '{prompt}'], adapter: 'codex', options } as const
    expect(optionArguments(run)).toEqual(['-m', 'm-1', '-c', 'developer_instructions="Be \\"brief\\"."'])
  })

  test('without a flag are said in the conversation, by a variable, or before the request', () => {
    expect(modelInConversation(of('codex'))).toBe('m-1')
    expect(modelInConversation(of('opencode'))).toBe('m-1')
    expect(modelInConversation(of('gemini'))).toBeUndefined()
    expect(modelInConversation(of('goose'))).toBeUndefined()
    expect(optionEnvironment(of('goose'))).toEqual({ GOOSE_MODEL: 'm-1' })
    expect(optionEnvironment(of('claude'))).toEqual({})
    expect(['claude', 'codex', 'qwen'].map((name) => prefaceOf(of(name as 'claude')))).toEqual(['', '', ''])
    expect(prefaceOf(of('gemini'))).toBe('Be "brief".')
    expect(turnsToCount(of('gemini'))).toBe(7)
    expect(turnsToCount(of('claude'))).toBeUndefined()
  })

  test('give way to what the command says itself', () => {
    const argv = ['claude', '-p', '--model', 'opus', '--tools', 'Read']
    expect(optionArguments({ argv, adapter: 'claude', options: { ...options, system_prompt: 'Go.' } })).toEqual([
      ...['--max-turns', '7', '--append-system-prompt', 'Go.'],
    ])
  })

  test('that reach nobody are named', () => {
    expect(unsaidOptions(of('claude'))).toEqual([])
    expect(unsaidOptions(of('codex'))).toEqual(['tools'])
    expect(unsaidOptions(of('goose'))).toEqual(['tools'])
    expect(unsaidOptions({ argv: ['./own.sh'], options })).toEqual(['model', 'tools', 'max_turns'])
  })

  test('that are not there add nothing', () => {
    const run = { argv: ['claude'], adapter: 'claude' } as const
    expect([optionArguments(run), prefaceOf(run), unsaidOptions(run)]).toEqual([[], '', []])
  })
})
