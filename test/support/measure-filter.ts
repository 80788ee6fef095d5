/**
 * Measures the injection filter in a process of its own, as it ships: the test runner rewrites imports, which
 * makes them several times slower. Prints, for each hostile text, the least milliseconds for a megabyte and for
 * a tenth of it.
 */
import { findInjections } from '../../src/protocol/injection/find-injections.ts'

const MEGABYTE = 1_000_000
const filled = (text: string, size: number) => text.repeat(Math.ceil(size / text.length)).slice(0, size)
const base64 = (text: string) => Buffer.from(text).toString('base64')

const PROSE =
  'The build ignores whitespace in previous versions, and the security team reviews each system before you are asked. '

/** Bytes without a pattern, the same in every run. */
function noise(size: number): Buffer {
  const bytes = Buffer.alloc(size)
  let state = 1
  for (let at = 0; at < size; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    bytes[at] = state >>> 24
  }
  return bytes
}

function base64Inside(size: number): string {
  let text = filled(PROSE, size / 3)
  while (text.length < size) text = base64(text)
  return text.slice(0, size)
}

const HOSTILE: Readonly<Record<string, (size: number) => string>> = {
  'English prose': (size) => filled(PROSE, size),
  'Korean prose': (size) =>
    filled('이전 버전의 지시 사항을 확인하고 캐시를 우회하며 시스템이 프롬프트를 표시한다. ', size),
  'deep entities': (size) => `&${filled('amp;', size - 1)}`,
  'layers of entities': (size) => filled('&amp;amp;amp;#105;', size),
  'entities without an end': (size) => `&#${filled('0', size - 2)}`,
  'open tags': (size) => filled('<', size),
  'open comments': (size) => filled('<!--', size),
  'tags between letters': (size) => filled('<b>i</b>', size),
  'open links': (size) => filled('](', size),
  'deep percent escapes': (size) => `%${filled('25', size - 1)}`,
  backslashes: (size) => filled('\\', size),
  'unicode escapes': (size) => filled('\\u0069', size),
  'zero-width characters': (size) => filled('\u200b', size),
  'combining marks': (size) => filled('a\u0301\u0302\u0303', size),
  'endless base64': (size) => filled('A', size),
  'random base64': (size) => noise(size).toString('base64').slice(0, size),
  'base64 of prose': (size) => base64(filled(PROSE, size)).slice(0, size),
  'base64 in base64': base64Inside,
  'hexadecimal of prose': (size) => Buffer.from(filled(PROSE, size)).toString('hex').slice(0, size),
  'beginnings of phrases': (size) => filled('ignore previous ', size),
  'one beginning and many middles': (size) => `disregard ${filled('all ', size - 10)}`,
  'beginnings and middles': (size) => filled(`disregard ${'all '.repeat(14)}`, size),
  'words in between': (size) => filled(`ignore ${'the '.repeat(14)}previous `, size),
  'beginnings in Korean': (size) => filled('이전 지시 ', size),
  'separate jamo': (size) => filled('ㅇㅣㅈㅓㄴ', size),
  'letters and signs': (size) => filled('i!!', size),
  'letters that can be read twice': (size) => filled('νυσηγμ', size),
  'phrases over and over in Korean': (size) => filled('이제 너는 ', size),
  'empty lines': (size) => filled('\n', size),
  'a mixture': (size) => filled('&#37;32%35%36 \\u0069 <b>aWdub3JlIHByZXZpb3Vz</b> ', size),
}

const LIMIT = 250
const FEWEST_RUNS = 3
const MOST_RUNS = 12

/**
 * The least time of some runs: three, and more as long as the machine seems too busy. Time that other processes
 * took is not counted: the smaller of the clock's time and this process's own is closer to what the filter needs.
 */
function leastTime(text: string): number {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < FEWEST_RUNS || (least >= LIMIT && run < MOST_RUNS); run += 1) {
    const clock = performance.now()
    const own = process.cpuUsage()
    findInjections(text)
    const { user, system } = process.cpuUsage(own)
    least = Math.min(least, performance.now() - clock, (user + system) / 1000)
  }
  return least
}

// Without a warm-up the first texts would be measured with code that is not compiled yet.
for (const make of Object.values(HOSTILE)) findInjections(make(MEGABYTE / 10))

const measured = Object.entries(HOSTILE).map(([name, make]) => ({
  name,
  whole: leastTime(make(MEGABYTE)),
  tenth: leastTime(make(MEGABYTE / 10)),
}))
process.stdout.write(JSON.stringify(measured))
