import type { ReviewComment } from '../../../../src/protocol/api/api-types.ts'
import type { DiffFile, DiffLine } from '../../diff/diff-file.ts'

/** Where comments of earlier rounds are shown in a diff: a comment never hides itself. */
export interface CommentPlaces {
  readonly at: (file: DiffFile, line: DiffLine) => readonly ReviewComment[]
  /** Those whose line is gone or is not in this diff: below the head of the file. */
  readonly ofFile: (file: DiffFile) => readonly ReviewComment[]
  /** Those of files that this diff does not have. */
  readonly elsewhere: readonly ReviewComment[]
}

/** Pure. A line that moved is shown where it is now, one that was changed where it was. */
export function commentPlaces(comments: readonly ReviewComment[], files: readonly DiffFile[]): CommentPlaces {
  const byLine = new Map<string, ReviewComment[]>()
  const byFile = new Map<string, ReviewComment[]>()
  const elsewhere: ReviewComment[] = []
  const shown = new Map(files.map((file) => [file.path, linesOf(file)]))
  for (const comment of comments) {
    const lines = shown.get(comment.path)
    const line = comment.line_now ?? (comment.outcome === 'changed' ? comment.line : null)
    if (!lines) elsewhere.push(comment)
    else if (line !== null && lines.has(line)) put(byLine, `${comment.path}:${line}`, comment)
    else put(byFile, comment.path, comment)
  }
  return {
    at: (file, line) => (line.next === null ? [] : (byLine.get(`${file.path}:${line.next}`) ?? [])),
    ofFile: (file) => byFile.get(file.path) ?? [],
    elsewhere,
  }
}

const linesOf = ({ hunks }: DiffFile): ReadonlySet<number> =>
  new Set((hunks ?? []).flatMap(({ lines }) => lines.flatMap(({ next }) => (next === null ? [] : [next]))))

function put<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const found = map.get(key)
  if (found) found.push(item)
  else map.set(key, [item])
}
