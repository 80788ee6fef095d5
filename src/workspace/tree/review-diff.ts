import { type GitCall, LONG_MS, runGit } from '../git/git.ts'
import { type InRepository, openTaskGit, type TaskGit, treeIn } from '../git/task-git.ts'
import { isTestPath } from './test-path.ts'

type FileStatus = 'added' | 'modified' | 'deleted' | 'renamed'

interface ChangedFile {
  readonly path: string
  readonly status: FileStatus
  /** Its name before, where it was renamed. */
  readonly from: string | null
  /** Lines; 0 where it is binary. */
  readonly added: number
  readonly removed: number
  readonly binary: boolean
}

export interface ReviewDiff {
  readonly files: readonly ChangedFile[]
  /**
   * Tests that were there before and are not as they were, by their old names: what somebody does who makes the tests
   * pass instead of the code. A new test is none of them.
   */
  readonly tests_changed: readonly Pick<ChangedFile, 'path' | 'status' | 'added' | 'removed'>[]
  readonly total: { readonly files: number; readonly added: number; readonly removed: number }
}

interface Range extends InRepository {
  readonly from: string
  readonly to: string
}

/** What differs between two commits or trees, in numbers. No attribute can hide a file from it. */
export async function reviewDiff(range: Range): Promise<ReviewDiff> {
  const git = await openTaskGit(range)
  // One git for both, since it is the same work: all raw rows come first, then all counts, in the same order.
  const { stdout } = await diff(git, range, '-r', '-z', '--raw', '--numstat')
  return reviewOf(readDiff(stdout))
}

function reviewOf(files: readonly ChangedFile[]): ReviewDiff {
  const tests = files.filter(({ status, from, path }) => status !== 'added' && isTestPath(from ?? path))
  const sum = (field: 'added' | 'removed') => files.reduce((total, file) => total + file[field], 0)
  return {
    files,
    tests_changed: tests.map(({ path, status, from, added, removed }) => ({
      path: from ?? path,
      status,
      added,
      removed,
    })),
    total: { files: files.length, added: sum('added'), removed: sum('removed') },
  }
}

/** Room for the numbers of about a thousand files before the text. */
const NUMBERS_BYTES = 256 * 1024

/** Numbers and text together, from one git unless there is very much of both. */
export async function reviewWithText(
  range: Range & { readonly limitBytes: number },
): Promise<{ readonly review: ReviewDiff; readonly text: string; readonly cut: boolean }> {
  const git = await openTaskGit(range)
  const limit = { limitBytes: range.limitBytes + NUMBERS_BYTES, cut: true } as const
  const asked = ['-r', '-z', '--raw', '--numstat', '-p', '--no-color', '--no-ext-diff', '--no-textconv']
  const { stdout, cut = false } = await diff(git, range, ...asked, limit)
  const at = stdout.indexOf(TEXT_BEGINS)
  const numbers = stdout.subarray(0, at < 0 ? stdout.length : at + 1)
  if (cut && at < 0) return { review: await reviewDiff(range), ...(await diffText(range)) }
  const rest = at < 0 ? NOTHING : stdout.subarray(at + 2)
  const text = rest.subarray(0, range.limitBytes)
  const isCut = cut || rest.length > text.length
  return { review: reviewOf(readDiff(numbers)), ...wholeLines(text, isCut) }
}

/** The last number ends with a NUL, one more parts it from the text. A name is never empty, so it is the first. */
const TEXT_BEGINS = '\0\0diff --git '
const NOTHING = Buffer.alloc(0)

/** The difference as text, for a prompt. What goes beyond the limit is left out, from the first line that does not fit. */
export async function diffText(range: Range & { readonly limitBytes: number }) {
  const git = await openTaskGit(range)
  const more = { limitBytes: range.limitBytes, cut: true } as const
  const answer = await diff(git, range, '-p', '--no-color', '--no-ext-diff', '--no-textconv', more)
  return wholeLines(answer.stdout, answer.cut ?? false)
}

function wholeLines(bytes: Buffer, cut: boolean) {
  const whole = cut ? bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1) : bytes
  return { text: whole.toString(), cut }
}

async function diff(git: TaskGit, { from, to, signal }: Range, ...asked: (string | Partial<GitCall>)[]) {
  const [before, after] = [await treeIn(git, from, signal), await treeIn(git, to, signal)]
  const options = asked.filter((one) => typeof one === 'string')
  const more = asked.find((one) => typeof one !== 'string')
  // Names in the letters of their language; control characters in them are quoted all the same.
  const args = ['-c', 'core.quotePath=false', 'diff-tree', '-M', ...options, before, after]
  return runGit({ ...git.call, args, limitMs: LONG_MS, signal, ...more })
}

const STATUSES: Readonly<Record<string, FileStatus>> = { A: 'added', D: 'deleted', R: 'renamed' }

type Named = Pick<ChangedFile, 'path' | 'status' | 'from'>

/**
 * The rows of `--raw` and then those of `--numstat`, each once and in time that grows with their number alone: a change
 * of 100,000 files must not keep the worker from renewing its lease.
 */
export function readDiff(bytes: Buffer): ChangedFile[] {
  // Not a Buffer for each part: 400,000 of them keep the garbage collector busy for seconds.
  const parts = bytes.toString().split('\0')
  const text = (at: number) => parts[at] ?? ''
  const named: Named[] = []
  let at = 0
  // `:modes ids R100`, the name, and after a rename the new name. No count begins with a colon.
  while (text(at).startsWith(':')) {
    const status = STATUSES[text(at).split(' ')[4]?.charAt(0) ?? ''] ?? 'modified'
    const renamed = status === 'renamed'
    named.push({ path: text(renamed ? at + 2 : at + 1), status, from: renamed ? text(at + 1) : null })
    at += renamed ? 3 : 2
  }
  return named.map((file) => {
    // `added TAB removed TAB name`; after a rename the name is empty, and the old and the new one follow.
    const [added = '', removed = '', ...name] = text(at).split('\t')
    at += name.join('\t') === '' ? 3 : 1
    const binary = added === '-' || removed === ''
    return { ...file, added: binary ? 0 : Number(added), removed: binary ? 0 : Number(removed), binary }
  })
}
