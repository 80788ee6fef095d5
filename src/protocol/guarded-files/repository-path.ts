/** A path relative to a folder of the repository, without `.` and `..`; undefined where it leaves the repository. */
export function pathInside(folder: string, path: string): string | undefined {
  if (path.startsWith('/') || path.startsWith('~')) return undefined
  const names = folder === '' ? [] : folder.split('/')
  for (const part of path.split('/')) {
    if (part === '..') {
      if (names.pop() === undefined) return undefined
    } else if (part !== '' && part !== '.') names.push(part)
  }
  return names.join('/')
}

/** The file that a word of a command names; undefined where it can be none. Nothing is expanded. */
export function fileNamed(folder: string, word: string): string | undefined {
  if (/[$`*?[\]{}<>\n]|:\/\//.test(word)) return undefined
  return pathInside(folder, word) || undefined
}

export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

const TOOL_FOLDERS: ReadonlySet<string> = new Set([
  ...['scripts', 'script', 'tools', 'tool', 'ci', '.ci', 'test', 'tests', '__tests__', 'spec', 'specs', 'e2e', 'hack'],
])

/** Whether a file lies in a folder for scripts and tests, and so is no part of the product. */
export const isToolPath = (path: string): boolean =>
  folderOf(path)
    .split('/')
    .some((part) => TOOL_FOLDERS.has(part))
