import { INSIDE, type OutputReader } from '../output-reader.ts'

const PLACE = /^test at (.+?):\d+:\d+$/
const FAILED = /^( *)✖ (.+?)(?: \([\d.]+ms\))?$/
const OPENED = /^( *)▶ (.+)$/
const SET_ASIDE = / # (?:SKIP|TODO)\b/

/** The spec reporter of node:test. Its last section names the file of each failure; without it, the stream is read. */
export const nodeTest: OutputReader = {
  knows: /^(?:ℹ (?:tests|fail) \d+|✖ failing tests:)$/,
  read(lines) {
    const section = lines.lastIndexOf('✖ failing tests:')
    return section < 0 ? fromStream(lines) : fromSection(lines.slice(section + 1))
  },
}

function* fromSection(lines: readonly string[]): Iterable<string> {
  for (const [index, line] of lines.entries()) {
    const file = PLACE.exec(line)?.[1]
    const name = FAILED.exec(lines[index + 1] ?? '')?.[2]
    if (file === undefined || name === undefined || SET_ASIDE.test(name)) continue
    yield name === file ? file : `${file}${INSIDE}${name}`
  }
}

function* fromStream(lines: readonly string[]): Iterable<string> {
  const inside: string[] = []
  let deepest = -1
  for (const line of lines) {
    const opened = OPENED.exec(line)
    const depth = Math.min(Math.floor(((opened ?? FAILED.exec(line))?.[1]?.length ?? 0) / 2), 50)
    if (opened) {
      inside.length = depth
      inside[depth] = opened[2] ?? ''
      continue
    }
    const name = FAILED.exec(line)?.[2]
    if (name === undefined || SET_ASIDE.test(name)) continue
    const isParent = deepest > depth
    deepest = depth
    if (!isParent) yield [...inside.slice(0, depth).filter(Boolean), name].join(INSIDE)
  }
}
