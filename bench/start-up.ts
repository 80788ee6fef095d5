// How long the command line takes to start, against a bare `node -e 0` measured in turn with it.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { median, table, timed } from './measure.ts'

const BIN = join(import.meta.dirname, '..', 'bin', 'baton.js')
const SAMPLE = join(import.meta.dirname, '..', 'test', 'fixtures', 'spec', 'task-package-sample.json')
const RUNS = 30

export const bar = 1.6

export function startUp(): string {
  const node =
    (...args: string[]) =>
    () => {
      const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' })
      if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`)
    }
  const cases: [string, () => void][] = [
    ['node -e 0', node('-e', '0')],
    ['baton --version', node(BIN, '--version')],
    ['baton --help', node(BIN, '--help')],
    ['baton diagram', node(BIN, 'diagram')],
    ['baton validate FILE', node(BIN, 'validate', SAMPLE)],
  ]
  const times = cases.map(([name]) => ({ name, ms: [] as number[] }))
  // In turn, so that what else the machine does falls on all of them alike. The first round only warms up.
  for (let round = 0; round <= RUNS; round += 1) {
    for (const [index, [, work]] of cases.entries()) {
      const [ms = 0] = timed(1, work)
      if (round > 0) times[index]?.ms.push(ms)
    }
  }
  const base = median(times[0]?.ms ?? [])
  const rows = times.map(({ name, ms }) => [name, median(ms).toFixed(1), (median(ms) / base).toFixed(2)])
  return table(['start-up', 'median ms', '× node -e 0'], rows)
}

if (import.meta.main) console.log(`${startUp()}\n\nbar: baton --version ≤ ${bar} × node -e 0`)
