import type { Localized } from '../protocol/lang.ts'
import { agentNotes } from './agents/agent-instructions.ts'
import { type GivenFile, gatherAgents } from './agents/gather-agents.ts'
import type { AgentDefinition } from './agents/read-agent.ts'
import { analyseRequest, withAnalyst } from './analysis/analyse-request.ts'
import type { Analysis } from './analysis/analysis.ts'
import type { AnalystAnswer } from './analysis/analyst-answer.ts'
import { unclearScope } from './analysis/unclear-scope.ts'
import type { FileFault } from './frontmatter/read-frontmatter.ts'
import { buildGraph, type Serialised, type TaskGraph } from './graph/build-graph.ts'
import { chooseAgents } from './graph/choose-agents.ts'
import { fitScopes } from './graph/fit-scopes.ts'
import { ASKED_FROM } from './plays/graph/graph-plan.ts'
import { gatherSkills } from './skills/gather-skills.ts'
import { stepsOf, withStep } from './skills/skill-workflow.ts'

export interface PlanInput {
  readonly request: string
  /** What of the request is analysed; absent: all of it. */
  readonly analysed?: string | undefined
  /** Agent and skill files, the built-in ones first. */
  readonly agentFiles: readonly GivenFile[]
  readonly skillFiles: readonly GivenFile[]
  /** Files of agents and skills that were not read. */
  readonly leftOut?: readonly FileFault[]
  /** Paths of the repository. */
  readonly files: readonly string[]
  readonly edits: PlanEdits
  /** What an agent said about the request, where one was asked. */
  readonly analyst?: { readonly agent: string; readonly answer: AnalystAnswer } | undefined
}

/** What a person changes in a graph; it is then built anew. */
export interface PlanEdits {
  readonly add: readonly string[]
  readonly remove: readonly string[]
  readonly serialise: readonly Serialised[]
}

export interface DispatchPlan {
  readonly request: string
  readonly analysis: Analysis
  readonly agents: readonly AgentDefinition[]
  readonly graph: TaskGraph
  /** What a person has to settle first. */
  readonly unclear: readonly Localized[]
  /** Three or more agents need a person's yes. */
  readonly needsYes: boolean
  /** Files of agents and skills that were left out. */
  readonly faults: readonly FileFault[]
  /** What of a chosen agent's file does not reach it, by its name. */
  readonly notes: ReadonlyMap<string, readonly Localized[]>
  /** Agents that an edit names and that are not there. */
  readonly unknown: readonly string[]
  readonly known: readonly string[]
}

/** From a sentence to a graph of specialists. Nothing is run. */
export function makePlan(input: PlanInput): DispatchPlan {
  const { request, agentFiles, skillFiles, leftOut = [], files, edits, analyst } = input
  const gathered = gatherAgents(agentFiles)
  const { skills, faults } = gatherSkills(skillFiles)
  const text = input.analysed ?? request
  const ruled = analyseRequest(text, skills)
  const analysis = analyst ? withAnalyst(ruled, { ...analyst, request: text, skills }) : ruled
  const chosen = chooseAgents(text, analysis, { agents: gathered.agents, skills })
  const names = [...new Set([...chosen, ...edits.add])].filter((name) => !edits.remove.includes(name))
  const fitted = fitScopes(gathered, files)
  const skill = skills.find(({ name }) => name === analysis.skill.chosen?.name)
  const steps = skill ? stepsOf(skill) : new Map<string, string>()
  const agents = names.flatMap((name) => fitted.get(name) ?? []).map((agent) => withStep(agent, steps))
  const named = [...edits.add, ...edits.remove, ...edits.serialise.flat()]
  return {
    request,
    analysis,
    agents,
    graph: buildGraph(
      agents.map(({ name, kind, scope }) => ({ id: name, kind, scope })),
      files,
      edits.serialise,
    ),
    unclear: analyst ? analyst.answer.unclear.map((text) => ({ ko: text, en: text })) : unclearScope(text, analysis),
    needsYes: agents.length >= ASKED_FROM,
    faults: [...leftOut, ...gathered.faults, ...faults],
    notes: new Map(agents.map((agent) => [agent.name, agentNotes(agent, skills)])),
    unknown: named.filter((name) => !gathered.agents.has(name)),
    known: [...gathered.agents.keys()],
  }
}
