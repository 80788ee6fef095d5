import { REPORT_FILE } from '../completion-report/completion-report.ts'
import { HANDOFF_FILE } from '../handoff-document/handoff-document.ts'
import type { StageDefinition } from '../pipeline/definition.ts'
import { GRAPH_PAPERS, paperPlaces } from '../plays/graph-spec.ts'

/** Written for Baton alone, so these never land. */
const LOOP_FILES: readonly string[] = [HANDOFF_FILE, REPORT_FILE]

interface AskedOf {
  /** Of the run; absent: it belongs to no stage. */
  readonly stage: StageDefinition | undefined
  /** Whether it is a specialist of a graph, who reads and writes the papers. */
  readonly isSpecialist: boolean
  /** Where the project keeps the documents that the pipeline expects, by name. */
  readonly places: Readonly<Record<string, readonly string[]>>
}

/**
 * Paths and patterns of the files that a run is asked to leave for Baton or for later stages: they count even if git
 * ignores them, as a project does that lists what it tracks (`/*`, `!/src`).
 */
export function askedDocuments({ stage, isSpecialist, places }: AskedOf): readonly string[] {
  const papers = isSpecialist ? GRAPH_PAPERS.flatMap(paperPlaces) : []
  const derived = stage?.derived?.flatMap(({ paths = [] }) => paths) ?? []
  const conditions = (stage?.conditions ?? []).flatMap((condition) => {
    if (condition.kind === 'plan_approved') return condition.paths
    if (condition.kind !== 'documents') return []
    return condition.documents.flatMap(({ name, paths }) =>
      Object.hasOwn(places, name) ? (places[name] ?? []) : paths,
    )
  })
  return [...new Set([...LOOP_FILES, ...papers, ...derived, ...conditions])]
}

/** Something that people read, by its name: of what git ignores, nothing else is a document. */
export const isDocument = (path: string): boolean =>
  /\.(?:md|mdx|markdown|txt|rst|adoc|asciidoc)$|(?:^|\/)openapi\.\w+$/i.test(path) ||
  /(?:^|\/)(?:README|CHANGELOG|CHANGES|HISTORY|PLAN)$/i.test(path)
