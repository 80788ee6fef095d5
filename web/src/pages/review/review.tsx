import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewComment } from '../../../../src/protocol/api/api-types.ts'
import { useDiff, useReview, useSession, useTask } from '../../api/queries.ts'
import { useDraft } from '../../app/drafts.ts'
import { Link } from '../../app/link.tsx'
import { go, setQuery, usePlace } from '../../app/router.ts'
import { useTitle } from '../../app/use-title.ts'
import { type DiffFile, type DiffLine, diffFiles } from '../../diff/diff-file.ts'
import type { DiffRow } from '../../diff/diff-rows.ts'
import { type DiffHandle, DiffView, flipped } from '../../diff/diff-view.tsx'
import { Loading } from '../../parts/loading.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Problem } from '../../parts/problem.tsx'
import { ApprovePanel } from './approve-panel.tsx'
import { useCommentDrafts } from './comment-drafts.ts'
import { CommentNote } from './comment-note.tsx'
import { commentPlaces } from './comment-places.ts'
import { FileList } from './file-list.tsx'
import { myLastRound } from './my-last-round.ts'
import { OldComment } from './old-comment.tsx'
import { ReviewBar } from './review-bar.tsx'
import { ReviewEvidence } from './review-evidence.tsx'
import { ReviewHeader } from './review-header.tsx'
import { SendBackPanel } from './send-back-panel.tsx'
import { useLinePick } from './use-line-pick.ts'
import { useReviewKeys } from './use-review-keys.ts'

