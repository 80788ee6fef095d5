import type { RecordKey } from '../../pipeline/records.ts'
import type { LoadedAll } from '../port.ts'
import { type MemoryState, recordKey } from './state.ts'

export function load<Keys extends readonly RecordKey[]>(state: MemoryState, keys: Keys): LoadedAll<Keys> {
  return keys.map((key) => {
    const record = state.records.get(recordKey(key))
    return { kind: key.kind, id: key.id, version: record?.version ?? 0, value: record?.value }
  }) as unknown as LoadedAll<Keys>
}
