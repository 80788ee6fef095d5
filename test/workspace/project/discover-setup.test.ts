import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { matchesAny } from '../../../src/protocol/path-pattern.ts'
import { discoverSetup } from '../../../src/workspace/project/discover-setup.ts'
import { type HasProgram, programsOn } from '../../../src/workspace/project/programs-on-path.ts'
import { projectFolder } from './project-folder.ts'

const NEEDS = { dependencies: { a: '1' } }
const NPM = { 'package.json': NEEDS, 'package-lock.json': '{}' }
const PNPM = { 'package.json': NEEDS, 'pnpm-lock.yaml': '' }
const PIP = 'python3 -m venv .venv && .venv/bin/python -m pip install'

type Files = Readonly<Record<string, unknown>>

const all = () => true

const stepsOf = async (files: Files, has: HasProgram = all) => (await discoverSetup(projectFolder(files), has)).steps

/** The commands, with the script of a shell alone. */
const commandsOf = async (files: Files, has: HasProgram = all) =>
  (await stepsOf(files, has)).map(({ command }) => (command[1] === '-c' ? command[2] : command.join(' ')))

describe('the install of a project', () => {
  test.each<[string, Files, string[]]>([
    ['npm with a lock file', NPM, ['npm ci']],
    ['npm with a shrinkwrap', { 'package.json': {}, 'npm-shrinkwrap.json': '{}' }, ['npm ci']],
    ['npm without a lock file', { 'package.json': NEEDS }, ['npm install --no-package-lock']],
    ['npm without dependencies', { 'package.json': { scripts: { test: 'node --test' } } }, []],
    [
      'npm that keeps no lock file, where one lies about',
      { ...NPM, '.npmrc': 'package-lock=false\n' },
      ['npm install --no-package-lock'],
    ],
    [
      'a lock file that git ignores',
      { ...NPM, '.gitignore': '/package-lock.json\n' },
      ['npm install --no-package-lock'],
    ],
    ['pnpm', PNPM, ['pnpm install --frozen-lockfile']],
    [
      'pnpm by packageManager alone',
      { 'package.json': { ...NEEDS, packageManager: 'pnpm@10.33.0+sha512.abc' } },
      ['pnpm install --no-lockfile'],
    ],
    [
      'two lock files and a packageManager',
      { ...NPM, ...PNPM, 'package.json': { ...NEEDS, packageManager: 'npm@11.0.0' } },
      ['npm ci'],
    ],
    [
      'yarn 1',
      { 'package.json': NEEDS, 'yarn.lock': '# yarn lockfile v1\n' },
      ['yarn install --frozen-lockfile --non-interactive'],
    ],
    ['yarn 4', { 'package.json': NEEDS, 'yarn.lock': '__metadata:\n  version: 8\n' }, ['yarn install --immutable']],
    ['bun', { 'package.json': NEEDS, 'bun.lock': '{}' }, ['bun install --frozen-lockfile --backend=copyfile']],
    ['uv', { 'pyproject.toml': '[project]\nname = "a"\n', 'uv.lock': '' }, ['uv sync --frozen']],
    [
      'uv whose default groups have no pytest',
      {
        'pyproject.toml': '[dependency-groups]\ndev = ["tox"]\ntests = ["pytest"]\ndocs = ["sphinx"]\n',
        'uv.lock': '',
      },
      ['uv sync --frozen --group tests'],
    ],
    [
      'uv whose default groups include a group with pytest',
      {
        'pyproject.toml': '[dependency-groups]\ndev = [{ include-group = "t" }]\nt = ["pytest>8"]\n',
        'uv.lock': '',
      },
      ['uv sync --frozen'],
    ],
    [
      'uv with pytest among the extras',
      {
        'pyproject.toml': '[project]\nname = "a"\n[project.optional-dependencies]\ntest = ["pytest"]\n',
        'uv.lock': '',
      },
      ['uv sync --frozen --extra test'],
    ],
    ['poetry', { 'pyproject.toml': '[tool.poetry]\nname = "a"\n', 'poetry.lock': '' }, ['poetry install']],
    ['pip with requirements', { 'requirements.txt': 'flask\npytest\n' }, [`${PIP} -r requirements.txt`]],
    [
      'pip with requirements for development',
      { 'requirements.txt': 'flask\n', 'requirements-dev.txt': '-r requirements.txt\npytest\n' },
      [`${PIP} -r requirements.txt -r requirements-dev.txt`],
    ],
    [
      'pip with a package and groups',
      {
        'pyproject.toml':
          '[build-system]\nrequires = ["flit_core>=3,<5"]\n[project]\nname = "a"\n[dependency-groups]\ntests = ["pytest"]\n',
      },
      [`${PIP} --upgrade 'pip>=25.1' 'flit_core>=3,<5' && .venv/bin/python -m pip install -e . --group tests`],
    ],
    [
      'pip with a package and extras',
      { 'setup.py': '', 'pyproject.toml': '[project.optional-dependencies]\ndev = ["pytest"]\ndocs = ["sphinx"]\n' },
      [`${PIP} --upgrade setuptools wheel && .venv/bin/python -m pip install -e '.[dev]'`],
    ],
    [
      'pip with a package that setuptools builds',
      { 'pyproject.toml': '[build-system]\nrequires = ["setuptools>=61"]\n[project]\nname = "a"\n' },
      [`${PIP} --upgrade 'setuptools>=61' wheel && .venv/bin/python -m pip install -e .`],
    ],
    ['pytest that nothing names', { 'conftest.py': '' }, [`${PIP} pytest`]],
    ['a pyproject.toml for tools alone', { 'pyproject.toml': '[tool.ruff]\nline-length = 80\n' }, []],
    ['go', { 'go.mod': 'module x\n\nrequire a v1\n' }, ['go mod download']],
    ['go without modules', { 'go.mod': 'module x\n' }, []],
    ['cargo', { 'Cargo.toml': '[package]\n', 'Cargo.lock': '' }, ['cargo fetch --locked']],
    [
      'bundler',
      { Gemfile: 'gem "a"\n', 'Gemfile.lock': '' },
      ['bundle config set --local path vendor/bundle && bundle install'],
    ],
    ['composer', { 'composer.json': '{}' }, ['composer install --no-interaction --no-progress']],
    ['nothing that is known', { 'README.md': '# hello\n' }, []],
  ])('%s', async (_, files, commands) => {
    expect(await commandsOf(files)).toEqual(commands)
  })

  const UV = 'pip (uv is not installed: not the versions of uv.lock)'
  const POETRY = 'pip (poetry is not installed: not the versions of poetry.lock)'
  const PACKAGE = '[build-system]\nrequires = ["hatchling"]\n[project]\nname = "a"\n'
  const npm = (manager: string, lock: string) =>
    `npm install (${manager} is not installed: not the versions of ${lock})`
  const NPM_INSTALL = 'npm install --no-package-lock --no-audit --no-fund'
  const BUN = { 'package.json': NEEDS, 'bun.lock': '{}' }
  const withPackage = (more: object): Files => ({ ...PNPM, 'package.json': { ...NEEDS, ...more } })

  test.each<[string, Files, string, string, string]>([
    [
      'uv, with a package and a group of tests',
      {
        'pyproject.toml': `${PACKAGE}[dependency-groups]\ntests = ["pytest"]\ndev = ["pytest", "sphinx"]\n`,
        'uv.lock': '',
      },
      UV,
      `${PIP} --upgrade 'pip>=25.1' hatchling editables && .venv/bin/python -m pip install -e . --group tests`,
      'uv.lock',
    ],
    [
      'uv, with what is no package and groups that pip does not read',
      {
        'pyproject.toml':
          '[project]\nname = "a"\ndependencies = ["flask>=3"]\n[tool.uv]\ndev-dependencies = ["pytest"]\n',
        'uv.lock': '',
      },
      UV,
      `${PIP} 'flask>=3' pytest`,
      'uv.lock',
    ],
    [
      'uv, with a source that is not installed',
      { 'pyproject.toml': `${PACKAGE}[tool.uv.sources]\ntheme = { git = "x" }\n`, 'uv.lock': '' },
      UV,
      `${PIP} --upgrade hatchling editables && .venv/bin/python -m pip install -e .`,
      'uv.lock',
    ],
    [
      'poetry, in its own words for versions',
      {
        'pyproject.toml':
          '[build-system]\nrequires = ["poetry-core"]\n[tool.poetry]\nname = "a"\n[tool.poetry.dependencies]\npython = "^3.9"\n' +
          '[tool.poetry.group.dev.dependencies]\npytest = "^8.1"\nmock = "~0.3.1"\nnew = "^0.2"\nold = "1.2 || 2"\nany = "*"\n' +
          'tomli = { version = ">=2,<3", extras = ["x"], python = "<3.11" }\n',
        'poetry.lock': '',
      },
      POETRY,
      `${PIP} --upgrade poetry-core && .venv/bin/python -m pip install -e . 'pytest>=8.1,<9' 'mock>=0.3.1,<0.4' 'new>=0.2,<0.3' old any 'tomli[x]>=2,<3; python_version < "3.11"'`,
      'poetry.lock',
    ],
    ['bun', BUN, npm('bun', 'bun.lock'), NPM_INSTALL, 'bun.lock'],
    ['pnpm', PNPM, npm('pnpm', 'pnpm-lock.yaml'), NPM_INSTALL, 'pnpm-lock.yaml'],
    ['yarn', { 'package.json': NEEDS, 'yarn.lock': '' }, npm('yarn', 'yarn.lock'), NPM_INSTALL, 'yarn.lock'],
    [
      'pnpm by packageManager alone',
      { 'package.json': { ...NEEDS, packageManager: 'pnpm@10.0.0' } },
      'npm install (pnpm is not installed)',
      NPM_INSTALL,
      'package.json',
    ],
    [
      'pnpm, whose scripts of the install refuse npm',
      withPackage({ scripts: { preinstall: 'npx only-allow pnpm', prepare: 'tsc' } }),
      npm('pnpm', 'pnpm-lock.yaml'),
      `${NPM_INSTALL} --ignore-scripts`,
      'pnpm-lock.yaml',
    ],
    [
      'pnpm, which builds with the install',
      withPackage({ scripts: { prepare: 'npm run build', build: 'pnpm clean && tsc' } }),
      npm('pnpm', 'pnpm-lock.yaml'),
      `${NPM_INSTALL} --ignore-scripts`,
      'pnpm-lock.yaml',
    ],
  ])('without its program: %s', async (_, files, name, command, source) => {
    const has: HasProgram = (program) => ['npm', 'python3'].includes(program)
    expect(await commandsOf(files, has)).toEqual([command])
    expect((await stepsOf(files, has)).map((step) => [step.name, step.source])).toEqual([[name, source]])
  })

  test.each<[string, Files, string]>([
    [
      'a dependency of the workspace of uv',
      {
        'pyproject.toml': '[project]\nname = "a"\ndependencies = ["b"]\n[tool.uv.sources]\nb = { workspace = true }\n',
        'uv.lock': '',
      },
      'uv sync --frozen',
    ],
    [
      'a dependency of poetry in a folder',
      { 'pyproject.toml': '[tool.poetry.dependencies]\nb = { path = "../b" }\n', 'poetry.lock': '' },
      'poetry install',
    ],
    ['workspace:', withPackage({ dependencies: { a: 'workspace:*' } }), 'pnpm install --frozen-lockfile'],
    ['catalog:', withPackage({ devDependencies: { a: 'catalog:' } }), 'pnpm install --frozen-lockfile'],
    [
      'workspaces that npm does not find',
      { ...PNPM, 'pnpm-workspace.yaml': 'packages:\n  - packages/*\n', 'packages/a/package.json': {} },
      'pnpm install --frozen-lockfile',
    ],
    [
      'a project that refuses npm',
      withPackage({ devEngines: { packageManager: { name: 'pnpm' } } }),
      'pnpm install --frozen-lockfile',
    ],
  ])('no other program is tried for %s', async (_, files, command) => {
    expect(await commandsOf(files, (program) => ['npm', 'python3'].includes(program))).toEqual([command])
  })

  test('where nothing is installed the program of the lock file is named', async () => {
    expect(await commandsOf(PNPM, () => false)).toEqual(['pnpm install --frozen-lockfile'])
    expect(await commandsOf({ 'pyproject.toml': PACKAGE, 'uv.lock': '' }, () => false)).toEqual(['uv sync --frozen'])
  })

  test('programs are executable files in the absolute folders of the PATH', () => {
    const folder = projectFolder({ uv: '', bun: '', 'pnpm/x': '' })
    chmodSync(join(folder, 'uv'), 0o755)
    expect(['uv', 'bun', 'pnpm', 'yarn'].filter(programsOn(`bin:${folder}:/nowhere`))).toEqual(['uv'])
  })

  test.each<[string, string, string]>([
    ['tests before dev', '[dependency-groups]\ndev = ["pytest", "sphinx"]\ntests = ["pytest"]\n', '--group tests'],
    [
      'an extra of tests before a group for development',
      `[dependency-groups]\ndev = ["pytest"]\n[project.optional-dependencies]\ntest = ["pytest"]\n`,
      `-e '.[test]'`,
    ],
    ['the smaller of two', '[dependency-groups]\ntest = ["pytest", "x"]\ntests = ["pytest"]\n', '--group tests'],
    [
      'linters too, but not what checks types',
      '[dependency-groups]\ntests = ["pytest"]\nlint = ["ruff"]\ntyping = ["mypy", "pytest"]\n',
      '--group tests --group lint',
    ],
    ['dev where it alone has pytest', '[dependency-groups]\ntests = ["tox"]\ndev = ["pytest"]\n', '--group dev'],
    [
      'dev over an extra that it names',
      '[project]\nname = "a"\n[project.optional-dependencies]\nt = ["pytest"]\ndev = ["a[t]"]\n',
      `-e '.[dev]'`,
    ],
  ])('of several groups pip installs %s', async (_, groups, wanted) => {
    const [command] = await commandsOf({ 'setup.py': '', 'pyproject.toml': groups })
    expect(command?.split('pip install ').at(-1)).toBe(wanted.startsWith('-e') ? wanted : `-e . ${wanted}`)
  })

  test('an odd manifest says nothing, and hurts nobody', async () => {
    for (const odd of ['{', '[]', 'null', '"x"', '{"dependencies":[]}', '{"scripts":{"__proto__":"x"}}', '\u0000']) {
      expect(await commandsOf({ 'package.json': odd }), odd).toEqual([])
    }
  })

  test('a link that leaves the folder, a pipe and a huge file are not read', async () => {
    const folder = projectFolder({ 'a/package.json': NEEDS, 'a/package-lock.json': '{}' })
    const outside = projectFolder(NPM)
    symlinkSync(join(outside, 'package.json'), join(folder, 'package.json'))
    symlinkSync(outside, join(folder, 'linked'))
    execFileSync('mkfifo', [join(folder, 'pyproject.toml')])
    writeFileSync(join(folder, 'go.mod'), `require a\n${' '.repeat(2 * 1024 * 1024)}`)
    expect((await discoverSetup(folder)).steps.map(({ cwd }) => cwd)).toEqual(['a'])
  })

  test('inputs are what decides the install, members of workspaces and later ones too', async () => {
    const [step] = await stepsOf({
      ...PNPM,
      'pnpm-workspace.yaml': 'packages:\n  - "packages/*"\n  - site # the pages\nonlyBuiltDependencies:\n  - esbuild\n',
      'packages/a/package.json': {},
      'site/package.json': {},
    })
    const decides = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'packages/a/package.json']
    const later = ['packages/new/package.json', 'site/package.json', 'patches/a.patch', '.npmrc']
    for (const path of [...decides, ...later]) expect(matchesAny(path, step?.inputs ?? []), path).toBe(true)
    for (const path of ['src/a.ts', 'README.md', 'test/package.json'])
      expect(matchesAny(path, step?.inputs ?? []), path).toBe(false)
    expect(step?.outputs).toEqual(['node_modules', 'packages/*/node_modules', 'site/node_modules'])
  })

  test.each<[string, object, Files, string[][]]>([
    ['no scripts', { scripts: { test: 'x' } }, {}, [['true']]],
    ['prepare', { scripts: { prepare: 'tsc' } }, {}, [['npm', 'run', 'prepare']]],
    [
      'postinstall and prepare',
      { scripts: { postinstall: 'a', prepare: 'b', preinstall: 'c' } },
      {},
      [
        ['npm', 'run', 'postinstall'],
        ['npm', 'run', 'prepare'],
      ],
    ],
    [
      'install, which calls its neighbours',
      { scripts: { install: 'a', postinstall: 'b' } },
      {},
      [['npm', 'run', 'install']],
    ],
    [
      'scripts that npm does not run',
      { scripts: { prepare: 'tsc' } },
      { '.npmrc': 'ignore-scripts=true\n' },
      [['true']],
    ],
    [
      'scripts of workspaces',
      { workspaces: ['packages/*'] },
      { 'packages/a/package.json': { scripts: { prepare: 'tsc' } } },
      [['npm', 'run', 'prepare', '--workspaces', '--if-present']],
    ],
  ])('with packages from the cache, %s run again', async (_, more, files, again) => {
    const [step] = await stepsOf({ ...NPM, 'package.json': { ...NEEDS, ...more }, ...files })
    expect(step?.again).toEqual(again)
  })

  test('no file of a store of the machine is linked, and nothing is asked, audited or downloaded aside', async () => {
    const env = async (files: Files) => (await stepsOf(files))[0]?.env
    expect(await env(PNPM)).toMatchObject({ npm_config_package_import_method: 'copy', CI: '1', HUSKY: '0' })
    expect(await env({ 'pyproject.toml': '', 'uv.lock': '' })).toMatchObject({ UV_LINK_MODE: 'copy' })
    expect(await env(NPM)).toMatchObject({ npm_config_audit: 'false', COREPACK_ENABLE_DOWNLOAD_PROMPT: '0' })
  })

  test('folders with a lock file of their own are installed too, but for samples and what tests work on', async () => {
    const lock = { 'package.json': NEEDS, 'package-lock.json': '{}' }
    const inFolder = (folder: string, files: Files) =>
      Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]))
    const steps = await stepsOf({
      ...NPM,
      ...inFolder('web', lock),
      ...inFolder('server', { 'pyproject.toml': '', 'uv.lock': '' }),
      ...inFolder('tools-of-nobody', { 'package.json': NEEDS }),
      ...inFolder('test/fixtures/app', lock),
      ...inFolder('examples/one', lock),
      ...inFolder('docs', lock),
      ...inFolder('node_modules/a', lock),
    })
    expect(steps.map(({ name, cwd, source }) => [name, cwd, source])).toEqual([
      ['npm ci', '.', 'package-lock.json'],
      ['uv sync --frozen (server)', 'server', 'server/uv.lock'],
      ['npm ci (web)', 'web', 'web/package-lock.json'],
    ])
    expect(steps[2]?.outputs).toEqual(['web/node_modules'])
    expect(matchesAny('web/package-lock.json', steps[2]?.inputs ?? [])).toBe(true)
    expect(matchesAny('package-lock.json', steps[2]?.inputs ?? [])).toBe(false)
  })

  test('a repository without a manifest at its root has the projects in its folders', async () => {
    const steps = await stepsOf({ 'backend/requirements.txt': 'flask\n', 'frontend/package.json': NEEDS })
    expect(steps.map(({ cwd }) => cwd)).toEqual(['backend', 'frontend'])
  })

  test('a thousand folders do not make a thousand steps', async () => {
    const folder = projectFolder({})
    for (let at = 0; at < 300; at += 1) {
      mkdirSync(join(folder, `p${at}`))
      writeFileSync(join(folder, `p${at}`, 'package.json'), JSON.stringify(NEEDS))
    }
    expect((await discoverSetup(folder)).steps.length).toBeLessThan(10)
    rmSync(folder, { recursive: true })
  })
})
