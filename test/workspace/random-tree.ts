import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'

/** What is at a path: a file, perhaps executable, or a link. */
type Entry = { readonly text: string; readonly executable: boolean } | { readonly link: string }

/** By path. No path is a folder of another: a later one replaces what is in its way. */
export type RandomTree = ReadonlyMap<string, Entry>

/** Few names, so that files and folders often change places. */
const name = fc.constantFrom(
  'a',
  'b',
  'with space',
  '한글 파일',
  'line\nbreak',
  '-rf',
  'tab\there',
  '"quoted"',
  "it's",
  'é',
  '*',
  '\\',
  '#x',
  '!x',
  ' ',
)
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'))
const entry: fc.Arbitrary<Entry> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ text: fc.string({ maxLength: 40, unit: 'binary' }), executable: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ link: fc.constantFrom('a', '../b', '/etc/passwd', 'nowhere', '한글 파일') }) },
)

export const randomTree: fc.Arbitrary<RandomTree> = fc
  .array(fc.tuple(path, entry), { maxLength: 12 })
  .map((rows) => rows.reduce<RandomTree>((tree, [at, what]) => placed(tree, at, what), new Map()))

function placed(tree: RandomTree, at: string, what: Entry): RandomTree {
  const rest = [...tree].filter(([other]) => other !== at && !other.startsWith(`${at}/`) && !at.startsWith(`${other}/`))
  return new Map([...rest, [at, what]])
}

/** Makes the folder hold exactly this tree, beside its `.git`; what was there before is gone. */
export function writeTree(folder: string, tree: RandomTree): void {
  for (const top of readdirSync(folder)) if (top !== '.git') rmSync(join(folder, top), { recursive: true, force: true })
  for (const [at, what] of tree) {
    const where = join(folder, at)
    mkdirSync(dirname(where), { recursive: true })
    if ('link' in what) symlinkSync(what.link, where)
    else {
      writeFileSync(where, what.text)
      chmodSync(where, what.executable ? 0o755 : 0o644)
    }
    lstatSync(where)
  }
}
