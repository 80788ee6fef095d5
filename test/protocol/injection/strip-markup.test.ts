import { describe, expect, it } from 'vitest'
import { hidingsOf } from '../../../src/protocol/injection/hiding.ts'
import { stripMarkup } from '../../../src/protocol/injection/strip-markup.ts'
import { viewOf } from '../../../src/protocol/injection/text-view.ts'

function stripped(text: string): string | undefined {
  const view = stripMarkup(viewOf(text))
  return view && String.fromCodePoint(...view.code)
}

describe('stripMarkup', () => {
  it.each([
    ['a<b>c</b>d', 'acd'],
    ['a<b class="x">c', 'ac'],
    ['a<!doctype html>b', 'ab'],
    ['a<?php x ?>b', 'ab'],
    ['a<% x %>b', 'ab'],
    ['a<!-- b > c -->d', 'ad'],
    ['a<!---->b', 'ab'],
    ['a<!-- one --><!-- two -->b', 'ab'],
    ['a<!--b', 'a<!--b'],
    ['a<!--b>c', 'ac'],
    ['a<br>b', 'a\nb'],
    ['a<BR/>b', 'a\nb'],
    ['a</p>b', 'a\nb'],
    ['a<h2 id="x">b', 'a\nb'],
    ['a<bruch>b', 'ab'],
    ['a/* x */b', 'ab'],
    ['a/**/b', 'ab'],
    ['a/*b', 'a/*b'],
    ['a // x\nb', 'a \nb'],
    ['a\t// x', 'a\t'],
    ['a[b](c)d', 'abd'],
    ['a[x][c]d', 'axd'],
    ['a[b][i]c[/i][/b]d', 'acd'],
    ['![b](c "d")', '!b'],
    ['a[^1]b', 'ab'],
    ['a[b]c[/b]d', 'acd'],
    ['a[color=red]b[/COLOR]c', 'abc'],
    ['a\n[x]: http://y\nb', 'a\n\nb'],
    ['[//]: # (x)\nb', '\nb'],
    ['a{# x #}b', 'ab'],
    ['a{% x %}b', 'ab'],
    ['a{{ x }}b', 'ab'],
    ['a\\textbf{b}c', 'ab}c'],
    ['a\u001b[31mb\u001b[0mc', 'abc'],
    ['a\u001b[1;31mb', 'ab'],
    ['<b>', ''],
    ['a<bx-- x>y-->z', 'ay-->z'],
    ['a<!x- x>y-->z', 'ay-->z'],
    ['a<!-x x>y-->z', 'ay-->z'],
    ['a<b\n[x]: y>c', 'ac'],
    ['/* x */b', 'b'],
    ['a\r// x\nb', 'a\r\nb'],
    ['a ///x', 'a '],
    ['a\n// x\nb', 'a\n\nb'],
    ['a[p](c)b', 'apb'],
    ['a<b<c>d', 'a<bd'],
    ['a<x--b>c-->d', 'ac-->d'],
    ['a //\nb', 'a \nb'],
    ['a\n[x]:y', 'a\n'],
    ['a\r[x]:y\nb', 'a\r\nb'],
    ['a{{x}}{{y}}b', 'ab'],
    [`a\\${'x'.repeat(15)}{b`, 'ab'],
    [`a\u001b[${'1'.repeat(62)}mb`, 'ab'],
    ['a\u001b[mb', 'ab'],
    [`a\u001b[${'1'.repeat(70)}`, 'a1111111'],
    ['a[b[c](d', 'a[bc](d'],
    ['a<blockquote>b', 'a\nb'],
    ['a<br[x](y)>b', 'a\nb'],
    ['a[b]{br}<i>c', 'a{br}c'],
    [`<a${' '.repeat(998)}>b`, 'b'],
    [`x](${'y'.repeat(1999)})z`, 'xz'],
    [`a[${'y'.repeat(63)}](z)b`, `a${'y'.repeat(63)}b`],
  ])('leaves out what is not seen: %j', (text, expected) => {
    expect(stripped(text) ?? text).toBe(expected)
  })

  it.each([
    'plain text',
    'a < b and c > d',
    'a <',
    'a<b<c',
    'a <1>',
    'a / b',
    'http://x/y',
    '//x',
    'a//b',
    '[b] not [i]talic'.replace('[b]', '[bold]').replace('[i]', '[it]'),
    '[b',
    'a [link] b',
    'a] (b)',
    'a](b',
    'a](b\n)',
    'a][b',
    '{ x }',
    '{#x',
    '{%x',
    '{{x}',
    '\\a{b}',
    '\\textbf b',
    'a\u001bb',
    'a\u001b[31',
    'a<-b>',
    'a[b\n](c',
    'a][b\n]',
    '{x}}',
    '{ x }} y',
    `\\${'x'.repeat(16)}{b`,
    'a\u001bx31m',
    `<a${' '.repeat(999)}>`,
    `x](${'y'.repeat(2000)})`,
    `[${'y'.repeat(64)}](z)`.slice(0, -1),
    `<a${' '.repeat(2000)}>`,
    `x](${'y'.repeat(3000)})`,
    `[${'y'.repeat(100)}](z`,
  ])('leaves alone what is text: %j', (text) => {
    expect(stripped(text)).toBeUndefined()
  })

  it('keeps the places of what remains, and notes that something was left out before it', () => {
    const text = `ab<i>cd</i>${'e'.repeat(60)}<br>f`
    const view = stripMarkup(viewOf(text))
    const kept = Array.from(view?.start ?? [], (start, index) => text.slice(start, view?.end[index]))
    expect(kept.slice(0, 5)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(kept.slice(-2)).toEqual(['<br>', 'f'])
    expect(Array.from(view?.hidden ?? [], hidingsOf).slice(0, 5)).toEqual([[], ['markup'], [], ['markup'], []])
  })
})
