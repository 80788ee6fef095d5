/** Something in a workspace that is not ignored and yet went into no checkpoint. */
export interface Skipped {
  readonly path: string
  readonly why:
    | 'secret_like'
    | 'too_large'
    | 'special_file'
    | 'unreadable'
    | 'refused_by_git'
    | 'embedded_repository'
    | 'worktree'
    | 'submodule'
}
