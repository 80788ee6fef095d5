import { hasEnded } from '../../pipeline/runs/run-record.ts'
import { TASK_ID } from '../../protocol/task-id.ts'
import { allRows } from '../../store/all-rows.ts'
import type { RunRow } from '../../store/port.ts'
import { archiveRefs } from '../../workspace/archive/archive-refs.ts'
import { listRefs } from '../../workspace/git/list-refs.ts'
import { runRef } from '../../workspace/git/ref-name.ts'
import type { Engine } from '../engine.ts'
import { hasFinished } from './folder-use.ts'

export interface PackedRefs {
  readonly task_id: string
  readonly repository: string
  /** How many refs the archive took, or would take. */
  readonly refs: number
}

interface Packing {
  readonly dryRun?: boolean
  readonly signal?: AbortSignal | undefined
}

/**
 * Packs the refs of a task that has ended into the archive of its repository: those of its runs, of the steps of its
 * graphs, of commits that were set aside, and the one that kept its branch. The branch itself stays.
 *
 * Undefined where there is nothing to pack, the task is open, or a run of it has not been put down yet.
 */
export async function packTaskRefs(
  engine: Engine,
  task_id: string,
  { dryRun = false, signal }: Packing = {},
): Promise<PackedRefs | undefined> {
  if (!(await hasFinished(engine, task_id))) return undefined
  const [relay] = await engine.store.load([{ kind: 'relay', id: task_id }])
  if (!relay.value) return undefined
  const { spec } = relay.value
  const runs: RunRow[] = []
  for await (const run of allRows(engine.store, 'runs', { task_id })) runs.push(run)
  if (runs.some((run) => !hasEnded(run) || run.holder !== null)) return undefined
  const repository = await engine.repositoryOf(spec)
  const own = [`refs/baton/steps/${task_id}`, `refs/baton/aside/${task_id}`]
  const tip = spec.tip_ref === undefined ? [] : [spec.tip_ref]
  const names = [...runs.map(({ run_id }) => runRef(run_id)), ...own, ...tip]
  const refs = await listRefs({ repository, names, signal })
  if (refs.size === 0) return undefined
  if (dryRun) return { task_id, repository, refs: refs.size }
  const at = new Date(engine.clock.now()).toISOString()
  const packed = await archiveRefs({ repository, refs, task: task_id, at, signal })
  return packed === 0 ? undefined : { task_id, repository, refs: packed }
}

/** Packs the refs of every ended task that has some. A repository that cannot be read is left for the next time. */
export async function packEndedTasks(engine: Engine, packing: Packing = {}): Promise<readonly PackedRefs[]> {
  const packed: PackedRefs[] = []
  for (const repository of await repositoriesOf(engine)) {
    const tasks = await tasksWithRefs(engine, repository, packing.signal).catch(() => [])
    for (const task_id of tasks) {
      if (packing.signal?.aborted) return packed
      const one = await packTaskRefs(engine, task_id, packing).catch(() => undefined)
      if (one && !packed.some((other) => other.task_id === task_id)) packed.push(one)
    }
  }
  return packed
}

/** The repositories in which the newest ended runs worked: nearly always the one of the store. */
async function repositoriesOf({ store, repositoryOf }: Engine): Promise<ReadonlySet<string>> {
  const { rows } = await store.list('runs', { open: false, limit: NEWEST_RUNS })
  const tasks = new Set(rows.flatMap(({ task_id }) => (task_id === null ? [] : [task_id])))
  const found = new Set<string>()
  for (const id of tasks) {
    const [relay] = await store.load([{ kind: 'relay', id }])
    const repository = relay.value && (await repositoryOf(relay.value.spec).catch(() => undefined))
    if (repository !== undefined) found.add(repository)
  }
  return found
}

const NEWEST_RUNS = 200

/** Tasks that have refs in a repository, whatever their status, by the names of the refs. */
async function tasksWithRefs(engine: Engine, repository: string, signal?: AbortSignal): Promise<readonly string[]> {
  const names = ['runs', 'steps', 'aside', 'tips'].map((kind) => `refs/baton/${kind}`)
  const tasks = new Set<string>()
  const runs = new Set<string>()
  for (const ref of (await listRefs({ repository, names, signal })).keys()) {
    const [, , kind, owner = '', ...rest] = ref.split('/')
    if (kind === 'runs') runs.add(owner)
    // `tips/<store>/baton/TASK-…`, with eight characters of the store's id after it where the name was taken.
    else if (kind === 'tips') tasks.add(/^TASK-\d+-\d+/.exec(rest.at(-1) ?? '')?.[0] ?? '')
    else tasks.add(owner)
  }
  for (const id of runs) {
    const [run] = await engine.store.load([{ kind: 'run', id }])
    if (run.value?.task_id) tasks.add(run.value.task_id)
  }
  return [...tasks].filter((id) => TASK_ID.test(id))
}
