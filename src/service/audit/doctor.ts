import type { Engine } from '../../engine/engine.ts'
import type { ProvedField } from '../../pipeline/binding/proved-field.ts'
import { isWhole } from '../../pipeline/binding/record-stream.ts'
import type { RecordKind } from '../../pipeline/records.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { type Localized, localized } from '../../protocol/lang.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import { createValidator, type DocumentValidator } from '../../protocol/validate-document.ts'
import { describeViolation } from '../../protocol/violation.ts'
import { allEvents } from '../../store/all-events.ts'
import { allRows } from '../../store/all-rows.ts'
import { verifyChain } from '../../store/chain.ts'
import type { StoreFault } from '../../store/port.ts'
import type { RecordFault } from '../../store/verify-records.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import { expectedStatus } from './expected-status.ts'
import { faultProblem } from './verify-store.ts'

export interface Problem {
  readonly place: string
  readonly problem: Localized
  /** The status that the messages say, where the task can be brought back to it. */
  readonly expected?: string
  /** The chain holds the value that was written. */
  readonly repairable?: boolean
  readonly repaired: boolean
}

export interface Examination {
  readonly problems: readonly Problem[]
  /** How many tasks were examined. */
  readonly tasks: number
}

/** Looks for inconsistent records; `repair` restores only values that the chain has. */
export async function doctor(
  service: WithEngine,
  caller: Caller,
  { repair }: { readonly repair: boolean },
): Promise<Examination> {
  const { store } = service.engine
  const faults = await store.check()
  const found: Problem[] = []
  let tasks = 0
  const validators = new Map<string, DocumentValidator>()
  for await (const { task_id } of allRows(store, 'tasks', {})) {
    tasks += 1
    const disagreement = await examine(service, task_id, faults)
    if (disagreement) found.push(repair ? await repairTask(service, caller, disagreement) : disagreement)
  }
  if (repair) await repairRecords(service, caller, faults)
  const left = repair ? await store.check() : faults
  const isLeft = ({ place, problem }: StoreFault) => left.some((one) => one.place === place && one.problem === problem)
  found.unshift(...faults.map((fault) => problemOf(fault, !isLeft(fault))))
  for await (const { task_id } of allRows(store, 'tasks', {}))
    found.push(...(await brokenContract(service, task_id, validators)))
  return { problems: found, tasks }
}

/** A fault of the store, and whether the chain has the value to repair it. */
function problemOf(fault: StoreFault, repaired: boolean): Problem {
  const { place, record } = fault
  const problem = faultProblem(fault)
  if (repaired || !record) return { place, problem, repaired }
  if (isProved(fault)) return { place, problem, repairable: true, repaired }
  return { place, problem: localized((lang) => `${problem[lang]}. ${NOT_PROVED[lang]}`), repaired }
}

const NOT_PROVED: Localized = {
  ko: '해시 체인에는 값이 아니라 해시만 있어 고칠 수 없습니다. baton restore 로 백업을 복원하거나 baton audit accept 로 현재 값을 받아들이세요',
  en: 'The chain has only a digest of it, so it cannot be repaired: restore a backup with baton restore, or accept it with baton audit accept',
}

/** Whether the events alone say what the field must be: a short value, or that nothing was ever written there. */
function isProved({ record }: StoreFault): boolean {
  if (!record || isWhole(record.kind) || record.field === '') return false
  return record.proved !== undefined || record.found === 'added'
}

/** Puts back every field that the chain proves, record by record. */
async function repairRecords({ engine }: WithEngine, caller: Caller, faults: readonly StoreFault[]): Promise<void> {
  for (const ofRecord of Map.groupBy(faults.filter(isProved), ({ place }) => place).values()) {
    const [first] = ofRecord
    if (!first?.record) continue
    const { kind, id } = first.record
    const fields = ofRecord.flatMap(({ record }) => (record ? [provedField(record)] : []))
    await engine.execute({ type: 'repair_record', kind: kind as RecordKind, id, fields }, askedBy(caller))
  }
}

const provedField = ({ field, proved }: RecordFault): ProvedField =>
  proved === undefined ? { field } : { field, proved }

/** A task that is somewhere else than its messages and the steps logged after them say: the messages win. */
async function examine(
  { engine }: WithEngine,
  task_id: string,
  faults: readonly StoreFault[],
): Promise<Problem | undefined> {
  const [loaded] = await engine.store.load([{ kind: 'task', id: task_id }])
  const record = loaded.value
  const pipeline = record && (await pipelineOf(engine, record.definition))
  if (!record || !pipeline)
    return { place: task_id, problem: localized(() => 'its pipeline definition is not in the store'), repaired: false }
  const messages = []
  const forged = new Set(faults.flatMap(({ record: one }) => (one?.kind === 'message' ? [one.id] : [])))
  // A message that the chain does not prove is not followed.
  for await (const { id, value } of allRows(engine.store, 'messages', { task_id })) {
    if (!forged.has(id)) messages.push(value)
  }
  const events = []
  for await (const event of allEvents(engine.store, { stream: task_id })) events.push(event)
  // Nor is a log that is not a chain.
  if (verifyChain(events).length > 0) return undefined
  const expected = expectedStatus(pipeline, messages, events)
  const { status } = record.task
  if (status === expected) return undefined
  const problem = localized(() => `status is ${status}, its messages say ${expected}`)
  return { place: task_id, problem, expected, repaired: false }
}

/** Undefined also where the definition was edited: the store's own check says so. */
async function pipelineOf(engine: Engine, hash: string): Promise<Pipeline | undefined> {
  try {
    return await engine.pipelineOf(hash)
  } catch (error) {
    if (error instanceof BatonError && error.code === 'DEFINITION_CHANGED') return undefined
    throw error
  }
}

async function repairTask({ engine }: WithEngine, caller: Caller, found: Problem): Promise<Problem> {
  if (found.expected === undefined) return found
  const { place: task_id, problem, expected: status } = found
  await engine.execute({ type: 'repair_task', task_id, status, problem: problem.en }, askedBy(caller))
  return { ...found, repaired: true }
}

async function brokenContract(
  { engine }: WithEngine,
  task_id: string,
  validators: Map<string, DocumentValidator>,
): Promise<Problem[]> {
  const [loaded] = await engine.store.load([{ kind: 'task', id: task_id }])
  const record = loaded.value
  const pipeline = record && (await pipelineOf(engine, record.definition))
  if (!record || !pipeline) return []
  const validate = validators.get(record.definition) ?? createValidator(pipeline)
  validators.set(record.definition, validate)
  const envelope = { $schema: 'task_package_v1', schema_version: '1.0.0', task_package: record.task }
  return validate('task-package', envelope).violations.map((found) => ({
    place: `${task_id}${found.pointer}`,
    problem: localized((lang) => describeViolation(found, lang)),
    repaired: false,
  }))
}
