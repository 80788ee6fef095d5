import type { PipelineCommand } from '../../../pipeline/command.ts'
import type { RunRecord } from '../../../pipeline/runs/run-record.ts'
import type { ItemRecord } from '../../../pipeline/visits/visit-record.ts'
import type { Pipeline } from '../../../protocol/pipeline/pipeline.ts'
import type { Random } from '../random.ts'
import type { CarriedFacts } from './audit/carried-facts.ts'
import { PERSON } from './audit/check-branches.ts'
import type { ModelledGit } from './modelled-git.ts'

export const PO = 'song-po'

/** The next command of a simulated person. */
export interface PersonsCommand {
  readonly actor: string
  readonly command: PipelineCommand
}

export interface PeopleScene {
  readonly random: Random
  readonly pipeline: Pipeline
  readonly git: ModelledGit
  readonly tasks: readonly CarriedFacts[]
}

/** A random command of a person: anything, at any time, also what is refused. Undefined if the person acted in git. */
export function randomPersonCommand(scene: PeopleScene): PersonsCommand | undefined {
  const { random, tasks, git, pipeline } = scene
  const facts = random.pick(tasks)
  if (!facts) return undefined
  const { task_id } = facts
  const chosen = random.weighted<() => PersonsCommand | undefined>([
    [3, () => answer(scene, facts)],
    [3, () => answerQuestion(scene, facts)],
    [1.2, () => step(task_id, 'hold', { note: 'wait a moment' })],
    [2, () => step(task_id, 'resume', {})],
    [0.1, () => step(task_id, 'cancel', { note: 'not needed' })],
    [0.5, () => sendBack(scene, facts)],
    [0.4, () => forward(scene, facts)],
    [1, () => ({ actor: PO, command: { type: 'approve_work', task_id } })],
    [0.6, () => controlRun(scene, facts)],
    [0.5, () => ({ actor: PO, command: { type: 'resume_work', task_id } })],
    [0.5, () => moveBranch(scene, facts)],
    [0.3, () => moveTarget(git, facts)],
    [0.5, () => register(scene)],
    [0.25, () => ({ actor: PO, command: { type: 'stop_pipeline', reason: 'lunch' } })],
    [0.7, () => ({ actor: PO, command: { type: 'start_pipeline' } })],
    [
      0.3,
      () => ({ actor: pipeline.definition.po, command: { type: 'escalate', task_id, reason: 'something is wrong' } }),
    ],
    [1, () => resolve(facts)],
  ])
  return chosen?.()
}

/** The commands with which people answer everything that a task waits for; none if it waits for nobody. */
export function owedCommands({ random, pipeline, tasks }: PeopleScene): readonly PersonsCommand[] {
  const po = (command: PipelineCommand): PersonsCommand => ({ actor: PO, command })
  const [first] = tasks
  const agents = first && first.registry.agents.length > 0 ? first.registry.agents : pipeline.definition.agents
  return [
    ...(first && first.control.stopped_at !== null ? [po({ type: 'start_pipeline' })] : []),
    ...agents
      .filter(({ status }) => status !== 'active')
      .map((agent) => po({ type: 'register_agent', agent: { ...agent, status: 'active' } })),
    ...tasks.flatMap((facts): PersonsCommand[] => {
      const { task_id, record, items, runs, visits } = facts
      const kind = pipeline.statuses.get(record.task.status)?.kind
      const isApproved = visits.some((visit) => visit.kind === 'approval')
      return [
        ...record.escalations
          .filter(({ state }) => state === 'open')
          .map(({ id }) => po({ type: 'resolve_escalation', escalation: id, decision: 'continue', note: 'go on' })),
        ...(waitsForCancelled(tasks, pipeline, facts)
          ? [po({ type: 'edit_task', task_id, changes: { dependencies: [] } })]
          : []),
        ...(kind === 'hold' ? [po({ type: 'step', task_id, action: 'resume', details: {} })] : []),
        ...(kind === 'ready' && !isApproved ? [po({ type: 'approve_work', task_id })] : []),
        ...items.map((item) => po(answerOf(random, item, true))),
        ...runs.flatMap((run) => runDuty(run).map(po)),
      ]
    }),
  ]
}

/** A dependency that was cancelled never comes: a person takes it out. */
function waitsForCancelled(tasks: readonly CarriedFacts[], pipeline: Pipeline, { record }: CarriedFacts): boolean {
  const cancelled = tasks.filter((one) => pipeline.statuses.get(one.record.task.status)?.kind === 'cancelled')
  const isOver = pipeline.statuses.get(record.task.status)?.terminal ?? false
  return !isOver && cancelled.some(({ task_id }) => record.task.dependencies?.includes(task_id))
}

function runDuty(run: RunRecord): readonly PipelineCommand[] {
  const { run_id, state, retry_at, held } = run
  const question = run.questions.find(({ id, answer }) => id === run.asking && answer === undefined)
  if (state === 'waiting_question' && question)
    return [{ type: 'answer_question', run_id, question_id: null, text: 'yes' }]
  const isStopped = (state === 'paused' && held !== true) || (state === 'waiting_retry' && retry_at === null)
  return isStopped ? [{ type: 'resume_run', run_id, reason: 'go on' }] : []
}

