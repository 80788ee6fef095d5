import { z } from 'zod'
import { TEXT_PATTERNS } from '../text-patterns.ts'
import { CHECK_KINDS } from './check-kinds.ts'

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
