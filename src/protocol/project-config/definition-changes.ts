import { canonicalJson } from '../canonical-json.ts'
import type { PipelineDefinition, TransitionRow } from '../pipeline/definition.ts'

/** What of one kind is new, gone, or the same by name and different in content. */
export interface PartChanges {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly changed: readonly string[]
}

/** How one definition differs from another. */
export interface DefinitionChanges {
  readonly teams: PartChanges
  readonly agents: PartChanges
  readonly stages: PartChanges
  readonly statuses: PartChanges
  /** `FROM action → TO`, as in the table of steps. */
  readonly steps: PartChanges
  /** Whatever else differs, by the name of its key; an order that differs counts for its list. */
  readonly other: readonly string[]
}

/** Two definitions with different hashes always differ in something here. */
export function definitionChanges(before: PipelineDefinition, after: PipelineDefinition): DefinitionChanges {
  const parts = {
    teams: partChanges(before.teams, after.teams, ({ id }) => id),
    agents: partChanges(before.agents, after.agents, ({ agent_id }) => agent_id),
    stages: partChanges(before.stages, after.stages, ({ id }) => id),
    statuses: partChanges(before.statuses, after.statuses, ({ code }) => code),
    steps: partChanges(before.transitions, after.transitions, stepName),
  }
  const told = new Set(Object.entries(parts).flatMap(([key, changes]) => (isSame(changes) ? [] : [KEYS[key] ?? key])))
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const differs = (key: string) => canonicalJson(member(before, key)) !== canonicalJson(member(after, key))
  return { ...parts, other: [...keys].filter((key) => !told.has(key) && differs(key)) }
}

/** The lists that have another name here than in a definition. */
const KEYS: Readonly<Record<string, string>> = { steps: 'transitions' }

const stepName = ({ from, action, to }: TransitionRow) => `${from} ${action} → ${to}`

function partChanges<Part>(
  before: readonly Part[],
  after: readonly Part[],
  nameOf: (part: Part) => string,
): PartChanges {
  const old = new Map(before.map((part) => [nameOf(part), canonicalJson(part)]))
  const now = new Map(after.map((part) => [nameOf(part), canonicalJson(part)]))
  return {
    added: [...now.keys()].filter((name) => !old.has(name)),
    removed: [...old.keys()].filter((name) => !now.has(name)),
    changed: [...now].filter(([name, text]) => old.has(name) && old.get(name) !== text).map(([name]) => name),
  }
}

const isSame = ({ added, removed, changed }: PartChanges) => added.length + removed.length + changed.length === 0

const member = (definition: PipelineDefinition, key: string): unknown =>
  (definition as unknown as Record<string, unknown>)[key] ?? null
