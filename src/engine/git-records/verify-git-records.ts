import {
  INTEGRATION_MARK,
  type IntegrationTrailers,
  readIntegration,
} from '../../pipeline/relay/integration-message.ts'
import { INTEGRATION_STAGE } from '../../protocol/evidence/evidence-stages.ts'
import { type EvidenceWord, evidenceWord, isAccepted, type JudgedCheck } from '../../protocol/evidence/evidence-word.ts'
import type { Localized } from '../../protocol/lang.ts'
import type { ComparedFailures } from '../../protocol/plays/evidence.ts'
import { verifyChain } from '../../store/chain.ts'
import type { Store } from '../../store/port.ts'
import { type History, readHistory } from '../../workspace/git/read-history.ts'
import { type GitRecord, readGitRecord } from './read-git-record.ts'

/**
 * Verifies the merges of Baton on a branch, from a clone alone.
 *
 * Owns: what must agree, and the texts of the problems. Does not own: the format of the merge message
 * (`integration-message.ts`), the chain of events (`chain.ts`).
 *
 * For every merge that Baton made on the branch:
 *
 * 1. The record that the merge names is the one that the seal ties to the merged branch.
 * 2. The events in the record are one unbroken chain of that task, and its head is the one that the merge names.
 * 3. Every piece of evidence that the merge names is in the record, did not fail, has the same evidence word there
 *    (`passed`, `waived`, `unchecked`), and is about a tree of an ancestor of the merge. If a tree was checked more than
 *    once, the last result counts. A check counts as waived only if an event in the chain says that the PO waived it.
 * 4. The evidence of the merge itself is about the tree of the merge.
 * 5. If a store is given, its event with that number has the hash that the merge names. Two stores can have a task with
 *    the same id, so the merge and its record name their store. A merge without a store name is reported as unclear.
 *
 * This proves that merge, record and evidence belong together. It does not detect that somebody rewrote all of them, in
 * every clone and in the store.
 */
export interface GitAuditOptions {
  readonly repository: string
  /** A branch, a tag or a commit; default: HEAD. */
  readonly branch?: string
  readonly store?: Pick<Store, 'events' | 'facts'>
  /** The store name in the trailers of merge commits; default: the id of the store. */
  readonly identity?: string
  readonly signal?: AbortSignal
}

interface GitFault {
  readonly place: string
  readonly problem: Localized
}

export interface GitAudit {
  readonly head: string
  /** The tasks that Baton merged into this branch, one for each merge. */
  readonly tasks: readonly string[]
  /** Tasks that the store does not have: they are of another store. */
  readonly unknown: readonly string[]
  /** Tasks of another store whose id this store has too, for a different task. */
  readonly others: readonly string[]
  /** Tasks whose id this store has too, and whose merge does not name its store. */
  readonly unclear: readonly string[]
  /** The evidence of each merge, read from the record and not from the merge message. */
  readonly evidence: readonly AuditedEvidence[]
  readonly faults: readonly GitFault[]
}

interface AuditedEvidence {
  readonly task_id: string
  readonly stage: string
  readonly tree: string
  readonly result: EvidenceWord
}

export async function verifyGitRecords(options: GitAuditOptions): Promise<GitAudit> {
  const { repository, branch, store, signal } = options
  const history = await readHistory({ repository, ...(branch ? { name: branch } : {}), line: INTEGRATION_MARK, signal })
  const faults: GitFault[] = history.shallow ? [{ place: history.head, problem: PROBLEMS.shallow }] : []
  const tasks: string[] = []
  const met = { unknown: [] as string[], other: [] as string[], unclear: [] as string[] }
  const own = options.identity ?? (await store?.facts())?.id ?? ''
  const evidence: AuditedEvidence[] = []
  for (const [merge, message] of history.merges) {
    const says = readIntegration(message)
    if (!says) continue
    tasks.push(says.task_id)
    const { problems, found } = await verifyMerge(repository, history, merge, says, signal)
    evidence.push(...found.map((one) => ({ task_id: says.task_id, ...one })))
    const stored = store && says.chain ? await askStore(store, says.task_id, says.chain) : 'same'
    const answer = stored === 'differs' ? whoseIs(says, own) : stored
    if (answer === 'rewritten') problems.push(PROBLEMS.rewritten)
    else if (answer !== 'same') met[answer].push(says.task_id)
    const place = `${says.task_id} (${merge.slice(0, 12)})`
    faults.push(...problems.map((problem) => ({ place, problem })))
  }
  const { unknown, other: others, unclear } = met
  return { head: history.head, tasks, unknown, others, unclear, evidence, faults }
}

/** The store has a task of that id with other events. Either the merge is of another store, or this store was rewritten. */
function whoseIs({ store }: IntegrationTrailers, own: string): 'rewritten' | 'other' | 'unclear' {
  // A copied store has the tasks of the original up to the copy, and the time of the copy is not recorded.
  if (store === null || own.startsWith(`${store}.`)) return 'unclear'
  return store === own ? 'rewritten' : 'other'
}

