import { quotedAt } from './quoted-text.ts'

const TEST_FAULTS = ['test', 'code'] as const

/** A test that failed, and whose fault the agent takes it to be. */
export interface FailedTest {
  readonly name: string
  readonly expected: string
  readonly actual: string
  readonly fault: (typeof TEST_FAULTS)[number]
}

export const FAILED_TEST_FORM = 'name | expected: … | actual: … | fault: test or code'

const LABEL = /^(?:expected|actual|fault)(?=:)/

/** `adds up | expected: 3 | actual: 4 | fault: code`; a part that contains `|` or is empty is written as a JSON string. */
export function parseFailedTestLine(line: string): FailedTest | undefined {
  const parts = new Map<string, string>()
  for (let at = 0; at <= line.length; ) {
    const part = readPart(line, at)
    if (part.value === undefined || parts.has(part.label)) return undefined
    parts.set(part.label, part.value)
    at = part.next
  }
  const [name, expected, actual, fault] = ['name', 'expected', 'actual', 'fault'].map((label) => parts.get(label))
  if (name === undefined || expected === undefined || actual === undefined) return undefined
  if (fault !== 'test' && fault !== 'code') return undefined
  return { name, expected, actual, fault }
}

interface Part {
  readonly label: string
  readonly value: string | undefined
  /** Where the next part begins; past the end of the line after the last one. */
  readonly next: number
}

/** The first part is the name, whatever it says; the others begin with their label. */
function readPart(line: string, from: number): Part {
  const labelAt = skipBlanks(line, from)
  const label = from === 0 ? 'name' : LABEL.exec(line.slice(labelAt, labelAt + 9))?.[0]
  const valueAt = from === 0 || label === undefined ? labelAt : skipBlanks(line, labelAt + label.length + 1)
  const quoted = quotedAt(line, valueAt)
  const bar = line.indexOf('|', quoted?.end ?? valueAt)
  const end = bar === -1 ? line.length : bar
  const isQuoted = quoted !== undefined && line.slice(quoted.end, end).trim() === ''
  const value = isQuoted ? quoted.value : line.slice(valueAt, end).trim() || undefined
  return { label: label ?? '', value: label === undefined ? undefined : value, next: end + 1 }
}

function skipBlanks(line: string, from: number): number {
  let at = from
  while (line[at] === ' ' || line[at] === '\t') at += 1
  return at
}
