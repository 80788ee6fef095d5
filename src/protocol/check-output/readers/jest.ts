import { INSIDE, type OutputReader } from '../output-reader.ts'

const FILE = /^ ?(PASS|FAIL) +(.+?)(?: \([\d.]+ m?s\))?$/
const TITLE = /^ {2}● (.+)$/
/** Not about a test: what a test printed, and words about the configuration. */
const OTHER = /^(?:Console$|Validation |Deprecation |Cannot log after)/

/** Jest. Where many fail it prints them twice. */
export const jest: OutputReader = {
  knows: /^Test Suites: +\d/,
  read(lines) {
    const failed = new Set<string>()
    let file: string | undefined
    for (const line of lines) {
      const opened = FILE.exec(line)
      if (opened) file = opened[1] === 'FAIL' ? opened[2] : undefined
      const title = TITLE.exec(line)?.[1]
      if (file !== undefined && title !== undefined && !OTHER.test(title)) failed.add(`${file}${INSIDE}${title}`)
    }
    return failed
  },
}
