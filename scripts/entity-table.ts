import { characterEntities } from 'character-entities'

const PATH = 'src/protocol/injection/entity-table.ts'
const WIDTH = 118

/**
 * The named entities of HTML, as the injection filter reads them: a variant of one plain character (`&iacute;`,
 * `&nbsp;`, `&iscr;`) is that character. A text and no object: only the filter, at its first entity, makes a table of it.
 */
export function entityTable(): [path: string, content: string] {
  const entries = Object.entries(characterEntities).map(([name, text]) => `${name}:${codesOf(plainOf(text))}`)
  const lines: string[] = []
  for (const entry of entries) {
    const last = lines.at(-1)
    if (last === undefined || last.length + entry.length + 1 > WIDTH) lines.push(entry)
    else lines[lines.length - 1] = `${last} ${entry}`
  }
  return [PATH, `${HEAD}${lines.join('\n')}\n\`\n`]
}

const HEAD =
  '// Written by `npm run generate` from the package character-entities. Not to be edited.\n' +
  '/** `name:code`, the code in hexadecimal; a second one follows a plus. */\n' +
  'export const ENTITY_TABLE = `\n'

function plainOf(text: string): string {
  const plain = [...text.normalize('NFKD').replace(/\p{M}/gu, '')]
  return plain.length === 1 ? (plain[0] ?? text) : text
}

const codesOf = (text: string) => [...text].map((char) => char.codePointAt(0)?.toString(16)).join('+')
