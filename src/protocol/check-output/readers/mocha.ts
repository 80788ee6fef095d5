import { INSIDE, type OutputReader } from '../output-reader.ts'

const COUNT = /^ +\d+ (passing|failing)\b/
const FIRST = /^ {2}\d+\) (.+)$/

/** Mocha: the numbered section after the counts. Each suite is indented by two more than the one it is in. */
export const mocha: OutputReader = {
  knows: /^ +\d+ failing$/,
  *read(lines) {
    let isSection = false
    for (const [index, line] of lines.entries()) {
      const count = COUNT.exec(line)?.[1]
      if (count) isSection = count === 'failing'
      const first = isSection ? FIRST.exec(line)?.[1] : undefined
      if (first === undefined) continue
      const parts = [first]
      for (;;) {
        const next = lines[index + parts.length] ?? ''
        const indent = next.length - next.trimStart().length
        if (indent !== 5 + 2 * parts.length || parts.length === 50) break
        parts.push(next.trim())
      }
      yield parts.join(INSIDE).replace(/:$/, '')
    }
  },
}