async function verifyMerge(
  repository: string,
  history: History,
  merge: string,
  says: IntegrationTrailers,
  signal?: AbortSignal,
): Promise<{ problems: Localized[]; found: Omit<AuditedEvidence, 'task_id'>[] }> {
  const problems = says.malformed.map((line) => both('읽을 수 없는 줄', 'a line that cannot be read', line))
  problems.push(...verifyOwnTree(history, merge, says))
  if (!says.chain) problems.push(PROBLEMS.noChain)
  if (!says.record) return { problems: [...problems, PROBLEMS.noRecord], found: [] }
  if (!isTied(history, merge, says.record)) return { problems: [...problems, PROBLEMS.recordMissing], found: [] }
  const record = await readGitRecord(repository, says.record, signal)
  problems.push(
    ...record.unreadable.map((file) => both('기록에서 읽을 수 없는 파일', 'unreadable in the record', file)),
  )
  if (!record.unreadable.includes('task.json') && record.task_id !== says.task_id)
    problems.push(both('다른 태스크의 기록임', 'the record is of another task', String(record.task_id)))
  if (says.store !== null && record.store !== says.store) problems.push(PROBLEMS.otherStore)
  problems.push(...verifyEvents(record, says), ...verifyEvidence(history, merge, record, says))
  return { problems, found: evidenceFound(record, says) }
}

/** The evidence that a merge names and its record contains, with the evidence words. */
function evidenceFound(record: GitRecord, says: IntegrationTrailers): Omit<AuditedEvidence, 'task_id'>[] {
  return says.evidence.flatMap(({ stage, tree }) => {
    const found = evidenceIn(record, stage, tree)
    return found ? [{ stage, tree, result: wordIn(record, found) }] : []
  })
}

const evidenceIn = ({ evidence }: GitRecord, stage: string, tree: string) =>
  evidence.findLast((one) => one.stage === stage && one.tree === tree)

/** Derives the evidence word from the checks and the chain. The word and waivers in the record are not trusted. */
function wordIn(record: GitRecord, { passed, checks, ...about }: RecordedEvidence): EvidenceWord {
  const waived = waivedBy(record)
  const judged = checks.map((check) => ({
    ...(check.command === undefined ? {} : { command: check.command }),
    ...judgedIn(record, waived, about, check),
  }))
  return evidenceWord({ passed, checks: judged })
}

type RecordedEvidence = GitRecord['evidence'][number]

/** A check as the chain has it: whether it was waived, or compared with the base, because a person decided so. */
function judgedIn(
  record: GitRecord,
  waived: ReadonlySet<unknown>,
  about: Pick<RecordedEvidence, 'stage' | 'tree'>,
  { name, passed, code }: RecordedEvidence['checks'][number],
): JudgedCheck {
  const compared = comparedIn(record, about, name)
  return { passed: passed === true && code === 0, waived: waived.has(name), ...(compared ? { compared } : {}) }
}

function verifyOwnTree({ commits }: History, merge: string, { evidence }: IntegrationTrailers): Localized[] {
  const own = evidence.filter(({ stage }) => stage === INTEGRATION_STAGE)
  if (own.length === 0) return [PROBLEMS.noOwnTree]
  const tree = commits.get(merge)?.tree
  return own.every((one) => one.tree === tree) ? [] : [PROBLEMS.otherTree]
}

/** Whether a merged parent is a seal: a commit whose second parent is the record. */
function isTied({ commits }: History, merge: string, record: string): boolean {
  const [, ...merged] = commits.get(merge)?.parents ?? []
  return merged.some((seal) => commits.get(seal)?.parents[1] === record)
}

function verifyEvents({ events, unreadable }: GitRecord, says: IntegrationTrailers): Localized[] {
  if (unreadable.includes('events.jsonl')) return []
  const problems = verifyChain(events).map(({ place, problem }) =>
    both('해시 체인이 끊김', 'the hash chain is broken', `${place} ${problem}`),
  )
  if (events.some(({ stream }) => stream !== says.task_id)) problems.push(PROBLEMS.otherStream)
  const head = events.at(-1)
  if (says.chain && (head?.seq !== says.chain.seq || head.hash !== says.chain.hash)) problems.push(PROBLEMS.otherHead)
  return problems
}

