import { type Fields, fieldsOf, stringsOf, textOf } from './fields.ts'
import { poetryRequirements } from './poetry-requirements.ts'
import type { HasProgram } from './programs-on-path.ts'
import { type ProjectFiles, pathIn } from './project-files.ts'
import { chooseGroups, extrasOf, type Groups, groupsOf, isPytest, packageName } from './python-groups.ts'

/** Who installs a Python project: uv or poetry by their lock files, else pip into `.venv`. */
type PythonManager = 'uv' | 'poetry' | 'pip'

/** What the files of a Python project say about its packages. */
export interface PythonProject {
  readonly manager: PythonManager
  /** The program of its lock file, which is not on this machine: pip installs in its place. */
  readonly insteadOf?: 'uv' | 'poetry'
  /** setup.py, or what builds it by pyproject.toml, makes it a package that pip can install. */
  readonly isPackage: boolean
  /** What builds it, as pip reads it: `flit_core>=3.11,<4`. */
  readonly builtBy: readonly string[]
  /** Files of requirements that are installed, from its folder. */
  readonly requirements: readonly string[]
  /** Groups of [dependency-groups], and of poetry, that are installed beside those that are by default. */
  readonly groups: readonly string[]
  /** Optional dependencies that are installed. */
  readonly extras: readonly string[]
  /** Requirements that pip is given by name, since no file or group that it reads lists them. */
  readonly byName: readonly string[]
  /** Names of the packages that are installed, as far as its own files tell, in lower case. */
  readonly tools: ReadonlySet<string>
  /** It has tests that pytest runs. */
  readonly usesPytest: boolean
  readonly pyproject: Fields
}

const MANIFESTS = [
  'pyproject.toml',
  'setup.py',
  'setup.cfg',
  'uv.lock',
  'poetry.lock',
  'pytest.ini',
  'tox.ini',
  'conftest.py',
]

/**
 * Reads the files of a folder; undefined where it is no Python project. Without the program of the lock file pip
 * installs it, if it can do so.
 */
export function readPython(files: ProjectFiles, folder: string, has: HasProgram): PythonProject | undefined {
  const requirements = requirementFiles(files, folder)
  const isThere = (name: string) => files.has(pathIn(folder, name))
  if (requirements.length === 0 && !MANIFESTS.some(isThere)) return undefined
  const locker = isThere('uv.lock') ? 'uv' : isThere('poetry.lock') ? 'poetry' : undefined
  if (locker === undefined) return readAs(files, folder, { manager: 'pip', requirements })
  if (!has(locker) && has('python3')) {
    const project = readAs(files, folder, { manager: 'pip', requirements, insteadOf: locker })
    const elsewhere = fromElsewhere(project.pyproject)
    if (![...project.tools].some((name) => elsewhere.has(name))) return project
  }
  return readAs(files, folder, { manager: locker, requirements })
}

function readAs(
  files: ProjectFiles,
  folder: string,
  by: Pick<PythonProject, 'manager' | 'requirements' | 'insteadOf'>,
): PythonProject {
  const { manager, requirements } = by
  const pyproject = files.toml(pathIn(folder, 'pyproject.toml'))
  const tool = fieldsOf(pyproject.tool)
  const poetry = fieldsOf(tool.poetry)
  const project = fieldsOf(pyproject.project)
  const hasSetup = files.has(pathIn(folder, 'setup.py'))
  // One that only configures tools is no package: pip would guess, and refuse a folder with several.
  const isPackage = hasSetup || (pyproject['build-system'] !== undefined && poetry['package-mode'] !== false)
  const dependencies = [...stringsOf(project.dependencies), ...poetryRequirements(poetry.dependencies)]
  const groups = groupsOf(pyproject)
  const extras = extrasOf(project)
  const byDefault = manager === 'uv' ? defaultGroups(tool, groups) : manager === 'poetry' ? [...groups.keys()] : []
  const fromFiles = requirements.flatMap((path) => requirementsIn(files, folder, path))
  const already = [...dependencies, ...itemsOf(groups, byDefault), ...fromFiles]
  const chosen = chooseGroups({ groups: without(groups, byDefault), extras }, already, manager !== 'pip')
  const installed = [...already, ...itemsOf(groups, chosen.groups), ...itemsOf(extras, chosen.extras)]
  const ofPip = fieldsOf(pyproject['dependency-groups'])
  return {
    ...by,
    ...chosen,
    isPackage,
    builtBy: stringsOf(fieldsOf(pyproject['build-system']).requires),
    groups: manager === 'pip' ? chosen.groups.filter((name) => name in ofPip) : chosen.groups,
    extras: isPackage || manager !== 'pip' ? chosen.extras : [],
    byName: [
      ...(isPackage || requirements.length > 0 ? [] : [...dependencies, ...itemsOf(extras, chosen.extras)]),
      ...itemsOf(
        groups,
        chosen.groups.filter((name) => !(name in ofPip)),
      ),
    ].filter((requirement) => packageName(requirement) !== ''),
    tools: new Set(installed.map(packageName)),
    usesPytest: usesPytest(files, folder, { tool, installed }),
    pyproject,
  }
}

