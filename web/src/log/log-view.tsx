import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import { parseSgr } from './sgr.ts'
import './log.css'

interface LogLine {
  readonly text: string
  readonly at?: number
  readonly source?: string
}

export interface LogHandle {
  readonly toLine: (line: number) => void
}

interface LogViewProps {
  readonly label: string
  readonly total: number
  /** Undefined while the page of the line is on its way. */
  readonly lineAt: (line: number) => LogLine | undefined
  /** Which lines are on screen, from and to. */
  readonly onSeen: (from: number, to: number) => void
  readonly follow: boolean
  /** Scrolling by hand ends following; growth never does. */
  readonly onFollow: (follow: boolean) => void
  readonly wrap: boolean
  readonly picked: number | null
  readonly onPick: (line: number) => void
  readonly hits: ReadonlySet<number>
  readonly handle: RefObject<LogHandle | null>
}

const ROW_PX = 20
/** Half a row: a browser rounds where it scrolls to. */
const AT_END_PX = 30

/** 100,000 lines: only those on screen, and a few around them, are in the document. */
export function LogView(props: LogViewProps) {
  const { label, total, lineAt, onSeen, follow, onFollow, wrap, picked, onPick, hits, handle } = props
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 40,
  })
  const items = virtual.getVirtualItems()
  const [from, to] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0]
  useEffect(() => onSeen(from, to), [onSeen, from, to])
  useEffect(() => virtual.measure(), [wrap])
  useEffect(() => {
    if (follow && total > 0) virtual.scrollToIndex(total - 1, { align: 'end' })
  }, [follow, total, virtual])
  useImperativeHandle(handle, () => ({ toLine: (line) => virtual.scrollToIndex(line, { align: 'center' }) }), [virtual])

  const onUserScroll = () => {
    const node = scroller.current
    if (!node) return
    const atEnd = node.scrollHeight - node.scrollTop - node.clientHeight < AT_END_PX
    if (atEnd !== follow) onFollow(atEnd)
  }
  return (
    <div
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      role="log"
      aria-live="off"
      aria-label={label}
      className="mono min-h-0 flex-1 overflow-auto border-y border-hairline bg-sunken"
      onWheel={onUserScroll}
      onTouchMove={onUserScroll}
      onKeyUp={onUserScroll}
      onPointerUp={onUserScroll}
    >
      <div className="relative w-full" style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, start, key }) => (
          <div
            key={key}
            ref={wrap ? virtual.measureElement : undefined}
            data-index={index}
            className="absolute top-0 left-0 min-w-full"
            style={{ transform: `translateY(${start}px)` }}
          >
            <Row
              line={lineAt(index)}
              number={index}
              wrap={wrap}
              picked={picked === index}
              hit={hits.has(index)}
              onPick={onPick}
            />
          </div>
        ))}
      </div>
    </div>
  )
}

interface RowProps {
  readonly line: LogLine | undefined
  readonly number: number
  readonly wrap: boolean
  readonly picked: boolean
  readonly hit: boolean
  readonly onPick: (line: number) => void
}

/** A line longer than this is cut on screen; the whole of it is in the transcript. */
const MOST_CHARS = 4000

const Row = memo(function Row({ line, number, wrap, picked, hit, onPick }: RowProps) {
  const text = line?.text ?? ''
  return (
    <div className="log-row flex" {...(picked ? { 'data-picked': '' } : {})} {...(hit ? { 'data-hit': '' } : {})}>
      <button
        type="button"
        tabIndex={-1}
        className="w-20 shrink-0 cursor-pointer pr-3 whitespace-nowrap text-right text-ink-3 select-none hover:text-accent"
        onClick={() => onPick(number)}
      >
        {number + 1}
      </button>
      <bdi
        dir="ltr"
        className={`${wrap ? 'break-all whitespace-pre-wrap' : 'whitespace-pre'} ${SOURCES[line?.source ?? ''] ?? ''}`}
      >
        {line === undefined
          ? '…'
          : parseSgr(text.slice(0, MOST_CHARS)).map((span, at) => (
              <span key={at} className={span.look}>
                {span.text}
              </span>
            ))}
        {text.length > MOST_CHARS ? ' …' : ''}
      </bdi>
    </div>
  )
})

const SOURCES: Readonly<Record<string, string>> = {
  stderr: 'text-back',
  stdin: 'text-accent',
  baton: 'text-ink-2',
  block: 'text-accent',
}
