import { look } from '../../engine/relay/relay-context.ts'
import { DEFAULT_USER, type Person } from '../../pipeline/people.ts'
import { RUNNING } from '../../pipeline/pipeline-time.ts'
import { CONTROL, type TaskRecord } from '../../pipeline/records.ts'
import { taskEvidence } from '../../pipeline/relay/forward-steps.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { allRows } from '../../store/all-rows.ts'
import type { TaskRow, ViewRow } from '../../store/port.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { findRun } from '../find-run.ts'
import { knownPeople } from '../people.ts'
import { handoffTimes } from '../present/handoff-times.ts'
import { type Inbox, type InboxOwner, inboxText, type ReadyTask } from '../present/inbox-text.ts'
import type { OpenItem, PausedLoop, RefusedDocument } from '../present/relay-decisions.ts'
import { screenOf } from '../present/screen.ts'
import { openItemsOf, pausedLoopOf, refusedDocumentOf } from '../relay/decisions-of.ts'
import { stepsOf } from '../relay/steps-of.ts'
import { hintDueWork, print, printJson } from '../report.ts'
import { registeredAgents } from './agent-list.ts'

const NOTICES_SHOWN = 20

/** `baton inbox`: what waits for somebody to decide, then what they were told. */
export async function inbox(options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const found = await inboxOf(baton)
    if (!baton.json) {
      print(inboxText(found, screenOf(baton), baton.flags))
      return hintDueWork(baton)
    }
    printJson({
      actor: found.actor.id,
      name: found.actor.name,
      escalations: found.escalations.map(({ task_id, escalation }) => ({ task_id, ...escalation })),
      handoffs: found.handoffs.map(({ record: { task, handoff }, times, rests_on }) => {
        const overdue = times.deadlines.find(({ step }) => step === 'overdue')
        const due_at = overdue?.at == null ? null : new Date(overdue.at).toISOString()
        return {
          task_id: task.task_id,
          title: task.title,
          handoff_id: handoff?.handoff_id,
          point: handoff?.point,
          ack: handoff?.ack,
          due_at,
          rests_on,
        }
      }),
      runs: found.runs.map((run) => ({
        run_id: run.run_id,
        agent: run.agent,
        state: run.state,
        question: run.questions.find(({ id }) => id === run.asking) ?? null,
        error: run.error,
      })),
      loops: found.loops,
      documents: found.documents,
      items: found.items,
      ready: found.ready,
      cancelled_dependencies: (found.stranded ?? []).map(({ task, cancelled_dependencies }) => ({
        task_id: task.task_id,
        title: task.title,
        cancelled: cancelled_dependencies,
      })),
      notices: found.notices,
    })
  })
}

async function inboxOf(baton: Baton): Promise<Inbox> {
  const { engine, actor: id } = baton
  const agents = await registeredAgents(baton)
  const { people, user } = await knownPeople(baton)
  const person = people.find(({ person_id }) => person_id === id)
  const agent = agents.find(({ agent_id }) => agent_id === id)
  if (!agent && !person) throw BatonError.of('UNKNOWN_AGENT', { agent: id })
  const actor: InboxOwner = {
    id,
    name: person?.name ?? agent?.agent_name ?? id,
    teams: [...new Set([...(agent ? [agent.team] : []), ...(person?.teams ?? [])])],
    lead: (agent?.lead ?? false) || (person?.roles.includes('lead') ?? false),
  }
  const po = id === engine.pipeline.definition.po
  // The user has an inbox of their own. Until somebody else is named, the PO sees what is meant for them too.
  const l3 = (po && user === DEFAULT_USER) || id === user ? [DEFAULT_USER, user] : []
  const receivers = [...new Set([id, ...actor.teams.map((team) => `team:${team}`), 'everybody', ...l3])]
  const { rows: notices } = await engine.store.list('notices', { to: receivers, limit: NOTICES_SHOWN })
  return {
    actor,
    po,
    escalations: await decidable(baton, actor, po),
    runs: await waitingRuns(baton, id, po),
    ...(await waitingRelays(baton)),
    handoffs: (await Promise.all(actor.teams.map((team) => awaitingAck(baton, team)))).flat(),
    ready: po ? await readyTasks(baton) : [],
    stranded: po ? await strandedTasks(baton) : [],
    notices: notices.map((notice) => ({ ...notice, to_name: nameOf(people, notice.to) })),
  }
}

