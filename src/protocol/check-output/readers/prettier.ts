import type { OutputReader } from '../output-reader.ts'

const FINDING = /^\[(?:warn|error)\] (\S.*?\.\w+)(?:: (.+?)(?: \(\d+:\d+\))?)?$/

export const prettier: OutputReader = {
  knows: /^Checking formatting\.\.\.$/,
  *read(lines) {
    for (const line of lines) {
      const finding = FINDING.exec(line)
      if (finding) yield `${finding[1]} prettier${finding[2] ? ` ${finding[2]}` : ''}`
    }
  },
}
