import { type AgentDefinition, PRIORITIES } from '../../protocol/index.ts'
import type { TaskFold } from './audit/task-fold.ts'
import { illegalIntent } from './illegal-intents.ts'
import { commandOf, type Intent, type Scene } from './intent.ts'
import { legalIntents } from './legal-intents.ts'

const ILLEGAL = 0.12
const HOUSE = 0.03
const NEW_TASK = 0.01
const IMPORT = 0.01
const BUSY = 5

/** Chooses the next command: mostly a legal step, sometimes an illegal one, sometimes a change of registry or pipeline. */
export function chooseIntent(scene: Scene): Intent {
  const { random, auditor } = scene
  const task = chooseTask(scene)
  if (!task || random.chance(NEW_TASK)) return newTask(scene)
  if (random.chance(IMPORT)) return importedTask(scene, task)
  if (random.chance(ILLEGAL)) return illegalIntent(scene, task)
  // A stopped pipeline is started again before long, or nothing would be picked up any more.
  if (auditor.house.stoppedAt !== null && random.chance(0.2)) {
    return commandOf(scene, auditor.book.po, { type: 'start_pipeline' }, true)
  }
  if (random.chance(HOUSE)) return houseIntent(scene)
  return random.weighted(legalIntents(scene, task))?.() ?? illegalIntent(scene, task)
}

/**
 * A task: mostly one of a few that everybody is busy with, so that some come to their end in a short schedule; those
 * that are over are left alone mostly.
 */
function chooseTask({ auditor, random }: Scene): TaskFold | undefined {
  const all = [...auditor.tasks.values()]
  const open = all.filter(({ status }) => !auditor.book.ended(status))
  if (open.length === 0 || random.chance(0.04)) return random.pick(all)
  return random.pick(random.chance(0.7) ? open.slice(0, BUSY) : open)
}

export function newTask(scene: Scene): Intent {
  const { random, auditor } = scene
  const dependencies = random.chance(0.25) ? [random.pick([...auditor.tasks.keys()])].flatMap((id) => id ?? []) : []
  const create = {
    title: `task ${random.below(10_000)}`,
    priority: random.pick(PRIORITIES) ?? 'P2_MEDIUM',
    dependencies,
    ...(random.chance(0.2) ? { tags: ['new'], input: 'please', input_ref: 'docs/in.md' } : {}),
  }
  const actor = random.pick(auditor.house.agents.filter(({ status }) => status === 'active'))?.agent_id
  return { id: `c-${random.uuid()}`, actor: actor ?? auditor.book.po, ask: { create }, legal: true }
}

/** A task from elsewhere that has come as far as one from here; its handoff and escalations are not part of a package. */
function importedTask(scene: Scene, task: TaskFold): Intent {
  const { random, auditor } = scene
  const { definition, po } = auditor.book
  const task_id = `TASK-20260101-${String(random.below(100_000)).padStart(3, '0')}`
  const task_package = {
    task_id,
    title: task.title,
    status: task.status,
    priority: task.priority,
    created_by: po,
    created_at: task.created_at,
    updated_at: task.created_at,
    assigned_team: task.team,
    revision_count: task.revisions,
    dependencies: random.chance(0.3) ? [task.id] : [],
    pipeline_history: task.history,
    team_payloads: Object.fromEntries(definition.teams.map(({ id }) => [id, {}])),
  }
  const document = { $schema: 'task_package_v1', schema_version: '1.0.0', task_package }
  const command = { type: 'import_task', definition: scene.definition, document } as const
  return commandOf(scene, po, command, !auditor.tasks.has(task_id))
}

function houseIntent(scene: Scene): Intent {
  const { random, auditor } = scene
  const { book, house } = auditor
  const stopped = house.stoppedAt !== null
  const register = (agent: AgentDefinition) => () => commandOf(scene, book.po, { type: 'register_agent', agent }, true)
  const somebody = random.pick(house.agents.filter(({ agent_id }) => agent_id !== book.po))
  const team = random.pick(book.definition.teams)?.id ?? book.poTeam
  const sleeping = house.agents.find(({ agent_id, status }) => status !== 'active' && agent_id !== book.po)
  const fresh: AgentDefinition = {
    agent_id: `agent-${random.below(20)}`,
    agent_name: 'new here',
    team,
    role: 'work',
    status: 'active',
    github_registered: 'N',
    lead: random.chance(0.2),
  }
  return (
    random.weighted<() => Intent>([
      [2, register(fresh)],
      ...(sleeping ? ([[3, register({ ...sleeping, status: 'active' })]] as const) : []),
      ...(somebody ? ([[1, register({ ...somebody, status: 'inactive' })]] as const) : []),
      ...(somebody ? ([[1, register({ ...somebody, lead: !somebody.lead })]] as const) : []),
      ...(somebody ? ([[0.3, register({ ...somebody, team })]] as const) : []),
      [
        stopped ? 0 : 1.5,
        () => commandOf(scene, book.po, { type: 'stop_pipeline', reason: 'the office is closed' }, true),
      ],
      [stopped ? 4 : 0, () => commandOf(scene, book.po, { type: 'start_pipeline' }, true)],
    ]) ?? register(fresh)
  )()
}
