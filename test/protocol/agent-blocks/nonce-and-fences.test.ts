import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { BlockEvent } from '../../../src/protocol/agent-blocks/block-events.ts'
import { type BlockParserOptions, createBlockParser } from '../../../src/protocol/agent-blocks/block-parser.ts'
import { bytesOf, eventsOf } from '../../support/parse-agent-output.ts'

const DOCUMENT = readFileSync(new URL('../../fixtures/protocol/agent-platform-protocol.md', import.meta.url), 'utf8')
const required: BlockParserOptions = { nonce: { value: 'n1', required: true } }
const optional: BlockParserOptions = { nonce: { value: 'n1', required: false } }

const kinds = (events: readonly BlockEvent[]) => events.map(({ kind }) => kind)

function errorBlock(run?: string): string {
  const line = run === undefined ? '' : `run: ${run}\n`
  return `[ERROR]\ntype: fatal\nmessage: m\nrecovery: notify_user\n${line}[/ERROR]\n`
}

function phase(run?: string): string {
  return `=== PHASE 1 COMPLETE ===\nPhase: Planning\n${run === undefined ? '' : `run: ${run}\n`}`
}

const fenced = (text: string, fence = '```') => `${fence}\n${text}${fence}\n`

describe('a nonce', () => {
  it.each<[string, BlockParserOptions, string | undefined, string[]]>([
    ['is not asked for by default', {}, undefined, ['error']],
    ['means nothing to a parser that has none', {}, 'x', ['error']],
    ['is optional unless required', optional, undefined, ['error']],
    ['is accepted where it is optional', optional, 'n1', ['error']],
    ['of another run makes a block log lines, and a notice', optional, 'n2', ['log', 'foreign']],
    ['is needed where it is required', required, undefined, ['log']],
    ['is accepted where it is required', required, 'n1', ['error']],
    ['of another run is foreign where it is required', required, 'n2', ['log', 'foreign']],
    ['may be quoted', required, '"n1"', ['error']],
    ['that begins alike is another', required, 'n1 x', ['log', 'foreign']],
    ['that is not written is none', required, '', ['log']],
  ])('%s', (_, options, run, expected) => {
    expect(kinds(eventsOf(errorBlock(run), options))).toEqual(expected)
  })

  it('stands in the event', () => {
    const text = errorBlock('n1')
    expect(eventsOf(text, required)).toEqual([
      {
        kind: 'error',
        at: { line: 1, start: 0, end: text.length },
        run: 'n1',
        error: { type: 'fatal', message: 'm', recovery: 'notify_user' },
      },
    ])
  })

  it('is a detail line of a completion signal, and no detail', () => {
    expect(eventsOf(phase('n1'), required)).toMatchObject([
      { kind: 'phase_complete', run: 'n1', name: 'Planning', documents: [] },
      { kind: 'detail', key: 'Phase', value: 'Planning' },
    ])
    expect(kinds(eventsOf(phase('n1'), required))).toEqual(['phase_complete', 'detail'])
    expect(kinds(eventsOf(phase(), required))).toEqual(['log'])
    expect(kinds(eventsOf(phase('n2'), required))).toEqual(['log', 'foreign'])
    expect(kinds(eventsOf('=== CUSTOM TASK COMPLETE ===\nrun: n1\n', required))).toEqual(['custom_task_complete'])
  })

  it('of another run shows who tried what, after the log lines it became', () => {
    const text = `a\n${errorBlock('n2')}b\n`
    const end = text.length - 2
    expect(eventsOf(text, { ...required, logText: true })).toEqual([
      { kind: 'log', at: { line: 1, start: 0, end }, lines: 7, text: text.slice(0, -2) },
      { kind: 'foreign', at: { line: 2, start: 2, end }, tag: 'ERROR', run: 'n2' },
      { kind: 'log', at: { line: 8, start: end, end: end + 2 }, lines: 1, text: 'b\n' },
    ])
    expect(eventsOf(phase('n2'), required)[1]).toMatchObject({ kind: 'foreign', tag: 'PHASE_COMPLETE', run: 'n2' })
  })

  it('makes whatever is wrong without it log lines too', () => {
    expect(kinds(eventsOf('[ERROR]\ntype: odd\n[/ERROR]\n[ERROR]\nmessage: unclosed\n', required))).toEqual(['log'])
    expect(kinds(eventsOf('[ERROR]\nrun: n1\ntype: odd\n[/ERROR]\n', required))).toEqual(['invalid'])
    expect(kinds(eventsOf('[ERROR]\nrun: n1\n', required))).toEqual(['invalid'])
    expect(kinds(eventsOf('[ERROR]\nrun: n2\n', required))).toEqual(['log', 'foreign'])
    expect(kinds(eventsOf(phase('n1'), { ...required, workflow: { kind: 'custom' } }))).toEqual(['invalid'])
    expect(kinds(eventsOf(phase(), { ...required, workflow: { kind: 'custom' } }))).toEqual(['log'])
  })

  it('is heard right after a block that somebody else left open', () => {
    expect(kinds(eventsOf(`[ERROR]\ntype: fatal\n${errorBlock('n1')}`, required))).toEqual(['log', 'error'])
    expect(kinds(eventsOf(`[ERROR]\ntype: fatal\n${phase('n1')}`, required))).toEqual([
      'log',
      'phase_complete',
      'detail',
    ])
  })

  it('cannot be given twice', () => {
    expect(kinds(eventsOf(`${errorBlock('n1').replace('[/ERROR]', 'run: n2\n[/ERROR]')}`, required))).toEqual([
      'invalid',
    ])
    expect(kinds(eventsOf(`${errorBlock('n2').replace('[/ERROR]', 'run: n1\n[/ERROR]')}`, required))).toEqual([
      'log',
      'foreign',
    ])
  })
})

