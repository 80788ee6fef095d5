import { waysBack } from '../../engine/ways-back.ts'
import type { StoredEvent } from '../../pipeline/changeset.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import { allEvents } from '../../store/all-events.ts'
import { allRows } from '../../store/all-rows.ts'
import type { Caller } from '../caller/caller.ts'
import { findRun } from '../runs/find-run.ts'
import type { Service } from '../service.ts'
import { type Spread, spreadOf } from './percentile.ts'

export const STATS_RANGES = ['7d', '30d', '90d', 'all'] as const
export type StatsRange = (typeof STATS_RANGES)[number]

export interface Stats {
  readonly range: StatsRange
  readonly since: string | null
  readonly until: string
  readonly tasks: { readonly created: number; readonly done: number; readonly cancelled: number }
  readonly acks: readonly (Pair & Spread & { readonly late: number; readonly handoffs: number })[]
  readonly rejections: readonly (Pair & {
    readonly category: string
    readonly n: number
    readonly rate: number | null
  })[]
  readonly stages: readonly { readonly stage: string; readonly work: Spread; readonly wait: Spread }[]
  readonly lead_time: Spread
  readonly attempts: readonly { readonly revisions: number; readonly tasks: number }[]
  readonly cost: readonly StageCost[]
  readonly days: readonly DayCount[]
}

interface Pair {
  readonly from: string
  readonly to: string
}

interface StageCost {
  readonly stage: string
  readonly agent: string
  readonly ends: number
  readonly run_ms: number
  readonly input_tokens: number | null
  readonly output_tokens: number | null
  readonly cost_usd: number | null
}

interface DayCount {
  readonly day: string
  readonly created: number
  readonly done: number
  readonly handoffs: number
  readonly rejections: number
  readonly ack_p50: number | null
}

const DAY_MS = 24 * 3_600_000

/** Service levels between the teams, from the stored events of a range of time. */
export async function stats(
  service: Pick<Service, 'engine' | 'config'>,
  _caller: Caller,
  { range }: { readonly range: StatsRange },
): Promise<Stats> {
  const { engine, config } = service
  const now = engine.clock.now()
  const since = range === 'all' ? null : now - Number.parseInt(range, 10) * DAY_MS
  const tally = new Tally(engine.pipeline, since, dayIn(config.timezone))
  for await (const event of allEvents(engine.store, {})) tally.add(event)
  return {
    range,
    since: since === null ? null : new Date(since).toISOString(),
    until: new Date(now).toISOString(),
    ...tally.levels(),
    rejections: await rejectionsOf(service, tally),
    cost: await costOf(service, since),
  }
}

interface Handoff extends Pair {
  readonly sent: number
  readonly counts: boolean
  answered?: number
  late: boolean
}

/** What the events say, one after the other. Times of handoffs stand still while the pipeline is stopped. */
class Tally {
  readonly #pipeline: Pipeline
  readonly #since: number | null
  readonly #dayOf: (at: number) => string
  readonly #handoffs = new Map<string, Handoff>()
  /** The handoff that waits for an ACK, by task. */
  readonly #waiting = new Map<string, string>()
  readonly #stays = new Map<string, { readonly status: string; readonly at: number }>()
  readonly #work = new Map<string, number[]>()
  readonly #wait = new Map<string, number[]>()
  readonly #created = new Map<string, number>()
  readonly #leads: number[] = []
  readonly #revisions = new Map<string, number>()
  readonly #days = new Map<
    string,
    { created: number; done: number; handoffs: number; rejections: number; acks: number[] }
  >()
  readonly #tasks = { created: 0, done: 0, cancelled: 0 }
  readonly backs: {
    readonly task_id: string
    readonly seq: number
    readonly from: string
    readonly to: string
    readonly message: string | null
    readonly at: string
  }[] = []
  #stopped: number | null = null
  #frozen = 0

  constructor(pipeline: Pipeline, since: number | null, dayOf: (at: number) => string) {
    this.#pipeline = pipeline
    this.#since = since
    this.#dayOf = dayOf
  }

  add({ type, stream, at: iso, data }: StoredEvent): void {
    const at = Date.parse(iso)
    const counts = this.#since === null || at >= this.#since
    switch (type) {
      case 'pipeline:stopped':
        this.#stopped = at
        return
      case 'pipeline:started':
        this.#frozen += this.#stopped === null ? 0 : at - this.#stopped
        this.#stopped = null
        return
      case 'task:created':
      case 'task:imported': {
        const { task } = data as { task?: { status?: string } }
        this.#created.set(stream, at)
        this.#stays.set(stream, { status: task?.status ?? this.#pipeline.initial, at })
        if (!counts) return
        this.#tasks.created += 1
        this.#day(at).created += 1
        this.#revisions.set(stream, 0)
        return
      }
      case 'handoff:sent': {
        const { handoff_id, source_team: from, target_team: to } = data as Record<string, string>
        if (handoff_id === undefined || from === undefined || to === undefined) return
        this.#handoffs.set(handoff_id, { from, to, sent: this.#clock(at), counts, late: false })
        this.#waiting.set(stream, handoff_id)
        if (counts) this.#day(at).handoffs += 1
        return
      }
      case 'handoff:acknowledged':
      case 'handoff:deferred':
        this.#answered(stream, at)
        return
      case 'handoff:overdue': {
        const handoff = this.#handoffs.get(String(data.handoff_id))
        if (handoff) handoff.late = true
        return
      }
      case 'task:moved':
        this.#moved(stream, at, iso, data, counts)
    }
  }

