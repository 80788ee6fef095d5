import type { OutputReader } from '../output-reader.ts'

/** `src/a.ts(1,7): error TS2322: message`, and the same as `tsc --pretty` prints it. */
const TYPESCRIPT = /^(\S.*?)(?:\(\d+,\d+\):|:\d+:\d+ -) error (TS\d+): (.+)$/
const TYPESCRIPT_ALONE = /^error (TS\d+): (.+)$/
/** `src/a.py:1:8: F401 message`, of ruff and flake8. */
const CODE = /^(\S[^:]*):\d+(?::\d+)?: ([A-Z]+\d+|invalid-syntax):? (?:\[\*\] )?(.+)$/
/** `src/a.py:2: error: message  [code]`, of mypy, pyright, gcc. */
const LEVEL = /^ *(\S[^:]*):\d+(?::\d+)?(?::| -) (?:fatal )?error: (.+)$/
/** `  src/a.js:1:7: message (rule)`, of standard, and of other linters in the form of compilers. */
const RULE = /^ *(\S[^:]*):\d+:\d+: (\S.*) \(([\w@/.-]+)\)$/

/** One finding a line, with its place before it. */
export const findings: OutputReader = {
  knows: /^(?: *\S[^:]*(?::\d+(?::\d+)?|\(\d+,\d+\))(?::| -) |error TS\d+: )/,
  *read(lines) {
    for (const line of lines) {
      const alone = TYPESCRIPT_ALONE.exec(line)
      if (alone) yield `${alone[1]} ${alone[2]}`
      const coded = TYPESCRIPT.exec(line) ?? CODE.exec(line)
      if (coded) {
        yield `${shortPath(coded[1])} ${coded[2]} ${coded[3]}`
        continue
      }
      const levelled = LEVEL.exec(line)
      const ruled = levelled ? null : RULE.exec(line)
      if (levelled) yield `${shortPath(levelled[1])} ${levelled[2]}`
      if (ruled) yield `${shortPath(ruled[1])} ${ruled[3]} ${ruled[2]}`
    }
  },
}

const shortPath = (path = ''): string => path.replace(/^\.\//, '')
