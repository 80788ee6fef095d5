import { INSIDE, type OutputReader } from '../output-reader.ts'

/** What tap prints to a terminal: a line for each failure, then each again with its details. */
export const tapTerminal: OutputReader = {
  knows: /^Asserts: +\d+ pass/,
  read(lines) {
    const failed = new Set<string>()
    let file = ''
    for (const line of lines) {
      file = /^ (?:FAIL|PASS) {2}(\S+)/.exec(line)?.[1] ?? file
      const name = /^ ✖ (.+?)(?: \S+:\d+:\d+)?$/.exec(line)?.[1]
      if (name !== undefined) failed.add([file, ...name.split(' > ')].join(INSIDE))
    }
    return failed
  },
}