  #answered(task_id: string, at: number): void {
    const handoff = this.#handoffs.get(this.#waiting.get(task_id) ?? '')
    if (!handoff || handoff.answered !== undefined) return
    handoff.answered = this.#clock(at) - handoff.sent
    if (handoff.counts) this.#day(at).acks.push(handoff.answered)
  }

  #moved(task_id: string, at: number, iso: string, data: StoredEvent['data'], counts: boolean): void {
    const { to, direction, team, assigned_team, action, message, revision_count } = data as {
      readonly [name: string]: string | undefined
    }
    const stay = this.#stays.get(task_id)
    const known = stay && this.#pipeline.statuses.get(stay.status)
    if (counts && stay && known?.stage) {
      const isWork = known.kind === 'in_progress' || known.kind === 'revision'
      if (isWork || known.kind === 'pending') push(isWork ? this.#work : this.#wait, known.stage, at - stay.at)
    }
    this.#stays.set(task_id, { status: to ?? '', at })
    if (action === 'ack_rejected' || action === 'reject') this.#answered(task_id, at)
    if (counts) this.#revisions.set(task_id, Number(revision_count ?? 0))
    if (direction === 'back' && counts) {
      this.#day(at).rejections += 1
      this.backs.push({
        task_id,
        seq: Number(data.seq ?? 0),
        from: team ?? '-',
        to: assigned_team ?? '-',
        message: message ?? null,
        at: iso,
      })
    }
    const kind = this.#pipeline.statuses.get(to ?? '')?.kind
    if (!counts || (kind !== 'done' && kind !== 'cancelled')) return
    this.#tasks[kind] += 1
    if (kind === 'cancelled') return
    this.#day(at).done += 1
    const created = this.#created.get(task_id)
    if (created !== undefined) this.#leads.push(at - created)
  }

  levels() {
    const pairs = Map.groupBy(
      [...this.#handoffs.values()].filter(({ counts }) => counts),
      ({ from, to }) => `${from}\0${to}`,
    )
    const acks = [...pairs.values()].map((handoffs) => ({
      from: handoffs[0]?.from ?? '',
      to: handoffs[0]?.to ?? '',
      ...spreadOf(handoffs.flatMap(({ answered }) => answered ?? [])),
      late: handoffs.filter(({ late }) => late).length,
      handoffs: handoffs.length,
    }))
    const stages = this.#pipeline.stages.map(({ id }) => ({
      stage: id,
      work: spreadOf(this.#work.get(id) ?? []),
      wait: spreadOf(this.#wait.get(id) ?? []),
    }))
    const attempts = [...Map.groupBy(this.#revisions.values(), (count) => count)]
      .map(([revisions, tasks]) => ({ revisions, tasks: tasks.length }))
      .toSorted((a, b) => a.revisions - b.revisions)
    const days = [...this.#days]
      .map(([day, { acks: values, ...rest }]) => ({ day, ...rest, ack_p50: spreadOf(values).p50 }))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    return { tasks: this.#tasks, acks, stages, lead_time: spreadOf(this.#leads), attempts, days }
  }

  handoffsBetween(from: string, to: string): number {
    return [...this.#handoffs.values()].filter((one) => one.counts && one.from === from && one.to === to).length
  }

  #clock(at: number): number {
    return (this.#stopped ?? at) - this.#frozen
  }

  #day(at: number) {
    const day = this.#dayOf(at)
    const known = this.#days.get(day) ?? { created: 0, done: 0, handoffs: 0, rejections: 0, acks: [] }
    this.#days.set(day, known)
    return known
  }
}

/** Work that went back, by who sent it to whom and why. */
async function rejectionsOf({ engine }: Pick<Service, 'engine'>, tally: Tally): Promise<Stats['rejections']> {
  const categories = new Map<string, string>()
  for (const task_id of new Set(tally.backs.map((back) => back.task_id))) {
    for (const { message, category } of await waysBack(engine.store, task_id)) categories.set(message, category)
  }
  const groups = Map.groupBy(tally.backs, ({ from, to, message }) =>
    [from, to, (message !== null && categories.get(message)) || '-'].join('\0'),
  )
  return [...groups].map(([key, backs]) => {
    const [from = '', to = '', category = ''] = key.split('\0')
    const handoffs = tally.handoffsBetween(to, from)
    return { from, to, category, n: backs.length, rate: handoffs === 0 ? null : backs.length / handoffs }
  })
}

/** What runs that ended in the range took, by stage and agent. */
async function costOf(service: Pick<Service, 'engine'>, since: number | null): Promise<readonly StageCost[]> {
  const sums = new Map<string, StageCost>()
  for await (const { run_id, ended_at, stage, agent } of allRows(service.engine.store, 'runs', { open: false })) {
    if (ended_at === null || (since !== null && Date.parse(ended_at) < since)) continue
    const { end } = await findRun(service, run_id)
    const key = `${stage ?? '-'}\0${agent}`
    const before = sums.get(key) ?? { ...NOTHING, stage: stage ?? '-', agent }
    const used = end?.usage
    sums.set(key, {
      ...before,
      ends: before.ends + 1,
      run_ms: before.run_ms + (used?.run_ms ?? 0),
      input_tokens: plus(before.input_tokens, used?.input_tokens ?? null),
      output_tokens: plus(before.output_tokens, used?.output_tokens ?? null),
      cost_usd: plus(before.cost_usd, used?.cost_usd ?? null),
    })
  }
  return [...sums.values()]
}

const NOTHING = { ends: 0, run_ms: 0, input_tokens: null, output_tokens: null, cost_usd: null }
const plus = (a: number | null, b: number | null) => (a === null && b === null ? null : (a ?? 0) + (b ?? 0))

function push(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

function dayIn(timeZone: string | null): (at: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', timeZone === null ? {} : { timeZone })
  return (at) => format.format(at)
}
