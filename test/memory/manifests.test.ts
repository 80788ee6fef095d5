import { expect, test } from 'vitest'
import { findDrift } from '../../src/memory/find-drift.ts'
import { isFilled } from '../../src/memory/memory-files.ts'
import { readManifest } from '../../src/memory/read-manifest.ts'
import { stackTable, withStackTable } from '../../src/memory/stack-table.ts'

const named = (path: string, text: string) =>
  readManifest(path, text)?.entries.map(({ name, version }) => `${name} ${version}`.trim())

test.each([
  [
    'package.json',
    '{"engines":{"node":">=20"},"packageManager":"pnpm@9.1.0+sha","dependencies":{"react":"^18.2.0"},"devDependencies":{"@types/node":"1","vite":"^5"}}',
    ['node >=20', 'pnpm 9.1.0', 'react ^18.2.0', 'vite ^5'],
  ],
  [
    'web/pyproject.toml',
    '[project]\nrequires-python = ">=3.11"\ndependencies = [\n  "django>=4.2",\n  "uvicorn[standard]~=0.30; python_version > \'3\'",\n]\n[tool.poetry.dependencies]\ncelery = { version = "^5.3", extras = ["redis"] }\n',
    ['celery ^5.3', 'django >=4.2', 'python >=3.11', 'uvicorn ~=0.30'],
  ],
  ['requirements.txt', 'flask==3.0.1 # web\n-r other.txt\nredis\n', ['flask ==3.0.1', 'redis']],
  [
    'go.mod',
    'module x\n\ngo 1.22\n\nrequire (\n\tgithub.com/a/b v1.2.3\n\tgithub.com/c/d v0.1.0 // indirect\n)\n',
    ['github.com/a/b v1.2.3', 'go 1.22'],
  ],
  [
    'Cargo.toml',
    '[package]\nname = "x"\nversion = "0.1.0"\n[dependencies]\nserde = { version = "1.0", features = ["derive"] }\ntokio = "1"\n',
    ['serde 1.0', 'tokio 1'],
  ],
  [
    'pom.xml',
    '<project><parent><artifactId>spring-boot-starter-parent</artifactId><version>3.2.0</version></parent><dependency><artifactId>junit</artifactId></dependency></project>',
    ['junit', 'spring-boot-starter-parent 3.2.0'],
  ],
  [
    'build.gradle.kts',
    'plugins {\n  id("org.springframework.boot") version "3.2.1"\n}\ndependencies {\n  implementation("com.x:core:1.4")\n}\n',
    ['core 1.4', 'org.springframework.boot 3.2.1'],
  ],
  ['composer.json', '{"require":{"php":">=8.2","laravel/framework":"^11"}}', ['laravel/framework ^11', 'php >=8.2']],
  ['Gemfile', "gem 'rails', '~> 7.1'\ngem \"pg\"\n", ['pg', 'rails ~> 7.1']],
  ['Pipfile', '[packages]\nflask = "==3.0"\n[dev-packages]\npytest = "*"\n', ['flask ==3.0', 'pytest *']],
  [
    'src/Shop/Shop.csproj',
    '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net8.0</TargetFramework></PropertyGroup><ItemGroup><PackageReference Include="Dapper" Version="2.1.0" /></ItemGroup></Project>',
    ['Dapper 2.1.0', 'TargetFramework net8.0'],
  ],
  ['build.sbt', 'libraryDependencies += "org.typelevel" %% "cats-core" % "2.10.0"\n', ['cats-core 2.10.0']],
  ['package.json', '\ufeff{"dependencies":{"react":"^18"}}', ['react ^18']],
  ['package.json', '{ not json', []],
  ['package.json', '{"dependencies":["a"]}', []],
])('%s names its stack', (path, text, entries) => {
  expect(named(path, text)).toEqual(entries)
})

test('a hostile manifest is read in time of its length and puts nothing into the table', () => {
  expect(named('package.json', '{"dependencies":{"a | b\\n| c":"1 \\u001b[2J"}}')).toEqual(['a b c 1 [2J'])
  for (const [path, text] of [
    ['pyproject.toml', `dependencies = [${'['.repeat(100_000)}`],
    ['pom.xml', '<dependency><artifactId>'.repeat(30_000)],
    ['build.gradle', `implementation${' '.repeat(200_000)}`],
    ['requirements.txt', `a${'['.repeat(200_000)}`],
  ] as const)
    expect(readManifest(path, text)?.path).toBe(path)
})

const manifest = (path: string, entries: Readonly<Record<string, string>>) => ({
  path,
  platform: 'Node.js',
  entries: Object.entries(entries).map(([name, version]) => ({ name, version })),
})

test('a table drifts with majors, with what is added and with what is gone', () => {
  const text = stackTable([manifest('package.json', { react: '^18', vite: '^5.1', low: '0.3.1', old: '1' })], 'en')
  const now = [
    manifest('package.json', { react: '^19', vite: '^5.9', low: '0.4.0', fresh: '2' }),
    manifest('app/package.json', { a: '1' }),
  ]
  const said = findDrift(text, now).map(({ path, name, was, now }) => `${path} ${name} ${was} ${now}`)
  expect(said).toEqual([
    'package.json react ^18 ^19',
    'package.json low 0.3.1 0.4.0',
    'package.json fresh null 2',
    'app/package.json (Node.js) null ',
    'package.json old 1 null',
  ])
  expect(findDrift(withStackTable(`# Ours\n\n${text}\n\nMore of ours.`, now, 'en'), now)).toEqual([])
})

test('a text without a table drifts by the versions that it names', () => {
  const text = '# Stack\n- React 17\n- Next.js: 14.1\n- TypeScript 5.x\n- PostgreSQL 16\n'
  const now = [manifest('package.json', { react: '^18.2.0', next: '14.2.0', typescript: '~5.4' })]
  expect(findDrift(text, now)).toEqual([{ path: 'package.json', name: 'react', was: '17', now: '^18.2.0' }])
  expect(withStackTable(text, now, 'en')).toMatch(/^# Stack\n- React 17[\s\S]*\| react \| \^18\.2\.0 \|/)
})

test.each([
  [undefined, false],
  ['', false],
  ['# Tech stack\n\n<!-- fill in -->\n- {language}\n- TBD\n', false],
  ['# Tech stack\n\n- Go 1.22\n', true],
  ['# 선호\n\n한국어로 답하기\n', true],
])('%j is filled in: %s', (text, expected) => {
  expect(isFilled(text)).toBe(expected)
})

test.each([
  ['one long word', `${'a'.repeat(250_000)}${' '.repeat(250_000)}`],
  ['many words', 'React '.repeat(80_000)],
  ['blanks before a word', `${' '.repeat(400_000)}x`],
  ['comments that never end', '<!--'.repeat(120_000)],
  ['marks of a table', `${'| '.repeat(200_000)}x`],
])('a hostile tech-stack.md is read in time of its length: %s', (_name, text) => {
  const begun = performance.now()
  expect(
    findDrift(text, [{ path: 'package.json', platform: 'Node.js', entries: [{ name: 'react', version: '19' }] }]),
  ).toEqual([])
  isFilled(text)
  expect(performance.now() - begun).toBeLessThan(2_000)
})
