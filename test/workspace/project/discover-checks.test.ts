import { describe, expect, test } from 'vitest'
import { matchesAny } from '../../../src/protocol/path-pattern.ts'
import { discoverChecks } from '../../../src/workspace/project/discover-checks.ts'
import { discoverSetup } from '../../../src/workspace/project/discover-setup.ts'
import type { HasProgram } from '../../../src/workspace/project/programs-on-path.ts'
import { projectFolder } from './project-folder.ts'

type Files = Readonly<Record<string, unknown>>

async function checksOf(files: Files, has: HasProgram = () => true) {
  const folder = projectFolder(files)
  return discoverChecks(folder, await discoverSetup(folder, has), has)
}

const summary = async (files: Files, has?: HasProgram) =>
  (await checksOf(files, has)).map(({ name, kind, command }) => `${name} [${kind}] ${command.join(' ')}`)

const scripts = (of: Readonly<Record<string, string>>): Files => ({ 'package.json': { scripts: of } })

describe('checks of a package', () => {
  test.each<[string, Readonly<Record<string, string>>, string[]]>([
    ['test', { test: 'vitest run' }, ['test [unit] npm test']],
    ['a runner that watches only in a terminal', { test: 'vitest' }, ['test [unit] npm test']],
    ['tests that watch', { test: 'jest --watch', 'test:ci': 'jest --ci' }, ['test [unit] npm run test:ci']],
    ['no tests', { test: 'echo "Error: no test specified" && exit 1' }, []],
    [
      'a script that only fixes',
      { lint: 'eslint --fix .', 'lint:check': 'eslint .' },
      ['lint [lint] npm run lint:check'],
    ],
    ['a formatter that writes', { lint: 'prettier --write .' }, []],
    [
      'a script that formats before it tests',
      { test: 'npm run format && npm run test-api', format: 'xo --fix', 'test-api': 'node --test' },
      ['test [unit] npm run test-api'],
    ],
    [
      'options that fix',
      { test: 'npm run lint -- --fix && jest', lint: 'eslint .', unit: 'jest' },
      ['test [unit] npm run unit', 'lint [lint] npm run lint'],
    ],
    [
      'types by any name',
      { 'types:check': 'tsc', build: 'tsc -p build' },
      ['build [build] npm run build', 'types [lint] npm run types:check'],
    ],
    ['types by what runs', { verify: 'tsc --noEmit' }, ['types [lint] npm run verify']],
    ['types that watch', { typecheck: 'tsc --noEmit -w' }, []],
    [
      'what the tests run already is not run again',
      { test: 'npm run lint && npm run unit && npm run type', lint: 'xo', unit: 'ava', type: 'tsd && tsc' },
      ['test [unit] npm test'],
    ],
    [
      'hooks of npm count as what it runs',
      { pretest: 'npm run build', build: 'tsup', test: 'tap', posttest: 'npm run lint', lint: 'eslint .' },
      ['test [unit] npm test'],
    ],
    [
      'a part that the tests run does not cover the whole',
      {
        test: 'node --test && npm run check:ts',
        'check:type': 'npm run check:js && npm run check:ts',
        'check:js': 'tsc -p a',
        'check:ts': 'tsc -p b',
      },
      ['test [unit] npm test', 'types [lint] npm run check:type'],
    ],
    ['a build that publishes', { build: 'vite build && npm publish' }, []],
    ['a build for a container', { build: 'docker build .' }, []],
    [
      'tests in a browser only beside others',
      { test: 'npm run test-unit && npm run e2e', 'test-unit': 'vitest run', e2e: 'playwright test' },
      ['test [unit] npm run test-unit'],
    ],
    [
      'coverage in front',
      { test: 'c8 --100 node --test', lint: 'standard' },
      ['test [unit] npm test', 'lint [lint] npm run lint'],
    ],
    [
      'patterns of npm-run-all',
      { test: 'run-s lint:* test:unit', 'lint:js': 'eslint .', 'test:unit': 'jest' },
      ['test [unit] npm test'],
    ],
  ])('%s', async (_, of, found) => {
    expect(await summary(scripts(of))).toEqual(found)
  })

  test.each([
    ['pnpm-lock.yaml', ['pnpm test', 'pnpm run lint']],
    ['yarn.lock', ['yarn test', 'yarn run lint']],
    ['bun.lock', ['bun run test', 'bun run lint']],
    ['package-lock.json', ['npm test', 'npm run lint']],
  ])('with %s they are called as its users do', async (lock, commands) => {
    const checks = await checksOf({ ...scripts({ test: 'vitest run', lint: 'eslint' }), [lock]: '' })
    expect(checks.map(({ command }) => command.join(' '))).toEqual(commands)
  })

  test('without the program of the lock file npm and the interpreter of .venv call them', async () => {
    const has: HasProgram = (program) => ['npm', 'python3'].includes(program)
    const files = { ...scripts({ test: 'vitest run', lint: 'eslint' }), 'bun.lock': '' }
    expect(await summary(files, has)).toEqual(['test [unit] npm test', 'lint [lint] npm run lint'])
    const python = { 'pyproject.toml': '[dependency-groups]\ntests = ["pytest"]\n', 'uv.lock': '' }
    expect(await summary(python, has)).toEqual(['test [unit] .venv/bin/python -m pytest'])
  })

  test.each<[string, object, string[]]>([
    [
      'scripts that come to it are no checks',
      { scripts: { test: 'vitest run', build: 'pnpm clean && tsup', clean: 'rm -r dist', lint: 'eslint' } },
      ['test [unit] npm test', 'lint [lint] npm run lint'],
    ],
    [
      'the tests of a script that calls it are called themselves',
      { scripts: { test: 'FORCE_COLOR=1 pnpm run /^test:/', 'test:lint': 'eslint .', 'test:unit': 'node --test' } },
      ['test [unit] npm run test:unit', 'lint [lint] npm run test:lint'],
    ],
    [
      'a test runner in such a script is called by npx',
      { scripts: { build: 'unbuild', test: 'pnpm lint && pnpm vitest run --typecheck', lint: 'oxlint src' } },
      ['build [build] npm run build', 'test [unit] npx --no vitest run --typecheck', 'lint [lint] npm run lint'],
    ],
    [
      'a runner with patterns for a shell is not',
      { scripts: { test: 'pnpm lint && tape test/*.js', lint: 'xo' } },
      ['lint [lint] npm run lint'],
    ],
    ['of two runners none is', { scripts: { test: 'pnpm x && jest && ava', x: 'true' } }, []],
    [
      'one that is a dependency is there',
      { scripts: { test: 'pnpm lint && jest', lint: 'xo' }, devDependencies: { pnpm: '10' } },
      ['test [unit] npm test'],
    ],
  ])('without pnpm: %s', async (_, packageJson, found) => {
    const has: HasProgram = (program) => program === 'npm'
    expect(await summary({ 'package.json': packageJson, 'pnpm-lock.yaml': '' }, has)).toEqual(found)
  })

  test('names that no command line takes, scripts that call one another and huge ones end', async () => {
    expect(await summary(scripts({ a: 'npm run b', b: 'npm run a', test: 'npm run a' }))).toEqual([])
    expect(await summary(scripts({ 'lint "x"': 'eslint .', test: `node ${'x'.repeat(10_000)}` }))).toEqual([])
    const many = Object.fromEntries(
      Array.from({ length: 2_000 }, (_, at) => [`s${at}`, `npm run s${at + 1} && npm run s${at + 2}`]),
    )
    expect(await summary(scripts({ test: 'npm run s0 && jest', ...many }))).toEqual(['test [unit] npm test'])
  })
})

