import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Heard } from '../../../src/agents/adapters/adapter.ts'
import { createAdapter } from '../../../src/agents/adapters/create-adapter.ts'
import { ROOT } from '../../support/run-baton.ts'

/** Recorded by compat with the real programs: gemini 0.61.0, opencode 1.18.33, qwen 0.24.4, copilot 1.0.102. */
const AGENTS = [
  ['gemini', '· Gemini CLI 0.61.0', 500],
  // Tells the tokens of its last request alone.
  ['opencode', '· OpenCode 1.18.33', null],
  ['qwen', '· Qwen Code 0.24.4', 500],
  ['copilot', '· Copilot 1.0.102', 500],
] as const

const recorded = (agent: string) => readFileSync(join(ROOT, 'test', 'fixtures', 'adapters', `${agent}-acp-coder.jsonl`))

function played(bytes: Buffer, cuts: readonly number[] = []) {
  const nonce = { value: 'abc123', required: false }
  const allowed = ['read', 'edit', 'run node --test']
  const adapter = createAdapter('acp', { nonce, workflow: { kind: 'dispatch' }, folder: '/clone', allowed })
  adapter.conversation?.open({ prompt: 'do it', folder: '/clone', session: null })
  const places = [0, ...cuts.toSorted((a, b) => a - b), bytes.length]
  const heard = places.slice(1).flatMap((end, index) => adapter.push(bytes.subarray(places[index], end)))
  heard.push(...adapter.quiet(), ...adapter.end('exited'))
  return {
    heard: heard.filter((one) => one.kind !== 'text'),
    log: textOf(heard, 'log'),
    raw: textOf(heard, 'wire'),
    facts: adapter.facts,
  }
}

const textOf = (heard: readonly Heard[], source: string) =>
  Buffer.concat(heard.flatMap((one) => (one.kind === 'text' && one.source === source ? [one.bytes] : []))).toString()

describe.each(AGENTS)('what %s really prints by ACP', (agent, first, tokens) => {
  test('is read: who it is, one line a tool, its block, its usage, the end of its turn', () => {
    const { log, heard, facts } = played(recorded(agent))
    const lines = log.split('\n')
    expect(lines[0]).toBe(first)
    expect(lines.filter((line) => line.startsWith('· ')).length).toBe(5)
    expect(lines.some((line) => line.startsWith('· ') && line.includes('sum.mjs'))).toBe(true)
    expect(lines).toContain(agent === 'gemini' ? '· node --test' : '· $ node --test')
    expect(lines.some((line) => line.startsWith('{') || line.startsWith('! '))).toBe(false)
    const events = heard.flatMap((one) => (one.kind === 'event' ? [one.event] : []))
    expect(events).toMatchObject([{ kind: 'agent_result', result: { summary: 'coder is done' } }])
    expect(heard.at(-1)).toEqual({ kind: 'turn_over' })
    expect(facts.usage?.input_tokens ?? null).toBe(tokens)
    expect(facts).toMatchObject({ fault: null, session: expect.stringMatching(/./) })
  })

  test('is answered by the permissions of the stage, and nobody is asked', () => {
    const replies = played(recorded(agent)).heard.flatMap((one) => (one.kind === 'reply' ? [JSON.parse(one.text)] : []))
    expect(replies.slice(0, 2).map(({ method }) => method)).toEqual(['session/new', 'session/prompt'])
    const outcomes = replies.slice(2).map(({ result }) => result?.outcome?.outcome ?? 'none')
    expect(new Set(outcomes.filter((one) => one !== 'none'))).toEqual(new Set(['selected']))
  })

  test('is the same however its bytes are cut, and is kept as it was printed', () => {
    const bytes = recorded(agent)
    const whole = played(bytes)
    expect(whole.raw).toBe(bytes.toString())
    fc.assert(
      fc.property(fc.array(fc.nat(bytes.length), { maxLength: 20 }), (cuts) => {
        expect(played(bytes, cuts)).toEqual(whole)
      }),
      { numRuns: 30 },
    )
  })
})
