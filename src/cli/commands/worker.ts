import { setTimeout as pause } from 'node:timers/promises'
import { ledgerPath } from '../../agents/run-ledger.ts'
import { doDueWork } from '../../engine/due-work.ts'
import type { Engine } from '../../engine/engine.ts'
import type { Carried } from '../../engine/relay/carry-task.ts'
import { freeRelays } from '../../engine/relay/free-relays.ts'
import { look } from '../../engine/relay/relay-context.ts'
import { RelayCrew } from '../../engine/relay/relay-crew.ts'
import { missingVariables } from '../../engine/runs/missing-variables.ts'
import { runnable } from '../../engine/runs/runnable.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { onInterrupt } from '../on-interrupt.ts'
import { jsonLine } from '../present/json-line.ts'
import { relayNext } from '../present/relay-next.ts'
import { workerView } from '../present/worker-view.ts'
import { gatherSummary } from '../relay/gather-summary.ts'
import { agentHomes } from '../relay/last-run.ts'
import { promptsFromFiles } from '../relay/prompts.ts'
import { decidingCommands } from '../relay/require-end.ts'
import { print } from '../report.ts'
import { runHome } from '../run-home.ts'
import { limitFrom } from '../task-arguments.ts'
import { terminalText } from '../terminal-text.ts'

export interface WorkerOptions extends CommonOptions {
  readonly concurrency?: string
  readonly untilIdle?: boolean
  readonly pass?: readonly string[]
}

const LOOK_MS = 500

/**
 * `baton worker`: takes what is queued or was left behind, runs it, carries tasks that nobody carries, and does what is
 * due, until it is stopped. With
 * `--until-idle` it ends when there is nothing left that it could do; what waits for a person waits on without it.
 */
export async function worker(options: WorkerOptions): Promise<void> {
  const atOnce = limitFrom(options.concurrency, 4)
  await withBaton(options, 'create', async (baton) => {
    const { engine } = baton
    const view = workerView(baton)
    const home = await runHome(baton)
    const crew = await RelayCrew.start({
      engine,
      ledger: ledgerPath(baton.storePath),
      agentHomes: agentHomes(),
      home: home.folder,
      identity: home.identity,
      pass: options.pass ?? [],
      attended: false,
      prompt: await promptsFromFiles(),
      concurrency: Object.fromEntries(baton.config.stages.map(({ stage, concurrency }) => [stage, concurrency])),
      onEvent: view.show,
    })
    const stop = new AbortController()
    const forgetInterrupt = onInterrupt(() => stop.abort())
    try {
      await work(baton, crew, { atOnce, untilIdle: options.untilIdle ?? false, signal: stop.signal })
    } finally {
      forgetInterrupt()
      await crew.stop()
      view.close()
    }
    if (stop.signal.aborted) sayStopped(baton)
  })
}

/** Ctrl-C: what was at work is put down, and goes on with the next worker. */
function sayStopped({ json, lang, flags, engine }: Baton): void {
  const goOn = `baton worker${flags}`
  const at = new Date(engine.clock.now()).toISOString()
  if (json) print(jsonLine({ type: 'worker:stopped', at, go_on: goOn }))
  else {
    const said =
      lang === 'ko'
        ? `멈췄습니다. 하던 일은 모두 남아 있습니다. 이어가기: ${goOn}`
        : `Stopped. Everything that was at work is kept; go on with ${goOn}`
    print(`${said}\n`)
  }
}

/** How a task came out that this worker carried, and what comes next. */
async function tellOutcome(baton: Baton, task_id: string, carried: Carried): Promise<void> {
  // It is said once how to go on.
  if (carried.interrupted) return
  const { engine, json, lang, flags } = baton
  const facts = await gatherSummary(baton, task_id, carried)
  const at = new Date(engine.clock.now()).toISOString()
  if (json) return print(jsonLine({ type: 'relay:summary', at, ...facts }))
  const { headline, steps } = relayNext(facts, lang)
  const [, next] = steps.find(([, typed]) => typed.startsWith('baton ')) ?? []
  const [command = next] = decidingCommands(facts.outcome, flags)
  print(`${task_id}  ${headline}${command === undefined ? '' : `  ${terminalText(command)}`}\n`)
}

