import { matchesAny } from '../../protocol/path-pattern.ts'
import { type PackageJson, readPackage } from './package-json.ts'
import { type ProjectFiles, pathIn } from './project-files.ts'

/** How many packages are looked for. Somebody who has more builds them with a tool that knows them. */
const MOST_MEMBERS = 200

const MOST_DEPTH = 5

/** The packages of the workspaces of npm, yarn, bun or pnpm that lie below the root, sorted by folder. */
export function workspaceMembers(files: ProjectFiles, root: PackageJson): readonly PackageJson[] {
  const globs = workspaceGlobs(files, root)
  if (globs.length === 0) return []
  const wanted = globs.filter((glob) => !glob.startsWith('!'))
  const unwanted = globs.filter((glob) => glob.startsWith('!')).map((glob) => plain(glob.slice(1)))
  const found = new Map<string, PackageJson>()
  for (const glob of wanted) {
    for (const folder of foldersLike(files, plain(glob).split('/'))) {
      if (found.size >= MOST_MEMBERS) break
      if (folder === '.' || found.has(folder) || matchesAny(folder, unwanted)) continue
      const member = readPackage(files, folder)
      if (member) found.set(folder, member)
    }
  }
  return [...found.values()].toSorted((one, other) => (one.folder < other.folder ? -1 : 1))
}

/** Patterns of folders, as the project wrote them; those that begin with `!` leave folders out. */
export function workspaceGlobs(files: ProjectFiles, { folder, workspaces }: PackageJson): readonly string[] {
  const globs = folder === '.' ? pnpmPackages(files.text('pnpm-workspace.yaml')) : []
  const all = [...workspaces, ...globs]
  return all.filter((glob) => plain(glob) !== '.' && !/(?:^|\/)\.\.(?:\/|$)|^!?\/|\\/.test(glob)).slice(0, 100)
}

const plain = (glob: string) => glob.replace(/^\.\//, '').replace(/\/$/, '')

/** The list `packages:` of pnpm-workspace.yaml; of YAML nothing else is read. */
function pnpmPackages(yaml: string): readonly string[] {
  const found: string[] = []
  let isInside = false
  for (const line of yaml.split('\n')) {
    if (/^packages\s*:/.test(line)) {
      isInside = true
      const [, inline = ''] = /^packages\s*:\s*\[([^\]]*)\]/.exec(line) ?? []
      found.push(...inline.split(',').map(unquoted))
    } else if (/^\S/.test(line) && !/^[-#]/.test(line)) isInside = false
    else if (isInside && /^\s*-\s/.test(line)) found.push(unquoted(line.replace(/^\s*-\s+/, '')))
  }
  return found.filter((glob) => glob !== '')
}

function unquoted(text: string): string {
  const trimmed = text.trim()
  const quote = trimmed[0]
  if (quote === '"' || quote === "'") return trimmed.slice(1, Math.max(1, trimmed.indexOf(quote, 1)))
  return trimmed.split(' #')[0]?.trim() ?? ''
}

/** Folders that match a pattern, part by part, so that nothing else is listed. */
function foldersLike(files: ProjectFiles, parts: readonly string[], folder = '.', depth = 0): readonly string[] {
  const [part, ...rest] = parts
  if (part === undefined) return [folder]
  if (depth > MOST_DEPTH) return []
  if (!/[*?{[]/.test(part)) return foldersLike(files, rest, pathIn(folder, part), depth + 1)
  const inner = files.folders(folder).filter((name) => name !== 'node_modules' && !name.startsWith('.'))
  if (part === '**') {
    return [
      ...foldersLike(files, rest, folder, depth),
      ...inner.flatMap((name) => foldersLike(files, parts, pathIn(folder, name), depth + 1)),
    ]
  }
  return inner
    .filter((name) => matchesAny(name, alternatives(part)))
    .flatMap((name) => foldersLike(files, rest, pathIn(folder, name), depth + 1))
}

/** `{a,b}` as two patterns. */
function alternatives(part: string): readonly string[] {
  const [, before = '', inside, after = ''] = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/.exec(part) ?? []
  return inside === undefined ? [part] : inside.split(',').map((one) => before + one + after)
}
