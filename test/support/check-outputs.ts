import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '..', 'fixtures', 'check-output')

/** The folder that the recorded check ran in. */
const folderOf = (run: string): string => `/work/clone-${run}/p`

interface Recorded {
  readonly text: string
  readonly folder: string
}

/** The names of all recorded outputs. */
export const recordedChecks: readonly string[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.1.txt'))
  .map((name) => name.slice(0, -'.1.txt'.length))

/** What real runners printed about small failing projects: twice, in two folders, and once with colours. */
export function recordedRuns(name: string): readonly Recorded[] {
  return ['1', '2', 'color']
    .map((run) => ({ path: join(FOLDER, `${name}.${run}.txt`), folder: folderOf(run) }))
    .filter(({ path }) => existsSync(path))
    .map(({ path, folder }) => ({ text: readFileSync(path, 'utf8'), folder }))
}

export const recorded = (name: string): Recorded => recordedRuns(name)[0] ?? { text: '', folder: '' }

/** The names of what failed, by recorded output; compared with the projects by a person. */
export const recordedFailures: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(join(FOLDER, 'failures.json'), 'utf8'),
)
