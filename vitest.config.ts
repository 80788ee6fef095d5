import { execFileSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/longest-first.ts'

/** Tests of values in memory: no process, no clock, no file that is written. `npm run test:fast` runs these alone. */
const PURE = [
  'test/{pipeline,dispatch}/**/*.test.ts',
  'test/protocol/*.test.ts',
  // Diagrams are read by Mermaid, which wants a browser's document; the speed of the filter is measured in a process.
  'test/protocol/!(diagram|injection)/**/*.test.ts',
  'test/protocol/injection/!(performance).test.ts',
  'test/agents/{agent-stream,live-lines,watchdog}.test.ts',
  'test/cli/{relay-event-text,relay-json,relay-summary,visit-event-text}.test.ts',
  'test/engine/{asked-again,conflicts,due-work}.test.ts',
  'test/house/{docs,layers}.test.ts',
  'test/scripts/field.test.ts',
  'test/sdk/encode-block.test.ts',
  'test/store/{chain,memory,old-events,task-page}.test.ts',
]

/** The same cases in each CI run of one commit: see test/support/property-seed.ts. */
function propertySeed(): Record<string, string> {
  if (process.env.CI !== 'true') return {}
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' })
  return { BATON_PROPERTY_SEED: String(Number.parseInt(commit.slice(0, 7), 16)) }
}

export default defineConfig({
  test: {
    setupFiles: ['test/support/property-seed.ts'],
    reporters: ['default', './test/support/closing-line-reporter.ts'],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // One file a core: by itself vitest leaves one of two cores to nobody. `BATON_TEST_WORKERS=3` is worth a try where
    // nothing else runs: tests that wait for processes leave cores idle.
    maxWorkers: Number(process.env.BATON_TEST_WORKERS ?? 2),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['test/**/*.test.ts'],
          exclude: PURE,
          isolate: false,
          globalSetup: ['bundle-once', 'bundle-children', 'memory-folder'].map((name) => `./test/support/${name}.ts`),
        },
      },
      // One process for many files: what a file imports is loaded once.
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
    ],
    // Against tests that hang: none is as slow as this on the slowest machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    restoreMocks: true,
    // A person whose shell finds `baton`: hints are printed as they can be typed.
    env: {
      PATH: [join(import.meta.dirname, 'test', 'bin'), process.env.PATH ?? ''].join(delimiter),
      ...propertySeed(),
    },
  },
})
