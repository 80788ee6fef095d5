import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import type { RunEnd } from '../../protocol/plays/run-end.ts'
import { estimatedCost, modelOf } from '../../protocol/usage/price-of.ts'
import { allEvents } from '../../store/all-events.ts'
import { allRows } from '../../store/all-rows.ts'
import type { Caller } from '../caller/caller.ts'
import { findRun } from '../runs/find-run.ts'
import type { Service } from '../service.ts'

export const USAGE_GROUPS = ['task', 'stage', 'agent', 'model', 'day', 'run', 'attempt'] as const
export type UsageGroup = (typeof USAGE_GROUPS)[number]

/** What runs took together. Tokens, cost and turns are null where no agent told any. */
export interface UsageSum {
  /** How often a run ended: one that was followed up ends more than once. */
  readonly ends: number
  readonly run_ms: number
  readonly input_tokens: number | null
  readonly output_tokens: number | null
  /** In the agents' own word, and by the prices of the configuration where they gave none. */
  readonly cost_usd: number | null
  /** The part of it that is by prices of the configuration. */
  readonly estimated_usd: number | null
  readonly turns: number | null
  /** Ends that told no tokens. */
  readonly untold: number
}

export interface UsageRow extends UsageSum {
  readonly key: string
}

export interface Usage {
  readonly by: UsageGroup
  readonly rows: readonly UsageRow[]
  readonly total: UsageSum
}

/**
 * What runs took, in groups. Counted is what was recorded when a run ended; a process that was put down before, at a
 * question or by a crash, recorded nothing.
 */
export async function usage(
  service: Pick<Service, 'engine' | 'config'>,
  _caller: Caller,
  { by, task_id }: { readonly by: UsageGroup; readonly task_id?: string | undefined },
): Promise<Usage> {
  const { engine, config } = service
  const groups = new Map<string, UsageSum>()
  let total = NOTHING
  for await (const row of allRows(engine.store, 'runs', {})) {
    if (row.ended_at === null || (task_id !== undefined && row.task_id !== task_id)) continue
    const run = await findRun(service, row.run_id)
    for (const ended of await endsOf(service, run)) {
      const one = sumOf(run, ended.end, config.prices)
      const key = keyOf(by, run, ended, config.timezone)
      groups.set(key, added(groups.get(key) ?? NOTHING, one))
      total = added(total, one)
    }
  }
  const rows = [...groups].map(([key, sum]) => ({ key, ...sum })).toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return { by, rows, total }
}

interface Ended {
  readonly end: RunEnd
  readonly attempt: number
  readonly at: string
}

/** Of a run that was taken up again the record has the last end alone; its events have all of them. */
async function endsOf({ engine }: Pick<Service, 'engine'>, run: RunRecord): Promise<readonly Ended[]> {
  const { end, attempt, ended_at } = run
  if (!end) return []
  if (attempt === 1 && run.follow_ups.length === 0) return [{ end, attempt, at: ended_at ?? run.updated_at }]
  const found: Ended[] = []
  for await (const { type, data, at } of allEvents(engine.store, { stream: run.run_id })) {
    const moved = data as { readonly end?: RunEnd; readonly attempt?: number }
    if (type === 'run:moved' && moved.end) found.push({ end: moved.end, attempt: moved.attempt ?? attempt, at })
  }
  return found
}

function keyOf(by: UsageGroup, run: RunRecord, { attempt, at }: Ended, timeZone: string | null): string {
  switch (by) {
    case 'task':
      return run.task_id ?? '-'
    case 'stage':
      return run.stage ?? '-'
    case 'agent':
      return run.agent
    case 'model':
      return modelOf(run.argv)
    case 'day':
      return new Intl.DateTimeFormat('sv-SE', timeZone === null ? {} : { timeZone }).format(new Date(at))
    case 'run':
      return run.run_id
    case 'attempt':
      return `${run.run_id} #${attempt}`
  }
}

const NOTHING: UsageSum = {
  ends: 0,
  run_ms: 0,
  input_tokens: null,
  output_tokens: null,
  cost_usd: null,
  estimated_usd: null,
  turns: null,
  untold: 0,
}

function sumOf(run: RunRecord, { usage: used }: RunEnd, prices: Service['config']['prices']): UsageSum {
  if (!used) return { ...NOTHING, ends: 1, untold: 1 }
  const { run_ms, input_tokens, output_tokens, cost_usd, turns = null } = used
  const estimated_usd = cost_usd === null ? (estimatedCost(used, run.argv, prices) ?? null) : null
  const untold = input_tokens === null && output_tokens === null ? 1 : 0
  const cost = cost_usd ?? estimated_usd
  return { ends: 1, run_ms, input_tokens, output_tokens, cost_usd: cost, estimated_usd, turns, untold }
}

const added = (a: UsageSum, b: UsageSum): UsageSum => ({
  ends: a.ends + b.ends,
  run_ms: a.run_ms + b.run_ms,
  input_tokens: plus(a.input_tokens, b.input_tokens),
  output_tokens: plus(a.output_tokens, b.output_tokens),
  cost_usd: plus(a.cost_usd, b.cost_usd),
  estimated_usd: plus(a.estimated_usd, b.estimated_usd),
  turns: plus(a.turns, b.turns),
  untold: a.untold + b.untold,
})

const plus = (a: number | null, b: number | null) => (a === null && b === null ? null : (a ?? 0) + (b ?? 0))
