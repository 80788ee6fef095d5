// Baton's server over HTTP against a bare Hono app that executes the same statements on a copy of the same store: lists
// and handoffs a second, the slowest handoffs of 32 at once, and how soon 50 clients hear of a commit.
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { launchChromium } from '../test/support/launch-chromium.ts'
import { askMany, request } from './http/ask-many.ts'
import { killed, started } from './http/bench-process.ts'
import { listenInBrowser, listenOnSocket } from './http/event-lag.ts'
import { HANDOFF, type Prepared, prepareStore } from './http/prepare-store.ts'
import { median, spread, table } from './measure.ts'

const ROUNDS = 7
const WARM_UP = 1
const LISTS = 1_500
/** Many: one pause of the disk holds up all 32 of them at once, which is 5 % of 640. */
const HANDOFFS = 2_000
/** Before they are measured: a server that has just started is still being compiled. */
const WARM_HANDOFFS = 500
const AT_ONCE = 32
const CLIENTS = 50
const IN_BROWSER = 2
const EVENTS_FOR_MS = 8_000
/** A file system without a disk, where the machine has one. */
const MEMORY = '/dev/shm'
const BARS = { rate: 0.5, tail: 3, lagMs: 250 }

export async function http(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-bench-'))
  try {
    const prepared = await prepareStore(folder, HANDOFFS)
    const rates = await measureRates(folder, prepared)
    return [rates, await measureWithoutDisk(prepared), await measureLag(folder, prepared)].join('\n\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Round {
  readonly list: number
  readonly handoff: number
  readonly p50: number
  readonly p99: number
}

async function measureRates(folder: string, prepared: Prepared): Promise<string> {
  const rounds: { baton: Round; bare: Round }[] = []
  // Each round measures both, one right after the other: what else the machine does falls on both alike.
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const baton = await measured('baton', folder, prepared)
    const bare = await measured('bare', folder, prepared)
    if (round >= 0) rounds.push({ baton, bare })
  }
  const row = (name: string, pick: (round: Round) => number) => {
    const ratios = rounds.map(({ baton, bare }) => pick(baton) / pick(bare))
    const [ours, theirs] = [
      median(rounds.map(({ baton }) => pick(baton))),
      median(rounds.map(({ bare }) => pick(bare))),
    ]
    return [name, ours.toFixed(0), theirs.toFixed(0), median(ratios).toFixed(2), spread(ratios), `≥ ${BARS.rate}`]
  }
  const tail = (name: string, who: 'baton' | 'bare', bar: string) => {
    const tails = rounds.map((round) => round[who].p99 / round[who].p50)
    const at = (pick: (round: Round) => number) => median(rounds.map((round) => pick(round[who]))).toFixed(1)
    return [name, at(({ p50 }) => p50), at(({ p99 }) => p99), median(tails).toFixed(2), spread(tails), bar]
  }
  return [
    table(
      ['a second, 32 at once', 'Baton', 'bare Hono', `ratio (median of ${ROUNDS})`, 'middle half', 'bar'],
      [row('GET /api/v1/tasks', ({ list }) => list), row('POST a handoff', ({ handoff }) => handoff)],
    ),
    table(
      ['a handoff, 32 at once', 'p50 ms', 'p99 ms', `p99 / p50 (median of ${ROUNDS})`, 'middle half', 'bar'],
      [tail('Baton', 'baton', `≤ ${BARS.tail}`), tail('bare Hono', 'bare', '')],
    ),
  ].join('\n\n')
}

/** The same without a disk: what is left of the tail is the server's own. */
async function measureWithoutDisk(prepared: Prepared): Promise<string> {
  if (!existsSync(MEMORY)) return `no ${MEMORY} here`
  const folder = mkdtempSync(join(MEMORY, 'baton-bench-'))
  try {
    const rounds: Round[] = []
    for (let round = 0; round < 3; round += 1) rounds.push(await measured('baton', folder, prepared))
    const at = (pick: (round: Round) => number) => median(rounds.map(pick)).toFixed(1)
    const row = ['Baton', at(({ p50 }) => p50), at(({ p99 }) => p99), at(({ p50, p99 }) => p99 / p50)]
    return table([`a handoff, 32 at once, store in ${MEMORY}`, 'p50 ms', 'p99 ms', 'p99 / p50 (median of 3)'], [row])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** One server on a fresh copy of the store: lists first, then each task is handed on once. */
async function measured(kind: 'baton' | 'bare', folder: string, prepared: Prepared): Promise<Round> {
  const { store, changesets, tasks, token } = prepared
  const copy = join(folder, `${kind}-${process.hrtime.bigint()}.db`)
  copyFileSync(store, copy)
  const { child, port } = await started(kind, copy, changesets)
  try {
    const get = request(port, 'GET', '/api/v1/tasks', token)
    await askMany(
      port,
      AT_ONCE,
      Array.from({ length: 300 }, () => get),
    )
    const list = await askMany(
      port,
      AT_ONCE,
      Array.from({ length: LISTS }, () => get),
    )
    const post = (task_id: string) => request(port, 'POST', `/api/v1/tasks/${task_id}/steps`, token, HANDOFF)
    const [first, rest] = [tasks.slice(0, WARM_HANDOFFS), tasks.slice(WARM_HANDOFFS)]
    await askMany(port, AT_ONCE, first.map(post))
    const handoff = await askMany(port, AT_ONCE, rest.map(post))
    return {
      list: list.perSecond,
      handoff: handoff.perSecond,
      p50: share(handoff.times, 0.5),
      p99: share(handoff.times, 0.99),
    }
  } finally {
    await killed(child)
  }
}

async function measureLag(folder: string, { store, tasks, token }: Prepared): Promise<string> {
  const copy = join(folder, 'events.db')
  copyFileSync(store, copy)
  const { child, port } = await started('baton', copy, '')
  const browser = await launchChromium()
  try {
    const sockets = await Promise.all(Array.from({ length: CLIENTS - IN_BROWSER }, () => listenOnSocket(port, token)))
    const pages = await Promise.all(Array.from({ length: IN_BROWSER }, () => listenInBrowser(browser, port, token)))
    const start = performance.now()
    let sent = 0
    for (const task_id of tasks) {
      if (performance.now() - start > EVENTS_FOR_MS) break
      await askMany(port, 1, [request(port, 'POST', `/api/v1/tasks/${task_id}/steps`, token, HANDOFF)])
      sent += 1
      await sleep(20)
    }
    await sleep(1_000)
    for (const one of [...sockets, ...pages]) await one.close()
    const row = (name: string, lags: readonly number[]) => [
      ...[name, String(lags.length), share(lags, 0.5).toFixed(0), share(lags, 0.95).toFixed(0)],
      ...[Math.max(...lags).toFixed(0), `p95 ≤ ${BARS.lagMs}`],
    ]
    const all = sockets.flatMap(({ lags }) => lags)
    const seen = pages.flatMap(({ lags }) => lags)
    const header = [`events of ${sent} handoffs, ms after the commit`, 'events', 'p50', 'p95', 'most', 'bar']
    return table(header, [row(`${sockets.length} sockets`, all), row(`${pages.length} pages in Chromium`, seen)])
  } finally {
    await browser.close()
    await killed(child)
  }
}

function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

if (import.meta.main) console.log(await http())
