import { openWayBack, waysBack } from '../../engine/ways-back.ts'
import { RUNNING } from '../../pipeline/pipeline-time.ts'
import { CONTROL, type Control, type TaskRecord } from '../../pipeline/records.ts'
import { type TaskEvidence, taskEvidence } from '../../pipeline/relay/forward-steps.ts'
import { inactiveTeam } from '../../pipeline/relay/inactive-team.ts'
import { blocker } from '../../pipeline/task-state.ts'
import type { Lang } from '../../protocol/lang.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import { shortPriority } from '../../protocol/priority.ts'
import { allRows } from '../../store/all-rows.ts'
import type { TaskRow } from '../../store/port.ts'
import { dropDependencies } from '../present/blockers.ts'
import { taskEvidenceText, warningLines } from '../present/evidence-text.ts'
import { handoffTimes } from '../present/handoff-times.ts'
import { leftText } from '../present/time-text.ts'
import { bothLanguages, NOTHING_ABOUT, type Waiting } from '../present/waiting.ts'
import { wayBackHead, wayBackLines } from '../present/way-back-lines.ts'
import { missingTeamOf } from '../relay/decisions-of.ts'
import { stepsOf } from '../relay/steps-of.ts'
import type { InboxContext } from './inbox-context.ts'
import { inactiveTeamEntry } from './waiting-relays.ts'

/** A task of a list, with the pipeline it began with and whether agents carry it. */
interface Listed {
  readonly row: TaskRow
  readonly record: TaskRecord
  readonly pipeline: Pipeline
  readonly isCarried: boolean
}