function defaultGroups(tool: Fields, groups: Groups): readonly string[] {
  const named = fieldsOf(tool.uv)['default-groups']
  if (named === 'all') return [...groups.keys()]
  return (Array.isArray(named) ? stringsOf(named) : ['dev']).filter((name) => groups.has(name))
}

const without = (groups: Groups, names: readonly string[]): Groups =>
  new Map([...groups].filter(([name]) => !names.includes(name)))

const itemsOf = (groups: Groups, names: readonly string[]) => names.flatMap((name) => groups.get(name) ?? [])

/** Names of the packages that come from elsewhere than the index of pip: a folder, git, a member of the workspace. */
function fromElsewhere({ project, tool }: Fields): ReadonlySet<string> {
  const { uv, poetry } = fieldsOf(tool)
  const itself = textOf(fieldsOf(project).name)
  const ofUv = Object.keys(fieldsOf(fieldsOf(uv).sources)).filter((name) => name !== itself)
  const groups = Object.values(fieldsOf(fieldsOf(poetry).group)).map((group) => fieldsOf(group).dependencies)
  const tables = [fieldsOf(poetry).dependencies, fieldsOf(poetry)['dev-dependencies'], ...groups]
  const ofPoetry = tables.flatMap((table) =>
    Object.entries(fieldsOf(table)).flatMap(([name, spec]) =>
      ['path', 'git', 'url', 'file', 'source'].some((key) => key in fieldsOf(spec)) ? [name] : [],
    ),
  )
  return new Set([...ofUv, ...ofPoetry].map((name) => name.toLowerCase()))
}

const DEV = /^(?:requirements[-_.](?:dev|develop|development)|(?:dev|development)[-_]requirements)\.(?:txt|in)$/
const TEST =
  /^(?:requirements[-_.](?:test|tests|testing|lint|typing|types|ci)|(?:test|tests|testing|lint)[-_]requirements)\.txt$/
const FOLDER_DEV = ['dev.txt', 'development.txt', 'local.txt']
const FOLDER_TEST = ['base.txt', 'test.txt', 'tests.txt', 'testing.txt', 'typing.txt', 'lint.txt']

/** requirements.txt, with the file for development, or where there is none those for tests. */
function requirementFiles(files: ProjectFiles, folder: string): readonly string[] {
  const here = files.files(folder)
  const inside = files.files(pathIn(folder, 'requirements'))
  const placed = (names: readonly string[]) =>
    names.filter((name) => inside.includes(name)).map((name) => `requirements/${name}`)
  const dev = [...here.filter((name) => DEV.test(name) && name.endsWith('.txt')), ...placed(FOLDER_DEV).slice(0, 1)]
  const test = [...here.filter((name) => TEST.test(name)), ...placed(FOLDER_TEST)]
  return [...(here.includes('requirements.txt') ? ['requirements.txt'] : []), ...(dev.length > 0 ? dev : test)]
}

const MOST_FILES = 20

/** What a file of requirements asks for, with the files that it includes. */
function requirementsIn(files: ProjectFiles, folder: string, path: string, seen = new Set<string>()): string[] {
  if (seen.has(path) || seen.size >= MOST_FILES) return []
  seen.add(path)
  const text = files.text(pathIn(folder, path))
  return text.split('\n').flatMap((line) => {
    const [, included] = /^\s*(?:-r|--requirement)[ =]\s*(\S+)/.exec(line) ?? []
    if (included !== undefined) return requirementsIn(files, folder, beside(path, included), seen)
    return /^\s*[A-Za-z0-9]/.test(line) ? [line] : []
  })
}

/** A path that another file names from its own folder. */
function beside(path: string, named: string): string {
  const parts = path.split('/').slice(0, -1)
  for (const part of named.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

function usesPytest(
  files: ProjectFiles,
  folder: string,
  { tool, installed }: { readonly tool: Fields; readonly installed: readonly string[] },
): boolean {
  if (['pytest.ini', 'conftest.py', 'tests/conftest.py'].some((name) => files.has(pathIn(folder, name)))) return true
  if (tool.pytest !== undefined || installed.some(isPytest)) return true
  return /^\[(?:tool:)?pytest\]|^[ \t]*(?:commands[ \t]*=[ \t]*)?pytest\b/m.test(
    files.text(pathIn(folder, 'setup.cfg')) + '\n' + files.text(pathIn(folder, 'tox.ini')),
  )
}
