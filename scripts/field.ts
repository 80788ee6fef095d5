// `npm run field -- FOLDER…`: replays fixes of real repositories through whole relays, as made and in four wrong ways, and
// compares what Baton says with what the tests say outside of Baton. Fixes are chosen and verified first; that is kept in
// `FOLDER.field.json`. Nothing of the repositories is changed: everything happens in clones in the temporary folder.
import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { countLine, type FieldRow, fieldTable, timeLines, withFieldRun, wrongLines } from './field/field-table.ts'
import type { Told } from './field/project.ts'
import { replayFixes } from './field/replay-fixes.ts'
import { VARIANTS, type Variant } from './field/variants.ts'

const PAGE = join(import.meta.dirname, '..', 'docs', 'measurements.md')
const USAGE = `npm run field -- FOLDER… [--fixes 10] [--variants ${VARIANTS.join(',')}] [--repos-json FILE] [--out FILE] [--keep]

--repos-json FILE   by the name of a folder: { "install": ["…"], "test": "…", "runner": "…", "env": {} }, where the guess is wrong
--out FILE          every row as a line of JSON; relays that are in it already count and do not run again
--page              writes the table to docs/measurements.md
--keep              keeps the clones and what Baton printed`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fixes: { type: 'string', default: '10' },
    variants: { type: 'string', default: VARIANTS.join(',') },
    'repos-json': { type: 'string' },
    out: { type: 'string' },
    page: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})
const variants = values.variants.split(',') as Variant[]
if ((positionals.length === 0 && !values.page) || variants.some((one) => !VARIANTS.includes(one))) {
  console.error(USAGE)
  process.exit(2)
}

const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
  cwd: import.meta.dirname,
  encoding: 'utf8',
}).trim()
const told: Record<string, Told> = values['repos-json'] ? JSON.parse(readFileSync(values['repos-json'], 'utf8')) : {}
const rows = new Map<string, FieldRow>()
const keyOf = ({ repository, fix, variant }: Pick<FieldRow, 'repository' | 'fix' | 'variant'>) =>
  `${repository} ${fix} ${variant}`
if (values.out && existsSync(values.out))
  for (const line of readFileSync(values.out, 'utf8').split('\n').filter(Boolean)) {
    const row = JSON.parse(line) as FieldRow
    rows.set(keyOf(row), row)
  }

for (const repository of positionals.map((folder) => resolve(folder))) {
  const name = basename(repository)
  const folder = mkdtempSync(join(tmpdir(), `field-${name}-`))
  mkdirSync(join(folder, 'said'))
  console.log(`${name}${values.keep ? `: ${folder}` : ''}`)
  const found = { repository, folder, told: told[name] ?? {}, count: Number(values.fixes) }
  const isDone = (fix: string, variant: Variant) => rows.has(keyOf({ repository: name, fix, variant }))
  const work = { ...found, commit, variants, isDone, say: console.log }
  for await (const row of replayFixes(work)) {
    rows.set(keyOf(row), row)
    if (values.out) appendFileSync(values.out, `${JSON.stringify(row)}\n`)
  }
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
}

const all = [...rows.values()]
for (const line of [...fieldTable(all), '', ...timeLines(all), '', ...wrongLines(all), countLine(all)])
  console.log(line)
if (values.page) writePage(all)

function writePage(measured: readonly FieldRow[]): void {
  const run = { date: new Date().toISOString().slice(0, 10), cores: availableParallelism(), rows: measured }
  writeFileSync(PAGE, withFieldRun(readFileSync(PAGE, 'utf8'), run))
  console.log('docs/measurements.md: wrote the table')
}
