import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
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
import { runBaton } from '../support/run-baton.ts'

let folder: string
let template: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baton-session-'))
  template = join(folder, 'origin', 'dev-ai')
  repository(template, { 'README.md': '# dev-ai\n', 'src/a.js': '1\n' })
})
afterAll(() => rmSync(folder, { recursive: true }))

const git = (cwd: string, ...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=P', '-c', 'user.email=p@x', '-c', 'protocol.file.allow=always', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

function repository(at: string, files: Readonly<Record<string, string>>): string {
  mkdirSync(at, { recursive: true })
  git(at, 'init', '-q', '-b', 'main')
  for (const [path, text] of Object.entries(files)) write(at, path, text)
  git(at, 'add', '-A')
  git(at, 'commit', '-q', '-m', 'first', '--allow-empty')
  return at
}

function write(at: string, path: string, text: string): void {
  mkdirSync(dirname(join(at, path)), { recursive: true })
  writeFileSync(join(at, path), text)
}

let count = 0
/** A clone of a repository, in a folder of its own. */
function clone(of: string = template): string {
  count += 1
  const at = join(folder, `clone-${count}`)
  git(folder, 'clone', '-q', of, at)
  return at
}

async function init(cwd: string, ...args: readonly string[]) {
  const ran = await runBaton(['init', '--json', ...args], { cwd, env: { BATON_HOME: join(folder, 'home') } })
  expect(ran.code, ran.stderr).toBe(0)
  return JSON.parse(ran.stdout).session
}

/** Everything that git would call the history and the state of a repository. */
const fingerprint = (at: string) =>
  [
    ['rev-parse', 'HEAD'],
    ['for-each-ref'],
    ['status', '--porcelain', '--', '.', ':!baton.config.json'],
    ['remote', '-v'],
  ].map((args) => git(at, ...args))

describe('an unchanged clone of dev-ai', () => {
  test('gets a history of its own without a question, and one printed command takes it back', async () => {
    const at = clone()
    const before = fingerprint(at)
    const ran = await runBaton(['init'], { cwd: at, env: { BATON_HOME: join(folder, 'home') } })
    expect(ran.code, ran.stderr).toBe(0)
    const undo = /To take it back: (.+)$/m.exec(ran.stdout)?.[1] ?? 'false'
    expect(git(at, 'log', '--format=%s')).toBe('chore: init project from dev-ai template')
    expect(git(at, 'ls-files').split('\n')).toEqual(['README.md', 'src/a.js'])
    expect(git(at, 'status', '--porcelain')).toBe('?? baton.config.json')
    expect(git(at, 'remote')).toBe('')
    expect(git(at, 'fsck', '--strict')).toBe('')
    expect(spawnSync('sh', ['-c', undo], { cwd: at }).status).toBe(0)
    expect(fingerprint(at)).toEqual(before)
  })

  test('has the same files in its new history: ignored ones that are tracked, submodules, and none that were kept out', async () => {
    const origin = repository(join(folder, 'origin', 'odd', 'dev-ai'), { 'kept/a.log': 'tracked\n', 'b.txt': '1\n' })
    const inner = git(template, 'rev-parse', 'HEAD')
    write(origin, '.gitignore', '*.log\n')
    git(origin, 'update-index', '--add', '--cacheinfo', `160000,${inner},vendored`)
    git(origin, 'add', '.gitignore')
    git(origin, 'commit', '-q', '-m', 'rules')
    const at = clone(origin)
    write(at, '.git/info/exclude', 'notes.txt\n')
    write(at, 'notes.txt', 'private\n')
    git(at, 'config', 'user.name', 'Own')
    git(at, 'config', 'user.email', 'own@x')
    const before = git(at, 'rev-parse', 'HEAD^{tree}')
    expect(await init(at)).toMatchObject({ git: { case: 'template' }, history: { nested: [] } })
    expect(git(at, 'log', '--format=%s')).toBe('chore: init project from dev-ai template')
    expect(git(at, 'rev-parse', 'HEAD^{tree}')).toBe(before)
    expect(git(at, 'log', '-1', '--format=%an %ae')).toBe('Own own@x')
    expect(git(at, 'status', '--porcelain')).toBe('?? baton.config.json')
  })

  test('is told the command that takes it back also where the rest of init fails', async () => {
    const at = clone(repository(join(folder, 'origin', 'blocked', 'dev-ai'), { '.claude': 'a file\n' }))
    const before = fingerprint(at)
    for (const json of [[], ['--json']]) {
      const ran = await runBaton(['init', '--yes', ...json], { cwd: at, env: { BATON_HOME: join(folder, 'home') } })
      expect([ran.code, ran.stderr]).toEqual([3, expect.stringContaining('MEMORY_UNUSABLE')])
      const undo = /To take it back: (.+)$/m.exec(ran.stdout + ran.stderr)?.[1] ?? 'false'
      expect(spawnSync('sh', ['-c', undo], { cwd: at }).status).toBe(0)
      expect(fingerprint(at)).toEqual(before)
    }
  })

  test('keeps its history with --git keep, and where only run or plan looks at it', async () => {
    const at = clone()
    const before = fingerprint(at)
    expect(await init(at, '--git', 'keep')).toMatchObject({ git: { case: 'template' }, history: null })
    const planned = await runBaton(['plan', 'Fix the typo', '--lang', 'en'], { cwd: at })
    expect(planned.stdout).toContain('still has the history of the template dev-ai')
    expect(fingerprint(at)).toEqual(before)
  })

  test('names what the clone has of its own, and the option that starts anew all the same', async () => {
    const at = changed((made) => write(made, 'new.txt', 'mine\n'))
    const env = { BATON_HOME: join(folder, 'home') }
    const told = (await runBaton(['init', '--lang', 'en'], { cwd: at, env })).stdout
    expect(told).toContain('uncommitted changes (1)). To start its own: baton init --git new\n')
    const planned = await runBaton(['plan', 'Fix the typo', '--lang', 'ko'], { cwd: at })
    expect(planned.stdout).toContain('새 이력을 시작하려면: baton init --git new\n')
  })
})

/** Each changes a clone, or makes another folder; answers with what git is judged to be. */
const KEPT: readonly (readonly [string, () => string, string, RegExp])[] = [
  ['a changed file', () => changed(edit), 'template_used', /uncommitted/],
  ['a new file', () => changed((at) => write(at, 'new.txt', 'mine\n')), 'template_used', /uncommitted/],
  ['a staged file', () => changed(edit, run('add', '-A')), 'template_used', /uncommitted/],
  ['a local commit', () => changed(commit), 'template_used', /commits that origin lacks/],
  [
    'a commit that only the reflog has',
    () => changed(commit, run('reset', '-q', '--hard', 'origin/main')),
    'template_used',
    /commits that origin lacks/,
  ],
  ['a stash', () => changed(edit, run('stash', '-q')), 'template_used', /stashes/],
  ['another branch', () => changed(run('branch', 'other')), 'template_used', /local branches/],
  [
    'a detached HEAD',
    () => changed(run('checkout', '-q', '--detach'), run('branch', '-D', 'main')),
    'template_used',
    /local branches/,
  ],
  [
    'a tag of its own commit',
    () => changed(commit, run('tag', 't'), run('reset', '-q', '--hard', 'HEAD~1')),
    'template_used',
    /commits/,
  ],
  ['another remote', () => changed(run('remote', 'add', 'mine', 'elsewhere')), 'template_used', /remote mine/],
  [
    'an address to push to',
    () => changed(run('remote', 'set-url', '--push', 'origin', 'me/shop')),
    'template_used',
    /pushurl/,
  ],
  [
    'a hook',
    () => changed((at) => write(at, '.git/hooks/pre-commit', '#!/bin/sh\n')),
    'template_used',
    /hook pre-commit/,
  ],
  [
    'a change that git was told not to look at',
    () => changed(run('update-index', '--assume-unchanged', 'README.md'), edit),
    'template_used',
    /assume-unchanged \(1\)/,
  ],
  [
    'a file that is left out of the checkout',
    () => changed(run('update-index', '--skip-worktree', 'README.md'), edit),
    'template_used',
    /skip-worktree \(1\)/,
  ],
  [
    'an origin that git fetches from elsewhere',
    () => changed((at) => git(at, 'config', `url.${folder}/origin/shop.insteadOf`, template)),
    'own',
    /^$/,
  ],
  [
    'a linked worktree',
    () => changed((at) => git(at, 'worktree', 'add', '-q', `${at}-linked`, '-b', 'w')),
    'template_used',
    /worktree/,
  ],
  [
    'a merge under way',
    () => changed((at) => write(at, '.git/MERGE_HEAD', `${git(at, 'rev-parse', 'HEAD')}\n`)),
    'template_used',
    /MERGE_HEAD/,
  ],
  ['a URL that merely contains the name', () => cloneCalled('my-dev-ai-fork'), 'own', /^$/],
  ['a URL with the name in a folder', () => cloneCalled('dev-ai-projects/shop'), 'own', /^$/],
  ['no origin', () => repository(join(folder, 'own', 'dev-ai'), { a: '1' }), 'own', /^$/],
  ['a worktree', worktree, 'own', /a worktree of another repository/],
  ['a submodule', submodule, 'own', /a submodule of another repository/],
]

const edit = (at: string) => write(at, 'README.md', 'mine\n')
const run =
  (...args: readonly string[]) =>
  (at: string) =>
    git(at, ...args)
const cloneCalled = (name: string) => clone(repository(join(folder, 'origin', name), { a: '1' }))

function worktree(): string {
  const at = join(folder, 'linked', 'dev-ai')
  git(clone(), 'worktree', 'add', '-q', at, '-b', 'w')
  return at
}

function changed(...changes: readonly ((at: string) => unknown)[]): string {
  const at = clone()
  git(at, 'config', 'user.name', 'P')
  git(at, 'config', 'user.email', 'p@x')
  for (const change of changes) change(at)
  return at
}

function commit(at: string): void {
  write(at, 'own.txt', 'mine\n')
  git(at, 'add', '-A')
  git(at, 'commit', '-q', '-m', 'own')
}

function submodule(): string {
  const at = repository(join(folder, 'super'), { a: '1' })
  git(at, 'submodule', '--quiet', 'add', template, 'dev-ai')
  return join(at, 'dev-ai')
}

describe('what has something of its own is left as it is, and only --git new changes it', () => {
  test.each(KEPT)('%s', async (_name, make, judged, reason) => {
    const at = make()
    const before = fingerprint(at)
    const dirty = git(at, 'status', '--porcelain')
    const session = await init(at, '--yes', '--no-memory')
    expect(session).toMatchObject({ first_run: true, git: { case: judged }, history: null })
    expect(session.git.reasons.join(' ')).toMatch(reason)
    expect(fingerprint(at)).toEqual(before)
    expect(
      git(at, 'status', '--porcelain')
        .split('\n')
        .filter((line) => !line.endsWith('baton.config.json'))
        .join('\n'),
    ).toBe(dirty)
  })

  test('--git new moves a used one away whole: its commits and stash come back with the printed command', async () => {
    const at = changed(commit, edit, run('stash', '-q'), (it) => write(it, 'later', 'y'))
    const before = fingerprint(at)
    const { history } = await init(at, '--git', 'new')
    expect(git(at, 'ls-files').split('\n')).toContain('later')
    expect(readdirSync(join(at, history.backup))).toContain('objects')
    expect(spawnSync('sh', ['-c', history.undo], { cwd: at }).status).toBe(0)
    expect(fingerprint(at)).toEqual(before)
  })

  test('--git new is refused in a worktree and a submodule', async () => {
    for (const at of [join(folder, 'linked', 'dev-ai'), join(folder, 'super', 'dev-ai')]) {
      const ran = await runBaton(['init', '--git', 'new'], { cwd: at })
      expect([ran.code, ran.stderr]).toEqual([2, expect.stringContaining('of another repository')])
    }
  })
})

describe('no git at all', () => {
  test('stays without one unless it is asked for; then all but secrets is committed, and it can be taken back', async () => {
    const at = join(folder, 'plain')
    write(at, 'notes.txt', 'mine\n')
    write(at, '.env', 'KEY=abcdef\n')
    expect(await init(at)).toMatchObject({ git: { case: 'no_git' }, history: null, context: null })
    expect(existsSync(join(at, '.git'))).toBe(false)
    const { history } = await init(at, '--git', 'new')
    expect(history).toMatchObject({ backup: null, leftOut: ['.env'] })
    expect(git(at, 'ls-files').split('\n')).toEqual(['baton.config.json', 'notes.txt'])
    execFileSync('sh', ['-c', history.undo], { cwd: at })
    expect(readdirSync(at).filter((name) => name === '.git')).toEqual([])
  })

  test('is said, and can be made later: also where the context was written before', async () => {
    const at = join(folder, 'no-git-yet')
    write(at, 'a.txt', '1\n')
    mkdirSync(join(at, 'inner'))
    repository(join(at, 'inner'), { 'own.txt': '1\n' })
    const ran = await runBaton(['init', '--yes'], { cwd: at, env: { BATON_HOME: join(folder, 'home') } })
    expect(ran.stdout).toMatch(/not a git repository.*baton init --git new/)
    const { history } = await init(at, '--git', 'new')
    expect(history.nested).toEqual(['inner/'])
    expect(git(at, 'ls-files').split('\n')).toContain('a.txt')
    expect(git(at, 'ls-files', '--stage')).not.toContain('160000')
  })

  test.runIf(process.getuid?.() === 0)(
    'a folder that cannot be written is named, and nothing is left in it',
    async () => {
      const at = repository(join(folder, 'read-only'), { a: '1' })
      chmodSync(at, 0o555)
      const env = { BATON_HOME: join(folder, 'home-of-nobody') }
      chmodSync(folder, 0o755)
      const ran = await runBaton(['init', '--yes', '--json'], { cwd: at, env, uid: 65_534 })
      expect([ran.code, JSON.parse(ran.stderr).error]).toMatchObject([3, { code: 'FOLDER_NOT_WRITABLE' }])
      expect(readdirSync(at)).toEqual(['.git', 'a'])
    },
  )

  test('a bare repository is refused, and nothing is written into it', async () => {
    const at = join(folder, 'bare.git')
    git(folder, 'clone', '-q', '--bare', template, at)
    const before = readdirSync(at)
    const ran = await runBaton(['init', '--yes', '--json'], { cwd: at })
    expect([ran.code, JSON.parse(ran.stderr).error.code]).toEqual([3, 'REPOSITORY_BARE'])
    expect(readdirSync(at)).toEqual(before)
  })

  test('an empty folder is filled for its purpose, and its own tests pass', async () => {
    const at = join(folder, 'empty')
    mkdirSync(at)
    // What init itself wrote before does not count.
    await init(at)
    const { scaffolded, context } = await init(
      at,
      '--purpose',
      'Greets people',
      '--stack',
      'node',
      '--git',
      'new',
      '--yes',
    )
    expect(scaffolded).toContain('package.json')
    const again = await runBaton(['init', '--stack', 'go'], { cwd: at, env: { BATON_HOME: join(folder, 'home') } })
    expect(again.stdout).toContain('The folder is not empty: --purpose and --stack were not used')
    expect(existsSync(join(at, 'go.mod'))).toBe(false)
    expect(context.written).toHaveLength(4)
    expect(readFileSync(join(at, 'README.md'), 'utf8')).toContain('Greets people')
    expect(git(at, 'ls-files').split('\n')).toContain('src/index.js')
    execFileSync(process.execPath, ['--test'], { cwd: at, env: { PATH: process.env.PATH } })
  })
})

describe('the context', () => {
  test('is written once, from what was detected; drift is dated, and updated when asked', async () => {
    const manifest = (react: string) => JSON.stringify({ dependencies: { react, left: '1.0.0' } })
    const at = repository(join(folder, 'shop'), { 'package.json': manifest('^18.2.0'), 'biome.json': '{}' })
    const first = await init(at, '--yes')
    expect(first.context.written).toEqual(
      ['project-state', 'tech-stack', 'conventions', 'preferences'].map((name) => `.claude/memory/context/${name}.md`),
    )
    const stack = join(at, '.claude', 'memory', 'context', 'tech-stack.md')
    expect(readFileSync(stack, 'utf8')).toContain('| package.json | react | ^18.2.0 |')
    expect(readFileSync(join(at, '.claude/memory/context/conventions.md'), 'utf8')).toContain('Biome')
    writeFileSync(stack, readFileSync(stack, 'utf8').replace('# Tech stack', '# Tech stack\n\nWe like React.'))

    write(at, 'package.json', manifest('^18.3.0'))
    expect((await init(at, '--yes')).drift).toEqual([])
    write(at, 'package.json', manifest('^19.0.0'))
    expect((await init(at)).drift).toEqual([
      { path: 'package.json', name: 'react', was: '^18.2.0', now: '^19.0.0', since: null, commit: null },
    ])
    git(at, 'commit', '-qam', 'react 19')
    const planned = await runBaton(['plan', 'Fix the login bug', '--lang', 'en'], { cwd: at })
    expect(planned.stdout).toMatch(/package\.json: react \^18\.2\.0 → \^19\.0\.0 \(since \d{4}-\d\d-\d\d, [0-9a-f]+\)/)
    expect(await init(at, '--update')).toMatchObject({ updated: '.claude/memory/context/tech-stack.md' })
    expect(readFileSync(stack, 'utf8')).toMatch(/We like React\.[\s\S]*react \| \^19/)
    expect((await init(at)).drift).toEqual([])
  })

  test('is not written through a link, and files that somebody filled in stay', async () => {
    const at = repository(join(folder, 'linked-memory'), { a: '1' })
    write(at, '.claude/memory/context/preferences.md', '# Preferences\n\nSpeak Korean.\n')
    expect((await init(at, '--yes')).context.kept).toEqual(['.claude/memory/context/preferences.md'])
    const other = repository(join(folder, 'link-out'), { a: '1' })
    mkdirSync(join(folder, 'outside'))
    mkdirSync(join(other, '.claude'))
    symlinkSync(join(folder, 'outside'), join(other, '.claude', 'memory'))
    const ran = await runBaton(['init', '--yes', '--json'], { cwd: other })
    expect([ran.code, JSON.parse(ran.stderr).error.code]).toEqual([3, 'MEMORY_UNUSABLE'])
    expect(readdirSync(join(folder, 'outside'))).toEqual([])
  })

  test('keeps the store and worktrees of agents out of git, once', async () => {
    const at = join(folder, 'excluded')
    git(folder, 'init', '-q', at)
    write(at, 'a.txt', 'a\n')
    write(at, '.git/info/exclude', 'mine')
    await init(at)
    await init(at)
    write(at, '.worktrees/frontend/b.txt', 'b\n')
    expect(readFileSync(join(at, '.git/info/exclude'), 'utf8')).toBe('mine\n/.baton/\n/.worktrees/\n')
    expect(git(at, 'status', '--porcelain')).toBe('?? a.txt\n?? baton.config.json')
  })

  test('that is not there yet is named where work begins, and no more afterwards', async () => {
    const at = repository(join(folder, 'new-to-baton'), { 'package.json': '{}' })
    const plan = async () => (await runBaton(['plan', 'Fix the login bug', '--lang', 'en'], { cwd: at })).stdout
    expect(await plan()).toMatch(/^! The project has no context \(\.claude\/memory\) yet.*baton init\n/)
    await init(at, '--yes')
    expect(await plan()).not.toContain('no context')
  })

  test('that cannot be read is kept, and that is said', async () => {
    const at = repository(join(folder, 'large'), { 'package.json': '{"dependencies":{"react":"^19"}}' })
    const text = `# Tech stack\n\n${'We use React 18. '.repeat(60_000)}\n`
    write(at, '.claude/memory/context/tech-stack.md', text)
    const stack = '.claude/memory/context/tech-stack.md'
    expect(await init(at, '--yes')).toMatchObject({ context: { kept: [stack] }, unreadable: [stack] })
    expect(readFileSync(join(at, stack), 'utf8')).toBe(text)
    const planned = await runBaton(['plan', 'Fix the login bug', '--lang', 'en'], { cwd: at })
    expect(planned.stdout).toContain(`! ${stack}: larger than 512 KB or not UTF-8`)
  })

  test('unfinished work is named', async () => {
    const at = repository(join(folder, 'unfinished'), { a: '1' })
    write(at, '.claude/memory/workflow-state.md', '| backend | 🔄 |\n| planner | ✅ |\n')
    const planned = await runBaton(['plan', 'Fix the login bug', '--lang', 'en'], { cwd: at })
    expect(planned.stdout).toContain('Unfinished work (.claude/memory/workflow-state.md): | backend | 🔄 |')
    expect(readdirSync(at).sort()).toEqual(['.claude', '.git', 'a'])
  })
})
