import type { ApiAnswer, ChangedFile, Hunk } from '../../../src/protocol/api/api-types.ts'

/** One line of a changed file. `old` and `next` are its numbers before and after; null where it does not exist. */
export interface DiffLine {
  readonly kind: 'add' | 'del' | 'same'
  readonly old: number | null
  readonly next: number | null
  readonly text: string
}

export interface DiffHunk {
  readonly header: string
  readonly lines: readonly DiffLine[]
}

export interface DiffFile extends ChangedFile {
  /** Null: the server left it out because of its size. */
  readonly hunks: readonly DiffHunk[] | null
}

export const diffFiles = (answer: ApiAnswer<'task_diff'>): readonly DiffFile[] =>
  answer.files.map((file) => ({ ...file, hunks: file.hunks?.map(numbered) ?? null })).toSorted(byAttention)

/** Files that decide about checks or agents come first: they are read before anything else. */
function byAttention(a: DiffFile, b: DiffFile): number {
  return weight(a) - weight(b) || (a.path < b.path ? -1 : 1)
}
const weight = ({ marks }: DiffFile) => (marks.includes('guarded') || marks.includes('settings') ? 0 : 1)

function numbered({ old_start, new_start, header, lines }: Hunk): DiffHunk {
  let [old, next] = [old_start, new_start]
  const found: DiffLine[] = []
  for (const line of lines) {
    const text = line.slice(1)
    if (line.startsWith('+')) found.push({ kind: 'add', old: null, next: next++, text })
    else if (line.startsWith('-')) found.push({ kind: 'del', old: old++, next: null, text })
    else if (!line.startsWith('\\')) found.push({ kind: 'same', old: old++, next: next++, text })
  }
  return { header, lines: found }
}

/** Lock files, generated ones and very long changes are folded until somebody opens them. */
const LONG = 400
const DULL =
  /(?:^|\/)(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|Cargo\.lock|go\.sum|poetry\.lock)$|\.min\.|\.snap$/

export const isFoldedAtFirst = ({ path, added, removed, binary }: ChangedFile): boolean =>
  binary || DULL.test(path) || added + removed > LONG
