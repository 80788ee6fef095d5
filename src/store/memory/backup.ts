import { readFileSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { BatonError } from '../../protocol/baton-error.ts'
import { frozen } from '../frozen-copy.ts'
import type { MemoryState } from './state.ts'

/** The whole state but the transcripts in one file. Nobody can write meanwhile, so it is consistent by itself. */
export function backup(state: MemoryState, path: string): void {
  try {
    writeFileSync(path, serialize({ ...state, transcripts: new Map() }), { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw BatonError.of('STORE_COPY_EXISTS', { path })
    throw error
  }
}

/** A state as `backup` wrote it, with every value frozen again. */
export function readBackup(path: string): MemoryState {
  const state = deserialize(readFileSync(path)) as MemoryState
  for (const { value } of state.records.values()) frozen(value)
  for (const answer of state.commands.values()) frozen(answer)
  for (const { projection } of state.tasks.values()) frozen(projection)
  for (const { row } of state.runs.values()) frozen(row)
  for (const { notice } of state.notices.values()) frozen(notice)
  for (const { row } of state.work.all.values()) frozen(row)
  for (const event of state.events) frozen(event)
  return state
}
