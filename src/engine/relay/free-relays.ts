import { RUNNING } from '../../pipeline/pipeline-time.ts'
import { CONTROL } from '../../pipeline/records.ts'
import { inactiveTeam } from '../../pipeline/relay/inactive-team.ts'
import { openItems } from '../../pipeline/relay/relay-item.ts'
import type { RelayRecord } from '../../pipeline/relay/relay-record.ts'
import { openQuestion } from '../../pipeline/runs/open-run.ts'
import { blocker } from '../../pipeline/task-state.ts'
import { allRows } from '../../store/all-rows.ts'
import type { Engine } from '../engine.ts'
import { goneWorkers } from '../runs/gone-workers.ts'
import { loadRun, look, registeredAgents } from './relay-context.ts'

/** Tasks that nobody carries and that could go on now: nothing they wait for is left. The oldest come first. */
export async function freeRelays(engine: Engine): Promise<readonly string[]> {
  const free: string[] = []
  for await (const relay of allRows(engine.store, 'relays', {})) {
    if (await isFree(engine, relay)) free.push(relay.task_id)
  }
  return free
}

async function isFree(engine: Engine, relay: RelayRecord): Promise<boolean> {
  return !(await isCarried(engine, relay)) && !(await waitsOn(engine, relay)) && (await canGoOn(engine, relay))
}

async function isCarried(engine: Engine, { driver }: RelayRecord): Promise<boolean> {
  return driver !== null && !(await goneWorkers(engine, [driver])).has(driver)
}

/** Whether what it was put down for is still so. */
async function waitsOn(engine: Engine, relay: RelayRecord): Promise<boolean> {
  const { task_id, waiting } = relay
  if (!waiting) return false
  const { record, pipeline } = await look({ engine, task_id })
  switch (waiting.what) {
    case 'question': {
      const run = waiting.run_id === null ? undefined : await loadRun(engine, waiting.run_id)
      return run === undefined || openQuestion(run) !== undefined
    }
    case 'escalation':
      return blocker(record) !== undefined
    case 'hold':
      return pipeline.statuses.get(record.task.status)?.kind === 'hold'
    case 'pipeline': {
      const [control] = await engine.store.load([CONTROL])
      return (control.value ?? RUNNING).stopped_at !== null
    }
    case 'team': {
      const agents = await registeredAgents(engine, pipeline)
      return inactiveTeam(pipeline, agents, record.task.status) !== undefined
    }
    case 'dependency':
      return !(await dependenciesDone(engine, record.task.dependencies ?? []))
    case 'item':
      return openItems(relay, pipeline, record.task).length > 0
    case 'retry': {
      const run = waiting.run_id === null ? undefined : await loadRun(engine, waiting.run_id)
      return run?.state === 'waiting_retry' && run.retry_at === null
    }
    case 'choice':
    case 'document':
    case 'run':
      return true
  }
}

async function dependenciesDone(engine: Engine, ids: readonly string[]): Promise<boolean> {
  const loaded = await engine.store.load(ids.map((id) => ({ kind: 'task' as const, id })))
  return loaded.every(({ value }) => engine.pipeline.statuses.get(value?.task.status ?? '')?.kind === 'done')
}

/** A task that is ready waits for its approval, and one that has ended for nothing. */
async function canGoOn(engine: Engine, { task_id }: RelayRecord): Promise<boolean> {
  const { record, pipeline } = await look({ engine, task_id })
  const kind = pipeline.statuses.get(record.task.status)?.kind
  return kind === 'pending' || kind === 'in_progress' || kind === 'revision'
}
