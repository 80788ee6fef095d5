import { Random } from '../../src/engine/simulation/random.ts'
import { machineSlowness } from './machine-slowness.ts'
import { auditWorkers, type WorkerAudit } from './worker-audit.ts'
import type { WorkerLife } from './worker-life.ts'
import { leftOf, reapersOf } from './worker-marks.ts'
import { WorkerScene } from './worker-scene.ts'
import { until } from './worker-until.ts'

export interface WorkerKillOptions {
  readonly kills: number
  readonly seed: number
  readonly agents?: number
  /** Nobody reaps: what is left then must be seen here, and cleared away by the next worker. */
  readonly sleepingReaper?: boolean
  readonly reapMs?: number
}

export interface WorkerKillFigures extends WorkerAudit {
  readonly seed: number
  readonly kills: number
  readonly runs: number
  /** Processes that carried a dead worker's mark when it was killed. */
  readonly orphaned: number
  /** Those of them that lived 10 s later. */
  readonly orphans: number
  /** Milliseconds from the kill until nothing of the worker was left, nobody having started another. */
  readonly reapMs: Spread
  /** Milliseconds from the start of the next worker until it had taken up its first run, on a machine that does nothing else. */
  readonly readyMs: Spread
  readonly broken: readonly string[]
  readonly seconds: number
}

interface Spread {
  readonly median: number
  readonly worst: number
}

const REAP_MS = 10_000
/** Some agents run, and then, somewhere in the window, the worker dies: while they begin, work, ask, wait, and end. */
const SPREAD_MS = 6_000
const WINDOW_MS = 2_000

/**
 * Kills workers with `agents` runs in their hands at random moments and starts others on the same store; at the end
 * one more takes up whatever is left, and everything is held against everything else.
 */
export async function workerKills(options: WorkerKillOptions): Promise<WorkerKillFigures> {
  const { kills, seed, agents = 20, sleepingReaper = false, reapMs = REAP_MS } = options
  await using scene = await WorkerScene.open()
  const random = new Random(seed)
  const begun = performance.now()
  const counts = { orphaned: 0, orphans: 0 }
  const reap: number[] = []
  const ready: number[] = []
  const lives: WorkerLife[] = []
  scene.startAnswering(() => random.below(4) === 0)
  for (let kill = 0; kill <= kills; kill += 1) {
    if (kill < kills) await topUp(scene, random, agents)
    const slowness = await machineSlowness()
    const life = scene.begin(agents)
    lives.push(life)
    const worker = await life.worker()
    await until(() => startedBy(life) > 0, 30_000)
    ready.push((performance.now() - life.startedAt) / slowness)
    if (kill === kills) break
    // What waits for its person needs no process, so fewer than were asked for may start.
    const some = random.between(1, agents)
    await until(() => startedBy(life) >= some, SPREAD_MS)
    await new Promise((resolve) => setTimeout(resolve, random.below(WINDOW_MS)))
    counts.orphaned += leftOf(worker).length
    const reapers = sleepingReaper ? reapersOf(worker) : []
    for (const pid of reapers) process.kill(pid, 'SIGSTOP')
    const killedAt = await life.kill()
    if ((await until(() => leftOf(worker).length === 0, reapMs, 5)) === undefined) {
      counts.orphans += leftOf(worker).length
    }
    scene.atEnd(() => reapers.map((pid) => process.kill(pid, 'SIGCONT')))
    reap.push(performance.now() - killedAt)
  }
  await until(async () => (await scene.openRuns()) === 0, 120_000)
  await lives.at(-1)?.stop()
  return {
    ...(await auditWorkers(scene)),
    ...counts,
    seed,
    kills,
    runs: scene.runs.length,
    reapMs: spreadOf(reap),
    readyMs: spreadOf(ready),
    broken: lives.flatMap(({ said }) => said.flatMap((one) => (one.kind === 'broken' ? [one.problem] : []))),
    seconds: (performance.now() - begun) / 1000,
  }
}

/** As many runs as agents are wanted; each does something else. */
async function topUp(scene: WorkerScene, random: Random, agents: number): Promise<void> {
  for (let open = await scene.openRuns(); open < agents; open += 1) {
    const kind = scene.runs.length % 4
    const files = random.between(1, 8)
    await scene.create({ files, questions: kind, errs: kind === 2, daemon: kind === 3 }, 'clone')
  }
}

const startedBy = ({ said }: WorkerLife): number =>
  said.filter((one) => one.kind === 'told' && one.type === 'run:started').length

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 }
}

export function describeWorkerKills(figures: WorkerKillFigures): string {
  const { kills, seed, runs, completed, failed, takenUp, orphaned, orphans, reapMs, readyMs, seconds } = figures
  return [
    `${kills} kills of a worker (seed ${seed}) in ${seconds.toFixed(1)} s: ${runs} runs, ${takenUp} times taken up, ${completed} completed, ${failed.length} failed`,
    `${orphaned} processes orphaned, ${orphans} alive after 10 s; reaped after ${Math.round(reapMs.median)} ms (median), ${Math.round(reapMs.worst)} ms (worst)`,
    `${figures.checkpoints} checkpoints, ${figures.questions} questions, ${figures.faults.length} faults; first run taken up after ${Math.round(readyMs.median)} ms (median), ${Math.round(readyMs.worst)} ms (worst)`,
  ].join('\n')
}
