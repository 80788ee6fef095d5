import type { RelayAgent, RelaySpec } from '../../../pipeline/relay/relay-record.ts'
import { FIVE_TEAM } from '../../../protocol/index.ts'
import { indexPipeline, type Pipeline } from '../../../protocol/pipeline/pipeline.ts'
import type { AgentKind, GraphAgent, GraphSpec } from '../../../protocol/plays/graph-spec.ts'
import { NO_SETUP } from '../../../protocol/plays/project-setup.ts'
import type { Engine } from '../../engine.ts'
import { PERSON } from './audit/check-branches.ts'
import type { ModelledGit } from './modelled-git.ts'
import { PO } from './simulated-people.ts'

export const TARGET_BRANCH = 'main'
export const GRAPH_LIMITS = { loops: 3, parallel: 3 } as const
export const LOOP = { attempts: 3, relaxedAttempts: 1 }

/** The five teams, all of them active. */
export const CARRIED_PIPELINE: Pipeline = indexPipeline({
  ...FIVE_TEAM,
  agents: FIVE_TEAM.agents.map((agent) => ({ ...agent, status: 'active' as const })),
})

const agent = (mode: RelayAgent['mode']): RelayAgent => ({
  mode,
  name: 'player',
  argv: ['player'],
  pass: [],
  nonce_required: false,
  limits: {},
})

const specialist = (kind: AgentKind, ...scope: readonly string[]): GraphAgent => ({
  ...{ kind, scope, description: '', work: '', criteria: [], output: '', instructions: '', flags: [] },
})

/** Two that analyse, a planner, three that build, of which two touch the same files, and three that verify. */
const GRAPH: GraphSpec = {
  chosen: ['researcher', 'planner', 'backend', 'frontend', 'styles', 'unit-tester', 'code-reviewer', 'architect'],
  serialise: [],
  agents: {
    researcher: specialist('analysis'),
    planner: specialist('design'),
    backend: specialist('implementation', 'src/api/**'),
    frontend: specialist('implementation', 'src/web/**'),
    styles: specialist('implementation', 'src/web/styles/**'),
    'unit-tester': specialist('verification', 'test/**'),
    'code-reviewer': specialist('verification'),
    architect: specialist('verification'),
    auditor: specialist('verification'),
  },
  witnesses: [],
  parallel: GRAPH_LIMITS.parallel,
  loops: GRAPH_LIMITS.loops,
}

/** Small ones come to their verifiers before the simulation comes to rest. */
const CHOSEN: readonly (readonly string[])[] = [
  ['backend', 'unit-tester'],
  ['backend', 'code-reviewer'],
  ['planner', 'architect'],
  ['backend', 'frontend', 'styles', 'unit-tester', 'code-reviewer'],
  GRAPH.chosen,
]

interface CarriedTask {
  /** Stages that a leader and a coder play, or a graph of specialists. */
  readonly modes: Readonly<Record<string, RelayAgent['mode']>>
  /** How many stages people have done by hand before agents carry the task. */
  readonly from: number
  /** Which of the graphs it is, where one plays a stage. */
  readonly graph?: number
  /** A graph is the coder of the leader, too. */
  readonly coders?: boolean
  readonly dependencies?: readonly string[]
  /** The checks run on the base before the first agent. */
  readonly checksBase?: boolean
}

/** Starts a task that agents carry from some stage on, on a branch of its own. */
export async function startCarriedTask(
  engine: Engine,
  git: ModelledGit,
  { modes, from, graph = 0, coders = false, dependencies = [], checksBase = false }: CarriedTask,
): Promise<string> {
  const base = git.branch(TARGET_BRANCH) ?? git.commit(git.tree('a project'), [], 'a project')
  git.swap(TARGET_BRANCH, null, base, PERSON)
  const { task_id } = await engine.createTask(
    { title: 'something', priority: 'P2_MEDIUM', input: 'do something', dependencies },
    { actor: PO },
  )
  for (const { team } of CARRIED_PIPELINE.stages.slice(0, from)) await passBy(engine, task_id, team)
  const branch = `baton/${task_id}`
  git.swap(branch, null, base, 'baton')
  const stages = CARRIED_PIPELINE.stages.map(({ id }) => [id, agent(modes[id] ?? 'single')] as const)
  const spec: RelaySpec = {
    repository: '/repository',
    branch,
    target: TARGET_BRANCH,
    base,
    request: 'do something',
    language: 'en',
    stages: Object.fromEntries(stages),
    graphs: Object.fromEntries(
      Object.entries(modes).flatMap(([id, mode]) =>
        mode === 'graph' || (mode === 'loop' && coders)
          ? [[id, { ...GRAPH, chosen: CHOSEN[graph % CHOSEN.length] ?? GRAPH.chosen }]]
          : [],
      ),
    ),
    checks: [{ name: 'test', command: ['npm', 'test'], timeout_minutes: 1 }],
    ...(checksBase ? { setup: NO_SETUP } : {}),
    reviewers: { HARDEN: { ...agent('single'), team: 'KIMQA' } },
    loop: LOOP,
    repairs: 2,
    prompts: {},
    rehearsal: false,
  }
  await engine.execute({ type: 'start_relay', task_id, spec }, { actor: PO })
  return task_id
}

/** A stage whose work somebody does by hand. */
async function passBy(engine: Engine, task_id: string, team: string): Promise<void> {
  const actor = CARRIED_PIPELINE.definition.agents.find((one) => one.team === team)?.agent_id ?? PO
  await engine.execute({ type: 'step', task_id, action: 'pickup', details: {} }, { actor })
  await engine.execute({ type: 'step', task_id, action: 'handoff', details: { context: 'done by hand' } }, { actor })
}
