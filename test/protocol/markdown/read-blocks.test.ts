import { describe, expect, it } from 'vitest'
import { readBlocks, splitLines } from '../../../src/protocol/markdown/read-blocks.ts'

const read = (text: string) => readBlocks(splitLines(text))
const at = (line: number, column: number) => ({ line, column })

describe('positions', () => {
  it('are those of the first character of the content, in UTF-16 units from 1', () => {
    expect(read('  ## 모드 ##\n\n 😀 글\n* [x]  done\n10)\tlate\n-\n')).toEqual([
      { kind: 'heading', depth: 2, source: '모드', position: at(1, 3), lastLine: 1 },
      { kind: 'paragraph', source: '😀 글', position: at(3, 2) },
      { kind: 'item', checked: true, sources: ['done'], position: at(4, 3), strays: [] },
      { kind: 'item', checked: undefined, sources: ['late'], position: at(5, 5), strays: [] },
      { kind: 'item', checked: undefined, sources: [], position: at(6, 1), strays: [] },
    ])
  })

  it('of an underlined heading are those of its text, and it ends with the underline', () => {
    expect(read('\nMode\nand more\n  ----\t\ntext')).toEqual([
      { kind: 'heading', depth: 2, source: 'Mode\nand more', position: at(2, 1), lastLine: 4 },
      { kind: 'paragraph', source: 'text', position: at(5, 1) },
    ])
  })

  it('of what is nested in an item are where it stands in the document', () => {
    const [item] = read('- text\n  - nested\n  > quote\n  # heading\n\n      code\n  ***\n')
    expect(item).toEqual({
      kind: 'item',
      checked: undefined,
      sources: ['text'],
      position: at(1, 3),
      strays: [at(2, 3), at(3, 3), at(4, 3), at(6, 7), at(7, 3)],
    })
  })

  it('do not count a byte order mark', () => {
    expect(read('\uFEFF# A')).toEqual([{ kind: 'heading', depth: 1, source: 'A', position: at(1, 1), lastLine: 1 }])
  })

  it('are right after a comment on the same line', () => {
    expect(read('<!-- a --> b\n')).toEqual([{ kind: 'paragraph', source: 'b', position: at(1, 12) }])
  })
})

describe('lines', () => {
  it('end with a line feed, a carriage return or both', () => {
    expect(splitLines('a\nb\r\nc\rd')).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('front matter', () => {
  it('is passed over, up to either closing line', () => {
    expect(read('---\ntitle: x\n# not a heading\n---\ntext')).toEqual([
      { kind: 'paragraph', source: 'text', position: at(5, 1) },
    ])
    expect(read('---  \nkey_1-a:\n...\ntext')).toEqual([{ kind: 'paragraph', source: 'text', position: at(4, 1) }])
  })

  it('is none without a key, without an end, or further down', () => {
    const kinds = (text: string) => read(text).map((block) => block.kind)
    expect(kinds('---\n# Mode\n---')).toEqual(['break', 'heading', 'break'])
    expect(kinds('---\na: b\n\nc')).toEqual(['break', 'paragraph', 'paragraph'])
    expect(kinds('\n---\na: b\n\n---')).toEqual(['break', 'paragraph', 'break'])
  })
})

describe('quotes', () => {
  it('hide the headings and items inside them', () => {
    expect(read('> ## Mode\n> - item\nlazy\n\nafter')).toEqual([
      { kind: 'quote', source: '> ## Mode\n> - item\nlazy', position: at(1, 1) },
      { kind: 'paragraph', source: 'after', position: at(5, 1) },
    ])
  })

  it('end a paragraph and an item, and are never underlined', () => {
    expect(read('text\n> quote\n---\n- item\n> quote').map((block) => [block.kind, block.position.line])).toEqual([
      ['paragraph', 1],
      ['quote', 2],
      ['break', 3],
      ['item', 4],
      ['quote', 5],
    ])
  })
})

describe('fences', () => {
  it('hide headings, keep their lines to the letter, and close only with a mark of their own kind', () => {
    const text = '~~~ md\n## Mode\n```\n  a\t\n~~\n~~~~\n'
    expect(read(text)).toEqual([{ kind: 'code', value: '## Mode\n```\n  a\t\n~~', position: at(1, 1) }])
  })

  it('that never close reach to the end', () => {
    expect(read('```\n## Mode')).toEqual([{ kind: 'code', value: '## Mode', position: at(1, 1) }])
  })

  it('in an item end with the item, and their content is not its text', () => {
    expect(read('- a\n  ```\n  ## Mode\n## Input').map((block) => block.kind)).toEqual(['item', 'heading'])
    expect(read('- a\n  ```\n  b\n  ```\n  c')).toEqual([
      { kind: 'item', checked: undefined, sources: ['a', 'c'], position: at(1, 3), strays: [] },
    ])
  })
})

describe('comments', () => {
  it('vanish over several lines and with what they hide, and show what follows them', () => {
    expect(read('a\n<!-- b\n## Mode\n--> c\n<!--> d\n<!-- never ends\n## Input')).toEqual([
      { kind: 'paragraph', source: 'a', position: at(1, 1) },
      { kind: 'paragraph', source: 'c', position: at(4, 5) },
      { kind: 'paragraph', source: 'd', position: at(5, 7) },
    ])
  })

  it('inside an item vanish too', () => {
    expect(read('- a\n  <!-- b\n\n  c -->\n- d')).toEqual([
      { kind: 'item', checked: undefined, sources: ['a'], position: at(1, 3), strays: [] },
      { kind: 'item', checked: undefined, sources: ['d'], position: at(5, 3), strays: [] },
    ])
  })
})

describe('checkboxes', () => {
  it('count only before text, at the start of an item', () => {
    const boxes = read('- [ ] a\n- [X] b\n- [x]\n- [y] c\n- [x]d\n- e [x] f\n- ```\n  ```\n  [x] g').map((block) =>
      block.kind === 'item' ? [block.checked, ...block.sources] : block.kind,
    )
    expect(boxes).toEqual([
      [false, 'a'],
      [true, 'b'],
      [undefined, '[x]'],
      [undefined, '[y] c'],
      [undefined, '[x]d'],
      [undefined, 'e [x] f'],
      [undefined, '[x] g'],
    ])
  })
})
