import { describe, expect, test } from 'vitest'
import { isConfigPath } from '../../../src/protocol/guarded-files/config-path.ts'

/** The whole list, written down a second time: what goes missing from it goes unguarded without a word. */
const NAMES = [
  ...['baton.config.json', '.npmrc', '.yarnrc', '.yarnrc.yml', '.pnpmfile.cjs', 'pnpm-workspace.yaml', 'bunfig.toml'],
  ...['.babelrc', 'nx.json', 'turbo.json', 'lerna.json', 'deno.json', 'deno.jsonc', 'jsconfig.json', '.swcrc'],
  ...['.nycrc', 'biome.json', 'biome.jsonc', '.eslintignore', '.prettierignore', '.editorconfig', '.c8rc.json'],
  ...['wallaby.js', 'pytest.ini', 'tox.ini', 'setup.cfg', 'conftest.py', 'noxfile.py', 'mypy.ini', '.flake8'],
  ...['.coveragerc', '.pylintrc', 'ruff.toml', '.ruff.toml', 'sitecustomize.py', 'usercustomize.py', 'pyproject.toml'],
  ...['manage.py', 'cargo.toml', 'build.rs', 'rust-toolchain', 'rust-toolchain.toml', 'clippy.toml', '.clippy.toml'],
  ...['rustfmt.toml', 'makefile', 'gnumakefile', 'justfile', '.justfile', 'taskfile.yml', 'taskfile.yaml'],
  ...['rakefile', 'cmakelists.txt', 'meson.build', 'build.xml', 'pom.xml', 'gradle.properties', 'gradlew'],
  ...['mvnw', '.rspec', '.rubocop.yml', 'gemfile', '.golangci.yml', '.golangci.yaml', '.golangci.toml'],
  ...['.golangci.json', 'go.work', 'mix.exs', '.credo.exs', 'jenkinsfile', '.gitlab-ci.yml', '.travis.yml'],
  ...['azure-pipelines.yml', 'bitbucket-pipelines.yml', 'appveyor.yml', '.drone.yml', 'cloudbuild.yaml'],
  ...['buildspec.yml', '.pre-commit-config.yaml', 'lefthook.yml', 'lefthook.yaml', '.gitmodules', '.nvmrc'],
  ...['composer.json', 'phpstan.neon', 'phpstan.neon.dist', 'pyrightconfig.json', 'pipfile', 'hatch.toml', 'uv.toml'],
  ...[
    '.bazelrc',
    'build.bazel',
    'module.bazel',
    'build.sbt',
    'ctesttestfile.cmake',
    'node.config.json',
    '.woodpecker.yml',
  ],
  ...['.node-version', '.tool-versions', '.python-version', '.ruby-version', 'mise.toml'],
]
const FOLDERS = [
  ...['.github', '.gitlab', '.circleci', '.buildkite', '.azure-pipelines', '.woodpecker', '.teamcity', '.forgejo'],
  ...['.husky', '.githooks', '.git-hooks', 'githooks', '.cargo', '.mvn', '.yarn', 'node_modules', '.venv'],
  ...['.config'],
]
const TOOLS = [
  ...['vitest', 'vite', 'jest', 'babel', 'ava', 'playwright', 'cypress', 'karma', 'eslint', 'prettier'],
  ...['stylelint', 'webpack', 'rollup', 'tsup', 'wdio', 'nightwatch', 'codecept', 'metro', 'c8', 'nyc'],
  ...['stryker', 'lint-staged', 'commitlint', 'rolldown', 'tsdown', 'xo'],
]
const RC_FILES = [
  ...['eslintrc', 'prettierrc', 'stylelintrc', 'mocharc', 'jestrc', 'lintstagedrc', 'commitlintrc', 'taprc'],
  ...['huskyrc', 'oxlintrc', 'swcrc', 'nycrc'],
]

describe('truth.9 configuration that decides what checks do', () => {
  test.each(NAMES)('%s, at any depth and in any case', (name) => {
    expect(isConfigPath(name)).toBe(true)
    expect(isConfigPath(`deep/er/${name.toUpperCase()}`)).toBe(true)
    expect(isConfigPath(`${name}/inside.txt`)).toBe(false)
    expect(isConfigPath(`x${name}`)).toBe(false)
  })

  test.each(FOLDERS)('everything in %s', (folder) => {
    expect(isConfigPath(`${folder}/any.txt`)).toBe(true)
    expect(isConfigPath(`a/${folder}/b/any.txt`)).toBe(true)
    expect(isConfigPath(folder)).toBe(false)
    expect(isConfigPath(`${folder}x/any.txt`)).toBe(false)
  })

  test.each(TOOLS)('the configuration of %s', (tool) => {
    for (const kind of ['config', 'conf', 'workspace', 'setup']) {
      expect(isConfigPath(`${tool}.${kind}.ts`)).toBe(true)
      expect(isConfigPath(`${tool}-${kind}`)).toBe(true)
    }
    expect(isConfigPath(`${tool}.configs.ts`)).toBe(false)
    expect(isConfigPath(`my${tool}.config.ts`)).toBe(false)
    expect(isConfigPath(`${tool}config.ts`)).toBe(false)
  })

  test.each(RC_FILES)('.%s, with any ending', (name) => {
    expect(isConfigPath(`.${name}`)).toBe(true)
    expect(isConfigPath(`.${name}.json`)).toBe(true)
    expect(isConfigPath(`.${name}s`)).toBe(false)
    expect(isConfigPath(`a.${name}`)).toBe(false)
  })
})
