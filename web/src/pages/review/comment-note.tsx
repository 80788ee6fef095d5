import { useTranslation } from 'react-i18next'
import type { ReviewComment } from '../../../../src/protocol/api/api-types.ts'
import { useDraft } from '../../app/drafts.ts'
import type { DiffFile, DiffLine } from '../../diff/diff-file.ts'
import { WritingField } from '../../parts/writing-field.tsx'
import { type CommentDraft, type CommentDrafts, placeOf } from './comment-drafts.ts'
import { OldComment } from './old-comment.tsx'
import type { OpenComment } from './use-line-pick.ts'

interface CommentNoteProps {
  readonly file: DiffFile
  /** Null: below the head of the file, for comments whose line is not in the diff. */
  readonly line: DiffLine | null
  readonly comments: readonly ReviewComment[]
  readonly drafts: CommentDrafts
  readonly open: OpenComment | null
  readonly onClose: () => void
}

/** Below a line: comments of earlier rounds with what became of them, drafts, and the field that is open. */
export function CommentNote({ file, line, comments, drafts, open, onClose }: CommentNoteProps) {
  const here = drafts.all.filter(
    (draft) =>
      line !== null &&
      draft.path === file.path &&
      (draft.side === 'old' ? line.kind === 'del' && draft.line === line.old : draft.line === line.next),
  )
  const isDrafted =
    open !== null &&
    here.some(({ side, from, line: to }) => side === open.side && from === open.from && to === open.line)
  return (
    <div className="flex flex-col gap-2">
      {comments.map((comment) => (
        <OldComment key={`${comment.message}${comment.line}${comment.text}`} comment={comment} placed={line === null} />
      ))}
      {here.map((draft) => (
        <DraftComment key={draft.id} draft={draft} drafts={drafts} />
      ))}
      {open && !isDrafted ? <NewComment open={open} drafts={drafts} onClose={onClose} /> : null}
    </div>
  )
}

function NewComment({
  open,
  drafts,
  onClose,
}: {
  readonly open: OpenComment
  readonly drafts: CommentDrafts
  readonly onClose: () => void
}) {
  const { t } = useTranslation()
  const { commit, path, side, from, line } = open
  const [text, setText] = useDraft(`comment:${[commit, path, side, from, line].join('|')}`)
  const keep = (written = text) => {
    if (written.trim() !== '') drafts.put({ ...open, text: written })
    setText('')
    onClose()
  }
  return (
    <div className="flex flex-col gap-2">
      <WritingField
        autoFocus
        rows={2}
        value={text}
        onText={setText}
        onSend={keep}
        onBlur={(event) => event.currentTarget.value.trim() !== '' && keep(event.currentTarget.value)}
        onKeyDownCapture={(event) => {
          if (event.key === 'Escape') onClose()
        }}
        aria-label={t('review.commentOn', { line: open.line })}
        placeholder={t('review.commentHint')}
      />
      <p className="flex items-center gap-3 text-meta text-ink-3">
        <button type="button" className="btn" onClick={() => keep()}>
          {t('review.keepDraft')} <span className="kbd">Ctrl Enter</span>
        </button>
        <span className="mono">{placeOf(open)}</span>
      </p>
    </div>
  )
}

function DraftComment({ draft, drafts }: { readonly draft: CommentDraft; readonly drafts: CommentDrafts }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-1 border-l-2 border-accent pl-2">
      <p className="flex items-center gap-3 text-meta text-ink-3">
        <span className="font-medium text-accent">{t('review.draft')}</span>{' '}
        <span className="mono">{placeOf(draft)}</span>
        <button type="button" className="btn btn-quiet ml-auto text-meta" onClick={() => drafts.remove(draft.id)}>
          {t('review.removeDraft')}
        </button>
      </p>
      <WritingField
        rows={1}
        value={draft.text}
        aria-label={`${t('review.draft')} ${placeOf(draft)}`}
        onText={(text) => drafts.put({ ...draft, text })}
      />
    </div>
  )
}