function verifyEvidence(history: History, merge: string, record: GitRecord, says: IntegrationTrailers): Localized[] {
  if (record.unreadable.includes('evidence.json')) return []
  const trees = treesBehind(history, merge)
  const waived = waivedBy(record)
  return says.evidence.flatMap(({ stage, tree, result: said }) => {
    const what = `${stage} ${tree}`
    const found = evidenceIn(record, stage, tree)
    if (!found) return [both('기록에 없는 증거', 'evidence that the record does not hold', what)]
    const failed = found.checks
      .filter((check) => !isAccepted(judgedIn(record, waived, found, check)))
      .map(({ name }) => name)
    return [
      ...(found.passed ? [] : [both('통과하지 못한 증거', 'evidence that did not pass', what)]),
      ...failed.map((name) => both('통과하지 못한 검사', 'a check that did not pass', `${stage} ${name}`)),
      ...(failed.length > 0 ? [] : otherWord(wordIn(record, found), said, found.result, stage)),
      ...(trees.has(tree) ? [] : [both('병합된 커밋에 없는 트리', 'a tree of no commit that was merged', what)]),
    ]
  })
}

/** Baton 0.1 called all merged evidence `passed`, and its records have no `result`: there the checks alone count. */
function otherWord(word: EvidenceWord, said: EvidenceWord, recorded: unknown, stage: string): Localized[] {
  if (recorded === undefined && said === 'passed') return []
  const wrong = [said, recorded ?? word].find((one) => one !== word)
  if (wrong === undefined) return []
  return [
    both(
      '검사 결과와 맞지 않는 판정',
      'a result that does not match its checks',
      `${stage} ${String(wrong)} (${word})`,
    ),
  ]
}

/** The checks that the PO waived, according to the events. */
function waivedBy({ events }: GitRecord): ReadonlySet<unknown> {
  return new Set(events.flatMap(({ type, data }) => (type === 'checks:waived' ? listIn(data?.checks) : [])))
}

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** What the chain says about the failures of a check; undefined unless a person decided to compare with the base. */
function comparedIn(
  { events }: GitRecord,
  { stage, tree }: Pick<RecordedEvidence, 'stage' | 'tree'>,
  name: unknown,
): ComparedFailures | undefined {
  if (!events.some(({ type, data }) => type === 'base:judged' && data?.choice === 'compare')) return undefined
  const told = events.findLast(
    ({ type, data }) => type === 'evidence:recorded' && data?.stage === stage && data?.tree === tree,
  )
  const check = listIn(told?.data?.checks).find((one) => (one as { name?: unknown }).name === name)
  return (check as { compared?: ComparedFailures } | undefined)?.compared
}

function treesBehind({ commits }: History, from: string): ReadonlySet<string> {
  const trees = new Set<string>()
  const seen = new Set([from])
  for (const id of seen) {
    const commit = commits.get(id)
    if (!commit) continue
    trees.add(commit.tree)
    // The loop also visits entries that are added to the set while it runs.
    for (const parent of commit.parents) seen.add(parent)
  }
  return trees
}

async function askStore(store: Pick<Store, 'events'>, stream: string, chain: { seq: number; hash: string }) {
  const [event] = await store.events({ stream, after: chain.seq - 1, limit: 1 })
  if (event?.seq === chain.seq && event.hash === chain.hash) return 'same'
  return event || (await store.events({ stream, limit: 1 })).length > 0 ? 'differs' : 'unknown'
}

const both = (ko: string, en: string, what: string): Localized => ({ ko: `${ko}: ${what}`, en: `${en}: ${what}` })

const PROBLEMS = {
  shallow: {
    ko: '이 복제본에는 이력의 일부만 있습니다. git fetch --unshallow 를 실행한 뒤 다시 검사하세요',
    en: 'this clone does not have the whole history; run git fetch --unshallow and verify again',
  },
  noChain: { ko: 'Baton-Chain 이 없음', en: 'it names no head of the chain (Baton-Chain)' },
  noRecord: { ko: 'Baton-Record 가 없음', en: 'it names no record (Baton-Record)' },
  recordMissing: {
    ko: '병합된 브랜치에 그 기록이 연결되어 있지 않음: 기록이 없어졌거나 바뀜',
    en: 'the record that it names is not connected to the merged branch: it was removed or replaced',
  },
  noOwnTree: {
    ko: '병합 결과를 검사했다는 줄이 없음 (INTEGRATION)',
    en: 'no line says that the merge itself was checked (INTEGRATION)',
  },
  otherTree: {
    ko: '검사한 트리와 병합 커밋의 트리가 다름: 병합이 고쳐짐',
    en: 'its tree is not the one that was checked: the merge was amended',
  },
  otherStore: { ko: '다른 Baton 저장소의 기록임', en: 'the record is of another store' },
  otherStream: { ko: '다른 태스크의 이벤트가 섞여 있음', en: 'the record holds events of another task' },
  otherHead: {
    ko: '해시 체인의 끝이 병합에 적힌 것과 다름: 이벤트가 잘렸거나 바뀜',
    en: 'the head of the hash chain is not the one that the merge names: events were cut or replaced',
  },
  rewritten: {
    ko: 'Baton 저장소의 이벤트가 병합에 적힌 것과 다름: Baton 저장소가 수정됨',
    en: 'the store was rewritten: its event is not the one that the merge names',
  },
} as const satisfies Record<string, Localized>
