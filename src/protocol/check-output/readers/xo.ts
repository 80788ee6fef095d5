import type { OutputReader } from '../output-reader.ts'

const FILE = /^ {2}(\S.*?):\d+:\d+$/
const FINDING = /^ {2}✖ +\d+:\d+ +(.+?)(?: {2,}(\S+))?$/

export const xo: OutputReader = {
  knows: /^ {2}✖ +\d+:\d+ +\S/,
  *read(lines) {
    let file = ''
    for (const line of lines) {
      file = FILE.exec(line)?.[1] ?? file
      const finding = FINDING.exec(line)
      if (finding) yield [file, finding[2], finding[1]].filter(Boolean).join(' ')
    }
  },
}
