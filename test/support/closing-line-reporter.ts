import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Files that take less time than this are not listed: the list would push the failures out of what a CI keeps of the output. */
const LISTED_MS = 2_000
/** Enough of an error to know what went wrong; the whole error stands further up. */
const ERROR_LINES = 12

/**
 * Prints the seconds of each slow test file, every failed test with the beginning of its error and, last of all, one
 * plain line that any CI can read: `N passed, N failed, N skipped`. Vitest's own summary is coloured and differs
 * between versions, and it stands far up where a CI keeps only the end of the output.
 */
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0 }
    const seconds: string[] = []
    const failures: string[] = []
    for (const module of modules) {
      let failed = 0
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed' || state === 'failed') counts[state] += 1
        else counts.skipped += 1
        if (state !== 'failed') continue
        failed += 1
        failures.push(describeFailure(`${module.relativeModuleId} > ${test.fullName}`, errorsOf(test)))
      }
      // A file that cannot be loaded has no tests, and one that cannot be set up skips them: neither may look like a pass.
      if (failed === 0 && module.state() === 'failed') {
        counts.failed += 1
        failures.push(describeFailure(module.relativeModuleId, module.errors()))
      }
      const { duration } = module.diagnostic()
      if (duration >= LISTED_MS)
        seconds.push(`${(duration / 1000).toFixed(1).padStart(7)} s  ${module.relativeModuleId}`)
    }
    const parts = [seconds.sort().join('\n'), ...failures, closingLine(counts)]
    process.stdout.write(`\n${parts.join('\n\n')}\n`)
  }
}

interface ShownError {
  readonly message: string
  readonly stack?: string | undefined
  readonly diff?: string | undefined
}

function errorsOf(test: TestCase): readonly ShownError[] {
  return test.result().errors ?? []
}

function describeFailure(name: string, errors: readonly ShownError[]): string {
  const lines = errors.flatMap((error) => [
    ...linesOf(error.stack ?? error.message).filter((line) => !line.includes('node_modules')),
    ...linesOf(stripVTControlCharacters(error.diff ?? '')),
  ])
  return [`FAILED ${name}`, ...lines.map((line) => `    ${line}`)].join('\n')
}

function linesOf(text: string): string[] {
  return text.split('\n').slice(0, ERROR_LINES)
}

function closingLine(counts: { passed: number; failed: number; skipped: number }): string {
  return `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`
}
