import { describe, expect, it } from 'vitest'
import { hidingsOf } from '../../../src/protocol/injection/hiding.ts'
import { BREAK, NO_TEXT, type TextView, ViewWriter, viewOf } from '../../../src/protocol/injection/text-view.ts'

/** Each unit as code, place and what was undone. */
const units = (view: TextView) =>
  Array.from(view.code, (code, at) => [code, view.start[at], view.end[at], view.hidden[at]])

const lengths = (view: TextView) => [
  view.length,
  view.code.length,
  view.start.length,
  view.end.length,
  view.hidden.length,
]

describe('viewOf', () => {
  it('holds code points with their places', () => {
    expect(units(viewOf('a𝕚이'))).toEqual([
      [0x61, 0, 1, 0],
      [0x1d55a, 1, 3, 0],
      [0xc774, 3, 4, 0],
    ])
    expect(lengths(viewOf('a𝕚이'))).toEqual([3, 3, 3, 3, 3])
    expect(lengths(viewOf(''))).toEqual([0, 0, 0, 0, 0])
  })

  it('takes half a character for itself', () => {
    expect(units(viewOf('\ud835a\udd5a\udbff'))).toEqual([
      [0xd835, 0, 1, 0],
      [0x61, 1, 2, 0],
      [0xdd5a, 2, 3, 0],
      [0xdbff, 3, 4, 0],
    ])
    expect(units(viewOf('\uffff'))).toEqual([[0xffff, 0, 1, 0]])
    expect(units(viewOf('\u{10ffff}\u{10000}\ud7ff\ue000'))).toEqual([
      [0x10ffff, 0, 2, 0],
      [0x10000, 2, 4, 0],
      [0xd7ff, 4, 5, 0],
      [0xe000, 5, 6, 0],
    ])
  })

  it('narrows full-width ASCII, and nothing beside it', () => {
    const view = viewOf('\uff00！～\uff5f')
    expect(Array.from(view.code)).toEqual([0xff00, 0x21, 0x7e, 0xff5f])
    expect(Array.from(view.hidden, hidingsOf)).toEqual([[], ['full-width'], ['full-width'], []])
  })

  it('leaves every code point below a break', () => {
    expect(BREAK).toBe(0x110000)
    expect(lengths(NO_TEXT)).toEqual([0, 0, 0, 0, 0])
  })
})

describe('ViewWriter', () => {
  it('writes unit by unit, and makes room as it goes', () => {
    const writer = new ViewWriter(1)
    for (let code = 1; code <= 9; code += 1) writer.push(code, code * 10, code * 100, code + 20)
    expect(writer.length).toBe(9)
    expect(units(writer.finish())).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [n, n * 10, n * 100, n + 20]))
    expect(lengths(writer.finish())).toEqual([9, 9, 9, 9, 9])
  })

  it('makes room four times as large, or as large as is needed', () => {
    const room = (writer: ViewWriter) => writer.finish().code.buffer.byteLength / 4
    const writer = new ViewWriter(2)
    const text = viewOf('x'.repeat(100))
    writer.copy(text, 0, 2)
    expect(room(writer)).toBe(2)
    writer.push(1, 0, 0, 0)
    expect(room(writer)).toBe(8)
    writer.copy(text, 0, 100)
    expect(room(writer)).toBe(103)
  })

  it.each([0, 1, 47, 48, 49, 200])('copies %d units with all that is known of them', (count) => {
    const source = new ViewWriter(8)
    for (let at = 0; at < 250; at += 1) source.push(at + 1000, at + 2000, at + 3000, at % 200)
    const view = source.finish()
    const writer = new ViewWriter(4)
    writer.push(1, 2, 3, 4)
    writer.copy(view, 10, 10 + count)
    writer.push(5, 6, 7, 8)
    const expected = [[1, 2, 3, 4], ...units(view).slice(10, 10 + count), [5, 6, 7, 8]]
    expect(writer.length).toBe(count + 2)
    expect(units(writer.finish())).toEqual(expected)
  })

  it('marks the unit written last, if there is one', () => {
    const writer = new ViewWriter(4)
    writer.mark(1)
    writer.push(1, 0, 0, 2)
    writer.push(2, 0, 0, 2)
    writer.mark(1)
    expect(Array.from(writer.finish().hidden)).toEqual([2, 3])
  })

  it('forgets what is cut off', () => {
    const writer = new ViewWriter(4)
    for (const code of [1, 2, 3]) writer.push(code, 0, 0, 0)
    writer.cutTo(1)
    writer.push(4, 0, 0, 0)
    expect(Array.from(writer.finish().code)).toEqual([1, 4])
  })
})
