import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Figures, withFigures } from '../../scripts/figures-block.ts'
import { ROOT } from '../support/run-baton.ts'

const pages = ['.', 'docs', 'examples', 'src', 'rehearsal']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: folder !== '.', encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => path.endsWith('.md') && !path.includes('node_modules'))

/** The anchors that GitHub makes of headings. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )

describe.each(pages)('%s', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8')

  test('links only to what is there', () => {
    const links = [...text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(
      (match) => match[1] as string,
    )
    const dead = links.filter((link) => !/^[a-z]+:/.test(link) && !existsSync(join(ROOT, dirname(page), link)))
    expect(dead).toEqual([])
  })

  test('links only to headings that are there', () => {
    const links = [...text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(/\]\(([^)#\s:]*)#([^)\s]+)\)/g)]
    const dead = links.filter(([, to = '', anchor = '']) => {
      const path = to === '' ? page : join(dirname(page), to)
      return path.endsWith('.md') && !anchorsOf(readFileSync(join(ROOT, path), 'utf8')).includes(anchor)
    })
    expect(dead.map(([link]) => link)).toEqual([])
  })

  test('names no machine: no home folder, no registry', () => {
    expect(text).not.toMatch(/\/(?:home|root|Users)\/\w|registry\.npmjs|https?:\/\/(?:10|192\.168|172\.1[6-9])\./)
  })
})

test('the README fits on 120 lines and names its two commands', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  expect(readme.split('\n').length).toBeLessThanOrEqual(121)
  expect(readme).toContain('npm ci && npx baton')
  expect(readme).toContain('npm ci && npm test')
})

test('the figures of the README are those that their script wrote, and it changes nothing else', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  const marked =
    /<!-- figures -->\nMeasured by `npm run figures` with commit [0-9a-f]{8} on [\s\S]+\n<!-- \/figures -->/
  expect(readme).toMatch(marked)
  const others: Figures = {
    ...{ commit: '01234567', date: '2030-01-02', cores: 2, seed: 7, runMs: 80.4, validate: 2.55, taskList: 3.31 },
    kills: { count: 500, acknowledged: 12_345, readyMs: 1_249 },
    approvals: { count: 400, begun: 300 },
  }
  const changed = withFigures(readme, others)
  expect(changed).toMatch(marked)
  for (const part of [
    '01234567 on 2030-01-02, 2 cores, seed 7',
    '12,345',
    '1.2 s',
    '400 times',
    '80 ms',
    '2.5 ×',
    '3.3 ×',
  ])
    expect(changed).toContain(part)
  const without = (text: string) => text.replace(marked, '')
  expect(without(changed)).toBe(without(readme))
  expect(() => withFigures('no marks', others)).toThrow('<!-- figures -->')
})