describe('checks of workspaces', () => {
  const member = (name: string, more: object = {}) => ({ name: `@x/${name}`, scripts: { test: 'vitest run' }, ...more })
  const WORKSPACES: Files = {
    'package.json': { workspaces: ['packages/*'], scripts: { test: 'npm test --workspaces', lint: 'eslint .' } },
    'package-lock.json': '{}',
    'packages/core/package.json': member('core'),
    'packages/ui/package.json': member('ui', { dependencies: { '@x/core': '*' } }),
    'packages/app/package.json': member('app', { devDependencies: { '@x/ui': 'workspace:*' } }),
    'packages/docs/package.json': { name: '@x/docs' },
  }

  test('each package that has tests is a check, where a change can have reached it', async () => {
    const checks = await checksOf(WORKSPACES)
    expect(checks.map(({ name, cwd }) => [name, cwd])).toEqual([
      ['test app', 'packages/app'],
      ['test core', 'packages/core'],
      ['test ui', 'packages/ui'],
      ['lint', undefined],
    ])
    const runs = (path: string) =>
      checks.filter(({ paths }) => paths === undefined || matchesAny(path, paths)).map(({ name }) => name)
    expect(runs('packages/core/src/a.ts')).toEqual(['test app', 'test core', 'test ui', 'lint'])
    expect(runs('packages/app/src/a.ts')).toEqual(['test app', 'lint'])
    expect(runs('package-lock.json')).toEqual(['test app', 'test core', 'test ui', 'lint'])
    expect(runs('packages/docs/a.md')).toEqual(['lint'])
  })

  test('packages that build are built as a whole before anything is tested', async () => {
    const built = { scripts: { test: 'vitest run', build: 'tsup' } }
    const files = { ...WORKSPACES, 'packages/core/package.json': member('core', built) }
    expect((await summary(files))[0]).toBe('build [build] npm run build --workspaces --if-present')
    const pnpm = { ...files, 'pnpm-lock.yaml': '', 'package-lock.json': '', '.gitignore': 'package-lock.json\n' }
    expect((await summary(pnpm))[0]).toBe('build [build] pnpm --recursive --if-present run build')
  })

  test.each([
    ['a test runner of the root runs everything', { test: 'vitest run' }, {}, ['test [unit] npm test']],
    [
      'a tool that knows the order is asked for everything',
      { test: 'turbo run test' },
      { 'turbo.json': '{}' },
      ['test [unit] npm test'],
    ],
  ])('%s', async (_, of, more, found) => {
    const root = { workspaces: ['packages/*'], scripts: of }
    expect(await summary({ ...WORKSPACES, 'package.json': root, ...more })).toEqual(found)
  })

  test('above sixty packages the root is asked for everything', async () => {
    const members = Object.fromEntries(
      Array.from({ length: 70 }, (_, at) => [`packages/p${at}/package.json`, member(`p${at}`)]),
    )
    const root = { 'package.json': { workspaces: ['packages/*'] }, 'package-lock.json': '{}' }
    expect(await summary({ ...root, ...members })).toEqual(['test [unit] npm run test --workspaces --if-present'])
  })

  test('packages of one name are told apart', async () => {
    const files = {
      'package.json': { workspaces: ['a/*', 'b/*'] },
      'a/core/package.json': { name: '@a/core', scripts: { test: 'jest' } },
      'b/core/package.json': { name: '@b/core', scripts: { test: 'jest' } },
    }
    expect((await checksOf(files)).map(({ name }) => name)).toEqual(['test a/core', 'test b/core'])
  })
})

