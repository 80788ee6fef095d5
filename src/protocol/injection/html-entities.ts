import { once } from '../once.ts'
import { ENTITY_TABLE } from './entity-table.ts'

/** The longest name of HTML is CounterClockwiseContourIntegral. */
export const LONGEST_ENTITY_NAME = 31

/**
 * What a named entity stands for, as a plain character where it is a variant of one: `&nbsp;` is a space, `&iacute;`
 * is i. Undefined for a name that HTML does not know; `&NBSP;` counts as `&nbsp;`.
 */
export function namedEntity(name: string): string | undefined {
  return table().get(name) ?? table().get(name.toLowerCase())
}

const table = once(
  () =>
    new Map(
      ENTITY_TABLE.trim()
        .split(/\s+/)
        .map((entry): [string, string] => {
          const [name = '', codes = ''] = entry.split(':')
          return [name, String.fromCodePoint(...codes.split('+').map((code) => Number.parseInt(code, 16)))]
        }),
    ),
)
