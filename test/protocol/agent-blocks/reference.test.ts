import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { BlockParserOptions } from '../../../src/protocol/agent-blocks/block-parser.ts'
import { parseStdinMessage } from '../../../src/protocol/agent-blocks/parse-stdin-message.ts'
import { eventsOf } from '../../support/parse-agent-output.ts'

const PAGE = readFileSync(new URL('../../../docs/reference/agent-protocol.md', import.meta.url), 'utf8')

interface Fence {
  readonly info: string
  readonly body: string
}

const fences: Fence[] = Array.from(PAGE.matchAll(/^(`{3,})([^\n]*)\n(.*?)^\1$/gms), ([, , info = '', body = '']) => ({
  info,
  body,
}))
const samples = fences.flatMap((fence, index) =>
  fence.info.startsWith('agent') ? [{ ...fence, next: fences[index + 1] }] : [],
)

describe('the reference of the protocol', () => {
  it.each(samples.map((sample) => [sample.body.split('\n').slice(0, 2).join(' '), sample] as const))(
    'shows the events of %s',
    (_, { info, body, next }) => {
      const options = JSON.parse(info.slice('agent'.length) || '{}') as BlockParserOptions
      const events = eventsOf(body, { ...options, logText: true }).map(({ at: _at, ...event }) => {
        return event.kind === 'invalid' ? { ...event, violations: event.violations.map(({ rule }) => rule) } : event
      })
      expect(next?.info).toBe('events')
      const shown = next?.body.split('\n').filter((line) => line !== '') ?? []
      expect(events).toEqual(shown.map((line) => JSON.parse(line) as unknown))
    },
  )

  it('shows samples of every kind of event', () => {
    const kinds = fences
      .filter(({ info }) => info === 'events')
      .flatMap(({ body }) => body.match(/(?<="kind":")\w+/g) ?? [])
    expect([...new Set(kinds)].sort()).toEqual([
      'agent_result',
      'custom_task_complete',
      'dependency_request',
      'detail',
      'error',
      'foreign',
      'invalid',
      'log',
      'phase_complete',
      'question',
    ])
  })

  it('shows messages that are right, of every type', () => {
    const lines = fences.filter(({ info }) => info === 'stdin').flatMap(({ body }) => body.trim().split('\n'))
    const types = lines.map((line) => {
      const read = parseStdinMessage(line)
      if (!read.ok) throw read.error
      return read.value.type
    })
    expect([...new Set(types)]).toEqual([
      'question_answer',
      'phase_result',
      'retry',
      'follow_up',
      'protocol_error',
      'dependency_answer',
    ])
  })

  it('moves nothing when it is printed by an agent whose nonce is required', () => {
    const events = eventsOf(PAGE, { nonce: { value: 'another', required: true } })
    expect(events.filter(({ kind }) => kind !== 'log' && kind !== 'foreign')).toEqual([])
  })
})
