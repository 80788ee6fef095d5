import type { OutputReader } from '../output-reader.ts'

export const jasmine: OutputReader = {
  knows: /^\d+ specs?, [1-9]\d* failures?/,
  *read(lines) {
    let isSection = false
    for (const line of lines) {
      if (/^(?:Failures|Pending):$/.test(line)) isSection = line === 'Failures:'
      const name = isSection ? /^\d+\) (.+)$/.exec(line)?.[1] : undefined
      if (name !== undefined) yield name
    }
  },
}
