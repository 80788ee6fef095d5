import { useTranslation } from 'react-i18next'
import { PathText } from '../parts/path-text.tsx'
import type { DiffFile } from './diff-file.ts'

interface FileHeaderProps {
  readonly file: DiffFile
  readonly folded: boolean
  readonly viewed: boolean
  readonly onFold: () => void
  readonly onViewed?: ((path: string) => void) | undefined
}

export function FileHeader({ file, folded, viewed, onFold, onViewed }: FileHeaderProps) {
  const { t } = useTranslation()
  return (
    <header className="flex min-h-9 items-center gap-3 border-y border-hairline bg-canvas px-2 font-sans">
      <button
        type="button"
        className="btn btn-quiet !min-h-7 min-w-0 !justify-start !px-1 !text-left !whitespace-normal"
        aria-expanded={!folded}
        onClick={onFold}
      >
        <span aria-hidden="true">{folded ? '▷' : '▼'}</span>
        <PathText path={file.path} />
      </button>
      {file.marks.map((mark) => (
        <span key={mark} className="rounded-control bg-needs-ground px-1.5 text-meta whitespace-nowrap text-needs">
          ! {t(`mark.${mark}`)}
        </span>
      ))}
      <span className="text-meta whitespace-nowrap text-ink-3">
        {file.status === 'modified' ? '' : t(`file.${file.status}`)}{' '}
        {file.binary ? t('file.binary') : `+${file.added} −${file.removed}`}
      </span>
      {file.hunks === null && !file.binary ? <span className="text-meta text-needs">{t('file.tooLong')}</span> : null}
      {onViewed ? (
        <label className="ml-auto flex items-center gap-1 text-meta whitespace-nowrap">
          <input
            type="checkbox"
            checked={viewed}
            onChange={() => onViewed(file.path)}
            className="accent-[var(--accent)]"
          />{' '}
          {t('review.viewed')}
        </label>
      ) : null}
    </header>
  )
}
