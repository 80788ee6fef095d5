import { z } from 'zod'
import { TEXT_PATTERNS } from '../text-patterns.ts'

/**
 * What must hold before a run hands the work of a stage on: data of a pipeline definition.
 *
 * Owns: the shape, and which checks a condition asks for. Does not own: finding out whether one holds
 * (`engine/relay/meet-conditions.ts`), or refusing the step (`pipeline/relay/guard-step.ts`).
 *
 * 1. Conditions bind handoffs, resubmits and completions that a run makes. A person's own step is marked as such.
 * 2. A stage that names no conditions must pass all checks of the project. `[]` asks for nothing: a stage that writes
 *    no code.
 */
export const CHECK_KINDS = ['build', 'unit', 'test', 'lint', 'other'] as const
export type CheckKind = (typeof CHECK_KINDS)[number]

const pathPatterns = z.array(z.string().regex(TEXT_PATTERNS.pathPattern.regex)).min(1).max(20)

const expectedDocument = z.strictObject({
  name: z.string().regex(TEXT_PATTERNS.fieldName.regex),
  label: z.strictObject({
    ko: z.string().regex(TEXT_PATTERNS.plainLine.regex),
    en: z.string().regex(TEXT_PATTERNS.plainLine.regex),
  }),
  /** Where a project keeps it; its configuration can name other places. */
  paths: pathPatterns,
})

export const conditionSchema = z.discriminatedUnion('kind', [
  /** The first visit leaves at least one file. */
  z.strictObject({ kind: z.literal('written') }),
  /** A person, or `--yes`, approves what the stage wrote below these paths. */
  z.strictObject({ kind: z.literal('plan_approved'), paths: pathPatterns }),
  /** Checks of the project pass on the very tree: all of them, or those of some kinds. */
  z.strictObject({ kind: z.literal('checks'), of: z.union([z.literal('all'), z.array(z.enum(CHECK_KINDS)).min(1)]) }),
  /** A reviewer that is not the agent of the stage approves the change. */
  z.strictObject({ kind: z.literal('review') }),
  /** Each of these documents is new or changed in the task, or named as not needed with a reason. */
  z.strictObject({ kind: z.literal('documents'), documents: z.array(expectedDocument).min(1).max(20) }),
])

/** Where the value of an output field comes from when the agent does not say it. */
const DERIVED_VALUES = [
  'branch',
  'changed_branch',
  'commit',
  'verdict',
  'summary',
  'issues',
  'security_issues',
  'file',
  'added_lines',
] as const

export const derivedFieldSchema = z.strictObject({
  field: z.string().regex(TEXT_PATTERNS.plainLine.regex),
  value: z.enum(DERIVED_VALUES),
  /** For `file` and `added_lines`: where the file is. */
  paths: pathPatterns.optional(),
})

export type Condition = z.infer<typeof conditionSchema>
export type ConditionKind = Condition['kind']
export type ConditionOf<Kind extends ConditionKind> = Extract<Condition, { kind: Kind }>
export type DerivedField = z.infer<typeof derivedFieldSchema>
export type ExpectedDocument = z.infer<typeof expectedDocument>

const WHERE_NOTHING_IS_SAID: readonly Condition[] = [{ kind: 'checks', of: 'all' }]

type WithConditions = { readonly id: string; readonly conditions?: readonly Condition[] | undefined }

/** What is asked of the work of a stage. */
export function conditionsOf(stages: readonly WithConditions[], stage: string): readonly Condition[] {
  return stages.find(({ id }) => id === stage)?.conditions ?? WHERE_NOTHING_IS_SAID
}

export function conditionOf<Kind extends ConditionKind>(
  stages: readonly WithConditions[],
  stage: string,
  kind: Kind,
): ConditionOf<Kind> | undefined {
  return conditionsOf(stages, stage).find((one): one is ConditionOf<Kind> => one.kind === kind)
}

/** The checks of a project that a stage has to pass. A check without a kind counts for every stage that shows checks. */
export function checksFor<Check extends { readonly kind?: CheckKind | null | undefined }>(
  conditions: readonly Condition[],
  checks: readonly Check[],
): readonly Check[] {
  const asked = conditions.flatMap((one) => (one.kind === 'checks' ? [one.of] : []))
  const isAsked = ({ kind }: Check) =>
    asked.some((of) => of === 'all' || kind === undefined || kind === null || of.includes(kind))
  return checks.filter(isAsked)
}
