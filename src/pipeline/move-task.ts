import type { EventData } from '../protocol/events/event-map.ts'
import { ACTIONS, type Action } from '../protocol/pipeline/actions.ts'
import { type Actor, isPo, judgeTransition, type LegalStep } from '../protocol/pipeline/judge-transition.ts'
import { type Pipeline, poTeam, type Transition } from '../protocol/pipeline/pipeline.ts'
import { activeTeams, actorOf, type Draft } from './draft.ts'
import type { TaskRecord } from './records.ts'
import { guardStep } from './relay/guard-step.ts'
import { relayOf } from './relay/open-relay.ts'
import { type OpenTask, taskWords, teamWords } from './task-state.ts'
import { followTask } from './visits/follow-task.ts'

/** A step that is legal for the actor. */
export interface JudgedStep extends LegalStep {
  readonly actor: Actor
  /** The team that stands for the actor in the history. */
  readonly team: string
}

const SKIPS: ReadonlySet<Action> = new Set(['skip_docs'])

/** What an event of a step tells besides the step itself. */
export type StepTold = Pick<EventData['task:moved'], 'evidence' | 'result' | 'message'>

/** Refuses by throwing what the table answers. */
export function judgeStep(draft: Draft, { record, pipeline }: OpenTask, action: Action): JudgedStep {
  const actor = actorOf(draft)
  const judged = judgeTransition(pipeline, {
    status: record.task.status,
    action,
    actor,
    activeTeams: activeTeams(draft),
    ...(record.remembered === null ? {} : { remembered: record.remembered }),
    ...(relayOf(draft, record.task.task_id)?.spec.skip_docs ? { asked: SKIPS } : {}),
  })
  if (!judged.ok) throw judged.error
  return { ...judged.value, actor, team: teamInHistory(pipeline, judged.value.transition, actor) }
}

/** The PO acts for the PO's own team, whatever the registry says of it today; everybody else for theirs. */
function teamInHistory(pipeline: Pipeline, transition: Transition, actor: Actor): string {
  if (transition.by === 'team' || !isPo(pipeline, actor)) return actor.team ?? '-'
  return poTeam(pipeline) ?? actor.team ?? '-'
}

/**
 * Moves a task: status, team, history, revision count and remembered status, with one event. Nothing else in Baton
 * changes a status, except a repair (`repair-task.ts`).
 */
export function moveTask(
  draft: Draft,
  { record, pipeline }: OpenTask,
  step: JudgedStep,
  note: string | null,
  agent: string | undefined,
  /** What else the event tells, such as the evidence that a forward step was taken on. */
  told: StepTold = {},
): TaskRecord {
  guardStep(draft, record, step.transition.action, pipeline.statuses.get(step.to)?.terminal ?? false)
  const { task } = record
  const target = pipeline.statuses.get(step.to)
  const from = task.status
  // A hold that ends returns to the revision that it interrupted: the task does not enter it again.
  const entersRevision = target?.kind === 'revision' && step.transition.action !== 'resume'
  const { assigned_agent: _before, ...rest } = task
  const entry = {
    seq: task.pipeline_history.length + 1,
    from_status: from,
    to_status: step.to,
    actor: step.actor.agent_id,
    team: step.team,
    timestamp: draft.at,
    ...(note === null ? {} : { note }),
  }
  const moved: TaskRecord = {
    ...record,
    task: {
      ...rest,
      status: step.to,
      assigned_team: target?.owner ?? task.assigned_team,
      ...(agent === undefined ? {} : { assigned_agent: agent }),
      revision_count: task.revision_count + (entersRevision ? 1 : 0),
      pipeline_history: [...task.pipeline_history, entry],
    },
    remembered: target?.kind === 'hold' ? from : null,
  }
  tellWatchers(draft, { record: moved, pipeline }, step, from)
  draft.event(task.task_id, 'task:moved', {
    action: step.transition.action,
    direction: ACTIONS[step.transition.action].direction,
    from,
    to: step.to,
    team: step.team,
    assigned_team: moved.task.assigned_team,
    assigned_agent: agent ?? null,
    revision_count: moved.task.revision_count,
    seq: entry.seq,
    note,
    rule: { by: step.transition.by, when: step.transition.when ?? null },
    // Which records it was decided on, each with the version that was seen; 0 where there was none.
    read: draft.facts.all().map(({ kind, id, version }) => `${kind} ${id} ${version}`),
    ...told,
  })
  return followTask(draft, record, moved, pipeline, step.transition.action)
}

/** Adds a notice of the step for every watcher of the task, in the same changeset. */
function tellWatchers(draft: Draft, { record, pipeline }: OpenTask, step: JudgedStep, from: string): void {
  const { watchers = [] } = record
  if (watchers.length === 0) return
  const { task_id, status, assigned_team } = record.task
  const values = {
    ...taskWords(record),
    from,
    to: status,
    action: ACTIONS[step.transition.action].label,
    actor: step.actor.agent_id,
    'target.team_name': teamWords(pipeline, assigned_team, assigned_team)['target.team_name'],
  }
  for (const to of watchers) draft.notify('task_update', { channel: 'task_update', to, task_id }, values)
}
