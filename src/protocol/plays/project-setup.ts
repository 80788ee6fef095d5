/**
 * What a clone of the project needs before anything in it can work: dependencies, generated files, ignored files that
 * are copied. Part of a relay's specification, fixed when it starts.
 */
export interface ProjectSetup {
  /** In this order. */
  readonly steps: readonly SetupStep[]
  /** Files that git ignores and that are copied from the person's checkout, in the syntax of gitignore. */
  readonly copy: readonly string[]
}

/**
 * A command that prepares a clone: `npm ci`. Its result is kept in a cache and copied into later clones, as long as its
 * inputs, the platform and its program are the same.
 */
export interface SetupStep {
  readonly name: string
  readonly command: readonly string[]
  /** The folder in the repository that it runs in; '.' is the root. */
  readonly cwd: string
  /** Patterns of tracked files, from the root, that decide what it installs: lock files, manifests, patches. */
  readonly inputs: readonly string[]
  /**
   * Patterns of paths that its inputs alone decide: `node_modules`. What else it leaves in the folder (generated code,
   * a build) depends on the whole tree, so `again` makes it anew for another tree.
   */
  readonly outputs: readonly string[]
  /** Commands that run in a clone that got the outputs from the cache and has another tree; none: the command itself. */
  readonly again: readonly (readonly string[])[]
  readonly env: Readonly<Record<string, string>>
  readonly timeout_minutes: number
  /** The file that Baton found it in; absent: the configuration of Baton names it. */
  readonly source?: string
}

export const NO_SETUP: ProjectSetup = { steps: [], copy: [] }

/** A step as events and screens show it. */
export interface ToldStep {
  readonly name: string
  readonly command: readonly string[]
  readonly cwd: string
  /** The file that Baton found it in; null: the configuration names it. */
  readonly source: string | null
}
