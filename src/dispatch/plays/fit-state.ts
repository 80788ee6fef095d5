/**
 * Keeps what a play stores small: the state of a root, with all that is nested in it, stays below 64 KiB as JSON,
 * whatever agents write. Sizes are counted in bytes of UTF-8, so a Korean text is cut earlier than an English one.
 *
 * The largest state is a leader–coder loop whose work waits to be landed. The limits below add up to less than 60 KB.
 */
export const LIMITS = {
  /** Feedback for an agent; never more than so many characters either. */
  feedback: 20_000,
  /** Feedback that is kept only to be shown. */
  shortFeedback: 2_000,
  handoff: 12_000,
  report: 16_000,
  /** What the agent of a stage, or a coder, said at its end. */
  stageSaid: 12_000,
  coderSaid: 6_000,
  /** What is said on the way back, while the files that it names are looked up. */
  backSaid: 16_000,
  files: 4_000,
  criteria: 2_000,
  problems: 4_000,
  /** Lines that a person is shown. */
  details: 6_000,
  /** What a forward step carries along. */
  context: 4_000,
  output: 6_000,
  checklist: 3_000,
} as const

/** As many characters from the beginning as fit. No pair of surrogates is split. */
export function cutText(text: string, bytes: number = LIMITS.feedback): string {
  let used = 0
  for (let at = 0; at < text.length; at += 1) {
    used += costOf(text.charCodeAt(at))
    if (used <= bytes) continue
    const isHalf = at > 0 && isHighSurrogate(text.charCodeAt(at - 1))
    return text.slice(0, isHalf ? at - 1 : at)
  }
  return text
}

/** What one unit of UTF-16 costs in JSON, at most. */
function costOf(unit: number): number {
  if (unit < 0x20) return unit === 0x0a || unit === 0x09 || unit === 0x0d ? 2 : 6
  if (unit === 0x22 || unit === 0x5c) return 2
  if (unit < 0x80) return 1
  if (unit < 0x800) return 2
  return isSurrogate(unit) ? 6 : 3
}

const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff
const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff

/** How many bytes a value takes as JSON in UTF-8, at most. It stops to count once that is more than `limit`. */
export function jsonBytes(value: unknown, limit: number = Number.POSITIVE_INFINITY): number {
  if (typeof value === 'string') return textBytes(value, limit)
  if (typeof value !== 'object' || value === null) return String(value).length
  let sum = 2
  for (const [key, one] of Object.entries(value)) {
    sum += (Array.isArray(value) ? 0 : textBytes(key, limit) + 1) + jsonBytes(one, limit - sum) + 1
    if (sum > limit) return sum
  }
  return sum
}

function textBytes(text: string, limit: number): number {
  let sum = 2
  for (let at = 0; at < text.length && sum <= limit; at += 1) sum += costOf(text.charCodeAt(at))
  return sum
}

export const fits = (value: unknown, bytes: number): boolean => jsonBytes(value, bytes) <= bytes

/** The first of a list that fit, each of them whole. */
export function firstThatFit<Value>(
  values: readonly Value[],
  { bytes, most = 50 }: { readonly bytes: number; readonly most?: number },
): readonly Value[] {
  const fitting: Value[] = []
  let used = 2
  for (const value of values.slice(0, most)) {
    const size = jsonBytes(value, bytes) + 1
    if (used + size > bytes) continue
    used += size
    fitting.push(value)
  }
  return fitting
}

/** How many entries of each list and how many bytes of each text are kept, in steps from large to small. */
const STEPS: readonly (readonly [items: number, bytes: number])[] = [
  [100, 4_000],
  [50, 1_000],
  [30, 300],
  [15, 100],
  [3, 40],
]

/** The value with its lists and texts cut until it fits. Words of an enumeration, which are short, stay whole. */
export function fitValue<Value>(value: Value, bytes: number): Value {
  if (fits(value, bytes)) return value
  for (const [items, bytesEach] of STEPS) {
    const cut = cutWithin(value, items, bytesEach)
    if (fits(cut, bytes)) return cut as Value
  }
  return cutWithin(value, 0, 40) as Value
}

function cutWithin(value: unknown, items: number, bytes: number): unknown {
  if (typeof value === 'string') return cutText(value, bytes)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.slice(0, items).map((one) => cutWithin(one, items, bytes))
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cutWithin(one, items, bytes)]))
}

const MOST_LINES = 60
const LINE_BYTES = 600

/** A text as the lines of an item; blank lines are left out. */
export function detailLines(text: string, bytes: number = LIMITS.details): readonly string[] {
  const lines = text.split('\n', 10_000).filter((line) => line.trim() !== '')
  return firstThatFit(
    lines.map((line) => cutText(line, LINE_BYTES)),
    { bytes, most: MOST_LINES },
  )
}
