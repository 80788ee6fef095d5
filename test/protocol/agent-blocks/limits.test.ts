import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { BlockEvent, InvalidEvent } from '../../../src/protocol/agent-blocks/block-events.ts'
import { createBlockParser } from '../../../src/protocol/agent-blocks/block-parser.ts'
import { bytesOf, eventsOf } from '../../support/parse-agent-output.ts'

// Instrumented code is slow, and a process of its own runs no mutant.
const underMutation = process.env.STRYKER_MUTATOR_WORKER !== undefined

const kinds = (events: readonly BlockEvent[]) => events.map(({ kind }) => kind)
const ERROR_END = 'recovery: notify_user\n[/ERROR]\n'

describe('a line over its limit', () => {
  const limits = { maxLineBytes: 10 }

  it('is cut with a mark, alone in its event, and the next line is read as usual', () => {
    const text = `a\n${'x'.repeat(11)}\n=== CUSTOM TASK COMPLETE ===\nb`
    expect(eventsOf(text, { limits, logText: true })).toEqual([
      { kind: 'log', at: { line: 1, start: 0, end: 2 }, lines: 1, text: 'a\n' },
      { kind: 'log', at: { line: 2, start: 2, end: 14 }, lines: 1, text: 'xxxxxxxxxx…[cut]', cut: true },
      { kind: 'log', at: { line: 3, start: 14, end: 43 }, lines: 1, text: '=== CUSTOM…[cut]', cut: true },
      { kind: 'log', at: { line: 4, start: 43, end: 44 }, lines: 1, text: 'b' },
    ])
  })

  it('is one byte longer than the limit, the line end aside', () => {
    for (const [length, cut] of [
      [10, undefined],
      [11, true],
    ] as const) {
      const line = 'x'.repeat(length)
      for (const text of [line, `${line}\n`]) {
        expect(eventsOf(text, { limits })).toEqual([
          { kind: 'log', at: { line: 1, start: 0, end: text.length }, lines: 1, ...(cut && { cut }) },
        ])
      }
    }
  })

  it('is never cut inside a character', () => {
    const cutText = (line: string) =>
      eventsOf(line, { limits, logText: true }).map((event) => event.kind === 'log' && event.text)
    expect(cutText('가나다라')).toEqual(['가나다…[cut]'])
    expect(cutText('a가나다라')).toEqual(['a가나다…[cut]'])
    expect(cutText('aa가나다라')).toEqual(['aa가나…[cut]'])
    expect(cutText('aaa가나다라')).toEqual(['aaa가나…[cut]'])
    expect(cutText('12345678é9')).toEqual(['12345678é…[cut]'])
    expect(cutText('123456789é')).toEqual(['123456789…[cut]'])
    expect(cutText('123456🚀x')).toEqual(['123456🚀…[cut]'])
    expect(cutText('1234567🚀')).toEqual(['1234567…[cut]'])
    expect(cutText('12345678🚀')).toEqual(['12345678…[cut]'])
    expect(cutText('123456789🚀')).toEqual(['123456789…[cut]'])
  })

  it('keeps bytes that are no characters when it is cut there', () => {
    const bytes = Uint8Array.from([...bytesOf('123456'), 0x80, 0x80, 0x80, 0x80, 0x80])
    expect(eventsOf(bytes, { limits, logText: true })).toMatchObject([{ text: '123456\ufffd\ufffd\ufffd\ufffd…[cut]' }])
  })

  it('is cut inside a value too, and the block is heard', () => {
    const text = `[ERROR]\ntype: fatal\nmessage: ${'가'.repeat(20)}\n${ERROR_END}`
    expect(eventsOf(text, { limits: { maxLineBytes: 30 } })).toEqual([
      {
        kind: 'error',
        at: { line: 1, start: 0, end: bytesOf(text).length },
        cut: true,
        error: { type: 'fatal', message: '가가가가가가가…[cut]', recovery: 'notify_user' },
      },
    ])
  })

  it('ends the details of a signal', () => {
    const text = `=== CUSTOM TASK COMPLETE ===\nTask: t\nSummary: ${'x'.repeat(30)}\n`
    expect(eventsOf(text, { limits: { maxLineBytes: 30 } })).toMatchObject([
      { kind: 'custom_task_complete', task: 't' },
      { kind: 'detail', key: 'Task' },
      { kind: 'log', cut: true, at: { line: 3 } },
    ])
  })
})

