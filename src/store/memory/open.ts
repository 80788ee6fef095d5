import type { Store } from '../port.ts'
import { Watchers } from '../watchers.ts'
import { appendTranscript } from './append-transcript.ts'
import { backup, readBackup } from './backup.ts'
import { check } from './check.ts'
import { claim } from './claim.ts'
import { commit } from './commit.ts'
import { events } from './events.ts'
import { facts } from './facts.ts'
import { list } from './list.ts'
import { load } from './load.ts'
import { pruneTranscripts } from './prune-transcripts.ts'
import { pruneWork } from './prune-work.ts'
import { readTranscript } from './read-transcript.ts'
import { endLease, renew } from './renew.ts'
import { reserve } from './reserve.ts'
import { emptyState, type MemoryState } from './state.ts'
import { transcriptFacts } from './transcript-facts.ts'

export interface MemoryOptions {
  /** The store's id; fixed unless told, so that a simulation repeats itself. */
  readonly id?: string
  /** A file that `backup` wrote. */
  readonly from?: string
  /** The store's own time (ms); the machine's unless told. */
  readonly clock?: () => number
}

/** A store that lives as long as its process: for tests and for the simulation. No timers, no chance, no files of its own. */
export function openMemoryStore({ id = 'memory', from, clock: now = Date.now }: MemoryOptions = {}): Store {
  const state = from === undefined ? emptyState(id) : readBackup(from)
  const watchers = new Watchers()
  return {
    load: async (keys) => load(opened(state), keys),
    commit: async (changesets) => {
      const answers = commit(opened(state), now(), changesets)
      if (answers.some(({ outcome }) => outcome === 'committed')) watchers.wake()
      return answers
    },
    reserve: async (day, count) => reserve(opened(state), day, count),
    list: async (view, query) => list(opened(state), now(), view, query),
    events: async (query) => events(opened(state), query),
    claim: async (wanted) => claim(opened(state), now(), wanted),
    renew: async (worker, ms) => renew(opened(state), now(), worker, ms),
    endLease: async (worker) => endLease(opened(state), now(), worker),
    now: async () => now(),
    appendTranscript: async (run_id, frames) => appendTranscript(opened(state), run_id, frames),
    readTranscript: async (run_id, query) => readTranscript(opened(state), run_id, query),
    transcriptFacts: async (run_id) => transcriptFacts(opened(state), run_id),
    pruneTranscripts: async (olderThanMs, options) => pruneTranscripts(opened(state), olderThanMs, options),
    pruneWork: async (options) => pruneWork(opened(state), now(), options),
    watch: (signal) => {
      opened(state)
      return watchers.watch(signal)
    },
    check: async (progress) => check(opened(state), progress),
    witnessed: async () => ({ state: 'agrees', known: null, found: opened(state).events.length, faults: [] }),
    accepted: async () => {},
    backup: async (path) => backup(opened(state), path),
    facts: async () => facts(opened(state)),
    close: async () => {
      state.closed = true
      watchers.close()
    },
  }
}

function opened(state: MemoryState): MemoryState {
  if (state.closed) throw new Error('the store is closed')
  return state
}
