import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Heard } from '../../../src/agents/adapters/adapter.ts'
import { createAdapter } from '../../../src/agents/adapters/create-adapter.ts'
import { MCP_RULES } from '../../../src/agents/adapters/mcp-server.ts'
import { ROOT } from '../../support/run-baton.ts'

/**
 * What the coder of a real CLI printed while it asked a person by `baton mcp` and used two commands that need a permission,
 * of which one was refused. Recorded by `node compat/run.ts AGENT --probe --record`: codex 0.166.0 (app-server), gemini 0.61.0 and goose 1.34.0
 * (ACP).
 */
const RECORDED = [
  { agent: 'codex', adapter: 'codex-server', argv: ['codex', 'app-server'], turns: 8, tokens: 800 },
  // That its model was called again after a refusal shows in the answer alone, which is not played here.
  { agent: 'gemini', adapter: 'acp', argv: ['gemini', '--acp'], turns: 7, tokens: 800 },
  // It tells the tokens of its last request alone.
  { agent: 'goose', adapter: 'acp', argv: ['goose', 'acp'], turns: 8, tokens: null },
] as const

const bytesOf = (agent: string) =>
  readFileSync(join(ROOT, 'test', 'fixtures', 'adapters', `${agent}-asking-coder.jsonl`))

function played({ agent, adapter: name, argv }: (typeof RECORDED)[number], cuts: readonly number[] = []) {
  const bytes = bytesOf(agent)
  const allowed = ['read', 'edit', 'run node --test', ...MCP_RULES]
  const nonce = { value: 'abc123', required: false }
  const adapter = createAdapter(name, { nonce, workflow: { kind: 'dispatch' }, folder: '/clone', argv, allowed })
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

describe.each(RECORDED)('what $agent really prints while it asks', (recorded) => {
  test('is read: two permissions, its block, its usage and its calls, and nothing as an unknown line', () => {
    const { heard, log, facts } = played(recorded)
    const asked = heard.flatMap((one) => (one.kind === 'event' && one.permission ? [one.permission] : []))
    expect(asked).toMatchObject(
      ['allowed', 'refused'].map((word) => ({ kind: 'run', subject: expect.stringContaining(word) })),
    )
    const results = heard.flatMap((one) =>
      one.kind === 'event' && one.event.kind === 'agent_result' ? [one.event] : [],
    )
    expect(results).toMatchObject([{ result: { summary: 'coder is done', verdict: 'pass' } }])
    expect(log.split('\n').filter((line) => line.startsWith('{'))).toEqual([])
    expect(facts.usage).toMatchObject({ input_tokens: recorded.tokens, turns: recorded.turns })
    expect(facts).toMatchObject({ fault: null, session: expect.stringMatching(/./) })
    expect(heard.at(-1)).toEqual({ kind: 'turn_over' })
  })

  test('is the same however its bytes are cut, and is kept as it was printed', () => {
    const whole = played(recorded)
    const bytes = bytesOf(recorded.agent)
    expect(whole.raw).toBe(bytes.toString())
    fc.assert(
      fc.property(fc.array(fc.nat(bytes.length), { maxLength: 20 }), (cuts) => {
        expect(played(recorded, cuts)).toEqual(whole)
      }),
      { numRuns: 30 },
    )
  })
})
