import type { StoredEvent } from '../../pipeline/changeset.ts'
import { RECORD_FILES } from '../../pipeline/relay/integration-message.ts'
import type { CheckResult, Evidence } from '../../pipeline/relay/relay-record.ts'
import { parseJson } from '../../protocol/parse-json.ts'
import { readCommitFile } from '../../workspace/git/read-history.ts'

type Verdict = Pick<CheckResult, 'name' | 'code' | 'passed'> & Partial<Pick<CheckResult, 'command' | 'waived'>>

/** One piece of evidence. Records of Baton 0.1 have no `result`: then the checks alone say what it is. */
type RecordedEvidence = Pick<Evidence, 'stage' | 'tree' | 'passed'> & {
  readonly checks: readonly Verdict[]
  readonly result?: unknown
}

/** The content of a record commit, as far as it can be read. It is not trusted. */
export interface GitRecord {
  readonly task_id: string | undefined
  /** The store that wrote it; records of earlier versions do not say. */
  readonly store: string | undefined
  readonly events: readonly StoredEvent[]
  readonly evidence: readonly RecordedEvidence[]
  /** Files that are missing, too large, or not of their form. */
  readonly unreadable: readonly string[]
}

const LIMIT_BYTES = 64 * 1024 * 1024

export async function readGitRecord(repository: string, commit: string, signal?: AbortSignal): Promise<GitRecord> {
  const unreadable: string[] = []
  const read = async <Value>(path: string, understand: (text: string) => Value | undefined) => {
    const text = await readCommitFile({ repository, commit, path, limitBytes: LIMIT_BYTES, signal })
    const value = text === undefined ? undefined : understand(text)
    if (value === undefined) unreadable.push(path)
    return value
  }
  const task_id = await read(RECORD_FILES.task, taskIdIn)
  const events = (await read(RECORD_FILES.events, eventsIn)) ?? []
  const evidence = (await read(RECORD_FILES.evidence, evidenceIn)) ?? []
  const store = storeIn(
    await readCommitFile({ repository, commit, path: RECORD_FILES.store, limitBytes: 4_096, signal }),
  )
  return { task_id, store, events, evidence, unreadable }
}

function storeIn(text: string | undefined): string | undefined {
  const { store } = text === undefined ? {} : membersOf(json(text))
  return typeof store === 'string' ? store : undefined
}

function json(text: string): unknown {
  const parsed = parseJson(text, 'record')
  return parsed.ok ? parsed.value : undefined
}

/** A package with or without its envelope. */
function taskIdIn(text: string): string | undefined {
  const outer = membersOf(json(text))
  const { task_id } = membersOf(outer.task_package ?? outer)
  return typeof task_id === 'string' ? task_id : undefined
}

function eventsIn(text: string): StoredEvent[] | undefined {
  const lines = text.split('\n').filter((line) => line !== '')
  const events = lines.map(json)
  return events.every(isEvent) ? events : undefined
}

function isEvent(value: unknown): value is StoredEvent {
  const { stream, seq, number, previous, hash } = membersOf(value)
  return [stream, previous, hash].every((one) => typeof one === 'string') && [seq, number].every(Number.isSafeInteger)
}

function evidenceIn(text: string): GitRecord['evidence'] | undefined {
  const list = json(text)
  return Array.isArray(list) && list.every(isEvidence) ? list : undefined
}

function isEvidence(value: unknown): value is GitRecord['evidence'][number] {
  const { stage, tree, passed, checks } = membersOf(value)
  const told = typeof stage === 'string' && typeof tree === 'string' && typeof passed === 'boolean'
  return told && Array.isArray(checks) && checks.every(isVerdict)
}

function isVerdict(value: unknown): boolean {
  const { name, command } = membersOf(value)
  return typeof name === 'string' && (command === undefined || Array.isArray(command))
}

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
