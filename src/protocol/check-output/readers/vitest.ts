import { INSIDE, type OutputReader } from '../output-reader.ts'

const FAILED = /^ ?FAIL {2}(.+?)(?: \[ .* \])?$/
const CROSSED = /^ +× (.+?)(?: \d+ms)?$/
const UNHANDLED = /^⎯+ (Unhandled (?:Error|Rejection)|Uncaught Exception) ⎯+$/

/** Vitest. A test with several errors is one failure. Errors outside of tests make it fail too. */
export const vitest: OutputReader = {
  knows: /^ *(?:RUN {2}v\d|Test Files {2}|DEV {2}v\d)/,
  read(lines) {
    const failed = new Set<string>()
    const crossed = new Set<string>()
    for (const [index, line] of lines.entries()) {
      const name = FAILED.exec(line)?.[1]
      if (name !== undefined) failed.add(name.split(' > ').join(INSIDE))
      const short = CROSSED.exec(line)?.[1]
      if (short !== undefined) crossed.add(short.split(' > ').join(INSIDE))
      const unhandled = UNHANDLED.exec(line)?.[1]
      if (unhandled !== undefined) failed.add(`${unhandled}: ${lines[index + 1] ?? ''}`)
    }
    return failed.size > 0 ? failed : crossed
  },
}
