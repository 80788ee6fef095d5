import { describe, expect, test } from 'vitest'
import { type BaseFile, namedFiles } from '../../../src/protocol/guarded-files/named-files.ts'

/** Texts of the base; a value that begins with `-> ` is a link. What is not there is known not to be there. */
function named(
  command: string | readonly (readonly string[])[],
  files: Readonly<Record<string, string>> = {},
): string[] {
  const commands = typeof command === 'string' ? [command.split(' ')] : command
  const known = new Map<string, BaseFile>()
  for (;;) {
    const { files: found, missing } = namedFiles(commands, known)
    if (missing.length === 0) return [...found]
    for (const path of missing) {
      const text = Object.hasOwn(files, path) ? files[path] : undefined
      known.set(path, text === undefined ? null : text.startsWith('-> ') ? { link: text.slice(3) } : { text })
    }
  }
}

const scripts = (of: Record<string, string>) => JSON.stringify({ scripts: of })

describe('truth.9 a command names', () => {
  test.each<[string, string[]]>([
    ['./check.sh', ['check.sh']],
    ['sh check.sh', ['check.sh']],
    ['bash -e check.sh deep', ['check.sh', 'deep']],
    ['node scripts/test.js', ['scripts/test.js']],
    ['node --test', []],
    ['node --test ./test/a.test.js', ['test/a.test.js']],
    ['node --import=./setup.mjs main.js', ['main.js', 'setup.mjs']],
    ['python3 tools/run.py', ['tools/run.py']],
    ['python -m pkg.checks', ['pkg.checks', 'pkg/checks.py', 'pkg/checks/__init__.py', 'pkg/checks/__main__.py']],
    ['vitest run --config ci.config.ts', ['ci.config.ts', 'run']],
    ['grep -q x expected.txt', ['expected.txt', 'x']],
    ['npx vitest --config=a/b.ts', ['a/b.ts']],
    ['timeout 60 ./check.sh', ['check.sh']],
    ['env CI=1 -i ./check.sh', ['check.sh']],
    ['env', []],
    ['nice -n ./check.sh', ['check.sh']],
    ['/usr/bin/true', []],
    ['../outside.sh', []],
    ['~/mine.sh', []],
    ['sh a/../../b.sh', []],
    ['sh a/../b.sh', ['b.sh']],
    ['node test/*.js', []],
    ['curl https://example.org/a', []],
    ['sh $HOME/x {a}', []],
    ['make', ['GNUmakefile', 'Makefile', 'makefile']],
    ['make test', ['GNUmakefile', 'Makefile', 'makefile']],
    ['gmake -f build/ci.mk test', ['build/ci.mk']],
    ['make -C sub', ['sub/GNUmakefile', 'sub/Makefile', 'sub/makefile']],
    ['make --directory=sub --file=x.mk', ['sub/x.mk']],
    ['make -C ../out', []],
    ['just test', ['.justfile', 'Justfile', 'justfile']],
    ['npm test', ['package.json', 'test']],
    ['npm --prefix web test', ['test', 'web', 'web/package.json']],
    ['npm --prefix=../x test', ['test']],
    ['pytest', []],
    ['source env.sh', ['env.sh']],
    ['. ./env.sh', ['env.sh']],
    ['bun check.ts', ['check.ts']],
  ])('%s', (command, files) => {
    expect(named(command)).toEqual(files)
  })

  test.each(['env', 'nice', 'nohup', 'npx', 'bunx', 'cross-env', 'xvfb-run', 'timeout 9'])(
    'what %s runs',
    (wrapper) => {
      expect(named(`${wrapper} -x A=b ./check.sh arg`)).toEqual(expect.arrayContaining(['arg']))
      expect(named(`${wrapper} ./check.sh`)).toEqual(['check.sh'])
      expect(named(`${wrapper} ./check.sh`, { 'check.sh': './a.sh' })).toEqual(['a.sh', 'check.sh'])
    },
  )

  test.each(['sh', 'bash', 'dash', 'zsh', 'ksh', 'ash'])('what a script of %s runs', (shell) => {
    expect(named(`${shell} check.sh`, { 'check.sh': './a.sh' })).toEqual(['a.sh', 'check.sh'])
    expect(named('./check.sh', { 'check.sh': `#!/bin/${shell}\n./a.sh` })).toEqual(['a.sh', 'check.sh'])
    expect(named([[shell, '-c', './b.sh']])).toEqual(['b.sh'])
  })

  test.each([
    'node',
    'nodejs',
    'deno',
    'tsx',
    'ts-node',
    'python',
    'python3',
    'python3.12',
    'ruby',
    'perl',
    'php',
    'lua',
  ])('the script that %s runs inside a shell script, and not what the script is given', (program) => {
    expect(named('./c', { c: `${program} -x a.x b.x` })).toEqual(['a.x', 'c'])
    expect(named('./c', { c: `x${program} a.x` })).toEqual(['c'])
  })

  test.each(['-r', '-c', '-p', '--config', '--require', '--import', '--loader', '--project', '--setup', '--preset'])(
    'the file of %s inside a shell script',
    (option) => {
      expect(named('./c', { c: `tool ${option} a.x b.x` })).toEqual(['a.x', 'c'])
      expect(named('./c', { c: `tool ${option}=a.x b.x` })).toEqual(['a.x', 'c'])
      expect(named('./c', { c: `tool ${option}x a.x x${option} a.y` })).toEqual(['c'])
    },
  )

  test.each(['-f', '--file', '--makefile', '--justfile'])('the makefile of %s', (option) => {
    expect(named(`make ${option} a.mk t`, { 'a.mk': 't:\n\t./x.sh' })).toEqual(['a.mk', 'x.sh'])
    expect(named(`make ${option}=a.mk`)).toEqual(['a.mk'])
  })

  test.each([
    ...[
      'scripts',
      'script',
      'tools',
      'tool',
      'ci',
      '.ci',
      'test',
      'tests',
      '__tests__',
      'spec',
      'specs',
      'e2e',
      'hack',
    ],
  ])('what a script in %s imports from there', (folder) => {
    expect(named(`node ${folder}/a.js`, { [`${folder}/a.js`]: "import './b.js'" })).toContain(`${folder}/b.js`)
    expect(named(`node ${folder}x/a.js`, { [`${folder}x/a.js`]: "import './b.js'" })).toEqual([`${folder}x/a.js`])
  })

  test('what sh -c runs', () => {
    expect(named([['sh', '-c', 'cd sub && ./a.sh; node b.js | tee log']])).toEqual(['sub/a.sh', 'sub/b.js', 'sub/log'])
    expect(named([['bash', '-ec', './a.sh']])).toEqual(['a.sh'])
    expect(named([['sh', '-c']])).toEqual([])
    expect(named([['sh', '-c', 'cd /tmp && ./a.sh']])).toEqual([])
    expect(named([['sh', '-c', 'cd && ./a.sh']])).toEqual(['a.sh'])
  })

  test('nothing, where there is nothing', () => {
    expect(named([[]])).toEqual([])
    expect(named([])).toEqual([])
    expect(named([['']])).toEqual([])
  })
})

