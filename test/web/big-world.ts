import { join } from 'node:path'
import type { ApiAnswer } from '../../src/protocol/api/api-types.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { changeset, event } from '../store/samples.ts'
import { runBaton } from '../support/run-baton.ts'
import { BrowserWorld, type Person } from './browser-world.ts'
import { get, post, untilValue } from './page-calls.ts'

export const LINES = 100_000
export const CHANGED = 10_000
export const TASKS = 10_000

/** Says 100,000 lines and changes each of 10,000: a diff of 20,000 lines. */
const LOUD = `
const { readFileSync, writeFileSync } = require('node:fs')
writeFileSync('big.txt', readFileSync('big.txt', 'utf8').replaceAll('before', 'after'))
for (let line = 1; line < ${LINES}; line += 1) console.log('line ' + line + ' of the log')
console.log('the very last words')
console.log(['=== CUSTOM TASK COMPLETE ===', 'Task: loud', 'Summary: said and changed much'].join('\\n'))
`
const BIG = Array.from({ length: CHANGED }, (_, at) => `const value_${at} = open('before', ${at}) // and some words\n`)

export interface BigWorld extends AsyncDisposable {
  readonly world: BrowserWorld
  readonly po: Person
  readonly runId: string
}

/** A store with 10,000 open tasks, and a run that said and changed much. */
export async function openBigWorld(tasks: number): Promise<BigWorld> {
  const world = await BrowserWorld.open({ 'big.txt': BIG.join(''), 'loud.cjs': LOUD })
  const po = await world.person({ lang: 'en' })
  const command = ['agent', 'run', '--detach', '--json', '--name', 'loud', '--', process.execPath, 'loud.cjs']
  const ran = await runBaton(command, { cwd: world.folder })
  const { run_id: runId } = JSON.parse(ran.stdout) as { run_id: string }
  const { task_id } = await post<'create_task'>(po.page, '/tasks', { request: 'the pattern of the others' })
  await fill(world.folder, task_id, tasks)
  await untilValue(
    () => get<'show_run'>(po.page, `/runs/${runId}`),
    ({ run }) => run.ended_at !== null,
  )
  return { world, po, runId, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() }
}

type Status = ApiAnswer<'show_task'>['task']['status']
const STATUSES: readonly (readonly [Status, string])[] = [
  ['PLAN_PENDING', 'BUNKER'],
  ['DEV_PENDING', 'JARVIS'],
  ['DEV_IN_PROGRESS', 'JARVIS'],
  ['QA_PENDING', 'KIMQA'],
  ['QA_REVISION', 'KIMQA'],
]
const AT_ONCE = 1_000

/** Copies of one task of the store under other names: a task that the service made is one that it can show. */
async function fill(folder: string, pattern: string, count: number): Promise<void> {
  const store = await openSqliteStore({ path: join(folder, '.baton', 'baton.db') })
  const [{ value }] = await store.load([{ kind: 'task', id: pattern }])
  if (!value) throw new Error(`${pattern} is not in the store`)
  for (let first = 0; first < count; first += AT_ONCE) {
    await store.commit(
      Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) => {
        const number = first + index + 1
        const id = `TASK-20260101-${String(number).padStart(5, '0')}`
        const [status, assigned_team] = STATUSES[number % STATUSES.length] ?? ['DEV_PENDING', 'JARVIS']
        const task = { ...value.task, task_id: id, title: `number ${number} of many`, status, assigned_team }
        return changeset(`fill ${id}`, {
          reads: [{ kind: 'task', id, version: 0 }],
          writes: [{ kind: 'task', id, value: { ...value, task: task as typeof value.task } }],
          events: [event(id, 'task:created')],
        })
      }),
    )
  }
  await store.close()
}
