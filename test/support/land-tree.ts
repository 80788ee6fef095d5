import { readTree } from '../../src/workspace/git/task-git.ts'
import { makeCommit } from '../../src/workspace/tree/make-commit.ts'
import { landCommit } from './land-commit.ts'

interface Landing {
  readonly repository: string
  readonly branch: string
  readonly tip: string
  readonly tree: string
  readonly parents?: readonly string[]
  readonly message: string
  readonly at: string
}

/** As a stage lands its work: the commit first, which nothing points at, then the branch. */
export async function landTree(landing: Landing): Promise<{ commit: string; landed: boolean }> {
  const { repository, branch, tip, tree, parents = [], message, at } = landing
  const same = parents.length === 0 && (await readTree({ repository, commit: tip })) === tree
  const commit = same ? tip : await makeCommit({ repository, tree, parents: [tip, ...parents], message, at })
  await landCommit({ repository, branch, from: tip, to: commit })
  return { commit, landed: !same }
}
