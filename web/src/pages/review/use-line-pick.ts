import { useMemo, useRef, useState } from 'react'
import type { DiffFile, DiffLine } from '../../diff/diff-file.ts'
import type { LinePick } from '../../diff/diff-line-row.tsx'
import type { CommentDraft } from './comment-drafts.ts'

/** A comment that is being opened: on one line or a range of one side of one file. */
export type OpenComment = Omit<CommentDraft, 'id' | 'text'>

export interface LinePicking {
  readonly open: OpenComment | null
  readonly pick: LinePick
  readonly openAt: (file: DiffFile, first: DiffLine, last: DiffLine) => void
  readonly close: () => void
}

export function useLinePick(commit: string): LinePicking {
  const [open, setOpen] = useState<OpenComment | null>(null)
  const begun = useRef<{ readonly file: DiffFile; readonly line: DiffLine } | null>(null)
  return useMemo(() => {
    const openAt = (file: DiffFile, first: DiffLine, last: DiffLine) => setOpen(commentOn(commit, file, first, last))
    return {
      open,
      openAt,
      close: () => setOpen(null),
      pick: {
        begin: (file, line) => {
          begun.current = { file, line }
        },
        extend: () => {
          // Where the pointer is let go decides; nothing is drawn in between.
        },
        end: (file, line) => {
          const first = begun.current?.file.path === file.path ? begun.current.line : line
          begun.current = null
          openAt(file, first, line)
        },
      },
    }
  }, [open, commit])
}

function commentOn(commit: string, file: DiffFile, first: DiffLine, last: DiffLine): OpenComment {
  const side = last.next === null ? 'old' : 'new'
  const numberOf = (line: DiffLine) =>
    (side === 'old' ? line.old : line.next) ?? (side === 'old' ? last.old : last.next) ?? 1
  const [a, b] = [numberOf(first), numberOf(last)]
  return { commit, path: file.path, side, from: Math.min(a, b), line: Math.max(a, b) }
}
