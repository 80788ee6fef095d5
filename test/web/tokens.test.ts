import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../support/run-baton.ts'

/** Each text token with the grounds that it stands on, and the least contrast. */
const TEXTS: readonly (readonly [string, readonly string[], number])[] = [
  ['text', ['canvas', 'surface', 'sunken'], 7],
  ['text-2', ['canvas', 'surface', 'sunken'], 4.5],
  ['text-3', ['canvas', 'surface', 'sunken'], 4.5],
  ['accent', ['canvas', 'surface', 'sunken'], 4.5],
  ['on-accent', ['accent'], 4.5],
  ['needs', ['needs-ground', 'surface'], 4.5],
  ['forward', ['canvas', 'surface', 'sunken'], 4.5],
  ['back', ['canvas', 'surface', 'sunken'], 4.5],
  ['failed', ['failed-ground', 'surface', 'sunken'], 4.5],
  ['waiting', ['surface', 'canvas'], 3],
  ['control', ['surface', 'canvas'], 3],
  ['text', ['add', 'add-word', 'del', 'del-word'], 4.5],
  ...['b', 'j', 'a', 's', 'd'].map((team) => [`team-${team}`, ['surface', 'canvas'], 4.5] as const),
]

const css = readFileSync(join(ROOT, 'web', 'src', 'tokens.css'), 'utf8')

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('tokens of the %s theme', (_, at) => {
  const block = css.split('}')[at] ?? ''
  const tokens = new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]))
  const colour = (name: string) => {
    const value = tokens.get(name)
    if (value === undefined) throw new Error(`no token ${name}`)
    return value
  }

  test.each(TEXTS)('%s can be read on %j', (name, grounds, least) => {
    const worst = Math.min(...grounds.map((ground) => contrast(colour(name), colour(ground))))
    expect(worst).toBeGreaterThanOrEqual(least)
  })
})

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((one, other) => other - one)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
