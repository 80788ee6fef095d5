import { BatonError } from '../../protocol/baton-error.ts'
import { type Ask, type Effect, effectId, ITEM_KINDS, type StartRun } from '../../protocol/plays/effect.ts'
import { type Draft, defaultAgent } from '../draft.ts'
import { openRelay, putRelay } from '../relay/open-relay.ts'
import { newRun } from '../runs/new-run-record.ts'
import { playedBy } from '../runs/player.ts'
import { openTask, taskWords } from '../task-state.ts'
import { offerRun } from './offer-run.ts'
import { QUEUES, rowOf } from './rows.ts'
import type { ItemRecord, Outstanding, VisitRecord } from './visit-record.ts'

/** Puts an effect where it is worked on: a row, a run, an item or a time. One of the same id is left as it is. */
export function askEffect(draft: Draft, visit: VisitRecord, effect: Effect): VisitRecord {
  const id = effectId(visit.visit, effect)
  if (Object.hasOwn(visit.outstanding, id)) return visit
  const asked = { effect, run_id: null, resting: false, stuck: null, due_at: null, left_ms: null, asked_at: draft.at }
  draft.event(visit.task_id, 'effect:asked', { visit: visit.visit, effect: id, do: effect.do, key: effect.key })
  const placed = (one: Partial<Outstanding> & Pick<Outstanding, 'at'>): VisitRecord => ({
    ...visit,
    outstanding: { ...visit.outstanding, [id]: { ...asked, ...one } },
  })
  switch (effect.do) {
    case 'start_run': {
      const { run_id, effect: bare } = startRun(draft, visit, id, effect)
      const { role, number } = effect
      return { ...placed({ at: 'run', effect: bare, run_id }), runs: [...visit.runs, { role, number, run_id }] }
    }
    case 'ask':
      openItem(draft, visit, id, effect)
      return placed({ at: 'item' })
    case 'wait_until':
      return placed({ at: 'time', ...timeOf(draft, visit, effect.after_ms) })
    default: {
      const queue = effect.do === 'gather_evidence' ? QUEUES.checks : QUEUES.git
      draft.work({
        op: 'add',
        row: rowOf(draft, visit, { id, queue, kind: 'effect', data: { effect: id } }),
      })
      return placed({ at: 'row' })
    }
  }
}

/** Of a visit on hold the time begins to run when its task goes on. */
function timeOf(draft: Draft, { state }: VisitRecord, ms: number): Pick<Outstanding, 'due_at' | 'left_ms'> {
  return state === 'held' ? { due_at: null, left_ms: ms } : { due_at: draft.request.now + ms, left_ms: null }
}

/** The record of the run; the worker that takes it first adds its prompt and the rest of its brief. */
function startRun(draft: Draft, visit: VisitRecord, id: string, effect: Effect & StartRun) {
  const { role, number, player, start, brief, document, repairs, node } = effect
  const { task_id, stage } = visit
  const relay = openRelay(draft, task_id)
  const { pipeline } = openTask(draft, task_id)
  const reviewer = player === 'reviewer' ? relay.spec.reviewers?.[stage] : undefined
  const agent = player === 'reviewer' ? reviewer : relay.spec.stages[stage]
  if (!agent) throw BatonError.of('INTERNAL', { reason: `no ${player} is configured for ${stage}` })
  const team = reviewer?.team ?? pipeline.stages.find((one) => one.id === stage)?.team ?? ''
  const { repository, store_repository } = relay.spec
  const run_id = newRunId(draft, task_id)
  draft.event(task_id, 'visit:joined', { visit: visit.visit, seq: visit.seq, stage, role, number, run_id })
  const { of, attempt, final } = brief
  const told = of === null ? null : { number: attempt, of, final }
  const named = node === undefined ? {} : { node }
  draft.event(task_id, 'stage:run', { seq: visit.seq, stage, run_id, role, number, ...named, attempt: told })
  const run = newRun(draft, run_id, {
    task_id,
    stage,
    agent: defaultAgent(draft, team) ?? team,
    ...playedBy(draft, agent, { task_id, stage, ...named }),
    ...(agent.fallback === undefined ? {} : { fallback: agent.fallback }),
    prompt: null,
    brief: { ...brief, role },
    workflow: { kind: 'dispatch' },
    nonce: '',
    workspace: {
      repository,
      ...(store_repository === undefined ? {} : { store_repository }),
      folder: '',
      base: null,
      start,
    },
  })
  const { dispatch: _, ...bare } = brief
  offerRun(draft, { ...run, ...named, visit: visit.visit, effect: id, document, repairs, created_by: run.agent }, visit)
  // The run has the brief: the visit stays small.
  return {
    run_id,
    effect: { ...effect, brief: { ...bare, feedback: null, problems: [], handoff: null, report: null } },
  }
}

/**
 * `RUN-20261115-003-9f3c8e21d0`: the third run of its task, and chance: another store, or this one put back to an older
 * copy, counts to the same number.
 */
function newRunId(draft: Draft, task_id: string): string {
  const relay = openRelay(draft, task_id)
  const runs = (relay.runs ?? 0) + 1
  putRelay(draft, { ...relay, runs })
  const day = draft.at.slice(0, 10).replaceAll('-', '')
  return `RUN-${day}-${String(runs).padStart(3, '0')}-${draft.uuid().replaceAll('-', '').slice(0, 10)}`
}

function openItem(draft: Draft, visit: VisitRecord, id: string, effect: Ask): void {
  const { to, text, details, options, confirmable, run, item: kind } = effect
  const { task_id } = visit
  const record: ItemRecord = {
    item: id,
    task_id,
    visit: visit.visit,
    kind,
    to,
    text,
    details,
    options,
    confirmable,
    run,
    // A run of a task on hold has ended: what follows from it is asked when the task goes on.
    open: visit.state !== 'held',
    opened_at: draft.at,
    answer: null,
    row: null,
  }
  putItem(draft, record)
}

/** Writes an item that is asked for the first time, and notifies those who decide it, unless its task is on hold. */
export function putItem(draft: Draft, record: ItemRecord): void {
  const { item, task_id, kind, to, text, details, options } = record
  draft.event(task_id, 'item:opened', {
    key: item,
    kind,
    to,
    text,
    details,
    options: options.map(({ choice }) => choice),
  })
  draft.put('item', item, record)
  if (record.open) tellItem(draft, record)
}

export function tellItem(draft: Draft, { task_id, kind, text }: ItemRecord): void {
  const { record: task, pipeline } = openTask(draft, task_id)
  draft.notify(
    'relay_waits',
    { channel: 'direct', to: pipeline.definition.po, task_id },
    { ...taskWords(task), what: ITEM_KINDS[kind], text },
  )
}
