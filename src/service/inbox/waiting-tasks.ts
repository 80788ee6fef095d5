import { openWayBack, waysBack } from '../../engine/ways-back.ts'
import { RUNNING } from '../../pipeline/pipeline-time.ts'
import { CONTROL, type Control, type TaskRecord } from '../../pipeline/records.ts'
import { taskEvidence } from '../../pipeline/relay/forward-steps.ts'
import { inactiveTeam } from '../../pipeline/relay/inactive-team.ts'
import { blocker } from '../../pipeline/task-state.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import { allRows } from '../../store/all-rows.ts'
import type { TaskRow } from '../../store/port.ts'
import { missingTeamOf } from '../answer/decisions-of.ts'
import { handoffTimes } from '../tasks/handoff-times.ts'
import { stepsOf } from '../tasks/steps-of.ts'
import type { InboxContext } from './inbox-context.ts'
import type { InboxEntry } from './inbox-entry.ts'
import { inactiveTeamEntry } from './waiting-relays.ts'

/** A task of a list, with the pipeline it began with and whether agents carry it. */
interface Listed {
  readonly row: TaskRow
  readonly record: TaskRecord
  readonly pipeline: Pipeline
  readonly isCarried: boolean
}

/** Tasks that wait until a person does something. */
export async function waitingTasks(context: InboxContext): Promise<readonly InboxEntry[]> {
  const control = await controlOf(context)
  const found: InboxEntry[] = []
  for await (const listed of openTasks(context)) {
    const { record, pipeline } = listed
    switch (pipeline.statuses.get(record.task.status)?.kind) {
      case 'ready':
        found.push(await approval(context, listed))
        break
      case 'hold':
        found.push(hold(context, listed))
        break
      case 'pending':
        found.push(...(await handoff(context, listed, control)), ...inactive(context, listed))
        break
      case 'in_progress':
        found.push(...inactive(context, listed))
        break
      case 'revision':
        found.push(...(await revision(context, listed)))
        break
    }
    if ((record.cancelled_dependencies ?? []).length > 0) found.push(await stranded(context, listed))
  }
  return found
}

/** Of the open tasks, those in which something can wait; the rest is not read. */
async function* openTasks({ engine, house }: InboxContext): AsyncGenerator<Listed> {
  const rows: TaskRow[] = []
  for await (const row of allRows(engine.store, 'tasks', { open: true })) {
    const known = engine.pipeline.statuses.get(row.status)
    // Nothing comes before the first stage, so nobody waits for an ACK there.
    const isIdle = known?.kind === 'in_progress' || row.status === engine.pipeline.initial
    const isPlain = isIdle && inactiveTeam(engine.pipeline, house.agents, row.status) === undefined
    if (!isPlain || row.blocked) rows.push(row)
  }
  for (let at = 0; at < rows.length; at += BATCH) {
    const page = rows.slice(at, at + BATCH)
    const keys = page.flatMap(({ task_id: id }) => [{ kind: 'task', id } as const, { kind: 'relay', id } as const])
    const loaded = await engine.store.load(keys)
    for (const [index, row] of page.entries()) {
      const [task, relay] = [loaded[index * 2], loaded[index * 2 + 1]]
      const record = task?.kind === 'task' ? task.value : undefined
      const pipeline = record && (await engine.pipelineOf(record.definition))
      if (record && pipeline) yield { row, record, pipeline, isCarried: relay?.value !== undefined }
    }
  }
}

const BATCH = 200

async function approval({ engine, house }: InboxContext, { record, row }: Listed): Promise<InboxEntry> {
  const { task_id } = record.task
  const steps = (await stepsOf({ engine }, [{ task_id }])).get(task_id) ?? []
  const rests_on = taskEvidence(steps)
  const { evidence = null } = steps.findLast((step) => step.voided_by === null && step.evidence) ?? {}
  return { kind: 'approval', ...aboutTask(record), decides: [house.po], facts: { ...row, rests_on, evidence } }
}

function hold({ house }: InboxContext, { record }: Listed): InboxEntry {
  const { task_id, title, pipeline_history } = record.task
  const reason = pipeline_history.at(-1)?.note ?? null
  const facts = { task_id, title, reason, remembered: record.remembered }
  return { kind: 'hold', ...aboutTask(record), decides: [house.po], facts }
}

/** The receiving team answers. Agents that carry a task answer by themselves. */
async function handoff(context: InboxContext, { record }: Listed, control: Control): Promise<InboxEntry[]> {
  const { engine, members } = context
  const { task, handoff: open } = record
  if (!open || (open.ack !== 'awaiting' && open.ack !== 'deferred')) return []
  const { handoff_id, point, ack, source_team, target_team } = open
  const { task_id, title, priority } = task
  const { deadlines } = handoffTimes(open, control, engine.clock.now())
  const next = deadlines.find(({ step }) => step === 'overdue' || step === 'redelivery')
  const rests_on = taskEvidence((await stepsOf({ engine }, [{ task_id }])).get(task_id) ?? [])
  const facts = {
    ...{ task_id, title, handoff_id, point, ack, source_team, target_team, priority },
    due_at: iso(next?.step === 'overdue' ? next.at : null),
    next: next ? { step: next.step, left_ms: next.left_ms } : null,
    rests_on,
  }
  return [{ kind: 'handoff', ...aboutTask(record), decides: members(target_team), facts }]
}

/** A team has nobody: of a task that agents carry, their relay says so when it comes to that. */
function inactive(context: InboxContext, { record, pipeline, isCarried }: Listed): InboxEntry[] {
  const missing = isCarried ? undefined : missingTeamOf({ record, pipeline }, context.house.agents)
  return missing ? [inactiveTeamEntry(context, { record }, missing, lastStep(record))] : []
}

/** Work that came back to a team, and that no agents carry: what it was asked, and who can hand the task on. */
async function revision(context: InboxContext, { record, pipeline, isCarried }: Listed): Promise<InboxEntry[]> {
  const { engine, house, members } = context
  const { task } = record
  const { task_id, title, status, assigned_team: team } = task
  if (isCarried || blocker(record)) return []
  const way_back = openWayBack(await waysBack(engine.store, task_id), { pipeline, task, team }) ?? null
  const who = members(team)
  const facts = { task_id, title, status, team, way_back, is_carried: false, by: who[0] ?? null }
  return [{ kind: 'revision', ...aboutTask(record), decides: [...new Set([...who, house.po])], facts }]
}

/** A task that waits for one that was cancelled: only the PO can change what it depends on, or give it up. */
async function stranded({ engine, house }: InboxContext, { record }: Listed): Promise<InboxEntry> {
  const cancelled = record.cancelled_dependencies ?? []
  const loaded = await engine.store.load(cancelled.map((id) => ({ kind: 'task', id })))
  const ended = loaded.flatMap((one) => (one.kind === 'task' && one.value ? [lastStep(one.value)] : [])).toSorted()[0]
  const { task_id, title, dependencies = [] } = record.task
  return {
    ...{ kind: 'cancelled_dependency', ...aboutTask(record), decides: [house.po] },
    since: ended ?? lastStep(record),
    facts: { task_id, title, cancelled, dependencies },
  }
}

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

const lastStep = ({ task }: TaskRecord): string => task.pipeline_history.at(-1)?.timestamp ?? task.created_at

const aboutTask = (record: TaskRecord) => ({
  id: record.task.task_id,
  task_id: record.task.task_id,
  since: lastStep(record),
})

async function controlOf({ engine }: InboxContext): Promise<Control> {
  const [control] = await engine.store.load([CONTROL])
  return control.value ?? RUNNING
}
