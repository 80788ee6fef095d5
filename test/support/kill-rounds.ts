import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { auditStore } from '../../src/engine/simulation/audit/audit-store.ts'
import { Auditor } from '../../src/engine/simulation/audit/auditor.ts'
import type { Breach } from '../../src/engine/simulation/audit/breach.ts'
import { Ledger } from '../../src/engine/simulation/audit/ledger.ts'
import type { Intent } from '../../src/engine/simulation/intent.ts'
import { Random } from '../../src/engine/simulation/random.ts'
import { createValidator, DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { childScript } from './child-script.ts'
import { diskFolder } from './disk-folder.ts'
import type { Begin, Said } from './kill-child.ts'
import { machineSlowness } from './machine-slowness.ts'

export interface KillOptions {
  readonly kills: number
  readonly seed: number
  /** The children acknowledge what they have not done. */
  readonly lies?: boolean
}

export interface KillFigures {
  readonly seed: number
  readonly kills: number
  readonly acknowledged: number
  readonly refused: number
  /** Asked, and the process died before it said what became of it; asked again by the next. */
  readonly unheard: number
  readonly events: number
  readonly tasks: number
  /** Milliseconds from the kill until the next process could work, its start included, on a machine that does nothing else. */
  readonly readyMs: { readonly median: number; readonly worst: number }
  readonly seconds: number
  readonly breaches: readonly Breach[]
  readonly broken: readonly string[]
}

const CHILD = childScript(join(import.meta.dirname, 'kill-child.ts'))

/**
 * Kills working processes at random moments and starts others on the same store, again and again; then holds the
 * store against everything that was ever acknowledged. The ledger lives here, in a process that is not killed.
 */
export async function killRounds({ kills, seed, lies = false }: KillOptions): Promise<KillFigures> {
  const folder = diskFolder('baton-kill-')
  const path = join(folder, 'baton.db')
  const random = new Random(seed)
  const start = performance.now()
  const counts = { acknowledged: 0, refused: 0, unheard: 0 }
  const ready: number[] = []
  const broken: string[] = []
  const auditor = new Auditor(DEFAULT_PIPELINE.definition)
  const ledger = new Ledger(auditor.report)
  let begun = 0
  const lane = async () => {
    let open = new Map<string, Intent>()
    while (begun < kills) {
      begun += 1
      const round = begun
      const again = [...open.values()]
      open = new Map()
      const hear = (said: Said) => {
        if (said.kind === 'asks') {
          ledger.sent(said.intent.id, said.type, said.intent.message)
          open.set(said.intent.id, said.intent)
        } else if (said.kind === 'answered') {
          counts.acknowledged += 1
          ledger.answered(said.id, said.result, round)
          open.delete(said.id)
        } else if (said.kind === 'refused') {
          counts.refused += 1
          ledger.refused(said.id, said.code, round)
          open.delete(said.id)
        } else if (said.kind === 'broken') broken.push(said.problem)
      }
      const begin = { store: path, seed: random.bits(), again, lies }
      ready.push(await oneLife(begin, random, hear, folder))
      counts.unheard += open.size
    }
  }
  try {
    // Two at a time: while one dies the other works on, on the same file.
    await Promise.all([lane(), lane()])
    const store = await openSqliteStore({ path })
    const validate = createValidator(DEFAULT_PIPELINE)
    await auditStore({ store, auditor, ledger, validate, rested: false })
    await store.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const sorted = ready.toSorted((a, b) => a - b)
  return {
    seed,
    kills,
    ...counts,
    events: auditor.log.newest,
    tasks: auditor.tasks.size,
    readyMs: { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 },
    seconds: (performance.now() - start) / 1000,
    breaches: auditor.breaches,
    broken,
  }
}

/** From the start of a process to its death; answers with how long it took until it could work. */
async function oneLife(begin: Begin, random: Random, hear: (said: Said) => void, folder: string): Promise<number> {
  const slowness = await machineSlowness()
  const started = performance.now()
  // Most of a start is reading TypeScript, which an installed Baton does not do: it is read once.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') }
  const child = fork(CHILD, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env })
  const died = once(child, 'exit')
  // After so many answers, and then somewhere within the next commits: before, in, and after one.
  const answers = random.between(1, 60)
  const later = random.below(12)
  let readyAfter = 0
  let heard = 0
  child.on('message', (said: Said) => {
    hear(said)
    if (said.kind === 'ready') readyAfter = (performance.now() - started) / slowness
    if (said.kind === 'answered' || said.kind === 'refused') heard += 1
    if (heard === answers) setTimeout(() => child.kill('SIGKILL'), later)
  })
  child.send(begin)
  const [code, signal] = (await died) as [number | null, string | null]
  if (signal !== 'SIGKILL') throw new Error(`the child ended by itself: ${code ?? signal}`)
  await drained(child)
  return readyAfter
}

/** What the dead process had said is still on its way until the channel closes. */
async function drained(child: ChildProcess): Promise<void> {
  if (child.connected) await once(child, 'disconnect')
}

export function describeFigures(figures: KillFigures): string {
  const { kills, seed, acknowledged, refused, unheard, events, tasks, readyMs, seconds } = figures
  const lost = figures.breaches.filter(({ invariant }) => invariant === 'I1').length
  return [
    `${kills} kills (seed ${seed}) in ${seconds.toFixed(1)} s: ${acknowledged} acknowledged, ${refused} refused, ${unheard} unheard and asked again`,
    `${tasks} tasks, ${events} events; ${lost} acknowledged lost, ${figures.breaches.length} breaches`,
    `ready again after ${Math.round(readyMs.median)} ms (median), ${Math.round(readyMs.worst)} ms (worst)`,
  ].join('\n')
}