describe('a package script', () => {
  test('counts with every file it names, its pre and post, and the scripts that it runs', () => {
    const files = {
      'package.json': scripts({
        test: 'npm run unit && eslint --config lint.js src/x.js',
        pretest: 'node scripts/before.js',
        posttest: './after.sh',
        unit: 'vitest run -c unit.ts',
        build: 'node never.js',
      }),
    }
    const all = [
      'after.sh',
      'lint.js',
      'package.json',
      'run',
      'scripts/before.js',
      'src/x.js',
      'test',
      'unit',
      'unit.ts',
    ]
    for (const command of ['npm test', 'npm run test', 'npm t', 'npm run-script test', 'yarn test', 'pnpm run test'])
      expect(named(command, files)).toEqual(expect.arrayContaining(all.filter((one) => one !== 'test')))
    expect(named('npm test', files)).toEqual(all)
    expect(named('yarn unit', files)).toEqual(['package.json', 'run', 'unit', 'unit.ts'])
    expect(named('npm run unit', files)).not.toContain('lint.js')
  })

  test('is looked for in the folder that is named, and runs there', () => {
    const files = {
      'web/package.json': scripts({ test: 'node t.js' }),
      'package.json': scripts({ test: 'node no.js' }),
    }
    expect(named('npm --prefix web test', files)).toContain('web/t.js')
    expect(named('yarn --cwd web test', files)).toContain('web/t.js')
    expect(named('pnpm -C web test', files)).toContain('web/t.js')
    expect(named('pnpm --dir=web test', files)).toContain('web/t.js')
    expect(named([['sh', '-c', 'cd web && npm test']], files)).toContain('web/t.js')
    expect(named('npm --prefix web test', files)).not.toContain('no.js')
  })

  test('of exec is what follows', () => {
    expect(named('npm exec -- tap --config x.yml')).toContain('x.yml')
    expect(named('pnpm exec node a/b.js')).toContain('a/b.js')
    expect(named('pnpm dlx ./c.sh')).toContain('c.sh')
  })

  test('is nothing where the package cannot be read, and a loop ends', () => {
    expect(named('npm test', { 'package.json': '{' })).toEqual(['package.json', 'test'])
    expect(named('npm test', { 'package.json': 'null' })).toEqual(['package.json', 'test'])
    expect(named('npm test', { 'package.json': '{"scripts":null}' })).toEqual(['package.json', 'test'])
    expect(named('npm run toString', { 'package.json': scripts({}) })).toEqual(['package.json', 'run', 'toString'])
    expect(named('npm test', { 'package.json': scripts({ test: 'npm test && ./a.sh' }) })).toContain('a.sh')
  })
})

