import type { Engine } from '../engine.ts'

const MOST = 100

/**
 * How many milliseconds until the next deadline, retry or row is due, within `most`; undefined where nothing is. No
 * commit wakes a worker for it. What is due already is left out: it is done, or stays for a reason that a commit ends.
 */
export async function untilDue(
  engine: Engine,
  { tasks, most }: { readonly tasks: ReadonlySet<string> | undefined; readonly most: number },
): Promise<number | undefined> {
  const { store, clock } = engine
  const [now, ofStore, ofPipeline] = [clock.now(), await store.now(), await engine.pipelineNow()]
  const [deadlines, runs, visits, ...queued] = await Promise.all([
    store.list('due', { until: ofPipeline + most, limit: MOST }),
    store.list('due_runs', { until: now + most, limit: MOST }),
    store.list('due_visits', { until: now + most, limit: MOST }),
    ...(tasks ? [...tasks].map((task_id) => ({ task_id })) : [{}]).map((of) =>
      store.list('rows', { ...of, state: 'ready', limit: MOST }),
    ),
  ])
  const waits = [
    ...deadlines.rows.map(({ due_at }) => due_at - ofPipeline),
    ...[...runs.rows, ...visits.rows].map(({ due_at }) => due_at - now),
    ...queued.flatMap(({ rows }) => rows.map(({ ready_at }) => ready_at - ofStore)),
  ].filter((ms) => ms > 0 && ms <= most)
  return waits.length === 0 ? undefined : Math.min(...waits)
}
