import { describe, expect, it } from 'vitest'
import { lineMarker, MARKER } from '../../../src/protocol/injection/line-marker.ts'
import { viewOf } from '../../../src/protocol/injection/text-view.ts'

/** The kind of a line's marker, and the text after it. */
function split(line: string): [kind: string, rest: string] {
  const packed = lineMarker(viewOf(line).code, 0)
  const kind = Object.entries(MARKER).find(([, value]) => value === (packed & MARKER.kind))?.[0] ?? ''
  return [kind, kind === 'none' ? line : line.slice((packed - (packed & MARKER.kind)) / 4)]
}

describe('lineMarker', () => {
  it.each([
    ['text', 'none', 'text'],
    ['  text', 'none', '  text'],
    ['', 'none', ''],
    ['> text', 'quote', ' text'],
    ['>> text', 'quote', ' text'],
    ['> > text', 'quote', ' text'],
    ['// text', 'quote', ' text'],
    ['/// text', 'quote', ' text'],
    ['-- text', 'quote', ' text'],
    [';; text', 'quote', ' text'],
    ['//text', 'none', '//text'],
    ['/ text', 'none', '/ text'],
    ['/-/ text', 'none', '/-/ text'],
    ['- text', 'list', ' text'],
    ['* text', 'list', ' text'],
    ['+ text', 'list', ' text'],
    ['• text', 'list', ' text'],
    ['-text', 'none', '-text'],
    ['> - text', 'list', ' text'],
    ['\t- text', 'list', ' text'],
    ['1. text', 'list', ' text'],
    ['123) text', 'list', ' text'],
    ['1234) text', 'none', '1234) text'],
    ['(1) text', 'list', ' text'],
    ['a) text', 'list', ' text'],
    ['(B) text', 'list', ' text'],
    ['a. text', 'none', 'a. text'],
    ['ab) text', 'none', 'ab) text'],
    ['1.text', 'none', '1.text'],
    ['1 text', 'none', '1 text'],
    ['() text', 'none', '() text'],
    ['- [ ] text', 'list', ' text'],
    ['- [x] text', 'list', ' text'],
    ['- [X] text', 'list', ' text'],
    ['- [y] text', 'list', ' [y] text'],
    ['- [xy] text', 'list', ' [xy] text'],
    ['# text', 'heading', ' text'],
    ['###### text', 'heading', ' text'],
    ['####### text', 'none', '####### text'],
    ['#text', 'none', '#text'],
    ['> ## text', 'heading', ' text'],
    ['0. text', 'list', ' text'],
    ['9) text', 'list', ' text'],
    ['z) text', 'list', ' text'],
    ['1a) text', 'none', '1a) text'],
    ['a text', 'none', 'a text'],
    ['*) text', 'none', '*) text'],
    ['12 text', 'none', '12 text'],
    ['1: text', 'none', '1: text'],
    ['> 1. text', 'list', ' text'],
    ['  1. text', 'list', ' text'],
    ['  text', 'none', '  text'],
    ['> text 1. x', 'quote', ' text 1. x'],
    ['- (x] text', 'list', ' (x] text'],
    ['- [x) text', 'list', ' [x) text'],
    [' # text', 'heading', ' text'],
    ['(a. text', 'none', '(a. text'],
    [`${' '.repeat(32)}- text`, 'list', ' text'],
    [`${' '.repeat(33)}- text`, 'none', `${' '.repeat(33)}- text`],
    [`${' '.repeat(40)}- text`, 'none', `${' '.repeat(40)}- text`],
  ])('splits %j into %s and the rest', (line, kind, rest) => {
    expect(split(line)).toEqual([kind, rest])
  })
})
