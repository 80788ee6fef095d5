import { BatonError } from '../../protocol/baton-error.ts'
import { type Merge, TARGET } from '../../protocol/plays/effect.ts'
import type { Merged } from '../../protocol/plays/outcome.ts'
import { readTree } from '../../workspace/git/task-git.ts'
import { favoredTree } from '../../workspace/land/favored-tree.ts'
import { keepStep } from '../../workspace/land/keep-step.ts'
import { mergeCommits } from '../../workspace/land/merge-commits.ts'
import { readBranch } from '../../workspace/land/task-branch.ts'
import { makeCommit } from '../../workspace/tree/make-commit.ts'
import { conflictLines } from './conflict-lines.ts'
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
      const { language } = at.relay.spec
      const sides = await conflictLines({ repository, ours, theirs, tree: merged.tree, files, language })
      return { kind: 'conflict', ours, commit: await commitOf(merged.tree), tree: merged.tree, files, sides }
    }
  }
}

async function requireBranch(repository: string, branch: string): Promise<string> {
  const commit = await readBranch({ repository, branch })
  if (commit === null) throw BatonError.of('COMMIT_NOT_FOUND', { repository, name: branch })
  return commit
}
