import { verifyChain } from '../chain.ts'
import type { CheckProgress, StoreFault } from '../port.ts'
import { checkRecords } from '../record-problem.ts'
import type { MemoryState } from './state.ts'

/** The chains and the records: there is no file that could be damaged. */
export function check(state: MemoryState, progress?: (progress: CheckProgress) => void): StoreFault[] {
  return [
    ...verifyChain(state.events, { whole: true }),
    ...checkRecords(storedRows(state), state.events.length, progress),
  ]
}

function storedRows(state: MemoryState) {
  const tables: Readonly<Record<string, ReadonlyMap<string, unknown>>> = {
    command: state.commands,
    notice: new Map([...state.notices].map(([id, { notice }]) => [id, notice])),
  }
  const records = [...state.records.values()]
  return {
    events: () => [...state.streams.values()].flat(),
    row: (kind: string, id: string) => {
      const table = tables[kind]
      if (table) return table.has(id) ? { value: table.get(id) } : undefined
      const record = state.records.get(`${kind}:${id}`)
      return record && { value: record.value }
    },
    counts: () => {
      const counts = new Map(Object.entries(tables).map(([kind, table]) => [kind, table.size]))
      for (const { kind } of records) counts.set(kind, (counts.get(kind) ?? 0) + 1)
      return counts
    },
    ids: (kind: string) =>
      tables[kind] ? [...tables[kind].keys()] : records.filter((one) => one.kind === kind).map(({ id }) => id),
  }
}
