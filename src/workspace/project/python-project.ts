import { type Fields, fieldsOf, stringsOf, textOf } from './fields.ts'
import { type ProjectFiles, pathIn } from './project-files.ts'

/** Who installs a Python project: uv or poetry by their lock files, else pip into `.venv`. */
type PythonManager = 'uv' | 'poetry' | 'pip'

/** What the files of a Python project say about its packages. */
export interface PythonProject {
  readonly manager: PythonManager
  /** pyproject.toml or setup.py makes it a package that can be installed. */
  readonly isPackage: boolean
  /** What builds it, as pip reads it: `flit_core>=3.11,<4`. */
  readonly builtBy: readonly string[]
  /** Files of requirements that are installed, from its folder. */
  readonly requirements: readonly string[]
  /** Groups of [dependency-groups], and of poetry, that are installed beside those that are by default. */
  readonly groups: readonly string[]
  /** Optional dependencies that are installed. */
  readonly extras: readonly string[]
  /** Names of the packages that are installed, as far as its own files tell, in lower case. */
  readonly tools: ReadonlySet<string>
  /** It has tests that pytest runs. */
  readonly usesPytest: boolean
  readonly pyproject: Fields
}

const MANIFESTS = ['pyproject.toml', 'setup.py', 'setup.cfg', 'uv.lock', 'poetry.lock', 'pytest.ini', 'tox.ini']

export function readPython(files: ProjectFiles, folder: string): PythonProject | undefined {
  const has = (name: string) => files.has(pathIn(folder, name))
  const requirements = requirementFiles(files, folder)
  const isPython = requirements.length > 0 || MANIFESTS.some(has) || has('conftest.py')
  if (!isPython) return undefined
  const pyproject = files.toml(pathIn(folder, 'pyproject.toml'))
  const tool = fieldsOf(pyproject.tool)
  const manager = has('uv.lock') ? 'uv' : has('poetry.lock') ? 'poetry' : 'pip'
  const project = fieldsOf(pyproject.project)
  const fromFiles = requirements.flatMap((path) => requirementsIn(files, folder, path))
  const groups = groupsOf(pyproject, tool)
  const extras = new Map(
    Object.entries(fieldsOf(project['optional-dependencies'])).map(([name, items]) => [name, stringsOf(items)]),
  )
  const byDefault = manager === 'uv' ? defaultGroups(tool, groups) : manager === 'poetry' ? [...groups.keys()] : []
  const already = [...stringsOf(project.dependencies), ...byDefault.flatMap((name) => groups.get(name) ?? [])]
  const chosenGroups = chosen(groups, [...already, ...fromFiles], byDefault)
  const inGroups = chosenGroups.flatMap((name) => groups.get(name) ?? [])
  const chosenExtras = chosen(extras, [...already, ...fromFiles, ...inGroups], [])
  const installed = [...already, ...fromFiles, ...inGroups, ...chosenExtras.flatMap((name) => extras.get(name) ?? [])]
  return {
    manager,
    isPackage: has('setup.py') || pyproject['build-system'] !== undefined || pyproject.project !== undefined,
    builtBy: stringsOf(fieldsOf(pyproject['build-system']).requires),
    requirements,
    groups: chosenGroups,
    extras: chosenExtras,
    tools: new Set(installed.map(packageName)),
    usesPytest: usesPytest(files, folder, { tool, installed }),
    pyproject,
  }
}

/** Groups that hold what checks need. Documentation, releases and benchmarks are not among them. */
const WANTED = [
  ...['dev', 'develop', 'development', 'test', 'tests', 'testing'],
  ...['lint', 'linting', 'typing', 'types', 'type', 'typecheck', 'mypy'],
]

/**
 * Groups that are installed beside what is installed already: `dev` alone where that brings pytest, as most projects
 * mean it, else all that are called like what checks need. None where pytest is there already.
 */
function chosen(
  groups: ReadonlyMap<string, readonly string[]>,
  already: readonly string[],
  except: readonly string[],
): readonly string[] {
  if (already.some(isPytest)) return []
  const named = WANTED.filter((name) => groups.has(name) && !except.includes(name))
  const whole = named.find((name) => name.startsWith('dev') && groups.get(name)?.some(isPytest))
  return whole === undefined ? named : [whole]
}

const isPytest = (requirement: string) => packageName(requirement) === 'pytest'

/** The requirements of each group, with those of the groups that it includes. */
function groupsOf(pyproject: Fields, tool: Fields): ReadonlyMap<string, readonly string[]> {
  const written = fieldsOf(pyproject['dependency-groups'])
  const found = new Map<string, readonly string[]>()
  for (const name of Object.keys(written)) found.set(name, members(written, name, new Set()))
  for (const [name, group] of Object.entries(fieldsOf(fieldsOf(tool.poetry).group))) {
    if (fieldsOf(group).optional !== true) found.set(name, Object.keys(fieldsOf(fieldsOf(group).dependencies)))
  }
  const older = Object.keys(fieldsOf(fieldsOf(tool.poetry)['dev-dependencies']))
  const ofUv = stringsOf(fieldsOf(tool.uv)['dev-dependencies'])
  if (older.length + ofUv.length > 0) found.set('dev', [...(found.get('dev') ?? []), ...older, ...ofUv])
  return found
}

function members(written: Fields, name: string, above: Set<string>): readonly string[] {
  const items = written[name]
  // Each group is read once: groups that include one another twice over would take for ever.
  if (above.has(name) || !Array.isArray(items)) return []
  above.add(name)
  return items.flatMap((item: unknown) => {
    const included = textOf(fieldsOf(item)['include-group'])
    if (included !== undefined) return members(written, included, above)
    return typeof item === 'string' ? [item] : []
  })
}

function defaultGroups(tool: Fields, groups: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const named = fieldsOf(tool.uv)['default-groups']
  if (named === 'all') return [...groups.keys()]
  return (Array.isArray(named) ? stringsOf(named) : ['dev']).filter((name) => groups.has(name))
}

/** `pytest` of `pytest[testing]>=8; python_version > "3"`. */
const packageName = (requirement: string): string =>
  (/^\s*([A-Za-z0-9][\w.-]*)/.exec(requirement)?.[1] ?? '').toLowerCase()

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
