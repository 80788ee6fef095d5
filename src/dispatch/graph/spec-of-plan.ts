import { GRAPH_PAPERS, type GraphAgent, type GraphSpec, MOST_NODES } from '../../protocol/plays/graph-spec.ts'
import { agentInstructions } from '../agents/agent-instructions.ts'
import { toolFlags } from '../agents/agent-tools.ts'
import { type GivenFile, gatherAgents } from '../agents/gather-agents.ts'
import type { AgentDefinition } from '../agents/read-agent.ts'
import { gatherSkills } from '../skills/gather-skills.ts'
import type { ChosenSkill } from '../skills/match-skill.ts'
import type { Skill } from '../skills/skill.ts'
import { stepsOf, withStep, workflowText } from '../skills/skill-workflow.ts'
import { fitScopes } from './fit-scopes.ts'
import { scopeMatcher } from './scope-matcher.ts'

export interface SpecInput {
  readonly agentFiles: readonly GivenFile[]
  readonly skillFiles: readonly GivenFile[]
  /** Paths of the repository. */
  readonly files: readonly string[]
  readonly chosen: readonly string[]
  readonly serialise: GraphSpec['serialise']
  readonly foresight?: readonly string[]
  /** Questions that nobody was asked yet. */
  readonly open?: readonly string[]
  /** The skill of the request. */
  readonly skill?: ChosenSkill | undefined
}

const PARALLEL = 4
const LOOPS = 3
const MOST_AGENTS = 40
/** Letters of a skill's workflow, which is stored with the task. */
const MOST_SKILL = 6_000

/** Everything that a graph needs of agents, skills and files while it runs: fixed when the task starts. */
export function specOfPlan(input: SpecInput): GraphSpec {
  const { agentFiles, skillFiles, files, chosen, serialise, foresight = [], open = [] } = input
  const agents = fitScopes(gatherAgents(agentFiles), files)
  const { skills } = gatherSkills(skillFiles)
  const first = [...new Set([...chosen, ...agents.keys()])].slice(0, MOST_AGENTS)
  const skill = skills.find(({ name }) => name === input.skill?.name)
  const steps = skill ? stepsOf(skill) : new Map<string, string>()
  const known = first.flatMap((name) => agents.get(name) ?? []).map((agent) => withStep(agent, steps))
  return {
    chosen: chosen.filter((name) => agents.has(name)).slice(0, MOST_NODES),
    serialise,
    agents: Object.fromEntries(known.map((agent) => [agent.name, graphAgent(agent, skills)])),
    ...(skill && input.skill
      ? { skill: { name: skill.name, text: cut(workflowText(skill, input.skill), MOST_SKILL) } }
      : {}),
    witnesses: witnesses(known, files),
    ...(foresight.length === 0 ? {} : { foresight: foresight.slice(0, 20).map((line) => cut(line, 300)) }),
    ...(open.length === 0 ? {} : { open: open.slice(0, 10).map((line) => cut(line, 300)) }),
    parallel: PARALLEL,
    loops: LOOPS,
  }
}

function graphAgent(agent: AgentDefinition, skills: readonly Skill[]): GraphAgent {
  const { kind, description, scope, work, criteria, output } = agent
  return {
    ...{ kind, description: cut(description, 500), scope: scope.slice(0, 30), work: cut(work, 2_000) },
    criteria: criteria.slice(0, 20).map((line) => cut(line, 500)),
    output: cut(output, 1_000),
    instructions: agentInstructions(agent, skills).text,
    flags: claudeFlags(agent),
    ...(agent.model === 'inherit' ? {} : { tier: agent.tier }),
    ...(agent.maxTurns === null ? {} : { max_turns: agent.maxTurns }),
  }
}

const cut = (text: string, letters: number) => text.slice(0, letters)

/** What comes from a file of the repository is no option of its own. */
const MODEL = /^[A-Za-z0-9][\w.:/[\]-]{0,80}$/

function claudeFlags(agent: AgentDefinition): readonly string[] {
  const { model, maxTurns, output } = agent
  const writes = GRAPH_PAPERS.some((paper) => output.includes(paper))
  return [
    ...(model !== 'inherit' && MODEL.test(model) ? ['--model', model] : []),
    ...(maxTurns === null ? [] : ['--max-turns', String(maxTurns)]),
    ...toolFlags(agent, { writes }),
  ]
}

/** One file for each two agents whose scopes meet in one: all that a later edit of the graph needs of the files. */
function witnesses(agents: readonly AgentDefinition[], files: readonly string[]): readonly string[] {
  const scopes = agents.map(({ scope }) => scopeMatcher(scope))
  const found = new Map<string, string>()
  for (const file of files) {
    const hits = scopes.flatMap((matches, at) => (matches?.test(file) ? [at] : []))
    for (const [at, one] of hits.entries())
      for (const other of hits.slice(at + 1)) if (!found.has(`${one} ${other}`)) found.set(`${one} ${other}`, file)
  }
  return [...new Set(found.values())]
}
