import { INSIDE, type OutputReader } from '../output-reader.ts'

const FILE = /^ *(\S+\.[cm]?[jt]sx?)(?: |$)/
const FAILED = /^ *FAIL +(?:(.+?) +)?"(.+)"$/

export const uvu: OutputReader = {
  knows: /^ {2}Total: +\d+$/,
  *read(lines) {
    let file = ''
    for (const line of lines) {
      file = FILE.exec(line)?.[1] ?? file
      const failed = FAILED.exec(line)
      if (failed) yield [file, failed[1], failed[2]].filter(Boolean).join(INSIDE)
    }
  },
}
