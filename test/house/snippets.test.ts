import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT, runBaton } from '../support/run-baton.ts'

/** The code that people copy from the pages: it is run here, so it works there. */
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baton-snippets-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const pages = ['README.md', 'examples/pipelines/README.md']
  .concat(readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => join('docs', name)))
  .filter((page) => page.endsWith('.md'))
const fences = (language: string) =>
  pages.flatMap((page) =>
    [...readFileSync(join(ROOT, page), 'utf8').matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
      (match): [string, string] => [page, match[1] as string],
    ),
  )

/** `npx baton …` lines that a page shows on their own. Installing and testing are what this run already does. */
const commands = fences('sh').flatMap(([page, code]) =>
  code
    .split('\n')
    .filter((line) => line.startsWith('npx baton '))
    .map((line): [string, string] => [page, line.replace(/\s+#.*$/, '')]),
)

test.each(commands)('%s: %s', async (_page, line) => {
  const words = line.split(' ').slice(2)
  const args = words.flatMap((word) => (word.includes('*') ? expand(word) : [word]))
  const ran = await runBaton(args)
  expect(ran.code, ran.stderr).toBe(0)
})

function expand(pattern: string): string[] {
  const [directory = '', ending = ''] = pattern.split('*')
  return readdirSync(join(ROOT, directory))
    .filter((name) => name.endsWith(ending))
    .map((name) => join(directory, name))
}

test.each(fences('ts'))('the TypeScript of %s runs', (_page, code) => {
  const protocol = pathToFileURL(join(ROOT, 'src', 'protocol', 'index.ts')).href
  const file = join(folder, 'snippet.mts')
  writeFileSync(file, code.replaceAll("'baton-relay/protocol'", `'${protocol}'`))
  expect(execFileSync(process.execPath, [file], { encoding: 'utf8' })).not.toBe('')
})

test('there are snippets', () => {
  expect(commands.length).toBeGreaterThan(2)
  expect(fences('ts').length).toBeGreaterThan(0)
})
