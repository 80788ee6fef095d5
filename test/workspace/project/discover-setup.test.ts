import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { matchesAny } from '../../../src/protocol/path-pattern.ts'
import { discoverSetup } from '../../../src/workspace/project/discover-setup.ts'
import { projectFolder } from './project-folder.ts'

const NEEDS = { dependencies: { a: '1' } }
const NPM = { 'package.json': NEEDS, 'package-lock.json': '{}' }
const PNPM = { 'package.json': NEEDS, 'pnpm-lock.yaml': '' }
const PIP = 'python3 -m venv .venv && .venv/bin/python -m pip install'

type Files = Readonly<Record<string, unknown>>

const stepsOf = async (files: Files) => (await discoverSetup(projectFolder(files))).steps

/** The commands, with the script of a shell alone. */
const commandsOf = async (files: Files) =>
  (await stepsOf(files)).map(({ command }) => (command[1] === '-c' ? command[2] : command.join(' ')))

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
      [`${PIP} 'pip>=25.1' 'flit_core>=3,<5' && .venv/bin/python -m pip install -e . --group tests`],
    ],
    [
      'pip with a package and extras',
      { 'setup.py': '', 'pyproject.toml': '[project.optional-dependencies]\ndev = ["pytest"]\ndocs = ["sphinx"]\n' },
      [`${PIP} setuptools wheel && .venv/bin/python -m pip install -e '.[dev]'`],
    ],
    [
      'pip with a package that setuptools builds',
      { 'pyproject.toml': '[build-system]\nrequires = ["setuptools>=61"]\n[project]\nname = "a"\n' },
      [`${PIP} 'setuptools>=61' wheel && .venv/bin/python -m pip install -e .`],
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
    expect(await env(NPM)).toMatchObject({ npm_config_audit: 'false', COREPACK_ENABLE_NETWORK: '0' })
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
