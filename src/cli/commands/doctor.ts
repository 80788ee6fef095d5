import { BatonError } from '../../protocol/baton-error.ts'
import { createValidator, type DocumentValidator } from '../../protocol/validate-document.ts'
import { describeViolation } from '../../protocol/violation.ts'
import { allEvents } from '../../store/all-events.ts'
import { allRows } from '../../store/all-rows.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { expectedStatus } from '../expected-status.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

interface Problem {
  readonly place: string
  readonly problem: string
  /** The status that the messages say, where the task can be brought back to it. */
  readonly expected?: string
  readonly repaired: boolean
}

/** `baton doctor`: looks for what does not fit together; `--repair` mends what the messages can decide. */
export async function doctor(options: CommonOptions & { readonly repair?: boolean }): Promise<void> {
  await withBaton(options, options.repair ? 'write' : 'read', async (baton) => {
    const { json, lang } = baton
    const found: Problem[] = []
    for (const { place, problem } of await baton.engine.store.check()) found.push({ place, problem, repaired: false })
    let tasks = 0
    const validators = new Map<string, DocumentValidator>()
    for await (const { task_id } of allRows(baton.engine.store, 'tasks', {})) {
      tasks += 1
      const disagreement = await examine(baton, task_id)
      if (disagreement) found.push(options.repair ? await repair(baton, disagreement) : disagreement)
      found.push(...(await brokenContract(baton, task_id, validators)))
    }
    const left = found.filter((one) => !one.repaired)
    if (json) printJson({ tasks, problems: found })
    else print(found.map((one) => line(one, lang)).join('') + summary(tasks, found.length, lang))
    if (left.length === 0) return
    const repairable = left.filter((one) => one.expected !== undefined).length
    throw BatonError.of('DOCTOR_FOUND', { problems: left.length, repairable })
  })
}

/** A task that is somewhere else than its messages and the steps logged after them say: the messages win. */
async function examine({ engine }: Baton, task_id: string): Promise<Problem | undefined> {
  const [loaded] = await engine.store.load([{ kind: 'task', id: task_id }])
  const record = loaded?.kind === 'task' ? loaded.value : undefined
  const pipeline = record && (await engine.pipelineOf(record.definition))
  if (!record || !pipeline)
    return { place: task_id, problem: 'its pipeline definition is not in the store', repaired: false }
  const messages = []
  for await (const { value } of allRows(engine.store, 'messages', { task_id })) messages.push(value)
  const events = []
  for await (const event of allEvents(engine.store, { stream: task_id })) events.push(event)
  const expected = expectedStatus(pipeline, messages, events)
  const { status } = record.task
  if (status === expected) return undefined
  return { place: task_id, problem: `status is ${status}, its messages say ${expected}`, expected, repaired: false }
}

async function repair({ engine, actor }: Baton, found: Problem): Promise<Problem> {
  if (found.expected === undefined) return found
  const { place: task_id, problem, expected: status } = found
  await engine.execute({ type: 'repair_task', task_id, status, problem }, { actor })
  return { ...found, repaired: true }
}

async function brokenContract(
  { engine }: Baton,
  task_id: string,
  validators: Map<string, DocumentValidator>,
): Promise<Problem[]> {
  const [loaded] = await engine.store.load([{ kind: 'task', id: task_id }])
  const record = loaded?.kind === 'task' ? loaded.value : undefined
  const pipeline = record && (await engine.pipelineOf(record.definition))
  if (!record || !pipeline) return []
  const validate = validators.get(record.definition) ?? createValidator(pipeline)
  validators.set(record.definition, validate)
  const envelope = { $schema: 'task_package_v1', schema_version: '1.0.0', task_package: record.task }
  return validate('task-package', envelope).violations.map((found) => ({
    place: `${task_id}${found.pointer}`,
    problem: describeViolation(found, 'en'),
    repaired: false,
  }))
}

function line({ place, problem, repaired }: Problem, lang: 'ko' | 'en'): string {
  const mark = repaired ? (lang === 'ko' ? ' (고쳤습니다)' : ' (repaired)') : ''
  return `${repaired ? '✓' : '✗'} ${terminalText(place)}: ${terminalText(problem)}${mark}\n`
}

function summary(tasks: number, problems: number, lang: 'ko' | 'en'): string {
  return lang === 'ko'
    ? `태스크 ${tasks}건 점검, 문제 ${problems}건.\n`
    : `${tasks} task(s) examined, ${problems} problem(s).\n`
}