describe('a block over its limit', () => {
  const limits = { maxBlockBytes: 100 }

  it('loses lines of its long value, which carries the mark, and keeps the fields after it', () => {
    const text = `[ERROR]\ntype: fatal\nmessage: m\ndetails: d\n${'  0123456789\n'.repeat(10)}${ERROR_END}`
    expect(eventsOf(text, { limits })).toEqual([
      {
        kind: 'error',
        at: { line: 1, start: 0, end: text.length },
        cut: true,
        error: {
          type: 'fatal',
          message: 'm',
          details: `d\n${'0123456789\n'.repeat(4)}…[cut]`,
          recovery: 'notify_user',
        },
      },
    ])
  })

  it('carries one mark for each value that was cut', () => {
    const long = '  0123456789012345678901234567890123456789\n'
    const text = `[ERROR]\ntype: fatal\nmessage:\n${long.repeat(3)}details:\n${long.repeat(2)}${ERROR_END}`
    expect(eventsOf(text, { limits: { maxBlockBytes: 150 } })).toMatchObject([
      { kind: 'error', cut: true, error: { message: `${long.trim()}\n${long.trim()}\n…[cut]`, details: '…[cut]' } },
    ])
  })

  it('says the right line of what is wrong after the cut', () => {
    const text = `[ERROR]\ntype: fatal\nmessage: m\n${'  0123456789\n'.repeat(10)}recovery: no\n[/ERROR]\n`
    const [invalid] = eventsOf(text, { limits }) as [InvalidEvent]
    expect(invalid.cut).toBe(true)
    expect(invalid.violations.map(({ rule, position }) => [rule, position])).toEqual([
      ['block_value', { line: 14, column: 11 }],
    ])
  })

  it('is given up as unclosed after twice the limit', () => {
    const open = '[ERROR]\ntype: fatal\n'
    const text = `${open}${' 23456789\n'.repeat(25)}${ERROR_END}`
    const [invalid, log] = eventsOf(text, { limits })
    expect(invalid).toMatchObject({
      kind: 'invalid',
      at: { start: 0, end: open.length + 190 },
      violations: [{ rule: 'block_unclosed' }, {}, {}, {}],
    })
    expect(log).toMatchObject({ kind: 'log', lines: 8 })
  })

  it('becomes log lines with a mark where it is not heard', () => {
    const text = `[ERROR]\n${'  0123456789\n'.repeat(10)}[/ERROR]\nx\n`
    expect(eventsOf(text, { limits, logText: true, nonce: { value: 'n', required: true } })).toEqual([
      {
        kind: 'log',
        at: { line: 1, start: 0, end: text.length - 2 },
        lines: 12,
        text: `[ERROR]\n${'  0123456789\n'.repeat(7)}  …[cut]\n[/ERROR]\n`,
        cut: true,
      },
      { kind: 'log', at: { line: 13, start: text.length - 2, end: text.length }, lines: 1, text: 'x\n' },
    ])
  })

  it('may have ten thousand lines', () => {
    const text = (lines: number) => `[ERROR]\ntype: fatal\nmessage: m\n${' x\n'.repeat(lines)}${ERROR_END}`
    expect(eventsOf(text(9996))[0]).not.toHaveProperty('cut')
    expect(eventsOf(text(9997))[0]).not.toHaveProperty('cut')
    expect(eventsOf(text(9998))[0]).toHaveProperty('cut', true)
    expect(kinds(eventsOf(text(100_000)))).toEqual(['error'])
  })

  it('is not over it because of a line that was cut', () => {
    const text = `[ERROR]\ntype: fatal\nmessage: ${'x'.repeat(5_000_000)}\n${ERROR_END}`
    expect(eventsOf(text)).toMatchObject([
      { kind: 'error', cut: true, error: { type: 'fatal', recovery: 'notify_user' } },
    ])
  })
})

it('ends the details of a signal at the limit of a block', () => {
  const text = `=== PHASE 1 COMPLETE ===\nDocuments created:\n${'- a\n'.repeat(50)}`
  const events = eventsOf(text, { limits: { maxBlockBytes: 100 } })
  expect(events[0]).toMatchObject({ kind: 'phase_complete', documents: Array(14).fill('a') })
  expect(events.at(-1)).toMatchObject({ kind: 'log', lines: 36 })
  const many = eventsOf(`=== PHASE 1 COMPLETE ===\nDocuments created:\n${'- a\n'.repeat(10_000)}`)
  expect(many[0]).toHaveProperty('documents.length', 9998)
})

it.skipIf(underMutation)('reads the most laborious blocks in linear time', () => {
  const laborious = [
    `[AGENT_RESULT]\nissues:\n${'- \n'.repeat(300_000)}[/AGENT_RESULT]\n`,
    `[ERROR]\n${'a:\n'.repeat(300_000)}[/ERROR]\n`,
    `[ERROR]\ndetails:\n${'\n'.repeat(500_000)}  x\n[/ERROR]\n`,
    '[ERROR]\n'.repeat(10_000),
    '=== PHASE 1 COMPLETE ===\n'.repeat(20_000),
    `[AGENT_RESULT]\nissues:\n- major ${':1'.repeat(100_000)}\n[/AGENT_RESULT]\n`,
    `[AGENT_RESULT]\nfailed_tests:\n- ${'"|'.repeat(100_000)}\n[/AGENT_RESULT]\n`,
    `${'`'.repeat(200_000)}\n`.repeat(5),
    `[ERROR]${' '.repeat(200_000)}x\n`.repeat(5),
    `[ERROR]\ndetails: ${'"\\'.repeat(100_000)}"\n[/ERROR]\n`,
  ]
  for (const text of laborious) {
    const started = performance.now()
    eventsOf(text)
    // Each takes well under 100 ms; anything worse than linear would take minutes.
    expect(performance.now() - started).toBeLessThan(5000)
  }
})

it.skipIf(underMutation)('keeps no more memory for a line of 100 MB than a few limits', () => {
  const script = fileURLToPath(new URL('../../support/long-line-memory.ts', import.meta.url))
  for (const shape of ['line', 'block', 'lines-in-block']) {
    const { events, grownMegabytes } = JSON.parse(
      execFileSync(process.execPath, ['--expose-gc', script, shape], { encoding: 'utf8' }),
    ) as {
      events: string[]
      grownMegabytes: number
    }
    expect({ shape, events }).toEqual({
      shape,
      events: {
        line: ['log cut', 'error'],
        block: ['error cut', 'error'],
        'lines-in-block': ['invalid cut', 'log', 'error'],
      }[shape],
    })
    expect(grownMegabytes).toBeLessThan(64)
  }
})

it('hands over an unfinished line only when it is whole', () => {
  const parser = createBlockParser()
  expect(parser.push(bytesOf('=== CUSTOM TASK'))).toEqual([])
  expect([...parser.flush(), ...parser.quiet()]).toEqual([])
  expect(kinds([...parser.push(bytesOf(' COMPLETE ===')), ...parser.end()])).toEqual(['custom_task_complete'])
})
