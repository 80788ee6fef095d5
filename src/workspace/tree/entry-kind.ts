import { type InRepository, openTaskGit, treeIn } from '../git/task-git.ts'
import { LINK_MODE, SUBMODULE_MODE } from './tree-entries.ts'
import { anyEntryAt, FOLDER_MODE } from './tree-object.ts'

export type EntryKind = 'none' | 'file' | 'link' | 'submodule' | 'folder'

/** What a commit has at a path. */
export async function entryKindAt(
  where: InRepository & { readonly commit: string; readonly path: string },
): Promise<EntryKind> {
  const git = await openTaskGit(where)
  const entry = await anyEntryAt(git.objects, await treeIn(git, where.commit, where.signal), where.path)
  switch (entry?.mode) {
    case undefined:
      return 'none'
    case LINK_MODE:
      return 'link'
    case SUBMODULE_MODE:
      return 'submodule'
    case FOLDER_MODE:
      return 'folder'
    default:
      return 'file'
  }
}
