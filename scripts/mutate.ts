// `npm run mutate [part…]`: mutation tests of the pure core, part by part, each against its own tests.
// `npm run mutate filter` runs every part whose name begins with `filter-`. Each part leaves reports/mutation-<part>.json.
import { spawnSync } from 'node:child_process'
import { existsSync, renameSync } from 'node:fs'

interface Part {
  readonly mutate: readonly string[]
  readonly tests: readonly string[]
}

/** Sees a mutant that breaks a module while it loads; without it such a mutant counts as survived. */
const ALWAYS = 'test/protocol/loads.test.ts'

const injection = (names: readonly string[]) => names.map((name) => `src/protocol/injection/${name}.ts`)
const injectionTests = (names: readonly string[]) =>
  ['loads', ...names].map((name) => `test/protocol/injection/${name}.test.ts`)

// The injection filter in parts: what survives is tried on every test of its part, so each has only those about it.
const LETTERS = [
  'alphabet',
  'ascii',
  'classify-character',
  'hangul-jamo',
  'letter-stream',
  'line-marker',
  'look-alikes',
  'text-view',
  'word-trie',
]
const ESCAPES = ['decode-escapes', 'escape', 'read-backslash', 'read-entity', 'read-percent', 'strip-markup']
const EMBEDDED = ['collect-text', 'decode-run', 'embedded-text', 'inline-words']

/** The tests of a part of the filter take a second; a mutant that goes on much longer goes on forever. */
const FILTER_TIMEOUT_MS = '8000'

const PARTS: Readonly<Record<string, Part>> = {
  pipeline: {
    mutate: [
      'src/protocol/pipeline/*.ts',
      '!src/protocol/pipeline/definition.ts',
      'src/protocol/task-package/*.ts',
      '!src/protocol/task-package/schema.ts',
    ],
    tests: [
      ALWAYS,
      'test/protocol/pipeline/*.test.ts',
      'test/protocol/task-package/*.test.ts',
      'test/protocol/messages/*.test.ts',
    ],
  },
  blocks: {
    mutate: ['src/protocol/agent-blocks/*.ts', '!src/protocol/agent-blocks/block-events.ts'],
    tests: [ALWAYS, 'test/protocol/agent-blocks/*.test.ts', '!test/protocol/agent-blocks/chunking.test.ts'],
  },
  guarded: {
    mutate: ['src/protocol/guarded-files/*.ts', 'src/protocol/evidence/*.ts'],
    tests: [
      'test/protocol/guarded-files/*.test.ts',
      '!test/protocol/guarded-files/linear.test.ts',
      'test/protocol/evidence/*.test.ts',
    ],
  },
  // The fold of the events and the comparison with what is stored.
  audit: {
    mutate: ['src/pipeline/binding/*.ts'],
    tests: [ALWAYS, 'test/pipeline/binding/*.test.ts'],
  },
  'filter-letters': { mutate: injection(LETTERS), tests: injectionTests(LETTERS) },
  'filter-escapes': {
    mutate: injection(ESCAPES),
    tests: injectionTests(['decode-escapes', 'escape', 'strip-markup']),
  },
  'filter-embedded': {
    mutate: injection(EMBEDDED),
    tests: injectionTests(['collect-text', 'decode-run', 'embedded-text']),
  },
  // Whatever the others leave. Without html-entities.ts, a table of names; and without properties.test.ts, whose
  // random cases find in seconds what the corpus and the tests of each part find at once.
  'filter-phrases': {
    mutate: [
      'src/protocol/injection/*.ts',
      ...injection([...LETTERS, ...ESCAPES, ...EMBEDDED, 'html-entities']).map((file) => `!${file}`),
    ],
    tests: injectionTests([
      'corpus',
      'find-injections',
      'gap',
      'hidden-bits',
      'injection-match',
      'match-phrases',
      'phrase-patterns',
      'vocabulary',
    ]),
  },
}

const asked = process.argv.slice(2)
const isAsked = (name: string) => asked.some((part) => name === part || name.startsWith(`${part}-`))
const unknown = asked.filter((part) => !Object.keys(PARTS).some((name) => name === part || name.startsWith(`${part}-`)))
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}
for (const [name, { mutate, tests }] of Object.entries(PARTS)) {
  if (asked.length > 0 && !isAsked(name)) continue
  console.log(`\n# ${name}`)
  const timeout = name.startsWith('filter-') ? ['--timeoutMS', FILTER_TIMEOUT_MS] : []
  const { status } = spawnSync('npx', ['stryker', 'run', '--mutate', mutate.join(','), ...timeout], {
    stdio: 'inherit',
    env: { ...process.env, BATON_MUTATED_TESTS: tests.join(',') },
  })
  if (existsSync('reports/mutation.json')) renameSync('reports/mutation.json', `reports/mutation-${name}.json`)
  if (status !== 0) process.exitCode = 1
}
