import { writeFileSync } from 'node:fs'
import { textOf } from './files.js'

/** Takes the markers of a merge out of the files. Both sides stay, ours first; what both came from goes. */
export function resolveConflicts(paths) {
  for (const path of paths) {
    const text = textOf(path)
    const resolved = keepBoth(text)
    if (resolved !== text) writeFileSync(path, resolved)
  }
}

function keepBoth(text) {
  let inBase = false
  const kept = text.split('\n').filter((line) => {
    if (/^<{7}(?: |\r?$)/.test(line)) return false
    if (/^\|{7}(?: |\r?$)/.test(line)) inBase = true
    if (/^={7}\r?$/.test(line)) {
      inBase = false
      return false
    }
    return !inBase && !/^>{7}(?: |\r?$)/.test(line)
  })
  return kept.join('\n')
}