/** The name of a receiver who is a person; null for a team and for everybody. */
const nameOf = (people: readonly Person[], id: string) => people.find(({ person_id }) => person_id === id)?.name ?? null

/** The PO decides every escalation, a lead those of their team at L1. */
async function decidable({ engine }: Baton, actor: InboxOwner, po: boolean): Promise<ViewRow['escalations'][]> {
  const found: ViewRow['escalations'][] = []
  for await (const row of allRows(engine.store, 'escalations', {})) {
    const { level, team } = row.escalation
    if (po || (level === 1 && actor.lead && actor.teams.includes(team))) found.push(row)
  }
  return found
}

/** The PO sees every run that waits for a person, others those that they started. */
async function waitingRuns(baton: Baton, actor: string, po: boolean): Promise<RunRecord[]> {
  const found: RunRecord[] = []
  const state = ['waiting_question', 'waiting_retry'] as const
  for await (const row of allRows(baton.engine.store, 'runs', { state })) {
    const run = await findRun(baton, row.run_id)
    const waits = run.state === 'waiting_question' || run.retry_at === null
    if (waits && (po || run.created_by === actor)) found.push(run)
  }
  return found
}

/** Tasks whose agents wait for a choice, for a decision, or for somebody to read what the filter refused. */
async function waitingRelays({ engine, flags }: Baton): Promise<Pick<Inbox, 'loops' | 'documents' | 'items'>> {
  const loops: PausedLoop[] = []
  const documents: RefusedDocument[] = []
  const items: OpenItem[] = []
  for await (const { task_id, waiting, items: asked = [] } of allRows(engine.store, 'relays', {})) {
    const isAsked = asked.some(({ answer }) => answer === null)
    if (waiting?.what !== 'choice' && waiting?.what !== 'document' && !isAsked) continue
    const at = await look({ engine, task_id })
    items.push(...openItemsOf(at, flags))
    const loop = await pausedLoopOf(engine, at, flags)
    if (loop) loops.push(loop)
    const document = refusedDocumentOf(at, flags)
    if (document) documents.push(document)
  }
  return { loops, documents, items }
}

async function awaitingAck(baton: Baton, team: string): Promise<Inbox['handoffs']> {
  const { engine } = baton
  const pending = [...engine.pipeline.statuses.values()].filter((one) => one.kind === 'pending').map((one) => one.code)
  const ids: string[] = []
  for await (const row of allRows(engine.store, 'tasks', { status: pending, team })) ids.push(row.task_id)
  const [control, ...tasks] = await engine.store.load([CONTROL, ...ids.map((id) => ({ kind: 'task' as const, id }))])
  const state = (control?.kind === 'control' ? control.value : undefined) ?? RUNNING
  const steps = await stepsOf(
    baton,
    ids.map((task_id) => ({ task_id })),
  )
  return tasks.flatMap((loaded) => {
    const record = loaded.kind === 'task' ? loaded.value : undefined
    if (!record?.handoff || (record.handoff.ack !== 'awaiting' && record.handoff.ack !== 'deferred')) return []
    const rests_on = taskEvidence(steps.get(record.task.task_id) ?? [])
    return [{ record, times: handoffTimes(record.handoff, state, engine.clock.now()), rests_on }]
  })
}

async function readyTasks(baton: Baton): Promise<ReadyTask[]> {
  const { engine } = baton
  const status = [...engine.pipeline.statuses.values()].filter((one) => one.kind === 'ready').map((one) => one.code)
  const found: TaskRow[] = []
  if (status.length === 0) return []
  for await (const row of allRows(engine.store, 'tasks', { status })) found.push(row)
  const steps = await stepsOf(baton, found)
  return found.map((row) => {
    const taken = steps.get(row.task_id) ?? []
    const { evidence = null } = taken.findLast(({ voided_by, evidence }) => voided_by === null && evidence) ?? {}
    return { ...row, rests_on: taskEvidence(taken), evidence }
  })
}

/** Tasks that wait for one that was cancelled: only the PO can change what they depend on, or give them up. */
async function strandedTasks({ engine }: Baton): Promise<TaskRecord[]> {
  const ids: string[] = []
  for await (const row of allRows(engine.store, 'tasks', { open: true })) if (row.blocked) ids.push(row.task_id)
  const loaded = await engine.store.load(ids.map((id) => ({ kind: 'task', id })))
  return loaded.flatMap((one) =>
    one.kind === 'task' && one.value && (one.value.cancelled_dependencies ?? []).length > 0 ? [one.value] : [],
  )
}
