import type { RecordKey } from '../../pipeline/records.ts'
import type { Loaded } from '../port.ts'
import { type MemoryState, recordKey } from './state.ts'

export function load(state: MemoryState, keys: readonly RecordKey[]): Loaded[] {
  return keys.map((key) => {
    const record = state.records.get(recordKey(key))
    return { kind: key.kind, id: key.id, version: record?.version ?? 0, value: record?.value } as Loaded
  })
}
