import { existsSync, lstatSync } from 'node:fs'
import { appendFile, mkdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { BatonError } from '../../protocol/baton-error.ts'
import { isSecretLike } from '../checkpoint/secret-like.ts'
import { BATON_IDENTITY } from '../git/baton-identity.ts'
import { gitText, LONG_MS, runGit } from '../git/git.ts'
import { carryOver } from './carry-over.ts'
import { inside } from './read-git-facts.ts'

/** Where git works, and with which variables. */
interface Where {
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}

export interface NewHistory {
  readonly commit: string
  /** Where the old `.git` is, beside the new one; null where there was none. */
  readonly backup: string | null
  /** The command that takes it back, for a shell in that folder. */
  readonly undo: string
  /** Files that look as if they hold secrets and were in no commit before: they are in none now. */
  readonly leftOut: readonly string[]
  /** Folders that are repositories of their own: their files are in no commit of this one. */
  readonly nested: readonly string[]
}

interface StartOptions {
  readonly message: string
  readonly stamp: string
  /** The first commit must have exactly the files of the newest commit of the old history; nobody was asked. */
  readonly unchanged?: boolean
}

/**
 * Gives a folder a history of its own: its files become the first commit. An old `.git` is moved and never deleted.
 *
 * 1. The new repository is complete before the old one is moved: whatever fails before leaves everything as it was.
 * 2. What the old repository tracks is tracked by the new one, ignored files and submodules too.
 * 3. Between the two renames there is no `.git`; the backup is then beside it, whole.
 */
export async function startHistory(
  root: string,
  { message, stamp, unchanged = false }: StartOptions,
): Promise<NewHistory> {
  const hadGit = existsSync(join(root, '.git'))
  const branch = hadGit ? await currentBranch(root) : 'main'
  const fresh = join(root, `.git.new-${process.pid}`)
  const made = join(fresh, '.git')
  await mkdir(fresh)
  try {
    const git = { cwd: root, env: { GIT_DIR: made, GIT_WORK_TREE: root } }
    await runGit({ cwd: fresh, args: ['init', '--quiet', `--initial-branch=${branch}`] })
    if (hadGit) await carryOver(root, made)
    await exclude(made)
    const nested = await stageAll(git, hadGit ? inside(root) : undefined)
    const leftOut = await removeSecrets(git, hadGit ? await trackedFiles(inside(root)) : [])
    const env = { ...git.env, ...(await identity(git)) }
    await runGit({ ...git, env, args: ['commit', '--quiet', '--no-verify', '--allow-empty', '--message', message] })
    const commit = await gitText({ ...git, args: ['rev-parse', 'HEAD'] })
    if (unchanged) await requireSameTree(root, git)
    const backup = hadGit ? freeName(root, `.git.backup-${stamp}`) : null
    if (backup !== null) await exchange(root, made, backup)
    else await rename(made, join(root, '.git'))
    await rmdir(fresh)
    const aside = freeName(root, `.git.replaced-${stamp}`)
    const undo = backup === null ? `mv .git ${aside}` : `mv .git ${aside} && mv ${backup} .git`
    return { commit, backup, undo, leftOut, nested }
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    throw error
  }
}

/** Stages what the old repository tracks, and all other files that are not ignored. Answers with nested repositories. */
async function stageAll(git: Where, old: Where | undefined): Promise<readonly string[]> {
  const rows = old ? (await list(old, '--stage')).map((row) => [row.slice(0, 6), row] as const) : []
  const links = rows.flatMap(([mode, row]) => (mode === SUBMODULE_MODE ? [row] : []))
  const tracked = rows.flatMap(([mode, row]) => (mode === SUBMODULE_MODE ? [] : [row.slice(row.indexOf('\t') + 1)]))
  const others = (await list(old ?? git, '--others', '--exclude-standard')).filter((path) => !OWN.test(path))
  const isThere = (path: string) => lstatSync(join(git.cwd, path), { throwIfNoEntry: false })?.isDirectory() === false
  const files = [...new Set([...tracked, ...others])].filter((path) => !path.endsWith('/') && isThere(path))
  const literal = { ...git.env, GIT_LITERAL_PATHSPECS: '1' }
  // A name that is no UTF-8 cannot be listed: git takes all that is not ignored.
  if (files.some((path) => path.includes('\ufffd')))
    await runGit({ ...git, args: ['add', '--all', '--', '.'], limitMs: LONG_MS })
  else if (files.length > 0) {
    const args = ['add', '--force', '--pathspec-from-file=-', '--pathspec-file-nul']
    await runGit({ ...git, env: literal, args, input: files.join('\0'), limitMs: LONG_MS })
  }
  if (links.length > 0)
    await runGit({ ...git, args: ['update-index', '-z', '--index-info'], input: `${links.join('\0')}\0` })
  return others.filter((path) => path.endsWith('/'))
}

const SUBMODULE_MODE = '160000'
/** What Baton keeps beside the files. */
const OWN = /^\.(?:baton|git\.(?:backup|replaced|new)-[^/]*)\//

async function requireSameTree(root: string, git: Where): Promise<void> {
  const tree = (where: Where) => gitText({ ...where, args: ['rev-parse', '--verify', 'HEAD^{tree}'] })
  if ((await tree(git)) !== (await tree(inside(root)))) throw BatonError.of('HISTORY_DIFFERS', { path: root })
}

/** Takes files that look like secrets out of the index again, except those that the old repository has. */
async function removeSecrets(git: Where, known: readonly string[]): Promise<readonly string[]> {
  const before = new Set(known)
  const secrets = (await trackedFiles(git)).filter((path) => isSecretLike(path) && !before.has(path))
  if (secrets.length > 0)
    await runGit({ ...git, args: ['update-index', '--force-remove', '-z', '--stdin'], input: secrets.join('\0') })
  return secrets
}

async function trackedFiles(git: Where): Promise<readonly string[]> {
  return list(git)
}

async function list(git: Where, ...args: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await runGit({ ...git, args: ['ls-files', '-z', ...args], limitMs: LONG_MS })
  return stdout.toString().split('\0').filter(Boolean)
}

async function exchange(root: string, made: string, backup: string): Promise<void> {
  const place = join(root, '.git')
  // The old repository does not show the new one as a file of its own when it is taken back.
  await exclude(place)
  await rename(place, join(root, backup))
  try {
    await rename(made, place)
  } catch (error) {
    await rename(join(root, backup), place)
    throw error
  }
}

async function exclude(gitDir: string): Promise<void> {
  await mkdir(join(gitDir, 'info'), { recursive: true })
  await appendFile(join(gitDir, 'info', 'exclude'), '/.git.backup-*/\n/.git.replaced-*/\n/.git.new-*/\n/.baton/\n')
}

async function currentBranch(root: string): Promise<string> {
  const args = ['symbolic-ref', '--quiet', '--short', 'HEAD']
  return (await gitText({ ...inside(root), args, answers: [1] })) || 'main'
}

/** The person's own name, where git knows one. */
async function identity(git: Where) {
  const { code } = await runGit({ ...git, args: ['var', 'GIT_COMMITTER_IDENT'], answers: [1, 128] })
  return code === 0 ? {} : BATON_IDENTITY
}

function freeName(root: string, name: string): string {
  let free = name
  for (let number = 2; existsSync(join(root, free)); number += 1) free = `${name}-${number}`
  return free
}
