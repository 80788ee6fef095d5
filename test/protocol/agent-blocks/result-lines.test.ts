import { describe, expect, it } from 'vitest'
import { parseActionItem } from '../../../src/protocol/agent-blocks/action-line.ts'
import { parseAttachmentLine } from '../../../src/protocol/agent-blocks/attachment-line.ts'
import { parseNamedLine } from '../../../src/protocol/agent-blocks/named-line.ts'

describe('an action item', () => {
  it.each([
    ['mend it', 'mend it', null],
    ['mend it @ 4h', 'mend it', { after_ms: 14_400_000 }],
    ['mend it @ 30m', 'mend it', { after_ms: 1_800_000 }],
    ['mend it @ 9999d', 'mend it', { after_ms: 9_999 * 86_400_000 }],
    ['mend it @ 2026-11-20T12:00:00Z', 'mend it', { at: '2026-11-20T12:00:00Z' }],
    ['mend it  @  2026-11-20T12:00:00+09:00 ', 'mend it', { at: '2026-11-20T12:00:00+09:00' }],
    ['ask bob @ office @ 2d', 'ask bob @ office', { after_ms: 172_800_000 }],
    ['ask bob @ office', 'ask bob @ office', null],
    ['mend it @ 0h', 'mend it @ 0h', null],
    ['mend it @ 10000h', 'mend it @ 10000h', null],
    ['mend it @ 4 h', 'mend it @ 4 h', null],
    ['mend it @ 4w', 'mend it @ 4w', null],
    ['mend it @4h', 'mend it @4h', null],
    [' @ 4h', ' @ 4h', null],
  ])('%j', (line, action, deadline) => expect(parseActionItem(line)).toEqual({ action, deadline }))

  it.each(['', '  ', 'mend it @ 2026-13-01', 'mend it @ 2026-11-20', 'mend it @ 2026-11-20T12:00:00'])(
    '%j is none: blank, or a date that is no instant',
    (line) => expect(parseActionItem(line)).toBeUndefined(),
  )
})

describe('a name with a text', () => {
  it.each([
    ['changelog: nobody sees it', { name: 'changelog', text: 'nobody sees it' }],
    ['a1_b:\ttext: more ', { name: 'a1_b', text: 'text: more' }],
    ['x: "a\\nb"', { name: 'x', text: 'a\nb' }],
    ['x: a\nb', { name: 'x', text: 'a\nb' }],
  ])('%j', (line, value) => expect(parseNamedLine(line)).toEqual(value))

  it.each([
    'changelog:',
    'changelog: ',
    'changelog:x',
    'x: " "',
    'Changelog: x',
    '1x: y',
    ': x',
    `${'a'.repeat(41)}: x`,
  ])('%j is none', (line) => expect(parseNamedLine(line)).toBeUndefined())
})

describe('an attachment', () => {
  it.each([
    ['defect_report docs/qa.md', { type: 'defect_report', path: 'docs/qa.md' }],
    ['other\t"a b.md" ', { type: 'other', path: 'a b.md' }],
    ['question_list a b.md', { type: 'question_list', path: 'a b.md' }],
  ])('%j', (line, value) => expect(parseAttachmentLine(line)).toEqual(value))

  it.each(['defect_report', 'defect_report ""', 'report a.md', 'Other a.md', ' other a.md', ''])('%j is none', (line) =>
    expect(parseAttachmentLine(line)).toBeUndefined(),
  )
})
