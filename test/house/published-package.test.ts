import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oldNode } from '../support/old-node.ts'
import { ROOT, runBaton } from '../support/run-baton.ts'

/** What somebody gets who installs the package: the packed files, their dependencies, and no source. */
let project: string
let installed: string

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'baton-package-'))
  // What `npm pack` does before it packs, without the check of the types: `npm test` has just done that.
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { prepack: string } }
  expect(scripts.prepack).toBe('npm run types && npm run build')
  execFileSync('npm', ['run', 'build'], { cwd: ROOT, stdio: 'ignore' })
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', project], { cwd: ROOT, stdio: 'ignore' })
  const [tarball = ''] = readdirSync(project)
  installed = join(project, 'node_modules', 'baton-relay')
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', join(project, tarball), '--strip-components=1', '-C', installed])
  const { dependencies } = JSON.parse(
    execFileSync('npm', ['pkg', 'get', 'dependencies'], { cwd: ROOT, encoding: 'utf8' })
      .replace(/^/, '{"dependencies":')
      .concat('}'),
  ) as { dependencies: Record<string, string> }
  for (const name of Object.keys(dependencies)) linkModule(name, join(project, 'node_modules'))
  // `npm run build` compiles: more than a minute on a busy machine.
}, 240_000)
afterAll(() => rmSync(project, { recursive: true }))

/** `@scope/name` is in a folder of its scope. */
function linkModule(name: string, modules: string): void {
  mkdirSync(dirname(join(modules, name)), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
}

describe('the published package', () => {
  test('holds compiled files, schemas and examples, and neither source nor tests', () => {
    expect(readdirSync(installed).sort()).toEqual(
      [
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'bin',
        'dist',
        'examples',
        'package.json',
        'prompts',
        'rehearsal',
        'schemas',
      ].sort(),
    )
    expect(existsSync(join(installed, 'dist', 'protocol', 'index.d.ts'))).toBe(true)
    expect(readdirSync(join(installed, 'dist', 'store', 'sqlite', 'migrations'))).toEqual(
      readdirSync(join(ROOT, 'src', 'store', 'sqlite', 'migrations')),
    )
  })

  test('has a command that works', async () => {
    const bin = join(installed, 'bin', 'baton.js')
    expect((await runBaton(['--version'], { bin, cwd: project })).code).toBe(0)
    const drawn = await runBaton(['diagram', '--kind', 'overview'], { bin, cwd: project })
    expect(drawn).toMatchObject({ code: 0, stderr: '' })
    expect(drawn.stdout).toMatch(/^flowchart LR/)
    // The store's migrations are no code: they must have come along.
    const made = await runBaton(['task', 'create', '--title', 'x'], { bin, cwd: project })
    expect(made).toMatchObject({ code: 0, stderr: '' })
    expect(made.stdout).toMatch(/^TASK-\d{8}-001\n$/)
  })

  test('runs agents, its reaper compiled like the rest', async () => {
    const bin = join(installed, 'bin', 'baton.js')
    const env = { BATON_HOME: join(project, 'home') }
    const signal = 'echo "=== CUSTOM TASK COMPLETE ==="'
    const ran = await runBaton(['agent', 'run', '--json', '--', 'sh', '-c', signal], { bin, cwd: project, env })
    expect(ran.code, ran.stderr).toBe(0)
    expect(ran.stdout).toContain('"state":"completed"')
  })

  test('has a protocol that another project can import', () => {
    writeFileSync(
      join(project, 'use.mjs'),
      "import { DEFAULT_PIPELINE, createValidator } from 'baton-relay/protocol'\nprocess.stdout.write(String(createValidator(DEFAULT_PIPELINE)('ack', {}).valid))",
    )
    // The package says that Node 20 is enough: what others import runs there by itself.
    for (const node of [process.execPath, ...(oldNode ? [oldNode] : [])])
      expect(execFileSync(node, ['use.mjs'], { cwd: project, encoding: 'utf8' })).toBe('false')
  })
})

describe('the launcher', () => {
  // Only where the machine has an old Node; the CI machines do.
  test.runIf(oldNode)('starts itself on the newer Node that came with it', async () => {
    const ran = await runBaton(['diagram', '--kind', 'overview'], oldNode ? { node: oldNode } : {})
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    const failed = await runBaton(['fly'], oldNode ? { node: oldNode } : {})
    expect(failed.code).toBe(2)
  })

  test.runIf(oldNode)('says in one line what is needed when there is none', async () => {
    const bin = join(installed, 'bin', 'baton.js')
    const ran = await runBaton(['diagram'], { bin, cwd: project, ...(oldNode ? { node: oldNode } : {}) })
    expect(ran.code).toBe(1)
    expect(ran.stderr).toMatch(/^baton needs Node 24 or newer, this is \d+\.\d+\.\d+\. .+\n$/)
    // The folder of an installed package has no lock file: `npm ci` there would only fail.
    expect(ran.stderr).not.toContain('npm ci')
  })

  test.runIf(oldNode)('reach.17 an installed package brings the Node that `baton run` needs', async () => {
    const { optionalDependencies = {} } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    const own = join(installed, 'node_modules')
    mkdirSync(own, { recursive: true })
    for (const name of Object.keys(optionalDependencies)) linkModule(name, own)
    const cwd = join(project, 'elsewhere')
    mkdirSync(cwd)
    const env = { BATON_HOME: join(project, 'home'), TMPDIR: cwd }
    const bin = join(installed, 'bin', 'baton.js')
    const ran = await runBaton(['run', 'make a greeting'], { bin, cwd, env, ...(oldNode ? { node: oldNode } : {}) })
    expect(ran.stdout, ran.stderr).toContain('In which language shall the greeting be?')
    expect(ran.code).toBe(7)
    for (const name of Object.keys(optionalDependencies)) rmSync(join(own, name))
  })
})
