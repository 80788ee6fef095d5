import { checklistFrom } from '../../protocol/documents/checklist.ts'
import {
  type DocumentResult,
  judgeDocuments,
  missingDocuments,
  missingText,
} from '../../protocol/documents/judge-documents.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import { canBeNamed } from '../../protocol/named-path.ts'
import { matchesAny } from '../../protocol/path-pattern.ts'
import type { Condition, ConditionKind, ConditionOf } from '../../protocol/pipeline/conditions.ts'
import type { ConditionResult } from '../../protocol/plays/condition-result.ts'
import type { ReadWork } from '../../protocol/plays/effect.ts'
import type { WorkRead } from '../../protocol/plays/outcome.ts'
import type { Entry, Said, StageConfig } from '../../protocol/plays/play.ts'
import { outputProblems, stageOutput } from '../../protocol/plays/stage-output.ts'
import type { StepDetails } from '../../protocol/plays/step-details.ts'
import { cutText, firstThatFit, fits, fitValue, LIMITS } from './fit-state.ts'
import { nameOf } from './send-back.ts'

/** The facts to read from a commit that may land: everything that the conditions and the output of its stage need. */
export function factsOf(
  { commit, onto }: { readonly commit: string; readonly onto: string },
  { said, config, entry }: { readonly said: Said; readonly config: StageConfig; readonly entry: Entry },
): ReadWork {
  const stage = config.stages.find(({ id }) => id === entry.stage)
  const named = (said.result?.outputs ?? []).map(({ text }) => text)
  const logs = (stage?.derived ?? []).flatMap(({ value, paths = [] }) => (value === 'added_lines' ? paths : []))
  const plan = conditionIn(config.conditions, 'plan_approved')?.paths ?? []
  const documents = conditionIn(config.conditions, 'documents')?.documents ?? []
  return {
    do: 'read_work',
    of: { commit },
    onto: [onto],
    run: null,
    without: [],
    documents: [],
    exists: [...named, ...plan],
    changed_in_task: documents.flatMap(({ name, paths }) =>
      Object.hasOwn(config.documents, name) ? (config.documents[name] ?? []) : paths,
    ),
    added_lines: logs.length === 0 ? [] : [...logs, ...named],
  }
}

export const conditionIn = <Kind extends ConditionKind>(
  conditions: readonly Condition[],
  kind: Kind,
): ConditionOf<Kind> | undefined => conditions.find((one): one is ConditionOf<Kind> => one.kind === kind)

export interface JudgedFacts {
  /** Feedback for the agent; undefined if the files meet all conditions. */
  readonly problem: string | undefined
  /** The recorded condition `documents`, if the stage expects documents. */
  readonly condition: ConditionResult | undefined
  readonly details: StepDetails
  /** The files of the plan, where a person has to approve one. */
  readonly plan: readonly string[]
}

interface FactParts {
  readonly commit: string
  readonly said: Said
  readonly config: StageConfig
  readonly entry: Entry
}

/** Judges the facts of a commit: the output fields, the expected documents, and the details of the forward step. */
export function judgeFacts(read: WorkRead, parts: FactParts): JudgedFacts {
  const { commit, said, config, entry } = parts
  const stage = config.stages.find(({ id }) => id === entry.stage)
  const { result } = said
  const files = new Set(read.present.filter(canBeNamed))
  const wrong = stage ? outputProblems(config.stages, stage, { result, files }, config.language) : []
  const documents = documentsOf(read, parts)
  const missing = documents && missingDocuments(documents).length > 0 ? missingIn(documents, parts) : ''
  const problem = wrong.length > 0 ? wrong.join('\n') : missing === '' ? undefined : missing
  // Invalid output is reported first; the documents are judged with the next work.
  const isJudged = documents !== undefined && wrong.length === 0
  const condition: ConditionResult | undefined = isJudged
    ? {
        ...{ kind: 'documents', commit, met: missing === '', by: PLATFORM_AGENT, run_id: said.run_id, verdict: null },
        ...{ text: missing, documents },
      }
    : undefined
  return { problem, condition, details: detailsOf(read, parts, documents ?? []), plan: planFiles(read, config) }
}

function documentsOf(read: WorkRead, { said, config }: FactParts): readonly DocumentResult[] | undefined {
  const condition = conditionIn(config.conditions, 'documents')
  if (!condition) return undefined
  const { documents: expected } = condition
  const notNeeded = said.result?.not_needed ?? []
  return judgeDocuments({ expected, places: config.documents, changed: read.changed_in_task, notNeeded })
}

function missingIn(documents: readonly DocumentResult[], { config }: FactParts): string {
  const expected = conditionIn(config.conditions, 'documents')?.documents ?? []
  return missingText(documents, { expected, places: config.documents }, config.language)
}

/** The details of the forward step. A field or file that does not fit into the state of the play is left out. */
function detailsOf(
  read: WorkRead,
  { commit, said, config, entry }: FactParts,
  documents: readonly DocumentResult[],
): StepDetails {
  const stage = config.stages.find(({ id }) => id === entry.stage)
  const written = read.changed.filter(canBeNamed)
  const { run_id, summary, result } = said
  const output = stage
    ? stageOutput(stage, {
        task_id: entry.task_id,
        branch: config.branch,
        commit,
        changed: read.tree !== read.before,
        written,
        files: new Set(read.present.filter(canBeNamed)),
        added: new Map(Object.entries(read.added)),
        summary,
        result,
      })
    : {}
  const checklist = () => fitValue(checklistFrom(documents, result?.checklist ?? []), LIMITS.checklist)
  return {
    run: run_id,
    context: cutText(summary ?? entry.stage, LIMITS.context),
    artifacts: firstThatFit(written, { bytes: LIMITS.files / 2 }).map((path) => ({ name: nameOf(path), path })),
    output: fieldsThatFit(output),
    ...(config.forward === 'complete' ? { checklist: checklist() } : {}),
  }
}

function fieldsThatFit(output: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const fitting = Object.entries(output).map(([name, value]): [string, unknown] =>
    Array.isArray(value) ? [name, fitValue(value, LIMITS.output / 2)] : [name, value],
  )
  return Object.fromEntries(firstThatFit(fitting, { bytes: LIMITS.output, most: 200 }))
}

const MAX_FILES = 5

/**
 * The files of the plan: written files that match its paths; if none match, all written files; if none were written, a
 * plan that existed before.
 */
function planFiles(read: WorkRead, config: StageConfig): readonly string[] {
  const paths = conditionIn(config.conditions, 'plan_approved')?.paths
  if (!paths) return []
  const written = read.changed.filter(canBeNamed)
  const plans = written.filter((path) => matchesAny(path, paths))
  const there =
    written.length > 0 ? written : read.present.filter((path) => canBeNamed(path) && matchesAny(path, paths))
  const files = plans.length > 0 ? plans : there
  return firstThatFit(
    files.filter((path) => fits(path, 500)),
    { bytes: LIMITS.details, most: MAX_FILES },
  )
}