describe('checks of other toolchains', () => {
  const VENV = '.venv/bin/python -m'
  test.each<[string, Files, string[]]>([
    ['pytest', { 'requirements-dev.txt': 'pytest==8.3\n' }, [`test [unit] ${VENV} pytest`]],
    [
      'pytest with uv',
      { 'pyproject.toml': '[tool.pytest.ini_options]\n', 'uv.lock': '' },
      ['test [unit] uv run --no-sync python -m pytest'],
    ],
    [
      'pytest with poetry',
      { 'pyproject.toml': '[tool.pytest.ini_options]\n', 'poetry.lock': '' },
      ['test [unit] poetry run python -m pytest'],
    ],
    [
      'ruff and mypy where they are configured and installed',
      {
        'pyproject.toml': '[tool.ruff]\nfix = true\n[tool.mypy]\nfiles = ["src"]\n',
        'requirements.txt': 'ruff\nmypy\n',
      },
      [`types [lint] ${VENV} mypy`, `lint [lint] ${VENV} ruff check --no-fix .`],
    ],
    [
      'ruff that is configured for a hook alone',
      { 'pyproject.toml': '[tool.ruff]\n', 'requirements.txt': 'flask\n' },
      [],
    ],
    ['pyright', { 'pyrightconfig.json': '{}', 'requirements.txt': 'pyright\n' }, [`types [lint] ${VENV} pyright`]],
    ['unittest', { 'setup.py': '', 'tests/__init__.py': '', 'tests/test_a.py': '' }, [`test [unit] ${VENV} unittest`]],
    ['go', { 'go.mod': 'module x\n' }, ['test [unit] go test ./...', 'lint [lint] go vet ./...']],
    ['cargo', { 'Cargo.toml': '[package]\n' }, ['test [unit] cargo test']],
    [
      'cargo with clippy',
      { 'Cargo.toml': '[workspace]\n', 'clippy.toml': '' },
      ['test [unit] cargo test --workspace', 'lint [lint] cargo clippy --all-targets -- -D warnings'],
    ],
    ['maven', { 'pom.xml': '<project/>' }, ['test [unit] mvn test']],
    ['gradle', { 'build.gradle.kts': '' }, ['test [unit] gradle test']],
    ['mix', { 'mix.exs': '' }, ['test [unit] mix test']],
    [
      'make where nothing better is found',
      { Makefile: 'CC := gcc\ntest: build\n\tgcc\nlint:\n\tlint\n' },
      ['test [unit] make test', 'lint [lint] make lint'],
    ],
    [
      'make beside something better',
      { Makefile: 'test:\n\tx\n', 'go.mod': 'module x' },
      ['test [unit] go test ./...', 'lint [lint] go vet ./...'],
    ],
    [
      'two toolchains',
      { ...scripts({ test: 'x' }), 'go.mod': 'module x' },
      ['test [unit] npm test', 'test-go [unit] go test ./...', 'lint [lint] go vet ./...'],
    ],
  ])('%s', async (_, files, found) => {
    expect(await summary(files)).toEqual(found)
  })

  test('projects in folders are checked in their folders, where they are touched', async () => {
    const checks = await checksOf({
      'web/package.json': { scripts: { test: 'vitest run' } },
      'api/go.mod': 'module x\n',
    })
    expect(checks.map(({ name, cwd, paths }) => [name, cwd, paths])).toEqual([
      ['test api', 'api', ['api/**']],
      ['lint api', 'api', ['api/**']],
      ['test web', 'web', ['web/**']],
    ])
  })

  test('every check says that it was found', async () => {
    expect((await checksOf({ 'go.mod': 'module x' })).every(({ detected }) => detected)).toBe(true)
  })
})
