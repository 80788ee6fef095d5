import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBlocks, splitLines } from '../../../src/protocol/markdown/read-blocks.ts'
import { mdastRows, ourRows } from './mdast-outline.ts'

/** Lines that mean something in Markdown, put together at random. */
const LINES = [
  '',
  '',
  '## Mode',
  '# Title #',
  '#### Deep ##',
  '#no heading',
  '####### seven',
  'Coding',
  'two words',
  '===',
  '---',
  '--',
  '- - -',
  '***',
  '- item',
  '* star',
  '+ plus',
  '-',
  '- [ ] open',
  '- [x] done',
  '- [ ]',
  '1. one',
  '1. one\n2. two',
  'text\n10. ten',
  '- bullet\n7) seven',
  '- # heading inside',
  '- ```',
  '```',
  '````',
  '~~~ts',
  '``` a`b',
  '  ```',
  '  continued',
  // Not alone: a line that follows indented code is, unlike in CommonMark, text to the reference parser.
  '    four columns\n\nafter',
  '      six columns\n\nafter',
  '\ttabbed\n\nafter',
  '  - nested',
  '   1. nested too',
  '-\ttab item',
  '-     code item\n\nafter',
  ' - one column in',
  '<!-- remark -->',
  '<!-- open\n## hidden\n\nshut -->',
  'shut -->',
  'a `code` b',
  '`` a ` b ``',
  'a \\* b \\` c',
  'x &amp; y &#65; &#x42; &nope;',
  'soft <!-- inline --> text',
  'half ` tick',
  'hard  ',
  'back\\',
]

const line = fc.constantFrom(...LINES)

describe('reading blocks', () => {
  it('agrees with the reference parser on every short document of meaningful lines', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 9 }), (lines) => {
        const text = lines.join('\n')
        expect(ourRows(readBlocks(splitLines(text)))).toEqual(mdastRows(text))
      }),
      { numRuns: 4000 },
    )
  })
})
