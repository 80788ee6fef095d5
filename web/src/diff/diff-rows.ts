import type { DiffFile, DiffLine } from './diff-file.ts'

/** One row of the whole diff as it is shown: the list that is drawn is flat, so that only what is seen exists. */
export type DiffRow =
  | { readonly kind: 'file'; readonly key: string; readonly file: DiffFile; readonly folded: boolean }
  | { readonly kind: 'hunk'; readonly key: string; readonly file: DiffFile; readonly header: string }
  | {
      readonly kind: 'line'
      readonly key: string
      readonly file: DiffFile
      readonly line: DiffLine
      readonly pair?: DiffLine
    }
  | {
      readonly kind: 'sides'
      readonly key: string
      readonly file: DiffFile
      readonly left: DiffLine | null
      readonly right: DiffLine | null
    }
  /** Without a line: below the head of the file. */
  | { readonly kind: 'note'; readonly key: string; readonly file: DiffFile; readonly line: DiffLine | null }

/** Blocks longer than this are not compared word by word. */
const MOST_MARKED = 200

export interface RowOptions {
  readonly split: boolean
  readonly folded: ReadonlySet<string>
  /** Lines below which something is shown: a draft, or comments of an earlier round. */
  readonly noted: (file: DiffFile, line: DiffLine | null) => boolean
}

export function diffRows(files: readonly DiffFile[], options: RowOptions): readonly DiffRow[] {
  return files.flatMap((file, index) => fileRows(file, index, options))
}

function fileRows(file: DiffFile, index: number, { split, folded, noted }: RowOptions): DiffRow[] {
  const isFolded = folded.has(file.path)
  const rows: DiffRow[] = [{ kind: 'file', key: `f${index}`, file, folded: isFolded }]
  if (noted(file, null)) rows.push({ kind: 'note', key: `f${index}n`, file, line: null })
  if (isFolded) return rows
  for (const [number, hunk] of (file.hunks ?? []).entries()) {
    const key = `f${index}h${number}`
    rows.push({ kind: 'hunk', key, file, header: hunk.header })
    for (const [at, block] of blocks(hunk.lines).entries()) {
      rows.push(...(split ? sideRows : lineRows)(file, block, `${key}b${at}`, noted))
    }
  }
  return rows
}

type Block = {
  readonly same: readonly DiffLine[]
  readonly del: readonly DiffLine[]
  readonly add: readonly DiffLine[]
}

/** Unchanged lines, then what was taken away and what came instead. */
function blocks(lines: readonly DiffLine[]): Block[] {
  const found: { same: DiffLine[]; del: DiffLine[]; add: DiffLine[] }[] = []
  for (const line of lines) {
    const last = found.at(-1)
    const fits = last && (line.kind === 'same' ? last.del.length + last.add.length === 0 : last.same.length === 0)
    const fitsOrder = fits && !(line.kind === 'del' && last.add.length > 0)
    const block = fitsOrder ? last : { same: [], del: [], add: [] }
    if (!fitsOrder) found.push(block)
    block[line.kind].push(line)
  }
  return found
}

type Noted = RowOptions['noted']

function lineRows(file: DiffFile, { same, del, add }: Block, key: string, noted: Noted): DiffRow[] {
  const paired = del.length === add.length && del.length <= MOST_MARKED
  const row = (line: DiffLine, at: number, pair: DiffLine | undefined): DiffRow[] => [
    { kind: 'line', key: `${key}${line.kind}${at}`, file, line, ...(pair ? { pair } : {}) },
    ...note(file, line, `${key}${line.kind}${at}`, noted),
  ]
  return [
    ...same.flatMap((line, at) => row(line, at, undefined)),
    ...del.flatMap((line, at) => row(line, at, paired ? add[at] : undefined)),
    ...add.flatMap((line, at) => row(line, at, paired ? del[at] : undefined)),
  ]
}

function sideRows(file: DiffFile, { same, del, add }: Block, key: string, noted: Noted): DiffRow[] {
  const rows: DiffRow[] = same.flatMap((line, at) => [
    { kind: 'sides' as const, key: `${key}s${at}`, file, left: line, right: line },
    ...note(file, line, `${key}s${at}`, noted),
  ])
  for (let at = 0; at < Math.max(del.length, add.length); at += 1) {
    const [left, right] = [del[at] ?? null, add[at] ?? null]
    rows.push({ kind: 'sides', key: `${key}c${at}`, file, left, right })
    for (const line of [left, right]) if (line) rows.push(...note(file, line, `${key}c${at}${line.kind}`, noted))
  }
  return rows
}

const note = (file: DiffFile, line: DiffLine, key: string, noted: Noted): DiffRow[] =>
  noted(file, line) ? [{ kind: 'note', key: `${key}n`, file, line }] : []
