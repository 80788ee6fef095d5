import { existsSync } from 'node:fs'
import { put } from '../parts/files.js'
import { blankTestOf, PACKAGE, pathsOf, plannedGreeting, sourceOf, testOf } from '../parts/greeting.js'
import { isFixed } from './fixed.js'

/**
 * Where a leader ordered the work: the ordered files that are this specialist's, written as one coder would. A tester
 * writes the tests, a builder whatever is in its scope by name. Without an order there is nothing to write.
 */
export function writeOrdered(assignment) {
  const { brief, task } = assignment
  const output = brief?.handoff?.output ?? []
  const { name, scope } = brief?.specialist ?? { name: '', scope: [] }
  const paths = pathsOf(task)
  const greeting = plannedGreeting(assignment)
  const isFor = (path) =>
    scope.includes(path) || scope.includes('**') || (/-tester$/.test(name) && /\.test\./.test(path))
  const texts = {
    [paths.source]: () => sourceOf(greeting, isFixed({ brief, paths })),
    [paths.test]: () => testOf(greeting, paths),
    [paths.blankTest]: () => blankTestOf(paths),
    'package.json': () => PACKAGE,
  }
  const own = output.filter((path) => Object.hasOwn(texts, path) && isFor(path))
  for (const path of own) if (path !== 'package.json' || !existsSync(path)) put(path, texts[path]())
  return own
}
