import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { diskFolder } from '../support/disk-folder.ts'

const PREFIX = 'baton-workspace-'

interface KeptWorld {
  /** Where it was made: its files name that place. */
  readonly root: string
  readonly folder: string
}

/** The first world of each kind that this process made, as it was then. */
const KEPT = new Map<string, KeptWorld>()
/** Files that name the place of a world. */
const PLACED = [
  ...['config', 'hooks/reference-transaction', 'worktrees/second/gitdir'].map((name) => join('person', '.git', name)),
  join('second', '.git'),
]

function keep(root: string): KeptWorld {
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}kept-`))
  cpSync(root, folder, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return { root, folder }
}

interface GitWorldOptions {
  readonly empty?: boolean
  readonly format?: string
  /** For tests about crashes: their files are not kept in memory. */
  readonly onDisk?: boolean
}

/**
 * A person's repository with all that could be harmed in it, and a place for workspaces beside it. Everything lies in
 * one temporary folder and is gone after `remove()`.
 */
export class GitWorld {
  readonly root: string
  readonly repository: string
  /** Made by whatever an agent smuggles in; nothing of Baton's may ever run it. */
  readonly canary: string
  /** A program that makes the canary. */
  readonly trap: string
  private runs = 0

  constructor({ empty = false, format = 'sha1', onDisk = false }: GitWorldOptions = {}) {
    this.root = realpathSync(onDisk ? diskFolder(PREFIX) : mkdtempSync(join(tmpdir(), PREFIX)))
    this.repository = join(this.root, 'person')
    this.canary = join(this.root, 'canary')
    this.trap = join(this.root, 'trap')
    const kept = KEPT.get(`${empty} ${format}`)
    if (kept) this.copy(kept)
    else {
      this.make(format)
      if (!empty) this.furnish()
      KEPT.set(`${empty} ${format}`, keep(this.root))
    }
  }

  private make(format: string): void {
    mkdirSync(this.repository)
    writeFileSync(this.trap, `#!/bin/sh\ntouch "${this.canary}"\n`, { mode: 0o755 })
    mkdirSync(join(this.root, 'home'))
    this.git('init', '-q', '--initial-branch=main', `--object-format=${format}`)
    this.git('config', 'user.name', 'Person')
    this.git('config', 'user.email', 'person@example.com')
  }

  /** A world like the first of its kind, at another place: two git commands instead of twenty. */
  private copy(kept: KeptWorld): void {
    cpSync(kept.folder, this.root, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
    for (const name of ['trap', ...PLACED]) {
      const file = join(this.root, name)
      if (existsSync(file)) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(kept.root, this.root))
    }
    for (const folder of [this.repository, join(this.root, 'second')])
      if (existsSync(folder)) spawnSync('git', ['update-index', '-q', '--refresh'], { cwd: folder, env: this.env })
  }

  /** Branches, a tag, a stash, a worktree, a hook, a filter of the person's own, staged and unstaged changes. */
  private furnish(): void {
    this.write({ 'README.md': '# Person\n', 'src/a.txt': 'a\n', 'src/b.txt': 'b\n', '.gitignore': 'ignored/\n*.log\n' })
    this.git('add', '-A')
    this.git('commit', '-qm', 'first')
    this.git('tag', 'v1')
    this.git('branch', 'other')
    this.git('worktree', 'add', '-q', join(this.root, 'second'), 'other')
    this.write({ 'src/a.txt': 'stashed\n' })
    this.git('stash', '-q')
    this.write({ 'src/b.txt': 'staged\n' })
    this.git('add', 'src/b.txt')
    this.write({ 'src/a.txt': 'unstaged\n', 'untracked.txt': 'untracked\n' })
    const hook = join(this.repository, '.git', 'hooks', 'reference-transaction')
    writeFileSync(hook, `#!/bin/sh\ntouch "${this.canary}"\n`, { mode: 0o755 })
    for (const how of ['clean', 'smudge', 'process'])
      this.git('config', `filter.personal.${how}`, `touch "${this.canary}"; cat`)
    this.git('config', 'diff.personal.textconv', `touch "${this.canary}"; cat`)
    this.git('config', 'merge.personal.driver', `touch "${this.canary}"`)
  }

  git(...args: string[]): string {
    return this.gitIn(this.repository, ...args)
  }

  gitIn(folder: string, ...args: string[]): string {
    return execFileSync('git', args, {
      cwd: folder,
      env: this.env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()
  }

  get env(): Record<string, string> {
    return { PATH: process.env.PATH ?? '', HOME: join(this.root, 'home'), LC_ALL: 'C.UTF-8' }
  }

  write(files: Readonly<Record<string, string>>, folder = this.repository): void {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
  }

  /** A commit on top of another, by a script in a worktree that is gone afterwards. */
  commitOn(base: string, script: string): string {
    const folder = join(this.root, 'making')
    this.git('worktree', 'add', '-q', '--detach', folder, base)
    this.agent(folder, `${script}; git add -A; git commit -q --allow-empty -m made`)
    const commit = this.gitIn(folder, 'rev-parse', 'HEAD')
    this.git('worktree', 'remove', '--force', folder)
    // The script may have run the person's own programs; what counts is what Baton runs.
    rmSync(this.canary, { force: true })
    return commit
  }

  nextRun(): string {
    this.runs += 1
    return `RUN-20261115-${String(this.runs).padStart(3, '0')}`
  }

  place(run: string): string {
    return join(this.root, 'runs', run)
  }

  /** What an agent does in its workspace; whether the script succeeds is its own affair. */
  agent(folder: string, script: string): { status: number | null; output: string } {
    const env = { ...this.env, CANARY: this.canary, TRAP: this.trap, PERSON: this.repository, CLONE: folder }
    const done = spawnSync('sh', ['-c', script], { cwd: folder, env, encoding: 'utf8', timeout: 120_000 })
    return { status: done.status, output: done.stdout + done.stderr }
  }

  /**
   * Everything of the person's that must stay as it is: refs outside refs/baton, HEAD, index, configuration, hooks,
   * working files, worktrees. Objects and `baton/` in the git directory are what Baton may write.
   */
  fingerprint(): Record<string, string> {
    const git = join(this.repository, '.git')
    const refs = this.git('for-each-ref', '--format=%(refname) %(objectname)')
      .split('\n')
      .filter((row) => !row.startsWith('refs/baton/'))
    const own = /^(?:objects|baton|refs\/baton)(?:\/|$)/
    return {
      refs: refs.join('\n'),
      'git dir': digest(git, (path) => !own.test(path)),
      files: digest(this.repository, (path) => path !== '.git'),
      worktree: digest(join(this.root, 'second'), () => true),
      home: digest(join(this.root, 'home'), () => true),
      canary: String(existsSync(this.canary)),
    }
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}

/** Names, kinds, modes and contents of a folder, as one text that can be compared and read. */
export function digest(folder: string, counts: (path: string) => boolean): string {
  const rows: string[] = []
  const walk = (at: string) => {
    for (const name of readdirSync(at).toSorted()) {
      const path = join(at, name)
      const shown = relative(folder, path)
      if (!counts(shown)) continue
      const found = lstatSync(path)
      if (found.isDirectory()) walk(path)
      else if (found.isFile()) rows.push(`${shown} ${found.mode.toString(8)} ${sha256(readFileSync(path))}`)
      else rows.push(`${shown} ${found.mode.toString(8)}`)
    }
  }
  if (existsSync(folder)) walk(folder)
  return rows.join('\n')
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16)
