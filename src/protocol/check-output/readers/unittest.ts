import type { OutputReader } from '../output-reader.ts'

/** Python's unittest, and Django's runner. */
export const unittest: OutputReader = {
  knows: /^Ran \d+ tests? in /,
  *read(lines) {
    for (const [index, line] of lines.entries()) {
      const name = /^(?:FAIL|ERROR|UNEXPECTED SUCCESS): (.+)$/.exec(line)?.[1]
      if (name !== undefined && /^={20,}$/.test(lines[index - 1] ?? '')) yield name
    }
  },
}
