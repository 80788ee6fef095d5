import { BatonError } from '../../protocol/baton-error.ts'
import { gitText, runGit } from '../git/git.ts'
import { withScratchFile } from '../git/scratch-file.ts'
import { type InRepository, openTaskGit, treeIn } from '../git/task-git.ts'
import { writeCommit } from '../tree/write-commit.ts'

interface Said extends InRepository {
  readonly message: string
  readonly at: string
}

/**
 * A commit without a past that holds these files and nothing else: what a task leaves behind beside its work. Nothing
 * points at it until `sealBranch` does.
 */
export async function recordCommit(
  record: Said & { readonly files: Readonly<Record<string, string>> },
): Promise<string> {
  const { message, at, signal } = record
  const git = await openTaskGit(record)
  const entries: string[] = []
  for (const [path, text] of Object.entries(record.files)) {
    const args = ['hash-object', '-w', '--no-filters', '--stdin']
    const blob = await gitText({ ...git.call, args, input: text, signal })
    entries.push(`100644 ${blob}\t${path}\0`)
  }
  const tree = await withScratchFile(git.folder, async (index) => {
    const call = { ...git.call, env: { ...git.call.env, GIT_INDEX_FILE: index } }
    const args = ['update-index', '-z', '--index-info']
    const { stderr } = await runGit({ ...call, args, input: entries.join(''), signal })
    // A name that git never stores is passed over with no more than a remark.
    if (stderr !== '') throw BatonError.of('INTERNAL', { reason: `a record cannot hold these files: ${stderr.trim()}` })
    return gitText({ ...call, args: ['write-tree'], signal })
  })
  return writeCommit(git, { tree, parents: [], message, at }, signal)
}

/** Ties a record to the end of a branch: the files stay those of the branch, the record becomes part of its past. */
export async function sealBranch(seal: Said & { readonly tip: string; readonly record: string }): Promise<string> {
  const { tip, record, message, at, signal } = seal
  const git = await openTaskGit(seal)
  const tree = await treeIn(git, tip, signal)
  return writeCommit(git, { tree, parents: [tip, record], message, at }, signal)
}
