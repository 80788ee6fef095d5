import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** Writes a file of this task. One that holds the text already is left alone, whatever else was put into it. */
export function put(path, text) {
  if (textOf(path).includes(text)) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** The same for a file that people may have written into: theirs stays, and the text comes after it. */
export function add(path, text) {
  const there = textOf(path)
  put(path, there.trim() === '' || there.includes(text) ? text : `${there.trimEnd()}\n\n${text}`)
}

/** Any text in a fence that none of its lines can close. */
export function fenced(text) {
  const marks = [...text.matchAll(/`+/g)].map(([run]) => run.length)
  const fence = '`'.repeat(Math.max(3, ...marks.map((length) => length + 1)))
  return `${fence}text\n${text.trimEnd()}\n${fence}`
}