/** Tasks that stand where they are until a person does something, whoever works on them. */
export async function waitingTasks(context: InboxContext): Promise<readonly Waiting[]> {
  const control = await controlOf(context)
  const found: Waiting[] = []
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

async function approval({ engine, house, flags }: InboxContext, { record, row }: Listed): Promise<Waiting> {
  const { task_id, status, title } = record.task
  const steps = (await stepsOf({ engine }, [{ task_id }])).get(task_id) ?? []
  const rests = taskEvidence(steps)
  const { evidence = null } = steps.findLast((step) => step.voided_by === null && step.evidence) ?? {}
  return {
    ...entry('approval', record),
    what: bothLanguages((lang) => `${status}${restsOn(rests, lang)}  ${title}`),
    about: bothLanguages((lang) => warningLines(evidence, lang)),
    decides: [house.po],
    commands: [`baton task approve ${task_id}${flags}`],
    value: { ...row, rests_on: rests, evidence },
  }
}

function hold({ house, flags }: InboxContext, { record }: Listed): Waiting {
  const { task_id, title, pipeline_history } = record.task
  const note = pipeline_history.at(-1)?.note
  const why = note === undefined ? '' : ` (${note})`
  return {
    ...entry('hold', record),
    what: { ko: `보류 중${why}: ${title}`, en: `on hold${why}: ${title}` },
    decides: [house.po],
    commands: [`baton task resume ${task_id}${flags}`, `baton task cancel ${task_id} --reason "…"${flags}`],
    value: { task_id, title, reason: note ?? null, remembered: record.remembered },
  }
}

/** What the work rests on, where there is any. */
const restsOn = (evidence: TaskEvidence | null, lang: Lang): string =>
  evidence === null ? '' : `  ${taskEvidenceText(evidence, lang)}`

/** The receiving team answers. Agents that carry a task answer by themselves. */
async function handoff(context: InboxContext, { record }: Listed, control: Control): Promise<Waiting[]> {
  const { engine, members, asActor, flags } = context
  const { task, handoff: open } = record
  if (!open || (open.ack !== 'awaiting' && open.ack !== 'deferred')) return []
  const { handoff_id, point, ack } = open
  const { task_id, title } = task
  const times = handoffTimes(open, control, engine.clock.now())
  const next = times.deadlines.find(({ step }) => step === 'overdue' || step === 'redelivery')
  const left = (lang: Lang) => {
    if (next === undefined) return ''
    return ` · ${next.step === 'overdue' ? WORDS[lang].ack : WORDS[lang].again} ${leftText(next.left_ms, lang)}`
  }
  const rests_on = taskEvidence((await stepsOf({ engine }, [{ task_id }])).get(task_id) ?? [])
  const due_at = iso(next?.step === 'overdue' ? next.at : null)
  const way = `${point} ${open.source_team} → ${open.target_team}  ${shortPriority(task.priority)}`
  return [
    {
      ...entry('handoff', record),
      what: bothLanguages((lang) => `${way}${left(lang)}${restsOn(rests_on, lang)}  ${title}`),
      decides: members(open.target_team),
      commands: [`baton task ack ${task_id} accepted${asActor}${flags}`],
      value: { task_id, title, handoff_id, point, ack, due_at, rests_on },
    },
  ]
}

/** A team has nobody: of a task that agents carry, their relay says so when it comes to that. */
function inactive(context: InboxContext, { record, pipeline, isCarried }: Listed): Waiting[] {
  const { house, flags } = context
  const missing = isCarried ? undefined : missingTeamOf({ record, pipeline }, house.agents, flags)
  return missing ? [inactiveTeamEntry(context, { record }, missing, lastStep(record))] : []
}

/** Work that came back to a team, and that no agents carry: what it was asked, and how it hands the task on. */
async function revision(context: InboxContext, { record, pipeline, isCarried }: Listed): Promise<Waiting[]> {
  const { engine, house, members, flags } = context
  const { task } = record
  const { task_id, title, status, assigned_team: team } = task
  if (isCarried || blocker(record)) return []
  const way = openWayBack(await waysBack(engine.store, task_id), { pipeline, task, team })
  const who = members(team)
  const as = who[0] === undefined || who[0] === house.po ? '' : ` --as ${who[0]}`
  return [
    {
      ...entry('revision', record),
      what: { ko: `${status}  ${team} 팀에 돌아옴: ${title}`, en: `${status}  sent back to ${team}: ${title}` },
      about: way ? bothLanguages((lang) => [wayBackHead(way, lang), ...wayBackLines(way, lang)]) : NOTHING_ABOUT,
      decides: [...new Set([...who, house.po])],
      commands: [`baton task resubmit ${task_id}${as}${flags}`],
      value: { task_id, title, status, way_back: way ?? null },
    },
  ]
}

/** A task that waits for one that was cancelled: only the PO can change what it depends on, or give it up. */
async function stranded({ engine, house, flags }: InboxContext, { record }: Listed): Promise<Waiting> {
  const cancelled = record.cancelled_dependencies ?? []
  const loaded = await engine.store.load(cancelled.map((id) => ({ kind: 'task', id })))
  const since = loaded.flatMap((one) => (one.kind === 'task' && one.value ? [lastStep(one.value)] : [])).toSorted()[0]
  const { task_id, title } = record.task
  return {
    ...entry('cancelled_dependency', record),
    what: bothLanguages((lang) => `${WORDS[lang].cancelled} ${cancelled.join(', ')}  ${title}`),
    since: since ?? lastStep(record),
    decides: [house.po],
    commands: [`${dropDependencies(record, cancelled)}${flags}`],
    value: { task_id, title, cancelled },
  }
}

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

const lastStep = ({ task }: TaskRecord): string => task.pipeline_history.at(-1)?.timestamp ?? task.created_at

const entry = (kind: Waiting['kind'], record: TaskRecord) => ({
  kind,
  id: record.task.task_id,
  task_id: record.task.task_id,
  about: NOTHING_ABOUT,
  since: lastStep(record),
})

async function controlOf({ engine }: InboxContext): Promise<Control> {
  const [control] = await engine.store.load([CONTROL])
  return (control?.kind === 'control' ? control.value : undefined) ?? RUNNING
}

const WORDS = {
  ko: { ack: 'ACK 기한', again: '재전달', cancelled: '취소된 선행 태스크:' },
  en: { ack: 'ACK due', again: 'delivered again', cancelled: 'depends on a cancelled task:' },
} as const
