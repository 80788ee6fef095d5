import { BatonError } from '../../protocol/baton-error.ts'
import { type Merge, TARGET } from '../../protocol/plays/effect.ts'
import type { Merged } from '../../protocol/plays/outcome.ts'
import { readCommitFile } from '../../workspace/git/read-history.ts'
import { readTree } from '../../workspace/git/task-git.ts'
import { favoredTree } from '../../workspace/land/favored-tree.ts'
import { keepStep } from '../../workspace/land/keep-step.ts'
import { mergeCommits } from '../../workspace/land/merge-commits.ts'
import { readBranch } from '../../workspace/land/task-branch.ts'
import { makeCommit } from '../../workspace/tree/make-commit.ts'
import type { EffectContext } from './effect-context.ts'

/** Merges two commits in the object store, with the time of the visit's entry: repeated, it is the same commit. */
export async function merge(context: EffectContext, effect: Merge): Promise<Merged> {
  const merged = await mergedOf(context, effect)
  const { keep } = effect
  if (keep !== undefined && merged.kind === 'merged') {
    const { repository } = context.at.relay.spec
    await keepStep({ repository, task: context.visit.task_id, name: keep, commit: merged.commit })
  }
  return merged
}

async function mergedOf({ at, visit }: EffectContext, effect: Merge): Promise<Merged> {
  const { repository, target } = at.relay.spec
  const { theirs, markers, message, favor } = effect
  const ours = effect.ours === TARGET ? await requireBranch(repository, target) : effect.ours
  const when = visit.entry.at
  const merged = await mergeCommits({ repository, ours, theirs, message, at: when })
  switch (merged.kind) {
    case 'already':
      return { kind: 'already', ours, commit: ours, tree: await readTree({ repository, commit: ours }), files: [] }
    case 'merged':
      return { kind: 'merged', ours, commit: merged.commit, tree: merged.tree, files: [] }
    case 'conflict': {
      const { files } = merged
      const commitOf = (tree: string) => makeCommit({ repository, tree, parents: [ours, theirs], message, at: when })
      const settled = favor && (await favoredTree({ repository, ours, theirs, tree: merged.tree, files, favor }))
      if (settled) return { kind: 'merged', ours, commit: await commitOf(settled), tree: settled, files: [] }
      if (!markers) return { kind: 'conflict', ours, commit: null, tree: null, files }
      const sides = await conflictLines(repository, merged.tree, files)
      return { kind: 'conflict', ours, commit: await commitOf(merged.tree), tree: merged.tree, files, sides }
    }
  }
}

const SHOWN_FILES = 5
const SHOWN_LINES = 30
const FILE_BYTES = 200_000

/** The lines between the markers, of the first files. */
async function conflictLines(repository: string, tree: string, files: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = []
  for (const path of files.slice(0, SHOWN_FILES)) {
    const text = (await readCommitFile({ repository, commit: tree, path, limitBytes: FILE_BYTES })) ?? ''
    const found: string[] = []
    let inside = false
    for (const line of text.split('\n')) {
      if (line.startsWith('<<<<<<< ')) inside = true
      if (inside) found.push(line)
      if (line.startsWith('>>>>>>> ')) inside = false
      if (found.length >= SHOWN_LINES) break
    }
    lines.push(`${path}:`, ...found)
  }
  return lines
}

async function requireBranch(repository: string, branch: string): Promise<string> {
  const commit = await readBranch({ repository, branch })
  if (commit === null) throw BatonError.of('COMMIT_NOT_FOUND', { repository, name: branch })
  return commit
}
