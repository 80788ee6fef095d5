import type { Reporter, TestModule } from 'vitest/node'

/**
 * Prints the seconds of each test file and, last of all, one plain line that any CI can read:
 * `N passed, N failed, N skipped`. Vitest's own summary is coloured and differs between versions.
 */
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0 }
    const lines: string[] = []
    for (const module of modules) {
      let failed = 0
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed' || state === 'failed') counts[state] += 1
        else counts.skipped += 1
        if (state === 'failed') failed += 1
      }
      // A file that cannot be loaded has no tests, and one that cannot be set up skips them: neither may look like a pass.
      if (failed === 0 && module.state() === 'failed') counts.failed += 1
      lines.push(`${(module.diagnostic().duration / 1000).toFixed(1).padStart(7)} s  ${module.relativeModuleId}`)
    }
    process.stdout.write(
      `\n${lines.sort().join('\n')}\n\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`,
    )
  }
}
