import { outputLines } from './output-lines.ts'
import type { OutputReader } from './output-reader.ts'
import { ava } from './readers/ava.ts'
import { biome } from './readers/biome.ts'
import { cargo } from './readers/cargo.ts'
import { eslint } from './readers/eslint.ts'
import { findings } from './readers/findings.ts'
import { goTest } from './readers/go-test.ts'
import { jasmine } from './readers/jasmine.ts'
import { jest } from './readers/jest.ts'
import { mocha } from './readers/mocha.ts'
import { nodeTest } from './readers/node-test.ts'
import { prettier } from './readers/prettier.ts'
import { pytest } from './readers/pytest.ts'
import { rustc } from './readers/rustc.ts'
import { tap } from './readers/tap.ts'
import { tapTerminal } from './readers/tap-terminal.ts'
import { unittest } from './readers/unittest.ts'
import { uvu } from './readers/uvu.ts'
import { vitest } from './readers/vitest.ts'
import { xo } from './readers/xo.ts'
import { stableName } from './stable-name.ts'

const MOST_NAMES = 500
/** Of a line: a name is shorter, and no pattern takes long on so few. */
const MOST_LETTERS = 600

/** One check may run several: `xo && ava`. */
const READERS: readonly OutputReader[] = [
  tap,
  tapTerminal,
  nodeTest,
  vitest,
  jest,
  mocha,
  jasmine,
  ava,
  uvu,
  pytest,
  unittest,
  goTest,
  cargo,
  rustc,
  eslint,
  xo,
  biome,
  prettier,
  findings,
]

/**
 * The names of failed tests and of findings of linters and compilers in the output of a check; empty where no known
 * runner printed it. `folder` is where the check ran.
 *
 * 1. The same failure has the same name in each run: no times, no numbers of lines, no absolute folder.
 * 2. The names of two outputs can be compared as sets: a second failure of the same name is `name ×2`, a third `name ×3`,
 *    so that one more of a kind is a new name, and one less is not.
 * 3. At most 500 names of at most 300 characters; time is linear in the length of the text, of which the last 4 MB are read.
 */
export function failuresIn(text: string, folder = ''): readonly string[] {
  const lines = outputLines(text, folder, MOST_LETTERS)
  const seen = new Map<string, number>()
  const names: string[] = []
  for (const { knows, read } of READERS) {
    if (!lines.some((line) => knows.test(line))) continue
    for (const found of read(lines)) {
      if (names.length === MOST_NAMES) return names
      const name = stableName(found)
      if (name === '') continue
      const count = (seen.get(name) ?? 0) + 1
      seen.set(name, count)
      names.push(count === 1 ? name : `${name} ×${count}`)
    }
  }
  return names
}
