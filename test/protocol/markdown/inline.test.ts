import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readInline } from '../../../src/protocol/markdown/read-inline.ts'
import { sectionKey, withoutRemark } from '../../../src/protocol/markdown/section-key.ts'
import { codeSpan, fenced, meansNothing, writeInline, writePath } from '../../../src/protocol/markdown/write-inline.ts'
import { anyLine } from '../../support/document-arbitraries.ts'

describe('reading inline text', () => {
  it.each([
    ['plain  text ', 'plain  text', 'none'],
    ['a\nb', 'a b', 'none'],
    ['a\\\nb', 'a b', 'none'],
    ['`src/a.ts`', 'src/a.ts', 'all'],
    [' `a` <!-- why --> ', 'a', 'all'],
    ['use `a` here', 'use a here', 'some'],
    ['`a` `b`', 'a b', 'some'],
    ['`` a ` b ``', 'a ` b', 'all'],
    ['`a\nb`', 'a b', 'all'],
    ['`   `', '', 'all'],
    ['` a`', 'a', 'all'],
    ['`a\\` b', 'a\\ b', 'some'],
    ['\\`a` b`', '`a b', 'some'],
    ['a ``` b', 'a ``` b', 'none'],
    ['``a`', '``a`', 'none'],
    ['``a` b``', 'a` b', 'all'],
    ['`a``b` c` d`', 'a``b c d', 'some'],
    ['\\a \\\\ \\* \\~ \\!', '\\a \\ * ~ !', 'none'],
    ['a \\', 'a \\', 'none'],
    ['&amp; &lt; &gt; &quot; &apos; &nope; & &;', '& < > " \' &nope; & &;', 'none'],
    ['&#65;&#x42;&#X43;', 'ABC', 'none'],
    ['&#0; &#xD800; &#xDFFF; &#x110000; &#9999999;', '\uFFFD \uFFFD \uFFFD \uFFFD \uFFFD', 'none'],
    ['&#xD7FF;|&#xE000;|&#x10FFFF;', '\uD7FF|\uE000|\u{10FFFF}', 'none'],
    ['&#65 &#12345678; &#x1234567; &#;', '&#65 &#12345678; &#x1234567; &#;', 'none'],
    ['a <!-- b --> c', 'a  c', 'none'],
    ['a <!-- b\nc --> d <!-- e', 'a  d <!-- e', 'none'],
    ['a <!-- `b` --> c', 'a  c', 'none'],
    ['<!--> a', 'a', 'none'],
    ['Array<string> <b>x</b>', 'Array<string> <b>x</b>', 'none'],
    ['__init__ **a** [b](c) ~~d~~', '__init__ **a** [b](c) ~~d~~', 'none'],
  ] as const)('%j is %j', (source, text, code) => {
    expect(readInline(source)).toEqual({ text, code })
  })
})

describe('writing inline text', () => {
  it('reads back the same for every line', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        expect(readInline(writeInline(line)).text).toBe(line)
        expect(readInline(writePath(line)).text).toBe(line)
        expect(readInline(codeSpan(line))).toEqual({ text: line, code: 'all' })
      }),
      { numRuns: 3000 },
    )
  })

  it.each([
    'TypeScript 필수',
    'DOMAIN_SCHEMA.md 컬럼명 준수',
    'a & b',
    'a < b',
    'C:\\temp',
    '#12 고치기',
    '-x 옵션',
    '1.5배',
    '[id].ts',
    '없음 처리',
    '**굵게** 글',
    '~ 이하',
    '100%',
  ])('leaves %j as it is', (line) => {
    expect(writeInline(line)).toBe(line)
  })

  it.each([
    ['- a', '`- a`'],
    ['+', '`+`'],
    ['* a', '`* a`'],
    ['12) a', '`12) a`'],
    ['1.', '`1.`'],
    ['# a', '`# a`'],
    ['######', '`######`'],
    ['> a', '`> a`'],
    ['>a', '`>a`'],
    ['~~~', '`~~~`'],
    ['===', '`===`'],
    ['--', '`--`'],
    ['* * *', '`* * *`'],
    ['___', '`___`'],
    ['[ ] a', '`[ ] a`'],
    ['[X] a', '`[X] a`'],
    ['C#', '`C#`'],
    ['없음', '`없음`'],
    ['None.', '`None.`'],
    ['a `b`', '`` a `b` ``'],
    ['`', '`` ` ``'],
    ['a \\* b', '`a \\* b`'],
    ['a\\', '`a\\`'],
    ['&amp;', '`&amp;`'],
    ['&#1;', '`&#1;`'],
    ['<b>', '`<b>`'],
    ['</b>', '`</b>`'],
    ['<!-- a', '`<!-- a`'],
    ['<?php', '`<?php`'],
  ])('sets %j in code', (line, written) => {
    expect(writeInline(line)).toBe(written)
  })

  it.each([
    ['src/a_b.ts', 'src/a_b.ts'],
    ['src/__init__.py', '`src/__init__.py`'],
    ['src/*.ts', '`src/*.ts`'],
    ['app/[id].ts', '`app/[id].ts`'],
    ['a~b', '`a~b`'],
    ['없음', '`없음`'],
  ])('writes the path %j as %j', (path, written) => {
    expect(writePath(path)).toBe(written)
  })

  it('chooses a fence that its content cannot close', () => {
    expect(fenced('a')).toBe('```text\na\n```')
    expect(fenced('````\na')).toBe('`````text\n````\na\n`````')
  })

  it('knows the words that mean nothing', () => {
    expect(['없음', '없음.', 'none', 'NONE', 'None.'].map(meansNothing)).toEqual([true, true, true, true, true])
    expect(['없음..', 'nothing', '', '있음', 'none of it'].map(meansNothing)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('the key of a heading', () => {
  it.each([
    ['Completion Criteria', 'completioncriteria'],
    ['COMPLETION-CRITERIA:', 'completioncriteria'],
    ['completion_criteria', 'completioncriteria'],
    ['1. Mode', 'mode'],
    ['2.1) **Mode**：', 'mode'],
    ['1️⃣ Mode', 'mode'],
    ['① 모드', '모드'],
    ['👩‍💻 Mode ✅', 'mode'],
    ['🇰🇷 입력', '입력'],
    ['완료 기준'.normalize('NFD'), '완료기준'],
    ['Ｍｏｄｅ', 'mode'],
    ['~~`Mode`~~', 'mode'],
    ['1.2', '1.2'],
    ['a:b', 'a:b'],
    ['__proto__', 'proto'],
  ])('of %j is %j', (heading, key) => {
    expect(sectionKey(heading)).toBe(key)
  })

  it('can do without a remark in brackets at its end', () => {
    expect(['입력(input)', 'input', '(input)', 'a(b)c', 'a)'].map(withoutRemark)).toEqual([
      '입력',
      'input',
      '(input)',
      'a(b)c',
      'a)',
    ])
  })
})
