import type { RelayAgent, RelaySpec } from '../../../pipeline/relay/relay-record.ts'
import { FIVE_TEAM } from '../../../protocol/index.ts'
import { indexPipeline, type Pipeline } from '../../../protocol/pipeline/pipeline.ts'
import type { Engine } from '../../engine.ts'
import { PERSON } from './audit/check-branches.ts'
import type { ModelledGit } from './modelled-git.ts'
import { PO } from './simulated-people.ts'

export const TARGET_BRANCH = 'main'
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

interface CarriedTask {
  /** Stages that a leader and a coder play. */
  readonly loops: readonly string[]
  /** How many stages people have done by hand before agents carry the task. */
  readonly from: number
  readonly dependencies?: readonly string[]
}

/** Starts a task that agents carry from some stage on, on a branch of its own. */
export async function startCarriedTask(
  engine: Engine,
  git: ModelledGit,
  { loops, from, dependencies = [] }: CarriedTask,
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
  const stages = CARRIED_PIPELINE.stages.map(({ id }) => [id, agent(loops.includes(id) ? 'loop' : 'single')] as const)
  const spec: RelaySpec = {
    repository: '/repository',
    branch,
    target: TARGET_BRANCH,
    base,
    request: 'do something',
    language: 'en',
    stages: Object.fromEntries(stages),
    checks: [{ name: 'test', command: ['npm', 'test'], timeout_minutes: 1 }],
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
