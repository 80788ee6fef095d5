import { sha256Hex } from '../../sha256.ts'

interface ModelledCommit {
  readonly tree: string
  readonly parents: readonly string[]
  readonly message: string
}

/** A move of a branch, and who made it. */
export interface BranchMove {
  readonly branch: string
  readonly from: string | null
  readonly to: string | null
  readonly by: string
}

/**
 * A repository as values: commits with trees and parents, and branches that are compared and swapped. The same content
 * gives the same id, as in git, so that an effect that is performed twice makes the same objects.
 */
export class ModelledGit {
  readonly #commits = new Map<string, ModelledCommit>()
  readonly #branches = new Map<string, string>()
  readonly moves: BranchMove[] = []

  tree(...content: readonly string[]): string {
    return sha256Hex(`tree ${content.join(' ')}`).slice(0, 40)
  }

  commit(tree: string, parents: readonly string[], message: string): string {
    const id = sha256Hex(`commit ${tree} ${parents.join(' ')} ${message}`).slice(0, 40)
    this.#commits.set(id, { tree, parents, message })
    return id
  }

  treeOf(commit: string): string {
    const found = this.#commits.get(commit)
    if (!found) throw new Error(`there is no commit ${commit}`)
    return found.tree
  }

  messageOf(commit: string): string | undefined {
    return this.#commits.get(commit)?.message
  }

  branch(name: string): string | null {
    return this.#branches.get(name) ?? null
  }

  /** Whether a commit is, or comes after, another one. */
  contains(commit: string | null, ancestor: string): boolean {
    const left = commit === null ? [] : [commit]
    const seen = new Set<string>()
    for (let at = left.pop(); at !== undefined; at = left.pop()) {
      if (at === ancestor) return true
      if (seen.has(at)) continue
      seen.add(at)
      left.push(...(this.#commits.get(at)?.parents ?? []))
    }
    return false
  }

  /** Moves a branch if it stands at `from`; null means that there is no such branch. */
  swap(branch: string, from: string | null, to: string | null, by: string): boolean {
    if (this.branch(branch) !== from) return false
    if (from === to) return true
    if (to === null) this.#branches.delete(branch)
    else this.#branches.set(branch, to)
    this.moves.push({ branch, from, to, by })
    return true
  }
}
