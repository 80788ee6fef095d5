import type { Lang } from '../lang.ts'
import { type Action, type StatusKind, TERMINAL_KINDS } from './actions.ts'
import type { PipelineDefinition, StageDefinition, TeamDefinition, TransitionRow } from './definition.ts'
import { FIVE_TEAM } from './five-team.ts'

export interface Status {
  readonly code: string
  readonly kind: StatusKind
  readonly label: { readonly ko: string; readonly en: string }
  readonly stage: string | null
  /** The team that may move it; none for statuses that keep the last team. */
  readonly owner: string | null
  readonly terminal: boolean
}

/** One legal step from one status. `to` is null where the step returns to the status that a hold remembers. */
export interface Transition {
  readonly from: string
  readonly action: Action
  readonly to: string | null
  readonly by: 'team' | 'po'
  readonly when: TransitionRow['when']
  readonly label: TransitionRow['label']
  readonly attachment: TransitionRow['attachment']
  readonly attachment_kind: TransitionRow['attachment_kind']
  readonly category: TransitionRow['category']
}

/**
 * A definition with its lookups. Everything that asks "what is legal here" asks this.
 * Made only from a checked definition: `loadPipeline` for data that somebody wrote.
 */
export interface Pipeline {
  readonly definition: PipelineDefinition
  readonly teams: ReadonlyMap<string, TeamDefinition>
  readonly stages: readonly StageDefinition[]
  readonly statuses: ReadonlyMap<string, Status>
  readonly steps: ReadonlyMap<string, ReadonlyMap<Action, Transition>>
  /** Where every task begins: what the first stage has pending. */
  readonly initial: string
}

export function indexPipeline(definition: PipelineDefinition): Pipeline {
  const statuses = indexStatuses(definition)
  const steps = new Map([...statuses.keys()].map((code) => [code, new Map<Action, Transition>()]))
  for (const row of definition.transitions) {
    for (const from of expandFrom(row.from, statuses)) {
      const to = row.to === 'remembered' ? null : row.to
      const { action, by, when, label, attachment, attachment_kind, category } = row
      steps.get(from)?.set(action, { from, action, to, by, when, label, attachment, attachment_kind, category })
    }
  }
  const firstStage = definition.stages[0]?.id ?? null
  const initial = [...statuses.values()].find((status) => status.stage === firstStage && status.kind === 'pending')
  return {
    definition,
    teams: new Map(definition.teams.map((team) => [team.id, team])),
    stages: definition.stages,
    statuses,
    steps,
    initial: initial?.code ?? '',
  }
}

function indexStatuses(definition: PipelineDefinition): Map<string, Status> {
  const teamOfStage = new Map(definition.stages.map((stage) => [stage.id, stage.team]))
  return new Map(
    definition.statuses.map(({ code, kind, label, stage, team }) => [
      code,
      {
        code,
        kind,
        label,
        stage: stage ?? null,
        owner: (stage === undefined ? team : teamOfStage.get(stage)) ?? null,
        terminal: TERMINAL_KINDS.includes(kind),
      },
    ]),
  )
}

/** The statuses that a row of the table starts from. */
export function expandFrom(from: string, statuses: ReadonlyMap<string, Status>): string[] {
  const open = [...statuses.values()].filter((status) => !status.terminal)
  if (from === 'open') return open.map((status) => status.code)
  if (from === 'open-not-held') return open.filter((status) => status.kind !== 'hold').map((status) => status.code)
  return [from]
}

/** `강철(리팩토링)`: how a team is written in messages. English is for people who read English pages. */
export function teamName(pipeline: Pipeline, teamId: string, lang: Lang = 'ko'): string {
  const team = pipeline.teams.get(teamId)
  if (!team) return teamId
  return lang === 'ko' ? `${team.name.ko}(${team.role.ko})` : `${team.name.en} (${team.role.en})`
}

/** The team that stands for the PO in messages and histories, whatever the registry says of them today. */
export function poTeam({ definition }: Pipeline): string | undefined {
  return definition.agents.find((agent) => agent.agent_id === definition.po)?.team
}

/** The id of the team that a word means: its id or one of the aliases by which it is read. */
export function teamByAnyName(pipeline: Pipeline, word: string): string | undefined {
  if (pipeline.teams.has(word)) return word
  return pipeline.definition.teams.find((team) => team.aliases.includes(word))?.id
}

/** Whether a message's `team_name` means this team: its id, an alias, or a name with or without its role. */
export function isTeamName(pipeline: Pipeline, teamId: string, word: string): boolean {
  const team = pipeline.teams.get(teamId)
  if (!team) return false
  const names = [
    team.id,
    ...team.aliases,
    team.name.ko,
    team.name.en,
    teamName(pipeline, teamId),
    teamName(pipeline, teamId, 'en'),
  ]
  return names.map(plainName).includes(plainName(word))
}

/** Spaces, case and a closing `팀` or `team` make no other name. */
function plainName(name: string): string {
  const plain = name.normalize('NFC').replace(/\s+/g, '').toLowerCase()
  return plain.replace(/(?<=.)(?:팀|team)$/, '')
}

/** The handoff point by which work comes into a stage: `H1` leads into the second stage; the first has none. */
export function handoffPointInto(pipeline: Pipeline, stageId: string): string | undefined {
  const index = pipeline.stages.findIndex((stage) => stage.id === stageId)
  return index > 0 ? `H${index}` : undefined
}

export const DEFAULT_PIPELINE: Pipeline = indexPipeline(FIVE_TEAM)
