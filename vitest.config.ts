import { delimiter, join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: './test/support/bundle-once.ts',
    reporters: ['default', './test/support/closing-line-reporter.ts'],
    // One file a core: by itself vitest leaves one of two cores to nobody.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    // A person whose shell finds `baton`: hints are printed as they can be typed.
    env: { PATH: [join(import.meta.dirname, 'test', 'bin'), process.env.PATH ?? ''].join(delimiter) },
  },
})
