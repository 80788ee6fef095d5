import { overlaps } from './json-pointer.ts'
import type { Pipeline } from './pipeline/pipeline.ts'
import type { Violation } from './violation.ts'

/**
 * What a document must satisfy beyond its schema. A rule runs when the places it reads have their shape,
 * whatever is wrong elsewhere, so that one answer lists everything that must be fixed.
 */
export interface DocumentRule<Document> {
  /** JSON pointers. */
  readonly needs: readonly string[]
  readonly check: (document: Document, pipeline: Pipeline) => Violation[]
}

export function applyRules<Document>(
  rules: readonly DocumentRule<Document>[],
  document: unknown,
  pipeline: Pipeline,
  shapeFaults: readonly Violation[],
): Violation[] {
  const sound = (place: string) => !shapeFaults.some((fault) => overlaps(fault.pointer, place))
  return rules.filter((rule) => rule.needs.every(sound)).flatMap((rule) => rule.check(document as Document, pipeline))
}
