import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { visibleText } from '../parts/visible-text.ts'
import type { DiffFile, DiffLine } from './diff-file.ts'
import { type MarkedWord, wordMarks } from './word-marks.ts'

/** Lines are picked by a click on the gutter, or by drawing over it. */
export interface LinePick {
  readonly begin: (file: DiffFile, line: DiffLine) => void
  readonly extend: (file: DiffFile, line: DiffLine) => void
  readonly end: (file: DiffFile, line: DiffLine) => void
}

interface DiffLineRowProps {
  readonly file: DiffFile
  readonly line: DiffLine
  readonly pair: DiffLine | undefined
  readonly marked: boolean
  readonly pick: LinePick | undefined
}

export const DiffLineRow = memo(function DiffLineRow({ file, line, pair, marked, pick }: DiffLineRowProps) {
  return (
    <div className={`flex min-h-5 ${GROUNDS[line.kind]} ${marked ? 'shadow-[inset_3px_0_0_var(--accent)]' : ''}`}>
      <Gutter file={file} line={line} numbers={[line.old, line.next]} pick={pick} />
      <LineText line={line} pair={pair} />
    </div>
  )
})

interface GutterProps {
  readonly file: DiffFile
  readonly line: DiffLine
  readonly numbers: readonly (number | null)[]
  readonly pick: LinePick | undefined
}

export function Gutter({ file, line, numbers, pick }: GutterProps) {
  const { t } = useTranslation()
  const content = numbers.map((number, at) => (
    <span key={at} className="inline-block w-10 pr-1 text-right max-sm:w-8">
      {number ?? ''}
    </span>
  ))
  if (!pick) return <span className="shrink-0 text-ink-3 select-none">{content}</span>
  return (
    <button
      type="button"
      tabIndex={-1}
      className="flex shrink-0 cursor-pointer touch-none items-start text-ink-2 select-none hover:bg-accent hover:text-on-accent"
      onPointerDown={(event) => {
        event.currentTarget.releasePointerCapture(event.pointerId)
        pick.begin(file, line)
      }}
      onPointerEnter={(event) => event.buttons === 1 && pick.extend(file, line)}
      onPointerUp={() => pick.end(file, line)}
    >
      {content}
      <span className="sr-only">{t('review.commentOn', { line: line.next ?? line.old ?? 0 })}</span>
    </button>
  )
}

const MOST_CHARS = 2_000

export function LineText({ line, pair }: { readonly line: DiffLine; readonly pair: DiffLine | undefined }) {
  const sign = SIGNS[line.kind]
  return (
    <>
      <span className="w-4 shrink-0 text-center select-none" aria-hidden="true">
        {sign}
      </span>
      <bdi dir="ltr" className="min-w-0 flex-1 break-all whitespace-pre-wrap">
        {wordsOf(line, pair).map(({ text, marked }, at) =>
          marked ? (
            <span key={at} className={line.kind === 'add' ? 'bg-add-word' : 'bg-del-word'}>
              {visibleText(text)}
            </span>
          ) : (
            visibleText(text)
          ),
        )}
        {line.text.length > MOST_CHARS ? '…' : ''}
      </bdi>
    </>
  )
}

function wordsOf(line: DiffLine, pair: DiffLine | undefined): readonly MarkedWord[] {
  const text = line.text.slice(0, MOST_CHARS)
  if (!pair || line.kind === 'same') return [{ text, marked: false }]
  const other = pair.text.slice(0, MOST_CHARS)
  return line.kind === 'add' ? wordMarks(other, text).next : wordMarks(text, other).old
}

const SIGNS = { add: '+', del: '−', same: ' ' } as const
export const GROUNDS = { add: 'bg-add', del: 'bg-del', same: '' } as const
