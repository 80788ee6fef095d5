import type { OutputReader } from '../output-reader.ts'

const HEADER = /^(?:error(?:\[(E\d+)\])?|([A-Z]+\d+|invalid-syntax):?)(?: \[\*\])?:? (.+)$/
const PLACE = /^ *--> (.+?):\d+:\d+$/

/** A message, and the place in the line after it, as rustc, clippy and ruff print it. */
export const rustc: OutputReader = {
  knows: /^ *--> \S.*:\d+:\d+$/,
  *read(lines) {
    for (const [index, line] of lines.entries()) {
      const file = PLACE.exec(line)?.[1]
      const header = file === undefined ? null : HEADER.exec(lines[index - 1] ?? '')
      if (header) yield [file, header[1] ?? header[2], header[3]].filter(Boolean).join(' ')
    }
  },
}
