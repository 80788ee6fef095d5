import { describe, expect, test } from 'vitest'
import { isConfigPath } from '../../../src/protocol/guarded-files/config-path.ts'
import { checksDiffer } from '../../../src/protocol/guarded-files/differs.ts'
import { mayBeGuarded, putBack } from '../../../src/protocol/guarded-files/guarded-change.ts'

const NAMED = new Set(['check.sh'])
const change = (path: string, before: string | null, after: string | null) => putBack({ path, before, after }, NAMED)
const BASE = { how: 'base' }

describe('a file that decides what checks do, by its name', () => {
  test.each([
    ...[
      'baton.config.json',
      'vitest.config.ts',
      'packages/a/vitest.config.mts',
      'vitest.workspace.json',
      'vite.config.js',
    ],
    ...[
      'jest.config.js',
      'jest.setup.ts',
      'Jest.Config.JS',
      'jest-setup.js',
      'karma.conf.js',
      '.mocharc.yml',
      '.mocharc',
    ],
    ...['tsconfig.json', 'tsconfig.build.json', 'src/tsconfig.json', 'jsconfig.json', '.eslintrc', '.eslintrc.cjs'],
    ...[
      'eslint.config.mjs',
      'biome.json',
      '.prettierrc.yaml',
      'pytest.ini',
      'tests/conftest.py',
      'tox.ini',
      'setup.cfg',
    ],
    ...['Cargo.toml', 'crates/a/Cargo.toml', 'pyproject.toml', 'Makefile', 'GNUmakefile', 'justfile', 'Rakefile'],
    ...[
      '.github/workflows/ci.yml',
      '.github/actions/x/action.yml',
      '.gitlab-ci.yml',
      '.circleci/config.yml',
      'Jenkinsfile',
    ],
    ...[
      '.husky/pre-commit',
      '.githooks/pre-push',
      'node_modules/vitest/index.js',
      'a/node_modules/.bin/jest',
      '.npmrc',
    ],
    ...['build.gradle', 'settings.gradle.kts', 'phpunit.xml.dist', 'phpunit.xml', '.gitmodules', 'sitecustomize.py'],
    ...['playwright.config.ts', 'cypress.config.ts', 'lefthook.yml', '.pre-commit-config.yaml', '.cargo/config.toml'],
  ])('%s', (path) => {
    expect(isConfigPath(path)).toBe(true)
    expect(mayBeGuarded(path, new Set())).toBe(true)
    expect(change(path, null, 'x')).toEqual(BASE)
  })

  test.each([
    ...[
      'src/index.ts',
      'README.md',
      'package-lock.json',
      'src/vitest.ts',
      'my-vitest.config.ts',
      'vitest.configuration.ts',
    ],
    ...[
      'config.ts',
      'test/a.test.ts',
      'docs/tsconfig.md',
      'tsconfig.json.md',
      'atsconfig.json',
      'mocharc.yml',
      'build.gradle.md',
    ],
    ...[
      'github/workflows/ci.yml',
      'husky',
      '.github',
      'node_modules',
      'xphpunit.xml',
      'src/conftest.pyc',
      'my.eslintrc',
    ],
    ...['src/settings.gradle.ktsx', 'vitest_config.ts', 'tsconfig/json'],
  ])('and not %s', (path) => {
    expect(isConfigPath(path)).toBe(false)
    expect(change(path, 'a', 'b')).toBeUndefined()
  })
})

