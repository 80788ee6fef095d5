import { useTranslation } from 'react-i18next'
import type { ReviewComment } from '../../../../src/protocol/api/api-types.ts'
import type { DiffFile } from '../../diff/diff-file.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { middleCut } from '../../parts/path-text.tsx'
import { visibleText } from '../../parts/visible-text.ts'
import type { CommentDraft } from './comment-drafts.ts'

interface FileListProps {
  readonly files: readonly DiffFile[]
  readonly viewed: ReadonlySet<string>
  readonly comments: readonly ReviewComment[]
  readonly drafts: readonly CommentDraft[]
  readonly onPick: (path: string) => void
  /** In a panel of its own, as on a phone. */
  readonly wide?: boolean
}

export function FileList({ files, viewed, comments, drafts, onPick, wide = false }: FileListProps) {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('review.files')}
      className={wide ? '' : 'w-64 shrink-0 overflow-y-auto border-r border-hairline py-1 max-lg:hidden'}
    >
      <ul>
        {files.map(({ path, added, removed, marks }) => {
          const notes =
            comments.filter((comment) => comment.path === path).length +
            drafts.filter((draft) => draft.path === path).length
          return (
            <li key={path}>
              <button
                type="button"
                title={visibleText(path)}
                className="flex min-h-7 w-full cursor-pointer max-lg:min-h-11 max-lg:items-center items-baseline gap-1.5 px-2 py-0.5 text-left hover:bg-sunken"
                onClick={() => onPick(path)}
              >
                <span className={marks.length > 0 ? 'text-needs' : 'text-ink-3'} aria-hidden="true">
                  <Glyph of={marks.length > 0 ? '!' : viewed.has(path) ? '✓' : '□'} />
                </span>
                <bdi className="mono min-w-0 flex-1 overflow-hidden whitespace-nowrap">
                  {middleCut(visibleText(path), wide ? 44 : 20)}
                </bdi>
                <span className="text-meta whitespace-nowrap text-ink-3">
                  +{added} −{removed}
                </span>
                {notes > 0 ? <span className="text-meta text-accent">●{notes}</span> : null}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
