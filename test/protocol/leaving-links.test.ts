import { expect, test } from 'vitest'
import { leavingLinks } from '../../src/protocol/leaving-links.ts'

const leaving = (links: Readonly<Record<string, string>>) => leavingLinks(new Map(Object.entries(links)))

test.each<[string, string, string]>([
  ['an absolute path', 'a', '/etc/passwd'],
  ['above the root', 'a', '../x'],
  ['above the root from a folder', 'd/a', '../../x'],
  ['above the root and back', 'd/a', '../../repository/x'],
  ['by way of a folder', 'a', 'd/../../x'],
  ['a home', 'a', '~/x'],
  ['a drive', 'a', 'C:\\x'],
  ['a share', 'a', '\\\\host\\x'],
  ['backslashes', 'a', '..\\x'],
  ['the git directory', 'a', '.git/config'],
  ['the git directory in other letters', 'd/a', '../.GIT'],
])('truth.12 a link leaves by %s', (_, path, target) => {
  expect(leaving({ [path]: target })).toEqual([path])
})

test.each<[string, string, string]>([
  ['a file beside it', 'a', 'b'],
  ['a file above it', 'd/a', '../b'],
  ['the root', 'd/a', '..'],
  ['itself', 'a', '.'],
  ['a way with double slashes', 'd/a', './/..//b/'],
  ['nothing', 'a', ''],
  ['a name that only looks like git', 'a', '.github/x'],
])('truth.12 a link to %s stays', (_, path, target) => {
  expect(leaving({ [path]: target })).toEqual([])
})

test('truth.12 other links are followed', () => {
  expect(leaving({ a: 'b', b: '/etc' })).toEqual(['a', 'b'])
  expect(leaving({ a: 'd/x', d: '..' })).toEqual(['a', 'd'])
  // `..` of a link is the folder above where it leads, not above where it lies.
  expect(leaving({ 'd/e/a': '../here/../x', 'd/here': '../top' })).toEqual([])
  expect(leaving({ 'd/e/a': '../here/../../x', 'd/here': '../top' })).toEqual(['d/e/a'])
  expect(leaving({ 'd/e/a': 'here/../../x', 'd/e/here': '.' })).toEqual([])
  expect(leaving({ 'd/a': 'root/../x', 'd/root': '..' })).toEqual(['d/a'])
  expect(leaving({ a: 'b', b: 'a' })).toEqual(['a', 'b'])
})
