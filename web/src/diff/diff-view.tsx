import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DiffFile, type DiffLine, isFoldedAtFirst } from './diff-file.ts'
import { DiffLineRow, type LinePick } from './diff-line-row.tsx'
import { diffRows } from './diff-rows.ts'
import { FileHeader } from './file-header.tsx'
import { SidesRow } from './sides-row.tsx'

export interface DiffHandle {
  readonly toFile: (path: string) => void
  readonly toRow: (index: number) => void
}

interface DiffViewProps {
  readonly files: readonly DiffFile[]
  readonly split: boolean
  readonly viewed?: ReadonlySet<string>
  readonly onViewed?: (path: string) => void
  /** Something stands below this line: a draft, comments of an earlier round. */
  readonly noted?: (file: DiffFile, line: DiffLine | null) => boolean
  readonly renderNote?: (file: DiffFile, line: DiffLine | null) => ReactNode
  readonly pick?: LinePick
  readonly cursor?: { readonly from: number; readonly to: number } | null
  readonly onRows?: (rows: ReturnType<typeof diffRows>) => void
  readonly handle?: RefObject<DiffHandle | null>
  readonly folds?: { readonly toggled: ReadonlySet<string>; readonly toggle: (path: string) => void }
}

const LINE_PX = 20

/** The whole change as one flat list: of 20,000 lines only those on screen are in the document. */
export function DiffView(props: DiffViewProps) {
  const { files, split, viewed = NONE, onViewed, noted = never, renderNote, pick, cursor = null, handle } = props
  const { t } = useTranslation()
  const scroller = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState<ReadonlySet<string>>(NONE)
  const toggled = props.folds?.toggled ?? own
  const toggle = props.folds?.toggle ?? ((path: string) => setOwn(flipped(own, path)))
  const folded = useMemo(
    () =>
      new Set(
        files
          .filter((file) => (isFoldedAtFirst(file) || viewed.has(file.path)) !== toggled.has(file.path))
          .map(({ path }) => path),
      ),
    [files, viewed, toggled],
  )
  const rows = useMemo(() => diffRows(files, { split, folded, noted }), [files, split, folded, noted])
  props.onRows?.(rows)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => HEIGHTS[rows[index]?.kind ?? 'line'] ?? LINE_PX,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 20,
  })
  useImperativeHandle(
    handle,
    () => ({
      toFile: (path) => {
        const index = rows.findIndex((row) => row.kind === 'file' && row.file.path === path)
        if (index >= 0) virtual.scrollToIndex(index, { align: 'start' })
      },
      toRow: (index) => virtual.scrollToIndex(index, { align: 'auto' }),
    }),
    [rows, virtual],
  )
  return (
    <div
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      role="region"
      aria-label={t('review.diff')}
      data-diff=""
      data-scroll="diff"
      className="mono min-h-0 flex-1 overflow-auto bg-surface"
    >
      <div className="relative w-full" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index]
          if (!row) return null
          const marked = cursor !== null && index >= cursor.from && index <= cursor.to
          return (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              data-kind={row.kind}
              className="absolute top-0 left-0 w-full"
              style={{ transform: `translateY(${start}px)` }}
            >
              {row.kind === 'file' ? (
                <FileHeader
                  file={row.file}
                  folded={row.folded}
                  viewed={viewed.has(row.file.path)}
                  onFold={() => toggle(row.file.path)}
                  onViewed={onViewed}
                />
              ) : row.kind === 'hunk' ? (
                <p className="truncate bg-sunken px-3 text-ink-3">⋯ {row.header.slice(0, 200)}</p>
              ) : row.kind === 'line' ? (
                <DiffLineRow file={row.file} line={row.line} pair={row.pair} marked={marked} pick={pick} />
              ) : row.kind === 'sides' ? (
                <SidesRow file={row.file} left={row.left} right={row.right} marked={marked} pick={pick} />
              ) : (
                <div className="border-y border-hairline bg-canvas px-3 py-2 font-sans">
                  {renderNote?.(row.file, row.line)}
                </div>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}

const NONE: ReadonlySet<string> = new Set()
const never = () => false
const HEIGHTS: Readonly<Record<string, number>> = { file: 36, hunk: 20, note: 96 }

export function flipped(set: ReadonlySet<string>, item: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(item)) next.add(item)
  return next
}
