import { BatonError } from '../../protocol/baton-error.ts'
import { canonicalJson } from '../../protocol/canonical-json.ts'
import type { Localized } from '../../protocol/lang.ts'
import { teamDeciders } from '../deciders.ts'
import { type Draft, houseOf, requirePo } from '../draft.ts'
import type { Results } from '../results.ts'
import { requireLease, requirePerson, requireWorker } from '../runs/open-run.ts'
import { openTask, taskWords } from '../task-state.ts'
import { beginWork } from '../visits/open-visit.ts'
import { currentStay } from './current-visit.ts'
import { openCarried, openRelay, putRelay, withVisit } from './open-relay.ts'
import type { RelayCommand } from './relay-command.ts'
import type { RelayWait } from './relay-record.ts'

type Command<Type extends RelayCommand['type']> = Extract<RelayCommand, { type: Type }>

/** From now on agents carry the task. What they are is fixed with it. */
export function startRelay(draft: Draft, { task_id, spec }: Command<'start_relay'>): Results['start_relay'] {
  requirePerson(draft)
  const { pipeline } = openTask(draft, task_id)
  const before = draft.read('relay', task_id)
  if (before) {
    if (canonicalJson(before.spec) === canonicalJson(spec)) return { task_id, branch: spec.branch }
    throw BatonError.of('RELAY_EXISTS', { task_id })
  }
  if (spec.skip_docs) requirePo(draft, pipeline, 'skip documentation')
  const { repository: _, prompts: __, ...told } = spec
  draft.event(task_id, 'relay:started', { ...told })
  putRelay(draft, {
    task_id,
    spec,
    open: true,
    driver: null,
    waiting: null,
    visits: [],
    update: null,
    integration: null,
    created_at: draft.at,
    updated_at: draft.at,
  })
  if (spec.format === 2) beginWork(draft, task_id)
  return { task_id, branch: spec.branch }
}

/** A worker carries the task from now on; nobody else's word counts. */
export function takeRelay(draft: Draft, command: Command<'take_relay'>): Results['take_relay'] {
  const { task_id, worker, keeps_waiting = false } = command
  requireWorker(draft)
  const relay = openRelay(draft, task_id)
  requireLease(draft, worker, task_id)
  const { driver } = relay
  if (driver === worker) return { task_id, resumed: relay.visits.length > 0 }
  if (driver !== null) draft.fence({ lapsed: driver }, BatonError.of('RELAY_HELD', { task_id, worker: driver }))
  draft.event(task_id, 'relay:taken', { worker, from: driver })
  putRelay(draft, { ...relay, driver: worker, waiting: keeps_waiting ? relay.waiting : null })
  return { task_id, resumed: relay.visits.length > 0 }
}

/** It carries no further: what the relay waits for stays on record. */
export function releaseRelay(draft: Draft, command: Command<'release_relay'>): Results['release_relay'] {
  const relay = openCarried(draft, command)
  const { record, pipeline } = openTask(draft, command.task_id)
  const ended = pipeline.statuses.get(record.task.status)?.terminal ?? false
  draft.event(command.task_id, 'relay:released', { worker: command.worker, status: record.task.status })
  putRelay(draft, { ...relay, driver: null, open: relay.open && !ended })
  return { task_id: command.task_id, status: record.task.status }
}

/** What nobody has been told of yet: a question, an escalation or a hold has its own notice. */
const UNTOLD: Readonly<Partial<Record<RelayWait['what'], Localized>>> = {
  choice: { ko: '리더-코더 반복이 멈춤', en: 'Leader and coder have stopped' },
  document: { ko: 'HANDOFF.md 가 걸러짐', en: 'HANDOFF.md was refused' },
  run: { ko: '에이전트가 해내지 못함', en: 'An agent did not get it done' },
  team: { ko: '다음 팀에 활성 에이전트가 없음', en: 'The next team has no active agent' },
}

export function relayWaits(draft: Draft, command: Command<'relay_waits'>): Results['relay_waits'] {
  const relay = openCarried(draft, command)
  const { waiting } = command
  const same = waiting?.what === relay.waiting?.what && waiting?.text === relay.waiting?.text
  if (same) return { task_id: command.task_id }
  draft.event(command.task_id, 'relay:waiting', {
    what: waiting?.what ?? null,
    text: waiting?.text ?? null,
    run_id: waiting?.run_id ?? null,
  })
  putRelay(draft, { ...relay, waiting: waiting && { ...waiting, since: draft.at } })
  const { record, pipeline } = openTask(draft, command.task_id)
  const what = waiting && UNTOLD[waiting.what]
  if (what) {
    const values = { ...taskWords(record), what, text: waiting.text.slice(0, 300) }
    // Only the PO registers agents and leaves a stage out; the rest is for the team's lead too.
    const team = waiting.what === 'team' ? null : record.task.assigned_team
    for (const to of teamDeciders(houseOf(draft, pipeline), team)) {
      draft.notify('relay_waits', { channel: 'direct', to, task_id: command.task_id }, values)
    }
  }
  return { task_id: command.task_id }
}

/** Agents that failed too often, and for whom a person was called, may try once more. */
export function encourageRelay(draft: Draft, { task_id }: Command<'encourage_relay'>): Results['encourage_relay'] {
  requirePerson(draft)
  const relay = openRelay(draft, task_id)
  const { record, pipeline } = openTask(draft, task_id)
  const stay = currentStay(pipeline, record.task)
  const visit = relay.visits.find(({ seq }) => seq === stay?.seq)
  // The run tries again; nobody has failed at the work, so nobody gets one more attempt at it.
  if (relay.waiting?.what === 'retry') {
    putRelay(draft, { ...relay, waiting: null })
    return { task_id, encouraged: visit?.encouraged ?? 0 }
  }
  const gaveUp = relay.waiting?.what === 'run' || relay.waiting?.what === 'document'
  if (!visit || !gaveUp) return { task_id, encouraged: visit?.encouraged ?? 0 }
  draft.event(task_id, 'relay:encouraged', { seq: visit.seq, stage: visit.stage })
  const encouraged = visit.encouraged + 1
  putRelay(draft, withVisit({ ...relay, waiting: null }, { ...visit, encouraged }))
  return { task_id, encouraged }
}
