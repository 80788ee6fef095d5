// `npm run mutate [part…]`: mutation tests of the pure core, part by part, each against its own tests.
import { spawnSync } from 'node:child_process'

/** Sees a mutant that breaks a module while it loads; without it such a mutant counts as survived. */
const ALWAYS = 'test/protocol/loads.test.ts'

const PARTS: Readonly<Record<string, { readonly mutate: readonly string[]; readonly tests: readonly string[] }>> = {
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
  filter: {
    mutate: ['src/protocol/injection/*.ts', '!src/protocol/injection/html-entities.ts'],
    tests: [ALWAYS, 'test/protocol/injection/*.test.ts', '!test/protocol/injection/performance.test.ts'],
  },
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}
for (const [name, { mutate, tests }] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n# ${name}`)
  const { status } = spawnSync('npx', ['stryker', 'run', '--mutate', mutate.join(',')], {
    stdio: 'inherit',
    env: { ...process.env, BATON_MUTATED_TESTS: tests.join(',') },
  })
  if (status !== 0) process.exitCode = 1
}
