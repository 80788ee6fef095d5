import type { CheckKind } from './check-kinds.ts'
import type { Condition, ConditionKind, ConditionOf, DerivedField, ExpectedDocument } from './condition-schema.ts'

/**
 * What must hold before a run hands the work of a stage on: data of a pipeline definition.
 *
 * Owns: which checks a condition asks for. Does not own: the shape (`condition-schema.ts`), finding out whether one holds
 * (`engine/relay/meet-conditions.ts`), or refusing the step (`pipeline/relay/guard-step.ts`).
 *
 * 1. Conditions bind handoffs, resubmits and completions that a run makes. A person's own step is marked as such.
 * 2. A stage that names no conditions must pass all checks of the project. `[]` asks for nothing: a stage that writes
 *    no code.
 */
export type { CheckKind, Condition, ConditionKind, ConditionOf, DerivedField, ExpectedDocument }

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
