import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SPEC = join(import.meta.dirname, '..', 'fixtures', 'spec')

export const readSpec = (name: string) => readFileSync(join(SPEC, name), 'utf8')

/** The cells of a Markdown table in the specification, without its header. */
export function specRows(name: string): string[][] {
  return readSpec(name)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}
