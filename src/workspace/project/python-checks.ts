import type { ProjectCheck } from '../../protocol/plays/project-check.ts'
import { fieldsOf, textOf } from './fields.ts'
import type { HasProgram } from './programs-on-path.ts'
import { type ProjectFiles, pathIn } from './project-files.ts'
import { type PythonProject, readPython } from './python-project.ts'

const TIMEOUT_MINUTES = 10

/**
 * The checks of a Python project, each as a module of the interpreter that the setup made: the programs in `.venv/bin`
 * name the folder that they were installed in, and do not work in another one. `hasVenv`: the setup makes
 * `.venv`.
 */
export function pythonChecks(
  files: ProjectFiles,
  folder: string,
  { hasVenv, has }: { readonly hasVenv: boolean; readonly has: HasProgram },
): readonly ProjectCheck[] {
  const project = readPython(files, folder, has)
  if (!project) return []
  const python = interpreter(project, hasVenv)
  const check = (name: string, kind: 'unit' | 'lint', words: readonly string[]): ProjectCheck => ({
    ...{ name, kind, command: [...python, '-m', ...words], timeout_minutes: TIMEOUT_MINUTES },
    ...(folder === '.' ? {} : { cwd: folder }),
  })
  return [
    ...testWords(files, folder, project).map((words) => check('test', 'unit', words)),
    ...typeWords(files, folder, project).map((words) => check('types', 'lint', words)),
    // `fix = true` in its configuration would change what is checked.
    ...(usesRuff(files, folder, project) ? [check('lint', 'lint', ['ruff', 'check', '--no-fix', '.'])] : []),
  ]
}

function interpreter({ manager }: PythonProject, hasVenv: boolean): readonly string[] {
  if (manager === 'uv') return ['uv', 'run', '--no-sync', 'python']
  if (manager === 'poetry') return ['poetry', 'run', 'python']
  return [hasVenv ? '.venv/bin/python' : 'python3']
}

/** pytest, or where nothing names it and the tests say that they are a package, the one of the standard library. */
function testWords(files: ProjectFiles, folder: string, { usesPytest }: PythonProject): readonly (readonly string[])[] {
  if (usesPytest) return [['pytest']]
  const tests = ['tests', 'test'].find((name) => files.has(pathIn(folder, `${name}/__init__.py`)))
  if (tests === undefined) return []
  const named = files.files(pathIn(folder, tests)).filter((name) => /^test.*\.py$/.test(name))
  return named.length > 0 ? [['unittest']] : []
}

/** Only what is configured and installed: a project that has neither does not check its types. */
function typeWords(files: ProjectFiles, folder: string, project: PythonProject): readonly (readonly string[])[] {
  const { tools, pyproject } = project
  const tool = fieldsOf(pyproject.tool)
  const mypy = fieldsOf(tool.mypy)
  const ini = files.text(pathIn(folder, 'mypy.ini')) || files.text(pathIn(folder, 'setup.cfg'))
  const isMypy = tool.mypy !== undefined || /^\[mypy\]/m.test(ini)
  if (tools.has('mypy') && isMypy) {
    const isPlaced =
      ['files', 'packages', 'modules'].some((key) => key in mypy) || /^(?:files|packages|modules)[ \t]*=/m.test(ini)
    if (isPlaced) return [['mypy']]
    const name = textOf(fieldsOf(pyproject.project).name)?.replaceAll('-', '_') ?? ''
    const sources = ['src', name].find((one) => files.folders(folder).includes(one))
    if (sources !== undefined) return [['mypy', sources]]
  }
  const isPyright = tool.pyright !== undefined || files.has(pathIn(folder, 'pyrightconfig.json'))
  return tools.has('pyright') && isPyright ? [['pyright']] : []
}

function usesRuff(files: ProjectFiles, folder: string, { tools, pyproject }: PythonProject): boolean {
  const isConfigured =
    fieldsOf(pyproject.tool).ruff !== undefined ||
    ['ruff.toml', '.ruff.toml'].some((name) => files.has(pathIn(folder, name)))
  return isConfigured && tools.has('ruff')
}
