import { INSIDE, type OutputReader } from '../output-reader.ts'

const POINT = /^( *)(not ok|ok)\b(?: (\d+))?(?: -)?(?: (.*))?$/
const SUBTEST = /^( *)# Subtest: (.*)$/
const COMMENT = /^# (.+)$/
const COUNTS = /^(?:tests|pass|fail|ok|skip|todo|suites|cancelled|duration_ms|time)\b/
/** In the details of node:test. */
const LOCATION = /^ *location: '(.+?):\d+:\d+'$/
const DIRECTIVE = / # (?:todo|skip)\b/i

/**
 * TAP: node:test, tap, tape, `ava --tap`, `mocha -R tap`. A test is named with those that it is inside of; one that only
 * fails because a test inside of it fails has no name of its own.
 */
export const tap: OutputReader = {
  knows: /^ *(?:not )?ok \d+\b/,
  *read(lines) {
    const hasSubtests = lines.some((line) => SUBTEST.test(line))
    const inside: string[] = []
    /** Depths at which a failure was named since a test less deep ended. */
    let deepest = -1
    let group = ''
    let details: string | undefined
    for (const [index, line] of lines.entries()) {
      if (details !== undefined) {
        if (line === `${details}...`) details = undefined
        // Details that were cut off: the next point ends them.
        if (line.startsWith(details ?? ' ') || line === '' || !POINT.test(line)) continue
        details = undefined
      }
      if (/^ *---$/.test(line)) details = line.slice(0, -3)
      const subtest = SUBTEST.exec(line)
      if (subtest) {
        const depth = depthOf(subtest[1])
        inside.length = depth
        inside[depth] = subtest[2] ?? ''
        continue
      }
      const comment = COMMENT.exec(line)?.[1]
      if (comment && !hasSubtests && !COUNTS.test(comment)) group = comment
      if (/^ *Bail out!/.test(line)) yield line.trim()
      const point = POINT.exec(line)
      if (!point) continue
      const depth = depthOf(point[1])
      const isParent = deepest > depth
      deepest = isParent && depth === 0 ? -1 : deepest
      const said = point[4] ?? ''
      if (point[2] === 'ok' || DIRECTIVE.test(` ${said}`)) continue
      if (isParent) {
        deepest = depth
        continue
      }
      deepest = depth
      const name = said.replace(/ # time=.*$/, '') || `test ${point[3] ?? ''}`
      const outer = hasSubtests ? inside.slice(0, depth) : group === '' || group === name ? [] : [group]
      const file = fileOf(lines, index)
      const path = [...outer.filter((one) => one !== undefined && one !== ''), name]
      yield (file === undefined || file === path[0] ? path : [file, ...path]).join(INSIDE)
    }
  },
}

const MOST_DETAILS = 6

function fileOf(lines: readonly string[], point: number): string | undefined {
  const details = lines.slice(point + 1, point + 1 + MOST_DETAILS)
  return details.map((line) => LOCATION.exec(line)?.[1]).find((file) => file !== undefined)
}

const depthOf = (indent = ''): number => Math.min(Math.floor(indent.length / 4), 50)
