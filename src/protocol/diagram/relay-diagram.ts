import type { Lang } from '../lang.ts'
import { ACTIONS } from '../pipeline/actions.ts'
import type { StageDefinition, TeamDefinition } from '../pipeline/definition.ts'
import type { Pipeline, Transition } from '../pipeline/pipeline.ts'
import { inkOn, nodeId, quoted } from './mermaid-text.ts'

/** A step between two stages, as an arrow of the diagram. */
export interface Arrow {
  readonly from: StageDefinition
  readonly to: StageDefinition
  readonly direction: 'forward' | 'back'
  readonly transition: Transition
}

/**
 * The arrows between stages that a definition has words for. The others (an ACK refused, a revision passed
 * further back) run along the same two stages and would only draw the same line again.
 */
export function labelledArrows(pipeline: Pipeline): Arrow[] {
  const stageOf = (code: string | null) => {
    const stage = code === null ? null : pipeline.statuses.get(code)?.stage
    return pipeline.stages.find((candidate) => candidate.id === stage)
  }
  return [...pipeline.steps.values()].flatMap((steps) =>
    [...steps.values()].flatMap((transition) => {
      const { direction } = ACTIONS[transition.action]
      const from = stageOf(transition.from)
      const to = stageOf(transition.to)
      if (!from || !to || !transition.label || (direction !== 'forward' && direction !== 'back')) return []
      return [{ from, to, direction, transition }]
    }),
  )
}

/** The relay with what each team does in it: one box a stage, arrows forward and back. */
export function pipelineDiagram(pipeline: Pipeline, lang: Lang): string {
  const arrows = labelledArrows(pipeline)
  return [
    'flowchart LR',
    ...pipeline.stages.flatMap((stage) => [
      `    subgraph ${nodeId('stage', stage.id)} [${quoted(stageTitle(pipeline, stage, lang, ' -- '))}]`,
      ...stage.steps.map((step, index) => `        ${nodeId(stage.id, index + 1)}[${quoted(step[lang])}]`),
      '    end',
    ]),
    ...arrows.map(({ from, to, direction, transition }) => {
      const line = direction === 'forward' ? '-->' : '-.->'
      // Forward leaves by the last step and comes in by the first; back leaves where work is judged.
      const start = nodeId(from.id, from.steps.length)
      return `    ${start} ${line}|${quoted(transition.label?.[lang] ?? '')}| ${nodeId(to.id, 1)}`
    }),
    ...arrowColours(pipeline, arrows),
    ...pipeline.stages.map((stage) => `    style ${nodeId('stage', stage.id)} ${fill(pipeline, stage)}`),
  ].join('\n')
}

/** The relay at a glance: one node a stage. */
export function overviewDiagram(pipeline: Pipeline, lang: Lang): string {
  const arrows = labelledArrows(pipeline)
  return [
    'flowchart LR',
    ...pipeline.stages.map(
      (stage) => `    ${nodeId('stage', stage.id)}[${quoted(stageTitle(pipeline, stage, lang, ' · '))}]`,
    ),
    ...arrows.map(({ from, to, direction, transition }) => {
      const line = direction === 'forward' ? '==>' : '-.->'
      const label = quoted(transition.label?.[lang] ?? '')
      return `    ${nodeId('stage', from.id)} ${line}|${label}| ${nodeId('stage', to.id)}`
    }),
    ...arrowColours(pipeline, arrows),
    ...pipeline.stages.map((stage) => `    style ${nodeId('stage', stage.id)} ${fill(pipeline, stage)}`),
  ].join('\n')
}

function stageTitle(pipeline: Pipeline, stage: StageDefinition, lang: Lang, between: string): string {
  const team = teamOf(pipeline, stage)
  return `${team.icon} ${team.name[lang]}${between}${team.role[lang]}`
}

export function teamOf(pipeline: Pipeline, stage: StageDefinition): TeamDefinition {
  // The definition check has made sure that every stage has its team.
  return pipeline.teams.get(stage.team) as TeamDefinition
}

function arrowColours(pipeline: Pipeline, arrows: readonly { direction: 'forward' | 'back' }[]): string[] {
  const { arrows: colours } = pipeline.definition
  return arrows.map(({ direction }, index) => `    linkStyle ${index} stroke:${colours[direction]}`)
}

/** The team's colour; a broken outline says that nobody of the team is active yet. */
function fill(pipeline: Pipeline, stage: StageDefinition): string {
  const team = teamOf(pipeline, stage)
  const staffed = pipeline.definition.agents.some((agent) => agent.team === team.id && agent.status === 'active')
  const outline = staffed ? '' : ',stroke-dasharray:5 5'
  return `fill:${team.colour},stroke:${team.colour},color:${inkOn(team.colour)}${outline}`
}
