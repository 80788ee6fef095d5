import { outputLines } from './output-lines.ts'

/** Lines that a second run prints differently or not at all: logs of the tools themselves, what was compiled already. */
const DROPPED =
  /^(?:npm (?:notice|warn)\b|npm (?:error|ERR!) A complete log of this run|\s*\/\S*\.npm\/_logs\/| *(?:Compiling|Finished|Fresh|Downloading|Downloaded|Blocking|Updating|Locking) |go: (?:downloading|finding) |.*⎯+$|-+$)/

/** What stands for what differs between two runs of the same check. In this order. */
const NOISE: readonly (readonly [RegExp, string])[] = [
  [/\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?)?/g, '<date>'],
  [/\b\d{1,2}:\d\d:\d\d(?:[.,]\d+)?(?: ?[AP]M)?/g, '<time>'],
  [/(?<![\w.:\\/-])[\w.:\\/-]*[/\\](?:tmp|temp|T|var[/\\]folders)[/\\][^\s'"`()<>,;]*/gi, '<tmp>'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\b0x[0-9a-f]+/gi, '<address>'],
  [/-[0-9a-f]{16}\b/g, '-<id>'],
  [/((?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[?::1?\]?|\bport) ?:? ?)\d{2,5}\b/gi, '$1<port>'],
  [/\b(pid|process|thread|goroutine|worker|seed|gw)([ :=#]*)\d+/gi, '$1$2<n>'],
  [/^(thread '.{0,200}?') \(\d+\)/g, '$1'],
  [/\(node:\d+\)|==\d+==/g, '<pid>'],
  [/\b(duration_ms|duration|time|elapsed|took)("?[ :=]+)[\d.]+\b/gi, '$1$2<n>'],
  [/(?<![\w.])\d+(?:\.\d+)?(?:e-?\d+)? ?(?:ns|µs|μs|us|ms|s|sec|secs|seconds?|mins?|minutes?)\b/g, '<took>'],
  [/(?<![\w.])\d+m(?: ?\d+(?:\.\d+)?s| ?<took>)/g, '<took>'],
  [/(?:, estimated <took>| \(<took>\)| in <took>)/g, ''],
  [/^( *Duration ).*/g, '$1'],
  [/\[ *\d+%\]|\[\d+\/\d+\]/g, ''],
  [/\(cached\)/g, ''],
  // Tests that run side by side end in any order, and get their numbers in it.
  [/^( *(?:not )?ok) \d+/g, '$1'],
  [/^( *)\d+\) /g, '$1'],
]

const MOST_LETTERS = 20_000

/** A line of progress: one letter a test. */
const PROGRESS = /^ *([.,!FEsSxXpPRU*•✘·×-]{2,})(?: +\[ *\d+%\])?$/

/**
 * What a check printed, without what differs between two runs on the same files: times, durations, colours, ids of
 * processes, ports, addresses in memory, temporary paths and the path of `folder`, where it ran. Two runs that fail in the
 * same way give the same text. It is for comparing, not for reading: tests that run side by side print in any order, so
 * the lines are sorted.
 */
export function withoutNoise(text: string, folder: string): string {
  return outputLines(text, folder, MOST_LETTERS)
    .filter((line) => line !== '' && !DROPPED.test(line))
    .map(calm)
    .filter((line) => line !== '')
    .sort()
    .join('\n')
}

function calm(line: string): string {
  const letters = PROGRESS.exec(line)?.[1]
  if (letters !== undefined) return [...letters].sort().join('')
  return NOISE.reduce((said, [pattern, word]) => said.replace(pattern, word), line).trim()
}
