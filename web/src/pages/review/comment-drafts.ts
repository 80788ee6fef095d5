import { useMemo } from 'react'
import { useDraft } from '../../app/drafts.ts'

/** A comment that is not sent yet. It is kept by task, commit, file, side and line. */
export interface CommentDraft {
  readonly id: string
  readonly commit: string
  readonly path: string
  readonly side: 'old' | 'new'
  readonly from: number
  readonly line: number
  readonly text: string
}

export interface CommentDrafts {
  readonly all: readonly CommentDraft[]
  readonly put: (draft: Omit<CommentDraft, 'id'>) => void
  readonly remove: (id: string) => void
  readonly clear: () => void
}

export function useCommentDrafts(taskId: string): CommentDrafts {
  const [stored, store] = useDraft(`review:${taskId}`)
  const all = useMemo(() => parsed(stored), [stored])
  const write = (drafts: readonly CommentDraft[]) => store(drafts.length === 0 ? '' : JSON.stringify(drafts))
  return {
    all,
    put: (draft) => {
      const id = [draft.commit, draft.path, draft.side, draft.from, draft.line].join('|')
      write([...all.filter((other) => other.id !== id), { ...draft, id }])
    },
    remove: (id) => write(all.filter((draft) => draft.id !== id)),
    clear: () => write([]),
  }
}

function parsed(stored: string): readonly CommentDraft[] {
  if (stored === '') return []
  try {
    return JSON.parse(stored) as readonly CommentDraft[]
  } catch {
    // Written by something else: there is nothing to save.
    return []
  }
}

/** As an action item and as a comment: the line of the new file, and the range or the side in words. */
export const placeOf = ({ path, side, from, line }: Pick<CommentDraft, 'path' | 'side' | 'from' | 'line'>): string =>
  `${path}:${from === line ? line : `${from}-${line}`}${side === 'old' ? ' (−)' : ''}`
