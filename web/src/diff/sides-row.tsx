import { memo } from 'react'
import type { DiffFile, DiffLine } from './diff-file.ts'
import { GROUNDS, Gutter, type LinePick, LineText } from './diff-line-row.tsx'

interface SidesRowProps {
  readonly file: DiffFile
  readonly left: DiffLine | null
  readonly right: DiffLine | null
  readonly marked: boolean
  readonly pick: LinePick | undefined
}

export const SidesRow = memo(function SidesRow({ file, left, right, marked, pick }: SidesRowProps) {
  const changed = left && right && left !== right
  return (
    <div className={`grid min-h-5 grid-cols-2 ${marked ? 'shadow-[inset_3px_0_0_var(--accent)]' : ''}`}>
      {[left, right].map((line, side) => (
        <div
          key={side}
          className={`flex min-w-0 ${line ? GROUNDS[line.kind] : 'bg-sunken'} ${side === 0 ? 'border-r border-hairline' : ''}`}
        >
          {line ? (
            <>
              <Gutter file={file} line={line} numbers={[side === 0 ? line.old : line.next]} pick={pick} />
              <LineText line={line} pair={changed ? (side === 0 ? right : left) : undefined} />
            </>
          ) : null}
        </div>
      ))}
    </div>
  )
})
