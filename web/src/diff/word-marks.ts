/** A stretch of a line, marked where it differs from the line that it replaced. */
export interface MarkedWord {
  readonly text: string
  readonly marked: boolean
}

/** Longer lines are not compared word by word. */
const MOST_WORDS = 200

/** Which words of two lines differ: the longest common run of words, by the usual table. */
export function wordMarks(before: string, after: string): { readonly old: MarkedWord[]; readonly next: MarkedWord[] } {
  const a = words(before)
  const b = words(after)
  if (a.length > MOST_WORDS || b.length > MOST_WORDS || a.length === 0 || b.length === 0) return plain(before, after)
  const lengths = commonLengths(a, b)
  const old: MarkedWord[] = []
  const next: MarkedWord[] = []
  let [i, j] = [0, 0]
  let shared = 0
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]]
    if (left !== undefined && left === right) {
      push(old, left, false)
      push(next, left, false)
      if (left.trim() !== '') shared += left.length
      i += 1
      j += 1
    } else if (right === undefined || (left !== undefined && at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      push(old, left ?? '', true)
      i += 1
    } else {
      push(next, right, true)
      j += 1
    }
  }
  // Two lines that share little are two lines: marks everywhere say nothing.
  return shared * 3 < Math.min(before.trim().length, after.trim().length) ? plain(before, after) : { old, next }
}

const words = (line: string): string[] => line.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? []
const at = (table: readonly Uint16Array[], i: number, j: number) => table[i]?.[j] ?? 0
const plain = (before: string, after: string) => ({
  old: [{ text: before, marked: false }],
  next: [{ text: after, marked: false }],
})

function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = table[i] as Uint16Array
    for (let j = b.length - 1; j >= 0; j -= 1) {
      row[j] = a[i] === b[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1))
    }
  }
  return table
}

function push(to: MarkedWord[], text: string, marked: boolean): void {
  const last = to.at(-1)
  if (last && last.marked === marked) to[to.length - 1] = { text: last.text + text, marked }
  else to.push({ text, marked })
}
