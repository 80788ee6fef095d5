import type { OutputReader } from '../output-reader.ts'

/** `✘ [fail]: math › adds`, `✘ test/a.js exited with …`. Older versions write ✖; so does xo, before a place in a file. */
const FAILED = /^ *(?:✘|✖)(?! +\d+:\d+ )(?: \[fail\]:)? (.+)$/
const OUTSIDE = /^ {2}(Uncaught exception|Unhandled rejection) in (.+)$/

export const ava: OutputReader = {
  knows: /^ +(?:\d+ (?:tests?|uncaught exceptions?|unhandled rejections?)(?: failed)?|✘ \[fail\]: .*)$/,
  *read(lines) {
    for (const line of lines) {
      const name = FAILED.exec(line)?.[1]
      if (name !== undefined) yield name
      const outside = OUTSIDE.exec(line)
      if (outside) yield `${outside[1]} in ${outside[2]}`
    }
  },
}
