import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import type { EventData } from '../../protocol/events/event-map.ts'
import type { RunEnd, UsedTokens } from '../../protocol/plays/run-end.ts'
import { estimatedCost, modelOf } from '../../protocol/usage/price-of.ts'
import { allEvents } from '../../store/all-events.ts'
import { allRows } from '../../store/all-rows.ts'
import type { Caller } from '../caller/caller.ts'
import { findRun } from '../runs/find-run.ts'
import type { Service } from '../service.ts'

export type UsageGroup = 'task' | 'stage' | 'agent' | 'model' | 'day' | 'run' | 'attempt'

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

interface UsageRow extends UsageSum {
  readonly key: string
}

export interface Usage {
  readonly by: UsageGroup
  readonly rows: readonly UsageRow[]
  readonly total: UsageSum
}

/**
 * What runs took, in groups: what was recorded when a run ended, which includes what its killed processes had told, and of
 * a run that has not ended what its processes told so far. The time of a killed process is not known.
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
    if (task_id !== undefined && row.task_id !== task_id) continue
    const run = await findRun(service, row.run_id)
    for (const part of await partsOf(service, run)) {
      const one = sumOf(run, part, config.prices)
      const key = keyOf(by, run, part, config.timezone)
      groups.set(key, added(groups.get(key) ?? NOTHING, one))
      total = added(total, one)
    }
  }
  const rows = [...groups].map(([key, sum]) => ({ key, ...sum })).toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return { by, rows, total }
}

/** What one attempt took, or the end of a run. */
interface Part {
  readonly used: (UsedTokens & { readonly run_ms?: number }) | null
  readonly attempt: number
  readonly at: string
  /** Whether the run ended with it. */
  readonly isEnd: boolean
}

/** A run of one attempt has all of it in its end. Of the others, each process told what it used in an event. */
async function partsOf({ engine }: Pick<Service, 'engine'>, run: RunRecord): Promise<readonly Part[]> {
  const { end, attempt, ended_at, updated_at } = run
  if (attempt === 0) return []
  if (end && attempt === 1 && run.follow_ups.length === 0) {
    return [{ used: end.usage, attempt, at: ended_at ?? updated_at, isEnd: true }]
  }
  const parts: Part[] = []
  let since = new Map<number, Part>()
  for await (const event of allEvents(engine.store, { stream: run.run_id })) {
    const { at } = event
    if (event.type === 'run:used') {
      const { attempt: of, ...used } = event.data as EventData['run:used']
      since.set(of, { used, attempt: of, at, isEnd: false })
    }
    const moved = event.data as { readonly end?: RunEnd; readonly attempt?: number }
    if (event.type !== 'run:moved' || !moved.end) continue
    const told = [...since.values()]
    parts.push(...told, { used: restOf(moved.end, told), attempt: moved.attempt ?? attempt, at, isEnd: true })
    since = new Map()
  }
  return [...parts, ...since.values()]
}

/** What an end tells beyond what its attempts had told: the time, and what came last. */
function restOf({ usage: used }: RunEnd, told: readonly Part[]): Part['used'] {
  if (!used || told.length === 0) return used
  const less = (name: keyof UsedTokens): number | null => {
    const all = used[name] ?? null
    if (all === null) return null
    return told.reduce((left, part) => left - (part.used?.[name] ?? 0), all)
  }
  return {
    run_ms: used.run_ms,
    input_tokens: less('input_tokens'),
    output_tokens: less('output_tokens'),
    cost_usd: less('cost_usd'),
    turns: less('turns'),
  }
}

function keyOf(by: UsageGroup, run: RunRecord, { attempt, at }: Part, timeZone: string | null): string {
  switch (by) {
    case 'task':
      return run.task_id ?? '-'
    case 'stage':
      return run.stage ?? '-'
    case 'agent':
      return run.agent
    case 'model':
      return modelOf(argvWithModel(run))
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

function sumOf(run: RunRecord, { used, isEnd }: Part, prices: Service['config']['prices']): UsageSum {
  const ends = isEnd ? 1 : 0
  if (!used) return { ...NOTHING, ends, untold: ends }
  const { run_ms = 0, input_tokens, output_tokens, cost_usd, turns = null } = used
  const estimated_usd = cost_usd === null ? (estimatedCost(used, argvWithModel(run), prices) ?? null) : null
  const untold = isEnd && input_tokens === null && output_tokens === null ? 1 : 0
  const cost = cost_usd ?? estimated_usd
  return { ends, run_ms, input_tokens, output_tokens, cost_usd: cost, estimated_usd, turns, untold }
}

/** The model that the run was told, as if its command named it. */
const argvWithModel = ({ argv, options }: RunRecord): readonly string[] =>
  options?.model === undefined ? argv : [argv[0] ?? '-', '--model', options.model]

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
