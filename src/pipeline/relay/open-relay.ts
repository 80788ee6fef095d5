import { BatonError } from '../../protocol/baton-error.ts'
import type { Draft } from '../draft.ts'
import type { RelayRecord } from './relay-record.ts'

/** The relay of a task, where it was read and there is one. */
export function relayOf(draft: Draft, task_id: string): RelayRecord | undefined {
  return draft.facts.has({ kind: 'relay', id: task_id }) ? draft.read('relay', task_id) : undefined
}

export function openRelay(draft: Draft, task_id: string): RelayRecord {
  const relay = draft.read('relay', task_id)
  if (!relay) throw BatonError.of('RELAY_NOT_FOUND', { task_id })
  return relay
}

export function putRelay(draft: Draft, relay: RelayRecord): RelayRecord {
  const written = { ...relay, updated_at: draft.at }
  draft.put('relay', relay.task_id, written)
  return written
}
