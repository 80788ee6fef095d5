import { INSIDE, type OutputReader } from '../output-reader.ts'

const RUNNING = /^ *(?:Running (?:unittests )?(\S+) \(|Doc-tests (\S+))/
const TEST = /^test (.+?)(?: - should panic)? \.\.\. FAILED\b/
const LISTED = /^ {4}(\S.*)$/

/** cargo test. What tests print may stand between a name and its verdict, so the list at the end is read too. */
export const cargo: OutputReader = {
  knows: /^test result: FAILED\./,
  *read(lines) {
    let target = ''
    let isList = false
    let failed = new Set<string>()
    for (const line of lines) {
      const running = RUNNING.exec(line)
      if (running) target = running[1] ?? running[2] ?? ''
      if (line === 'failures:') isList = true
      else if (line !== '' && !LISTED.test(line)) isList = false
      const name = TEST.exec(line)?.[1] ?? (isList ? LISTED.exec(line)?.[1] : undefined)
      if (name !== undefined) failed.add(name.replace(/ \(line \d+\)/, ''))
      if (!line.startsWith('test result: ')) continue
      for (const one of failed) yield target === '' ? one : `${target}${INSIDE}${one}`
      failed = new Set()
    }
    yield* failed
  },
}
