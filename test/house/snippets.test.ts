import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../support/run-baton.ts'
import { runWithin } from '../support/run-within.ts'

const BATON = join(ROOT, 'bin', 'baton.js')
/** No command of a page is as slow as this on the slowest machine; a guide is many of them. */
const COMMAND_MS = 60_000
const GUIDE_MS = 240_000

const ENGLISH = { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: tmpdir(), LANG: 'en_US.UTF-8' }

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
  const ran = await runWithin(process.execPath, [BATON, ...args], { cwd: ROOT, env: ENGLISH, limitMs: COMMAND_MS })
  expect(ran.code, ran.stderr).toBe(0)
})

function expand(pattern: string): string[] {
  const [directory = '', ending = ''] = pattern.split('*')
  return readdirSync(join(ROOT, directory))
    .filter((name) => name.endsWith(ending))
    .map((name) => join(directory, name))
}

test.each(fences('ts'))('the TypeScript of %s runs', async (_page, code) => {
  const protocol = pathToFileURL(join(ROOT, 'src', 'protocol', 'index.ts')).href
  const file = join(folder, 'snippet.mts')
  writeFileSync(file, code.replaceAll("'baton-relay/protocol'", `'${protocol}'`))
  const ran = await runWithin(process.execPath, [file], { cwd: ROOT, limitMs: COMMAND_MS })
  expect(ran.code, ran.stderr).toBe(0)
  expect(ran.stdout).not.toBe('')
})

