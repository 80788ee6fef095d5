import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Intent, Mode, Size } from '../../src/dispatch/analysis/intent.ts'

/** One row of a table in requests/. */
export interface LabelledRequest {
  /** Who wrote it: the name of the table. */
  readonly table: string
  readonly lang: string
  readonly intent: Intent
  readonly size: Size
  /** `-`: none. */
  readonly skill: string
  /** `-`: not labelled. */
  readonly mode: Mode | '-'
  readonly request: string
}

const FOLDER = join(import.meta.dirname, 'requests')

/** Every labelled request, table by table. */
export function labelledRequests(): readonly LabelledRequest[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.tsv'))
    .toSorted()
    .flatMap((name) =>
      readFileSync(join(FOLDER, name), 'utf8')
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((line): LabelledRequest => {
          const [lang = '', intent, size, skill = '-', mode, request = ''] = line.split('\t')
          return {
            table: name.slice(0, -4),
            lang,
            intent: intent as Intent,
            size: size as Size,
            skill,
            mode: mode as Mode | '-',
            request: request.replaceAll('\\n', '\n').replaceAll('\\t', '\t'),
          }
        }),
    )
}