/** The change of a task: read, commented line by line, sent back or approved as exactly what was seen. */
export function Review({ taskId }: { readonly taskId: string }) {
  const { t } = useTranslation()
  const { query } = usePlace()
  const review = useReview(taskId)
  const { data: task } = useTask(taskId)
  const { data: session } = useSession()
  useTitle(`${t('card.review')} ${taskId}`)
  const mine = review.data ? myLastRound(review.data, session?.person.person_id) : undefined
  const stage = query.get('stage')
  const since = query.get('from') ?? (stage === null ? mine : undefined) ?? ALL
  const wanted = {
    from: since === ALL ? undefined : since,
    to: query.get('to') ?? undefined,
    stage: stage ?? undefined,
  }
  const commit = review.data?.commit ?? null
  // The commit that was opened stays on screen; when the branch moves, the button says so.
  const seen = useRef<string | null>(null)
  seen.current ??= commit
  const moved = commit !== null && seen.current !== commit
  const shownTo = wanted.to ?? (moved ? (seen.current ?? undefined) : undefined)
  const diff = useDiff(
    taskId,
    { ...wanted, ...(shownTo ? { to: shownTo } : {}), ...(commit && !moved && !wanted.to ? { to: commit } : {}) },
    commit !== null,
  )
  const files = useMemo(() => (diff.data ? diffFiles(diff.data) : []), [diff.data])
  const [viewedText, setViewedText] = useDraft(`viewed:${taskId}:${seen.current ?? ''}`)
  const viewed = useMemo(() => new Set(viewedText.split('\n').filter((path) => path !== '')), [viewedText])
  const onViewed = useCallback(
    (path: string) => setViewedText([...flipped(viewed, path)].join('\n')),
    [viewed, setViewedText],
  )
  const drafts = useCommentDrafts(taskId)
  const split = query.get('view') === 'split' && innerWidth > 640
  const [panel, setPanel] = useState<'approve' | 'back' | 'files' | null>(null)
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const rows = useRef<readonly DiffRow[]>([])
  const handle = useRef<DiffHandle>(null)
  const lines = useLinePick(seen.current ?? '')
  const comments = review.data?.comments ?? NO_COMMENTS
  const places = useMemo(() => commentPlaces(comments, files), [comments, files])
  const noted = useCallback(
    (file: DiffFile, line: DiffLine | null) =>
      line === null
        ? places.ofFile(file).length > 0
        : drafts.all.some((draft) => isAt(draft, file, line)) ||
          places.at(file, line).length > 0 ||
          (lines.open !== null && isAt(lines.open, file, line)),
    [drafts.all, places, lines.open],
  )
  const cursor = useReviewKeys({
    rows,
    handle,
    viewed,
    onViewed,
    split,
    openComment: lines.openAt,
    openApprove: () => setPanel('approve'),
    openSendBack: () => setPanel('back'),
    leave: () => go(`/t/${taskId}`),
  })
  if (review.error && !review.data) {
    return (
      <div className="p-4">
        <Problem message={review.error.message} onRetry={() => void review.refetch()} />
      </div>
    )
  }
  if (!review.data) return <Loading what={t('loading.review')} />
  const { data } = review
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ReviewHeader
        data={data}
        viewed={files.filter(({ path }) => viewed.has(path)).length}
        total={files.length}
        split={split}
        since={since}
        mine={mine}
        onFiles={() => setPanel('files')}
      />
      <ReviewEvidence data={data} />
      {diff.data && places.elsewhere.length > 0 ? (
        <section aria-label={t('review.elsewhere')} className="max-h-32 overflow-y-auto px-3 pb-1.5">
          <h2 className="text-meta font-medium text-ink-3">{t('review.elsewhere')}</h2>
          {places.elsewhere.map((comment) => (
            <OldComment key={`${comment.message}${comment.path}${comment.line}`} comment={comment} placed />
          ))}
        </section>
      ) : null}
      {commit === null ? (
        <p className="flex-1 px-3 py-8 text-ink-2">
          {t('review.nothing')} <Link href={`/t/${taskId}`}>{t('entry.openTask')}</Link>
        </p>
      ) : (
        <div className="flex min-h-0 flex-1 border-t border-hairline">
          <FileList
            files={files}
            viewed={viewed}
            comments={comments}
            drafts={drafts.all}
            onPick={(path) => handle.current?.toFile(path)}
          />
          {diff.data ? (
            files.length === 0 ? (
              <p className="flex-1 px-3 py-8 text-ink-2">{t('review.noDifference')}</p>
            ) : (
              <DiffView
                files={files}
                split={split}
                viewed={viewed}
                onViewed={onViewed}
                noted={noted}
                renderNote={(file, line) => (
                  <CommentNote
                    file={file}
                    line={line}
                    comments={line === null ? places.ofFile(file) : places.at(file, line)}
                    drafts={drafts}
                    open={line !== null && lines.open !== null && isAt(lines.open, file, line) ? lines.open : null}
                    onClose={lines.close}
                  />
                )}
                pick={session?.role === 'viewer' ? undefined : lines.pick}
                cursor={cursor}
                onRows={(next) => {
                  rows.current = next
                }}
                handle={handle}
                folds={{ toggled, toggle: (path) => setToggled(flipped(toggled, path)) }}
              />
            )
          ) : diff.error ? (
            <div className="flex-1 p-4">
              <Problem message={diff.error.message} onRetry={() => void diff.refetch()} />
            </div>
          ) : (
            <div className="flex-1">
              <Loading what={t('loading.diff')} />
            </div>
          )}
        </div>
      )}
      <ReviewBar
        data={data}
        task={task}
        drafts={drafts.all.length}
        moved={moved}
        onMoved={() => {
          seen.current = commit
          setQuery({ to: null })
        }}
        onApprove={() => setPanel('approve')}
        onSendBack={() => setPanel('back')}
      />
      {panel === 'approve' ? (
        <ApprovePanel
          data={data}
          commit={seen.current ?? ''}
          drafts={drafts.all.length}
          onClose={() => setPanel(null)}
        />
      ) : null}
      {panel === 'files' ? (
        <Panel title={t('review.files')} onClose={() => setPanel(null)}>
          <FileList
            files={files}
            viewed={viewed}
            comments={comments}
            drafts={drafts.all}
            onPick={(path) => {
              setPanel(null)
              handle.current?.toFile(path)
            }}
            wide
          />
        </Panel>
      ) : null}
      {panel === 'back' ? <SendBackPanel data={data} drafts={drafts} onClose={() => setPanel(null)} /> : null}
    </div>
  )
}

const NO_COMMENTS: readonly ReviewComment[] = []
/** In the address: the whole change, where the default is what came since my last round. */
const ALL = 'all'

function isAt(
  at: { readonly path: string; readonly side: 'old' | 'new'; readonly line: number },
  file: DiffFile,
  line: DiffLine,
): boolean {
  if (at.path !== file.path) return false
  return at.side === 'old' ? line.kind === 'del' && line.old === at.line : line.next === at.line
}
