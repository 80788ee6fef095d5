import { INSIDE, type OutputReader } from '../output-reader.ts'

const HEADER = /^=+ (.+?) =+$/
/** The id ends before ` - `, unless that is part of a parameter. */
const SUMMED = /^(?:FAILED|ERROR|SUBFAIL(?:ED)?) ((?:(?! - )[^[])+(?:\[.*?\](?= - |$))?)/
const SECTION = /^_+ (.+?) _+$/

/** pytest: the short summary; where it was switched off, the headers of the failures. */
export const pytest: OutputReader = {
  knows: /^=+ (?:test session starts|short test summary info|FAILURES|ERRORS) =+$/,
  read(lines) {
    const summed = new Set<string>()
    const headed = new Set<string>()
    let section = ''
    for (const line of lines) {
      section = HEADER.exec(line)?.[1] ?? section
      const id = SUMMED.exec(line)?.[1]
      if (section === 'short test summary info' && id !== undefined) summed.add(id)
      const header = SECTION.exec(line)?.[1]
      if (/^(?:FAILURES|ERRORS)$/.test(section) && header !== undefined) headed.add(`pytest${INSIDE}${header}`)
      if (line.startsWith('ERROR: ')) summed.add(line)
    }
    return summed.size > 0 ? summed : headed
  },
}
