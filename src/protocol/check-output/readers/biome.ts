import type { OutputReader } from '../output-reader.ts'

const HEADER =
  /^(\S.*?)(?::\d+:\d+)? ((?:lint|assist|parse|format|organizeImports|suppressions|configuration)\S*) .*━+$/
const MESSAGE = /^ {2}([×✖!]) (.+)$/
const HIDDEN = /Diagnostics not shown: (\d+)/

/** Biome. It prints 20 findings by itself: the number of the others is a finding, so that one more is noticed. */
export const biome: OutputReader = {
  knows: /^\S.* (?:lint|assist|parse|format|organizeImports|suppressions|configuration)\S* .*━{3,}$/,
  *read(lines) {
    let header: RegExpExecArray | null = null
    for (const line of lines) {
      header = HEADER.exec(line) ?? header
      const hidden = HIDDEN.exec(line)?.[1]
      if (hidden !== undefined) yield `biome: ${hidden} more findings are not shown`
      const message = header === null ? null : MESSAGE.exec(line)
      if (!header || !message) continue
      if (message[1] !== '!') yield `${header[1]} ${header[2]} ${message[2]}`
      header = null
    }
  },
}
