import type { SetupStep } from '../../protocol/plays/project-setup.ts'
import type { HasProgram } from './programs-on-path.ts'
import { type ProjectFiles, pathIn } from './project-files.ts'
import { packageName } from './python-groups.ts'
import { type PythonProject, readPython } from './python-project.ts'

const INPUTS = [
  ...['pyproject.toml', 'setup.py', 'setup.cfg', 'uv.lock', 'poetry.lock', 'poetry.toml', 'uv.toml'],
  ...['requirements*.txt', '*requirements.txt', 'requirements/**', 'constraints*.txt'],
  ...['.python-version', '.python-version-default', '.tool-versions'],
]

const QUIET = {
  CI: '1',
  PIP_DISABLE_PIP_VERSION_CHECK: '1',
  PIP_NO_INPUT: '1',
  // Files of a cache of the machine are copied: an agent could write through a link.
  UV_LINK_MODE: 'copy',
  POETRY_VIRTUALENVS_IN_PROJECT: 'true',
  POETRY_VIRTUALENVS_CREATE: 'true',
  POETRY_NO_INTERACTION: '1',
}

const TIMEOUT_MINUTES = 20

/**
 * The install of a Python project into `.venv`; undefined where there is nothing to install. A package of the project
 * itself is installed by a path to its folder, so that is done again in each clone.
 */
export function pythonSetup(files: ProjectFiles, folder: string, has: HasProgram): SetupStep | undefined {
  const project = readPython(files, folder, has)
  const made = project && install(files, folder, project)
  if (!project || !made) return undefined
  const name = made.name ?? made.command.join(' ')
  return {
    name: folder === '.' ? name : `${name} (${folder})`,
    command: made.command,
    cwd: folder,
    inputs: INPUTS.map((path) => pathIn(folder, path)),
    outputs: [pathIn(folder, '.venv')],
    again: made.again,
    env: QUIET,
    timeout_minutes: TIMEOUT_MINUTES,
    source: pathIn(folder, made.source),
  }
}

interface Install {
  readonly name?: string
  readonly command: readonly string[]
  readonly again: SetupStep['again']
  readonly source: string
}

function install(files: ProjectFiles, folder: string, project: PythonProject): Install | undefined {
  const { manager, groups, extras } = project
  const more = [...groups.flatMap((name) => ['--group', name]), ...extras.flatMap((name) => ['--extra', name])]
  if (manager === 'uv') {
    // uv itself sees that the folder is another one, and installs the project anew.
    return { command: ['uv', 'sync', '--frozen', ...more], again: [], source: 'uv.lock' }
  }
  if (manager === 'poetry') {
    const named = extras.flatMap((name) => ['--extras', name])
    return {
      command: ['poetry', 'install', ...named],
      again: [['poetry', 'install', '--only-root']],
      source: 'poetry.lock',
    }
  }
  return withPip(files, folder, project)
}

const PYTHON = '.venv/bin/python'

function withPip(files: ProjectFiles, folder: string, project: PythonProject): Install | undefined {
  const { requirements, isPackage, groups, extras, byName, tools, usesPytest, builtBy, insteadOf } = project
  const namesItself = requirements.some((path) => /^-e[ \t]+\.(?:\[|[ \t]*$)/m.test(files.text(pathIn(folder, path))))
  const wanted = [
    ...requirements.flatMap((path) => ['-r', path]),
    ...(isPackage && !(namesItself && extras.length === 0)
      ? ['-e', extras.length > 0 ? `.[${extras.join(',')}]` : '.']
      : []),
    ...groups.flatMap((name) => ['--group', name]),
    ...byName,
    // It is named for tox alone, or nowhere.
    ...(usesPytest && !tools.has('pytest') ? ['pytest'] : []),
  ]
  if (wanted.length === 0) return undefined
  const pip = `${PYTHON} -m pip install`
  const first = [
    ...(groups.length > 0 ? ['pip>=25.1'] : []),
    // So that `again` builds without an environment of its own, for which it would need the network. The newest, as in
    // such an environment: the setuptools that comes with venv satisfies `>=61`, and does not read every pyproject.toml.
    ...(isPackage ? buildTools(builtBy) : []),
  ]
  const lines = [
    'python3 -m venv .venv',
    ...(first.length > 0 ? [`${pip} --upgrade ${first.map(shellWord).join(' ')}`] : []),
    `${pip} ${wanted.map(shellWord).join(' ')}`,
  ]
  const anew = `${pip} --no-deps -e .`
  return {
    name: insteadOf
      ? `pip (${insteadOf} is not installed: not the versions of ${insteadOf}.lock)`
      : `pip install ${wanted.join(' ')}`,
    command: ['sh', '-c', lines.join(' && ')],
    again: isPackage ? [['sh', '-c', `${pip} --no-deps --no-build-isolation -e . || ${anew}`]] : [['true']],
    source: insteadOf ? `${insteadOf}.lock` : (requirements[0] ?? manifestOf(files, folder)),
  }
}

/** What builds it, and what that asks for only once it runs, which is too late without an environment of its own. */
function buildTools(builtBy: readonly string[]): readonly string[] {
  const tools = builtBy.length > 0 ? builtBy : ['setuptools']
  const late = LATE.filter(([tool]) => tools.some((one) => packageName(one) === tool)).map(([, asked]) => asked)
  return [...tools, ...late.filter((asked) => !tools.some((one) => packageName(one) === asked))]
}

const LATE = [
  ['setuptools', 'wheel'],
  ['hatchling', 'editables'],
] as const

const manifestOf = (files: ProjectFiles, folder: string): string =>
  ['pyproject.toml', 'setup.py', 'setup.cfg', 'pytest.ini', 'tox.ini'].find((name) =>
    files.has(pathIn(folder, name)),
  ) ?? 'conftest.py'

const shellWord = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