describe('truth.9 a guarded file is put back', () => {
  test('as it was at the base, whatever was done to it', () => {
    for (const [before, after] of [
      ['a', 'b'],
      ['a', null],
      [null, 'b'],
    ] as const)
      expect(change('check.sh', before, after)).toEqual(BASE)
    expect(change('sub/check.sh', 'a', 'b')).toBeUndefined()
    expect(change('check', 'a', 'b')).toBeUndefined()
  })

  const pack = (value: object) => JSON.stringify(value)
  const BEFORE = { name: 'a', scripts: { test: 'vitest' }, dependencies: { x: '^1.0.0' }, jest: { bail: true } }

  test.each<[string, object]>([
    ['a dependency by its version', { dependencies: { x: '^1.0.0', y: '~2.1 || >=3 <4' } }],
    ['a tool by its version', { devDependencies: { vitest: '4.1.10-beta.1+5' } }],
    ['another version', { dependencies: { x: 'latest' } }],
    ['its name and description', { name: 'b', description: 'c', version: '2.0.0' }],
    ['where it is found', { repository: 'r', homepage: 'h', bugs: 'b', license: 'MIT', keywords: [], files: [] }],
  ])('package.json not for %s', (_, more) => {
    expect(change('package.json', pack(BEFORE), pack({ ...BEFORE, ...more }))).toBeUndefined()
  })

  test.each([
    ...['name', 'version', 'description', 'keywords', 'homepage', 'bugs', 'license', 'author', 'contributors'],
    ...['funding', 'repository', 'files', 'private', 'sideEffects', 'types', 'typings', 'main', 'module'],
    ...['browser', 'bin', 'man', 'publishConfig', 'maintainers', 'exports'],
  ])('package.json not for %s', (key) => {
    const after = { ...BEFORE, [key]: 'x' }
    expect(change('package.json', pack(BEFORE), pack(after))).toBeUndefined()
    const back = change('package.json', pack(BEFORE), pack({ ...after, scripts: {} }))
    expect(JSON.parse((back as { text: string }).text)).toEqual(after)
  })

  test.each(['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'])(
    'package.json for a path in %s, and not for a version',
    (key) => {
      expect(change('package.json', '{}', pack({ [key]: { x: '1' } }))).toBeUndefined()
      expect(change('package.json', '{}', pack({ [key]: { x: './y' } }))).toEqual({ how: 'text', text: '{}\n' })
      const both = pack({ [key]: { x: './y', z: '2' }, scripts: {} })
      expect(JSON.parse((change('package.json', '{}', both) as { text: string }).text)).toEqual({ [key]: { z: '2' } })
      expect(change('package.json', '{}', pack({ [key]: ['x'] }))).toBeUndefined()
    },
  )

  test('package.json not for the order of its keys', () => {
    const { jest, ...rest } = BEFORE
    expect(change('package.json', pack(BEFORE), pack({ jest, ...rest }))).toBeUndefined()
    const two = { dependencies: { a: 'file:a', b: 'file:b' } }
    expect(change('package.json', pack(two), pack({ dependencies: { b: 'file:b', a: 'file:a' } }))).toBeUndefined()
  })

  test.each<[string, object]>([
    ['a script', { scripts: { test: 'true' } }],
    ['a new script', { scripts: { test: 'vitest', pretest: 'rm -rf test' } }],
    ['the configuration of a tool', { jest: {} }],
    ['a key that nobody knows', { whatever: 1 }],
    ['a dependency that is a folder', { devDependencies: { vitest: 'file:./fake' } }],
    ['a dependency that is another package', { dependencies: { x: 'npm:evil@1' } }],
    ['a dependency that is an address', { dependencies: { x: 'git+https://example.org/x' } }],
    ['a dependency that is no text', { optionalDependencies: { x: 1 } }],
    ['a peer that is a folder', { peerDependencies: { x: 'link:x' } }],
    ['an override', { overrides: { vitest: '0.0.1' } }],
    ['a workspace', { workspaces: ['evil'] }],
    ['what imports mean', { imports: { '#x': './fake.js' } }],
  ])('package.json for %s, and what was added besides stays', (_, more) => {
    const after = {
      ...BEFORE,
      ...more,
      name: 'renamed',
      dependencies: { ...BEFORE.dependencies, ok: '1.0.0', ...(more as typeof BEFORE).dependencies },
    }
    const back = change('packages/a/package.json', pack(BEFORE), pack(after))
    if (back?.how !== 'text') throw new Error('not put back')
    expect(JSON.parse(back.text)).toEqual({
      ...BEFORE,
      name: 'renamed',
      dependencies: { ...BEFORE.dependencies, ok: '1.0.0' },
    })
    expect(back.text).toMatch(/\n$/)
  })

  test('package.json as a whole where one of the two cannot be read, or is new, or is gone', () => {
    expect(change('package.json', pack(BEFORE), '{')).toEqual({ how: 'text', text: pack(BEFORE) })
    expect(change('package.json', '{', pack(BEFORE))).toEqual({ how: 'text', text: '{' })
    expect(change('package.json', '[]', '[1]')).toEqual({ how: 'text', text: '[]' })
    expect(change('package.json', 'null', '1')).toEqual({ how: 'text', text: 'null' })
    expect(change('package.json', null, pack(BEFORE))).toEqual(BASE)
    expect(change('package.json', pack(BEFORE), null)).toEqual(BASE)
    expect(change('package.json', pack({ scripts: {} }), pack({ scripts: { a: 'b' } }))).toMatchObject({
      text: '{\n  "scripts": {}\n}\n',
    })
  })

  const TOML = '[project]\nname = "a"\ndependencies = ["x"]\n\n[tool.pytest.ini_options]\naddopts = "-q"\n'

  test('pyproject.toml not for its dependencies, and for its tools', () => {
    const added = TOML.replace('["x"]', '["x", "y"]')
    expect(change('pyproject.toml', TOML, added)).toBeUndefined()
    const evil = added.replace('-q', '--collect-only')
    const back = change('pyproject.toml', TOML, evil)
    expect(back).toMatchObject({ how: 'text' })
    const { text } = back as { text: string }
    expect(text).toContain('addopts = "-q"')
    expect(text).toContain('["x", "y"]')
    expect(text).not.toContain('collect-only')
  })

  test.each([
    ...[
      '[dependencies]',
      '[dev-dependencies]',
      '[build-dependencies]',
      '[dependencies.serde]',
      '[workspace.dependencies]',
    ],
    ...['  [dependencies]  # more', '[ dependencies ]', '[dependency-groups]', '[tool.poetry.dependencies]'],
    ...[
      '[tool.poetry.group.dev.dependencies]',
      '[tool.poetry.dev-dependencies]',
      '[project.optional-dependencies]',
      '[project.urls]',
    ],
  ])('a TOML file not for what is in %s', (header) => {
    const text = (more: string) => `[package]\nname = "a"\n${header}\n${more}\n`
    expect(change('Cargo.toml', text(''), text('x = "1"'))).toBeUndefined()
  })

  test.each([
    ...[
      '[package]',
      '[[test]]',
      '[profile.test]',
      '[tool.dependencies]',
      '[dependencies2]',
      '["dependencies"]',
      '[target.x]',
    ],
    ...[
      '[project.scripts]',
      '[my.project]',
      '[tool.poetry.dependencies.x.y]',
      '[a.dependency-groups]',
      '[tool.poetry]',
    ],
    ...[
      'x = ["dependencies"]',
      '[xtool.poetry.dependencies]',
      '[tool.poetry.group.dev.dependencies.x]',
      '[workspace.dependencies.a.b]',
    ],
  ])('a TOML file for what is in %s', (header) => {
    const text = (more: string) => `[package]\nname = "a"\n${header}\n${more}\n`
    expect(change('Cargo.toml', text(''), text('x = "1"'))).toEqual({
      how: 'text',
      text: expect.not.stringContaining('x = "1"'),
    })
  })

  test('a TOML file as a whole where a string could pose as a section', () => {
    for (const quotes of ['"""', "'''"]) {
      const evil = `[tool.x]\ny = ${quotes}\n[project]\n${quotes}\n`
      const before = '[tool.x]\ny = 1\n'
      expect(change('pyproject.toml', before, evil)).toEqual({ how: 'text', text: before })
      expect(change('pyproject.toml', evil, before)).toEqual({ how: 'text', text: evil })
    }
  })

  test('a TOML file not for blanks at the ends of lines', () => {
    expect(change('pyproject.toml', TOML, TOML.replaceAll('\n', ' \n'))).toBeUndefined()
  })
})

test('checks differ where one of them came to another end', () => {
  const [good, bad] = [
    { name: 'test', passed: true },
    { name: 'test', passed: false },
  ]
  const lint = { name: 'lint', passed: true }
  expect(checksDiffer([good], [good])).toBe(false)
  expect(checksDiffer([good], [bad])).toBe(true)
  expect(checksDiffer([bad], [good])).toBe(true)
  expect(checksDiffer([good, lint], [bad])).toBe(true)
  expect(checksDiffer([lint, good], [lint])).toBe(false)
  expect(checksDiffer([lint], [good])).toBe(true)
  expect(checksDiffer([], [])).toBe(false)
})