/** A guide is one story: its blocks are run one after the other, as whoever pastes them would. What it must tell: */
const GUIDES: Readonly<Record<string, { readonly last: string; readonly tells: readonly (string | RegExp)[] }>> = {
  'docs/guides/agents.md': {
    last: 'baton config check --json',
    tells: [
      /without a question: read, edit, checks, run npm install/,
      /"permissions": \[/,
      /copilot \(DOC\): copilot is not on the PATH\. Install it: npm install -g @github\/copilot/,
    ],
  },
  'docs/guides/dispatch.md': {
    last: 'baton plan "Fix the typo in the README" --json',
    tells: [
      /Skill +auth-flow/,
      'flowchart LR',
      'refused with exit code 2',
      /backend \(fast model, haiku\)/,
      /Left out: \.claude\/agents\/broken\.md:2:7/,
      /"size": "simple"/,
    ],
  },
  'docs/guides/first-task.md': {
    last: 'baton task show $ID --json',
    tells: ['refused with exit code 6', '✓ intact', /"status": "DONE"/, /"revision_count": 1/],
  },
  'docs/guides/keys.md': {
    last: 'baton settings rotate && baton settings list && grep -rc sk-test-51H8qZ2eZvKYlo2C .baton || echo "not in the store"',
    tells: [
      /PAYMENT_KEY +store +key +…lo2C/,
      /paying with \*+/,
      'No agent declares a setting.',
      /:0\n/,
      'not in the store',
    ],
  },
  'docs/guides/mcp.md': {
    last: 'baton runs show "$(baton runs list --all --json | sed -n \'s/.*"run_id": "\\(.*\\)",/\\1/p\' | head -1)" --json',
    tells: [
      /claude mcp add baton -- \S*baton.* mcp --store \S+paint\/\.baton\/baton\.db/,
      /completed \[pass\]: painted it blue/,
      /Run +Runs +Time +Input tokens/,
      /"verdict": "pass"/,
    ],
  },
  'docs/guides/run-a-task.md': {
    last: 'cd ../hello && baton task show $TASK --json',
    tells: [
      'it waits, with exit code 7',
      'refused with exit code 3',
      'it waits for the plan, with exit code 7',
      /Approve the plan of TASK-\d{8}-\d{3}/,
      'the changed plan waits, with exit code 7',
      /↩ DEV_REVISION/,
      'refused with exit code 4: nothing was merged',
      /Baton-Evidence: INTEGRATION [0-9a-f]{40} passed/,
      'it went back, with exit code 4',
      'another plan',
      /✓ intact: 2 merges into HEAD .* the store \S+ agrees/,
      /✓ intact: 2 merges into main .* there is no store here to compare with/,
      /"status": "DONE"/,
    ],
  },
  'docs/guides/serve.md': {
    last: 'baton stats --range 7d',
    tells: [/^baton_[\w-]{43}$/m, /tok_[\da-f]{8} {2}ci {2}song-po {2}viewer/, 'Rejections'],
  },
  'docs/guides/session-start.md': {
    last: 'git log --format=%s',
    tells: [
      'Files of the new project: README.md, .gitignore, package.json',
      '| package.json | (Node.js) |  |',
      /package\.json: react \+ \^19\.0\.0 \(since \d{4}-\d\d-\d\d, [0-9a-f]+\)/,
      'Updated: .claude/memory/context/tech-stack.md',
      /"drift": \[\]/,
      'chore: init project',
    ],
  },
  'docs/guides/the-page.md': {
    last: 'cat ../serve.log',
    tells: [/server:started.*link/, 'server:stopped'],
  },
  'docs/guides/who-acts.md': {
    last: 'baton audit verify && baton people list --json',
    tells: [/ada +Ada Kim +lead, L3 +KIMQA +en +email=ada@example\.org/, 'Ada Kim, ada', '✓ intact', /"user": "user"/],
  },
  'docs/guides/write-an-agent.md': {
    last: 'cat "$(baton runs show $RUN --json | sed -n \'s/.*"folder": "\\(.*\\)",/\\1/p\' | head -1)/../context.json"',
    tells: [
      'it waits, with exit code 7',
      'refused with exit code 3',
      'wrote greeting.txt',
      'wrote polite.txt',
      /"answer": "Korean"/,
      '✓ intact',
    ],
  },
}

test('every guide has its story here', () => {
  expect(Object.keys(GUIDES)).toEqual(pages.filter((page) => page.startsWith(join('docs', 'guides'))).sort())
})

// Each guide has a folder and a home of its own, and waits for its processes most of the time.
test.concurrent.each(Object.keys(GUIDES))(
  'the commands of %s carry through in an empty folder',
  { timeout: GUIDE_MS + 60_000 },
  async (page) => {
    const home = mkdtempSync(join(folder, 'guide-'))
    const bin = join(home, 'bin')
    const work = join(home, 'work')
    mkdirSync(bin)
    mkdirSync(work)
    writeFileSync(join(bin, 'baton'), `#!/bin/sh\nexec "${process.execPath}" "${BATON}" "$@"\n`)
    chmodSync(join(bin, 'baton'), 0o755)
    const story = fences('sh')
      .filter(([from]) => from === page)
      .map(([, code]) => code)
    const env = { PATH: `${bin}:${process.env.PATH}`, HOME: home, TMPDIR: home, LANG: 'en_US.UTF-8' }
    const { last, tells } = GUIDES[page] ?? { last: '', tells: [] }
    const script = ['set -eu', ...story, last].join('\n')
    const told = await runWithin('sh', ['-c', script], { cwd: work, env, limitMs: GUIDE_MS })
    expect(told.code, `${told.stdout}\n${told.stderr}`).toBe(0)
    for (const word of tells) expect(told.stdout).toMatch(word)
  },
)

test('a snippet that hangs fails with what it printed, and nothing that it started is left', async () => {
  const hangs = 'sleep 300 & echo "started $!"; wait'
  const ran = runWithin('sh', ['-c', hangs], { cwd: folder, limitMs: 500 })
  const told = await ran.then(String, ({ message }: Error) => message)
  expect(told).toContain('sh did not end within 0.5 s')
  const started = /started (\d+)/.exec(told)?.[1] ?? ''
  await expect.poll(() => commandLine(started)).toBe('')
})

/** Empty where the process is gone, also where its parent has not yet noticed. */
function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${Number(pid)}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

test('there are snippets', () => {
  expect(commands.length).toBeGreaterThan(2)
  expect(fences('ts').length).toBeGreaterThan(0)
})