describe('a script that is run', () => {
  test('counts with what it runs, not with what it is given', () => {
    const files = {
      'check.sh':
        '#!/bin/sh\n. lib/env.sh\n./scripts/lint.sh src/a.js\nnode scripts/t.js work/x\ngrep -q bad work/y\neslint --config=e.js src\nmocha -r hook.js t\n',
      'scripts/lint.sh': 'sh deeper.sh',
      'deeper.sh': 'bash last.sh',
    }
    const all = ['check.sh', 'deeper.sh', 'e.js', 'hook.js', 'last.sh', 'lib/env.sh', 'scripts/lint.sh', 'scripts/t.js']
    expect(named('./check.sh', files)).toEqual(all)
    expect(named('sh check.sh', files)).toEqual(all)
  })

  test('by another interpreter is no shell text', () => {
    expect(named('./check', { check: '#!/usr/bin/env node\n./a.sh\n' })).toEqual(['check'])
    expect(named('./check', { check: '#! /usr/bin/python3 -u\n./a.sh\n' })).toEqual(['check'])
    expect(named('./check', { check: '#!/usr/bin/env -S bash -e\n./a.sh\n' })).toEqual(['a.sh', 'check'])
    expect(named('./check', { check: '#!/bin/bash\n./a.sh\n' })).toEqual(['a.sh', 'check'])
    expect(named('./check', { check: './a.sh' })).toEqual(['a.sh', 'check'])
    expect(named('cat check', { check: './a.sh' })).toEqual(['check'])
  })

  test('runs in the folder of whoever calls it', () => {
    const files = { 'sub/check.sh': './near.sh', 'sub/near.sh': '' }
    expect(named('sh sub/check.sh', files)).toEqual(['near.sh', 'sub/check.sh'])
    expect(named([['sh', '-c', 'cd sub; ./check.sh']], files)).toEqual(['sub/check.sh', 'sub/near.sh'])
  })

  test('that is a makefile counts with its recipes and includes, in its own folder', () => {
    const Makefile =
      'include ci/a.mk\n-include b.mk\nX = ./not-run.sh\ntest: check.c\n\t@./run.sh \\\n\t  work\n\t-sh  other.sh\n'
    expect(named('make test', { Makefile, 'ci/a.mk': 'x:\n\t./c.sh\n' })).toEqual(
      ['GNUmakefile', 'Makefile', 'b.mk', 'c.sh', 'ci/a.mk', 'makefile', 'other.sh', 'run.sh'].sort(),
    )
    expect(named('make -C sub', { 'sub/Makefile': 't:\n\t./run.sh\n' })).toContain('sub/run.sh')
  })

  test('in a folder for tools counts with what it imports from such folders', () => {
    const files = {
      'scripts/test.js':
        "import { a } from './lib/assert.js'\nimport '../tools/b'\nconst c = require( \"../src/c\" )\nawait import('../../out')\n",
      'scripts/lib/assert.js': "export * from './deep.mjs'",
      'main.js': "import './scripts/x.js'",
    }
    const found = named('node scripts/test.js', files)
    expect(found).toEqual(expect.arrayContaining(['scripts/lib/assert.js', 'scripts/lib/deep.mjs', 'tools/b.js']))
    expect(found).toEqual(
      expect.arrayContaining(['tools/b', 'tools/b.mjs', 'tools/b.cjs', 'tools/b.ts', 'tools/b.mts']),
    )
    expect(found).toEqual(expect.arrayContaining(['tools/b/index.js', 'tools/b/index.ts']))
    expect(found.filter((path) => path.startsWith('src') || path.includes('out'))).toEqual([])
    expect(named('node main.js', files)).toEqual(['main.js'])
    expect(named('./scripts/test.js', { 'scripts/test.js': "#!/usr/bin/env node\nimport './y.js'" })).toContain(
      'scripts/y.js',
    )
  })

  test('that is a link counts with the file that it leads to', () => {
    const files = { 'check.sh': '-> scripts/real.sh', 'scripts/real.sh': './more.sh' }
    expect(named('./check.sh', files)).toEqual(['check.sh', 'more.sh', 'scripts/real.sh'])
    expect(named('./a/check.sh', { 'a/check.sh': '-> ../b.sh' })).toEqual(['a/check.sh', 'b.sh'])
    expect(named('./check.sh', { 'check.sh': '-> ../../etc/x' })).toEqual(['check.sh'])
    expect(named('./check.sh', { 'check.sh': '-> check.sh' })).toEqual(['check.sh'])
  })
})