describe('an agent that prints the whole source document', () => {
  it.each<[string, BlockParserOptions]>([
    ['its nonce is required', required],
    ['its nonce is optional', optional],
    ['it has no nonce, since all samples stand in code fences', {}],
  ])('moves nothing when %s', (_, options) => {
    expect(eventsOf(DOCUMENT, options).filter(({ kind }) => kind !== 'log')).toEqual([])
    expect(eventsOf(DOCUMENT.replaceAll('\n', '\r\n'), options).filter(({ kind }) => kind !== 'log')).toEqual([])
  })

  it('moves nothing when its nonce is required, even with the fences taken away', () => {
    const bare = DOCUMENT.replaceAll(/^```.*$/gm, '')
    expect(eventsOf(bare, required).filter(({ kind }) => kind !== 'log')).toEqual([])
    expect(eventsOf(bare).filter(({ kind }) => kind !== 'log').length).toBeGreaterThan(20)
  })

  it('moves nothing when the document stops in the middle of a sample', () => {
    for (let end = 0; end < DOCUMENT.length; end += 97) {
      expect(kinds(eventsOf(DOCUMENT.slice(0, end), required)).filter((kind) => kind !== 'log')).toEqual([])
    }
  })

  it('loses not a line of the log', () => {
    const events = eventsOf(DOCUMENT, { ...required, logText: true })
    expect(events.map((event) => (event.kind === 'log' ? event.text : '')).join('')).toBe(DOCUMENT)
  })
})

describe('a code fence', () => {
  it('silences blocks and signals without a nonce', () => {
    expect(kinds(eventsOf(fenced(errorBlock() + phase())))).toEqual(['log'])
    expect(kinds(eventsOf(fenced(errorBlock() + phase(), '~~~'), optional))).toEqual(['log'])
  })

  it('does not silence those with the right one', () => {
    expect(kinds(eventsOf(fenced(errorBlock('n1') + phase('n1')), optional))).toEqual([
      'log',
      'error',
      'phase_complete',
      'detail',
      'log',
    ])
    expect(kinds(eventsOf(fenced(errorBlock('n2')), optional))).toEqual(['log', 'foreign', 'log'])
  })

  it('silences what carries a nonce that nobody can check', () => {
    expect(kinds(eventsOf(fenced(errorBlock('n1'))))).toEqual(['log'])
  })

  it.each<[string, string, boolean]>([
    ['three backticks', '```\nX```\n', true],
    ['tildes', '~~~\nX~~~\n', true],
    ['an indentation of three', '   ```\nX   ```\n', true],
    ['an indentation of four, which is no fence', '    ```\nX', false],
    ['a tab, which is no fence', '\t```\nX', false],
    ['a language', '```ts title="a"\nX```\n', true],
    ['a tilde in the language of backticks', '``` ~~~\nX```\n', true],
    ['a backtick in its language, which is no fence', '``` a`b\nX', false],
    ['a backtick in the language of tildes', '~~~ a`b\nX~~~\n', true],
    ['two backticks, which are no fence', '``\nX', false],
    ['a shorter line inside, which does not close it', '````\n```\nX````\n', true],
    ['a longer line, which closes it', '```\n`````\nX', false],
    ['other marks, which do not close it', '```\n~~~\nX```\n', true],
    ['a line with a language, which does not close it', '```\n```ts\nX```\n', true],
    ['a closing line that is indented by three', '```\n   ```\nX', false],
    ['a closing line that is indented by four', '```\n    ```\nX```\n', true],
    ['a closing line with white space after it', '```\n```  \t\r\nX', false],
    ['its closing line, after which blocks count again', '```\n```\nX', false],
  ])('is recognised as in CommonMark: %s', (_, text, silent) => {
    const events = eventsOf(text.replace('X', errorBlock()), optional)
    expect(kinds(events).includes('error')).toBe(!silent)
    expect(kinds(events).includes('invalid')).toBe(false)
  })

  it('ends a block inside it that was not closed, without a word', () => {
    expect(kinds(eventsOf(`\`\`\`\n[ERROR]\ntype: fatal\n   \`\`\`\n${errorBlock()}`))).toEqual(['log', 'error'])
    expect(kinds(eventsOf(`\`\`\`\n${phase()}   \`\`\`\n${errorBlock()}`))).toEqual(['log', 'error'])
  })

  it('does not end at other marks within a block inside it', () => {
    expect(kinds(eventsOf(`\`\`\`\n[ERROR]\n~~~\n\`\`\`ts\n[/ERROR]\n${errorBlock()}\`\`\`\n`))).toEqual(['log'])
  })

  it('wears off after its limit, so that forgetting to close one silences nobody for long', () => {
    const limits = { maxFenceBytes: 100 }
    const upTo = (offset: number) => `\`\`\`\n${'x'.repeat(offset - 5)}\n${errorBlock()}`
    expect(kinds(eventsOf(upTo(100), { limits }))).toEqual(['log'])
    expect(kinds(eventsOf(upTo(101), { limits }))).toEqual(['log', 'error'])
    expect(kinds(eventsOf(upTo(101), { ...required, limits }))).toEqual(['log'])
  })

  it('wears off after 32 KiB by default', () => {
    const filler = `${'x'.repeat(1023)}\n`
    expect(kinds(eventsOf(`\`\`\`\n${filler.repeat(31)}${errorBlock()}`))).toEqual(['log'])
    expect(kinds(eventsOf(`\`\`\`\n${filler.repeat(32)}${errorBlock()}`))).toEqual(['log', 'error'])
  })

  it('wears off at a second of quiet', () => {
    const parser = createBlockParser()
    parser.push(bytesOf('```\ncode\n'))
    expect(kinds(parser.quiet())).toEqual(['log'])
    expect(kinds(parser.push(bytesOf(errorBlock())))).toEqual(['error'])
  })

  it('is closed by its closing line also after it wore off, and a new one opens', () => {
    const parser = createBlockParser()
    parser.push(bytesOf('```\ncode\n'))
    parser.quiet()
    parser.push(bytesOf('```\n'))
    expect(kinds(parser.push(bytesOf(errorBlock())))).toEqual(['log', 'error'])
    expect(kinds([...parser.push(bytesOf(fenced(errorBlock()))), ...parser.end()])).toEqual(['log'])
  })

  it('opens anew with a language after one that wore off', () => {
    const parser = createBlockParser()
    parser.push(bytesOf('```\ncode\n'))
    parser.quiet()
    expect(kinds([...parser.push(bytesOf(`\`\`\`ts\n${errorBlock()}`)), ...parser.end()])).toEqual(['log'])
  })
})
