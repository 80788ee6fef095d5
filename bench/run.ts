// `npm run bench [name…]`: runs the benchmarks one after the other, each in a process of its own.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

const NOT_BENCHMARKS = ['run.ts', 'measure.ts']
const asked = process.argv.slice(2)
const names = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !NOT_BENCHMARKS.includes(name))
  .filter((name) => asked.length === 0 || asked.includes(basename(name, '.ts')))
for (const name of names) {
  console.log(`\n# ${basename(name, '.ts')}`)
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, name)], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