interface WorkOptions {
  readonly atOnce: number
  readonly untilIdle: boolean
  readonly signal: AbortSignal
}

async function work(baton: Baton, crew: RelayCrew, { atOnce, untilIdle, signal }: WorkOptions): Promise<void> {
  const { engine } = baton
  const running = crew.worker
  const playing = new Map<string, Promise<unknown>>()
  const failures: unknown[] = []
  const play = (id: string, work: Promise<unknown>) => {
    const played = work
      .catch((error: unknown) => {
        if (!isTaken(error)) failures.push(error)
      })
      .finally(() => playing.delete(id))
    playing.set(id, played)
  }
  while (!signal.aborted && running.lost === undefined && failures.length === 0) {
    await doDueWork(engine, { worker: running.id })
    for (const task_id of (await freeRelays(engine)).filter((id) => !playing.has(id)).slice(0, atOnce - playing.size)) {
      const carried = crew.carry(task_id).then((outcome) => tellOutcome(baton, task_id, outcome))
      play(task_id, carried)
    }
    for (const run_id of await waiting(engine, playing, atOnce)) play(run_id, running.run(run_id))
    if (untilIdle && (await allWaitForPeople(engine, [...playing.keys()]))) return
    await Promise.race([...playing.values(), pause(LOOK_MS, undefined, { signal }).catch(() => {})])
  }
  if (failures.length > 0) throw failures[0]
  if (running.lost !== undefined) throw BatonError.of('LEASE_LOST', { run_id: '-', worker: running.id })
}

/** Nothing is left to do here: no run, or only such as go on when somebody says so. */
async function allWaitForPeople(engine: Engine, ids: readonly string[]): Promise<boolean> {
  const waits = await Promise.all(
    ids.map(async (id) => {
      const carried = id.startsWith('TASK-')
      const [loaded] = await engine.store.load([{ kind: 'run', id: carried ? await currentRun(engine, id) : id }])
      const run = loaded.value
      // One that stands still while its task is carried is about to go on.
      return run !== undefined && waitsForPerson(run) && !(carried && run.state === 'paused')
    }),
  )
  return waits.every((one) => one)
}

/** The run that a task which is being carried is at. */
async function currentRun(engine: Engine, task_id: string): Promise<string> {
  const { relay } = await look({ engine, task_id })
  return relay.visits.at(-1)?.runs.at(-1)?.run_id ?? '-'
}

function waitsForPerson({ state, wish, retry_at, asking, questions }: RunRecord): boolean {
  if (wish !== null) return false
  if (state === 'waiting_question') return questions.some(({ id, answer }) => id === asking && answer === undefined)
  return state === 'paused' || state === 'waiting_review' || (state === 'waiting_retry' && retry_at === null)
}

async function waiting(engine: Engine, playing: ReadonlyMap<string, unknown>, atOnce: number): Promise<string[]> {
  if (playing.size >= atOnce) return []
  const found = (await runnable(engine, new Set(playing.keys()))).filter((run_id) => !playing.has(run_id))
  const loaded = await engine.store.load(found.map((id) => ({ kind: 'run', id })))
  // A run whose variables this worker does not have waits for one that has them.
  const able = loaded.filter((one) => one.kind === 'run' && one.value && missingVariables(one.value).length === 0)
  return able.map(({ id }) => id).slice(0, atOnce - playing.size)
}

/** Another worker was faster, or the run ended meanwhile. */
const TAKEN: ReadonlySet<string> = new Set(['RUN_HELD', 'RUN_ENDED', 'RELAY_HELD'])
const isTaken = (error: unknown) => error instanceof BatonError && TAKEN.has(error.code)