const step = (
  task_id: string,
  action: 'hold' | 'resume' | 'cancel',
  details: { readonly note?: string },
): PersonsCommand => ({
  actor: PO,
  command: { type: 'step', task_id, action, details },
})

function answer({ random }: PeopleScene, { items }: CarriedFacts): PersonsCommand | undefined {
  const item = random.pick(items)
  return item && { actor: PO, command: answerOf(random, item, false) }
}

function answerOf(random: Random, item: ItemRecord, isKind: boolean): PipelineCommand {
  const { options, confirmable } = item
  // In good will: whatever lets it go on. B of a paused loop relaxes a check, and is the only way on that needs no luck.
  const good = options.find(({ choice }) => choice === 'B') ?? options[0]
  const { choice = '', fields = [] } = (isKind ? good : random.pick(options)) ?? {}
  const how = confirmable && random.chance(0.5) ? ('yes' as const) : ('person' as const)
  const given = fields.length > 0 && (isKind || random.chance(0.7))
  const criteria = given ? ['it works'] : []
  const waive = given && random.chance(0.5) ? ['test'] : []
  return {
    type: 'answer_ask',
    item: item.item,
    choice,
    note: random.chance(0.5) ? 'a note' : null,
    criteria,
    waive,
    how,
  }
}

function answerQuestion({ random }: PeopleScene, { runs }: CarriedFacts): PersonsCommand | undefined {
  const asking = random.pick(runs.filter(({ state }) => state === 'waiting_question'))
  const text = random.pick(['yes', 'no'] as const)
  return asking && { actor: PO, command: { type: 'answer_question', run_id: asking.run_id, question_id: null, text } }
}

const REASON = {
  category: 'quality',
  description: 'it does not hold',
  action_items: [{ assignee: 'jarvis', action: 'repair it', deadline: '2026-12-31T00:00:00.000Z' }],
}

/** A person takes the task out of its stage while agents work on it. */
function sendBack({ pipeline, random }: PeopleScene, { task_id, record }: CarriedFacts): PersonsCommand | undefined {
  const steps = [...(pipeline.steps.get(record.task.status)?.keys() ?? [])]
  const action = random.pick(steps.filter((one) => one === 'reject' || one === 'revision_request'))
  const actor = memberOf(pipeline, record.task.assigned_team)
  if (!action) return undefined
  const details = { reason: REASON }
  return { actor, command: { type: 'step', task_id, action: action as 'reject', details } }
}

function forward({ pipeline, random }: PeopleScene, { task_id, record }: CarriedFacts): PersonsCommand | undefined {
  const steps = [...(pipeline.steps.get(record.task.status)?.keys() ?? [])]
  const action = random.pick(steps.filter((one) => one === 'pickup' || one === 'handoff' || one === 'resubmit'))
  const actor = memberOf(pipeline, record.task.assigned_team)
  return action && { actor, command: { type: 'step', task_id, action: action as 'pickup', details: {} } }
}

const memberOf = (pipeline: Pipeline, team: string): string =>
  pipeline.definition.agents.find((agent) => agent.team === team)?.agent_id ?? PO

function controlRun({ random }: PeopleScene, { runs, visits }: CarriedFacts): PersonsCommand | undefined {
  const known = [
    ...runs.map(({ run_id }) => run_id),
    ...visits.flatMap((visit) => visit.runs.map(({ run_id }) => run_id)),
  ]
  const run_id = random.pick(known)
  const type = random.pick(['pause_run', 'resume_run', 'resume_run', 'cancel_run'] as const)
  return run_id === undefined ? undefined : { actor: PO, command: { type, run_id, reason: 'because' } }
}

/** A person commits to the task's branch, puts it back by force, or deletes it. */
function moveBranch({ random, git }: PeopleScene, { relay }: CarriedFacts): undefined {
  const { branch, base } = relay.spec
  const now = git.branch(branch)
  if (now === null) return void git.swap(branch, null, relay.tip ?? base, PERSON)
  const own = git.commit(git.tree('of a person', String(random.below(1_000_000))), [now], 'of a person')
  const to = random.weighted([
    [6, own],
    [2, relay.tip ?? base],
    [1, base],
    [1, null],
  ])
  git.swap(branch, now, to ?? null, PERSON)
  return undefined
}

function moveTarget(git: ModelledGit, { relay }: CarriedFacts): undefined {
  const { target } = relay.spec
  const now = git.branch(target)
  if (now !== null) git.swap(target, now, git.commit(git.tree('on the target', now), [now], 'of a person'), PERSON)
  return undefined
}

function register({ random, pipeline, tasks }: PeopleScene): PersonsCommand | undefined {
  const [first] = tasks
  const agents = first && first.registry.agents.length > 0 ? first.registry.agents : pipeline.definition.agents
  const agent = random.pick(agents.filter(({ agent_id }) => agent_id !== PO))
  if (!agent) return undefined
  const status = agent.status === 'active' && random.chance(0.5) ? 'inactive' : 'active'
  return { actor: PO, command: { type: 'register_agent', agent: { ...agent, status } } }
}

function resolve({ record }: CarriedFacts): PersonsCommand | undefined {
  const open = record.escalations.find(({ state }) => state === 'open')
  const decision = 'continue' as const
  return open && { actor: PO, command: { type: 'resolve_escalation', escalation: open.id, decision, note: 'go on' } }
}
