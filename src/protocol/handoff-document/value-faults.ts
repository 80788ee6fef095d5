import { pointer } from '../json-pointer.ts'
import { TEXT_PATTERNS } from '../text-patterns.ts'
import { type Violation, violation } from '../violation.ts'
import { checkWorkspacePath } from './workspace-path.ts'

/** Keeps the written form of any valid value below the limit of what is read. */
const MAX_CONTENT_LENGTH = 200_000

/** The paths in a list that are out of bounds. What is not a line of text is the schema's business. */
export function pathFaults(paths: unknown, at: string, use: 'read' | 'write'): Violation[] {
  if (!Array.isArray(paths)) return []
  return paths.flatMap((path: unknown, index) => {
    if (typeof path !== 'string' || !TEXT_PATTERNS.documentLine.regex.test(path)) return []
    const fault = checkWorkspacePath(path, use)
    return fault ? [{ ...fault, pointer: at + pointer(index) }] : []
  })
}

/** A value of the right shape whose texts are too long together. */
export function sizeFaults(value: unknown): Violation[] {
  return lengthOf(value) > MAX_CONTENT_LENGTH
    ? [violation('', 'document_too_large', { limit: MAX_CONTENT_LENGTH })]
    : []
}

function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, member) => sum + lengthOf(member), 0)
}
