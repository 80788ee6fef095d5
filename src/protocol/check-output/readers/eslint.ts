import type { OutputReader } from '../output-reader.ts'

const FINDING = /^ +\d+:\d+ +(error|warning) +(.+?)(?: {2,}(\S+))?$/

/** ESLint's stylish format: a file, then its findings. Warnings count where they made it fail. */
export const eslint: OutputReader = {
  knows: /^ +\d+:\d+ +(?:error|warning) +\S/,
  *read(lines) {
    const areWarningsTooMany = lines.some((line) => line.startsWith('ESLint found too many warnings'))
    let file = ''
    for (const line of lines) {
      if (/^\S/.test(line)) file = line
      const finding = FINDING.exec(line)
      if (!finding || (finding[1] === 'warning' && !areWarningsTooMany)) continue
      yield [file, finding[3], finding[2]].filter(Boolean).join(' ')
    }
  },
}
