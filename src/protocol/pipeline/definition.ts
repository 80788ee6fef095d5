import { z } from 'zod'
import { TEXT_PATTERNS } from '../text-patterns.ts'
import { ATTACHMENT_KINDS, REJECT_CATEGORIES } from '../wire-words.ts'
import { ACTION_NAMES, STATUS_KINDS } from './actions.ts'
import { conditionSchema, derivedFieldSchema } from './condition-schema.ts'

/**
 * A pipeline as data: who the teams are, which statuses a task can have, and every step between them.
 *
 * Owns: the shape. Does not own: whether the parts fit together (`check-definition.ts`), or lookups (`pipeline.ts`).
 *
 * 1. Nothing in the machine knows a team or a status by name; what is special about one is said here.
 * 2. There are no defaults: two definitions with the same hash say the same thing, in every release.
 * 3. Unknown keys are refused. A misspelt key in a configuration must not be silently ignored.
 */
const line = z.string().regex(TEXT_PATTERNS.plainLine.regex)
const upperCode = z.string().regex(TEXT_PATTERNS.upperCode.regex)
const lowerName = z.string().regex(TEXT_PATTERNS.lowerName.regex)
const colour = z.string().regex(TEXT_PATTERNS.colour.regex)
const localized = z.strictObject({ ko: line, en: line })

const STAGE_PLAYS = ['single', 'leader-coder', 'graph'] as const
export type StagePlay = (typeof STAGE_PLAYS)[number]

const team = z.strictObject({
  id: upperCode,
  /** Other words by which the team is read and never written. */
  aliases: z.array(line),
  name: localized,
  role: localized,
  icon: line,
  colour,
  light: colour,
})

const agent = z.strictObject({
  agent_id: lowerName,
  agent_name: line,
  team: upperCode,
  role: line,
  status: z.enum(['active', 'inactive', 'pending']),
  github_registered: z.enum(['Y', 'N']),
  lead: z.boolean(),
})

const stage = z.strictObject({
  id: upperCode,
  team: upperCode,
  /** The `phase` of the team's payload in a task package. */
  phase: lowerName,
  /** What the team does here, for the diagrams. */
  steps: z.array(localized).min(1),
  /** The fields of the team's payload. An input takes the value of the output that an earlier team gave it by `from`. */
  input: z.array(z.strictObject({ field: line, from: line })),
  output: z.array(line),
  /** How output fields get a value that the agent does not give. A field that is not named here is the agent's alone. */
  derived: z.array(derivedFieldSchema).optional(),
  /** How runs do its work: one agent, a leader and a coder with a verification between them, or a graph of specialists. One agent where it is missing. */
  play: z.enum(STAGE_PLAYS).optional(),
  /** What must hold before a run hands the work on; all checks of the project where it is missing. */
  conditions: z.array(conditionSchema).optional(),
})

const status = z.strictObject({
  code: upperCode,
  kind: z.enum(STATUS_KINDS),
  label: localized,
  /** The stage it belongs to; the stage's team owns it. */
  stage: upperCode.optional(),
  /** The owner of a status outside the stages. */
  team: upperCode.optional(),
})

const transition = z.strictObject({
  /** A status, `open` (every status that is not terminal) or `open-not-held`. */
  from: z.string().regex(TEXT_PATTERNS.stepFrom.regex),
  action: z.enum(ACTION_NAMES),
  /** A status, or the one that a hold remembers. */
  to: z.string().regex(TEXT_PATTERNS.stepTo.regex),
  /** `team` is the team that owns the status it starts from. */
  by: z.enum(['team', 'po']),
  /** Only while the team has an active agent, or only while it has none. */
  when: z.strictObject({ team: upperCode, active: z.boolean() }).optional(),
  /** The words on the arrow. */
  label: localized.optional(),
  /** What a step back should bring along, in words and as the kind of attachment in its message. */
  attachment: localized.optional(),
  attachment_kind: z.enum(ATTACHMENT_KINDS).optional(),
  /** Why a run takes this step back when its agent names no category. */
  category: z.enum(REJECT_CATEGORIES).optional(),
})

const minutes = z.int().min(2).max(10_080)

const limits = z.strictObject({
  ack_minutes: z.strictObject({ P0: minutes, P1: minutes, P2: minutes, P3: minutes }),
  max_deferrals: z.int().min(0).max(100),
  max_revisions: z.int().min(0).max(100),
  rejections_in_a_row: z.int().min(1).max(100),
})

export const pipelineDefinitionSchema = z
  .strictObject({
    $schema: z.literal('baton_pipeline_v1'),
    schema_version: z.string().regex(TEXT_PATTERNS.schemaVersion.regex),
    id: lowerName,
    name: localized,
    /** The agent who approves, holds, cancels and resolves. */
    po: lowerName,
    arrows: z.strictObject({ forward: colour, back: colour, waiting: colour, error: colour }),
    teams: z.array(team).min(1),
    agents: z.array(agent).min(1),
    stages: z.array(stage).min(1),
    statuses: z.array(status).min(1),
    transitions: z.array(transition).min(1),
    limits,
  })
  .meta({
    title: 'PipelineDefinition',
    description: 'Teams, stages, statuses and every legal step of a Baton pipeline',
  })

export type PipelineDefinition = z.infer<typeof pipelineDefinitionSchema>
export type TeamDefinition = PipelineDefinition['teams'][number]
export type AgentDefinition = PipelineDefinition['agents'][number]
export type StageDefinition = PipelineDefinition['stages'][number]
export type TransitionRow = PipelineDefinition['transitions'][number]
