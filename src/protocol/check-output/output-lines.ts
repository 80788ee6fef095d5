import { ESCAPE_SEQUENCES } from '../escape-sequences.ts'

/** Runners print their summary last, so of a longer output the end is read. */
const MOST_OUTPUT = 4_000_000
const MOST_LINES = 200_000
/**
 * The lines of what a check printed, without colours and other escape sequences, paths relative to `folder`, where the
 * check ran. Of a line that was overwritten with carriage returns, the last version is left; of a long one, the first
 * `most` letters.
 */
export function outputLines(text: string, folder: string, most: number): readonly string[] {
  const end = text.slice(-MOST_OUTPUT)
  return withoutFolder(end, folder)
    .split('\n')
    .slice(-MOST_LINES)
    .map((line) => plain(line, most))
}

function plain(line: string, most: number): string {
  const shown = line.endsWith('\r') ? line.slice(0, -1) : line
  return shown
    .slice(shown.lastIndexOf('\r') + 1)
    .slice(0, most)
    .replace(ESCAPE_SEQUENCES, '')
    .trimEnd()
}

/** `/work/clone/src/a.ts` is `src/a.ts`, and the folder itself is `.`. */
function withoutFolder(text: string, folder: string): string {
  const path = folder.replace(/[/\\]+$/, '')
  if (path.length < 2) return text
  return text.replaceAll(`file://${path}/`, '').replaceAll(`${path}/`, '').replaceAll(path, '.')
}
