/**
 * Files that decide what checks, CI and hooks do, whatever command runs them, known by their names. They count at any
 * depth, and whether or not they were there before: a new `vitest.config.ts` shadows the configuration that was used.
 */
export function isConfigPath(path: string): boolean {
  const parts = path.toLowerCase().split('/')
  const name = parts.at(-1) ?? ''
  const folders = parts.slice(0, -1)
  return NAMES.has(name) || PATTERNS.some((pattern) => pattern.test(name)) || folders.some((part) => FOLDERS.has(part))
}

/** Everything in them counts: workflows, hooks, and packages that were committed instead of installed. */
const FOLDERS: ReadonlySet<string> = new Set([
  ...['.github', '.gitlab', '.circleci', '.buildkite', '.azure-pipelines', '.woodpecker', '.teamcity', '.forgejo'],
  ...['.husky', '.githooks', '.git-hooks', 'githooks', '.cargo', '.mvn', '.yarn', 'node_modules', '.venv', '.config'],
])

const NAMES: ReadonlySet<string> = new Set([
  ...['baton.config.json', '.npmrc', '.yarnrc', '.yarnrc.yml', '.pnpmfile.cjs', 'pnpm-workspace.yaml', 'bunfig.toml'],
  ...[
    '.babelrc',
    'nx.json',
    'turbo.json',
    'lerna.json',
    'deno.json',
    'deno.jsonc',
    'jsconfig.json',
    '.swcrc',
    '.nycrc',
  ],
  ...['biome.json', 'biome.jsonc', '.eslintignore', '.prettierignore', '.editorconfig', '.c8rc.json', 'wallaby.js'],
  ...[
    'pytest.ini',
    'tox.ini',
    'setup.cfg',
    'conftest.py',
    'noxfile.py',
    'mypy.ini',
    '.flake8',
    '.coveragerc',
    '.pylintrc',
  ],
  ...['ruff.toml', '.ruff.toml', 'sitecustomize.py', 'usercustomize.py', 'pyproject.toml', 'manage.py'],
  ...['cargo.toml', 'build.rs', 'rust-toolchain', 'rust-toolchain.toml', 'clippy.toml', '.clippy.toml', 'rustfmt.toml'],
  ...[
    'makefile',
    'gnumakefile',
    'justfile',
    '.justfile',
    'taskfile.yml',
    'taskfile.yaml',
    'rakefile',
    'cmakelists.txt',
  ],
  ...[
    'meson.build',
    'build.xml',
    'pom.xml',
    'gradle.properties',
    'gradlew',
    'mvnw',
    '.rspec',
    '.rubocop.yml',
    'gemfile',
  ],
  ...['.golangci.yml', '.golangci.yaml', '.golangci.toml', '.golangci.json', 'go.work', 'mix.exs', '.credo.exs'],
  ...['jenkinsfile', '.gitlab-ci.yml', '.travis.yml', 'azure-pipelines.yml', 'bitbucket-pipelines.yml', 'appveyor.yml'],
  ...['.drone.yml', 'cloudbuild.yaml', 'buildspec.yml', '.pre-commit-config.yaml', 'lefthook.yml', 'lefthook.yaml'],
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
  ...['.gitmodules', '.nvmrc', '.node-version', '.tool-versions', '.python-version', '.ruby-version', 'mise.toml'],
])

const PATTERNS: readonly RegExp[] = [
  /^(?:vitest|vite|jest|babel|ava|playwright|cypress|karma|eslint|prettier|stylelint|webpack|rollup|rolldown|tsup|tsdown|xo|wdio|nightwatch|codecept|metro|c8|nyc|stryker|lint-staged|commitlint)[.-](?:config|conf|workspace|setup)(?:\.|$)/,
  /^\.(?:eslintrc|prettierrc|stylelintrc|mocharc|jestrc|lintstagedrc|commitlintrc|taprc|huskyrc|oxlintrc|swcrc|nycrc)(?:\.|$)/,
  /^(?:tsconfig|jsconfig)[\w.-]*\.json$/,
  /^phpunit[\w.-]*\.xml/,
  /^(?:build|settings)\.gradle(?:\.kts)?$/,
]
