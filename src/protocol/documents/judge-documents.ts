import type { NamedText } from '../agent-blocks/named-line.ts'
import type { Lang } from '../lang.ts'
import { matchesAny } from '../path-pattern.ts'
import type { ExpectedDocument } from '../pipeline/conditions.ts'

/** What became of one expected document. */
export interface DocumentResult {
  readonly name: string
  /** Files of it that are new or changed in this task. */
  readonly files: readonly string[]
  /** Why there is none, and who says so. */
  readonly not_needed: { readonly by: 'agent' | 'configuration'; readonly reason: string } | null
}

export interface DocumentFacts {
  readonly expected: readonly ExpectedDocument[]
  /** Where the project keeps them instead; an empty list for a document that it does not have. */
  readonly places: Readonly<Record<string, readonly string[]>>
  /** Files that are new or changed in this task and still there. */
  readonly changed: readonly string[]
  /** What the agent says is not needed. */
  readonly notNeeded: readonly NamedText[]
}

const MAX_FILES = 20
const MAX_REASON = 300

/** Holds the files of a task to the documents that are expected of it. A file shows more than a reason. */
export function judgeDocuments({ expected, places, changed, notNeeded }: DocumentFacts): readonly DocumentResult[] {
  return expected.map(({ name, paths }) => {
    const own = Object.hasOwn(places, name) ? (places[name] ?? []) : paths
    const files = changed.filter((path) => matchesAny(path, own)).slice(0, MAX_FILES)
    if (files.length > 0) return { name, files, not_needed: null }
    if (own.length === 0) return { name, files, not_needed: { by: 'configuration', reason: `documents.${name}: []` } }
    const said = notNeeded
      .find((one) => one.name === name)
      ?.text.trim()
      .slice(0, MAX_REASON)
    return { name, files, not_needed: said ? { by: 'agent', reason: said } : null }
  })
}

export const missingDocuments = (results: readonly DocumentResult[]): readonly DocumentResult[] =>
  results.filter(({ files, not_needed }) => files.length === 0 && not_needed === null)

/** What a documentation agent is told that left something out. */
export function missingText(
  results: readonly DocumentResult[],
  { expected, places }: Pick<DocumentFacts, 'expected' | 'places'>,
  lang: Lang,
): string {
  const lines = missingDocuments(results).map(({ name }) => {
    const document = expected.find((one) => one.name === name)
    const paths = (Object.hasOwn(places, name) ? places[name] : document?.paths) ?? []
    return `- ${name} (${document?.label[lang] ?? name}): ${paths.join(', ')}`
  })
  const head =
    lang === 'ko'
      ? '문서화가 끝나지 않았습니다. 이 태스크에서 새로 쓰거나 고친 파일이 없는 문서:'
      : 'Documentation is not complete. No file of these documents is new or changed in this task:'
  const tail =
    lang === 'ko'
      ? '문서를 쓰거나, 필요 없으면 AGENT_RESULT 의 not_needed 에 "- 이름: 이유" 로 적으세요.'
      : 'Write them, or name what is not needed in not_needed of AGENT_RESULT, as "- name: reason".'
  return [head, ...lines, tail].join('\n')
}
