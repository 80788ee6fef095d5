import { Random } from '../../src/engine/simulation/random.ts'
import { auditWorkers, type WorkerAudit } from './worker-audit.ts'
import type { WorkerSaid } from './worker-child.ts'
import type { WorkerLife } from './worker-life.ts'
import { WorkerScene } from './worker-scene.ts'
import { until } from './worker-until.ts'

export interface WorkerFreezeFigures extends WorkerAudit {
  readonly seed: number
  readonly rounds: number
  readonly runs: number
  /** Runs that another worker took while their own slept. */
  readonly takenOver: number
  /** Sessions that ended without a word when their worker woke. */
  readonly lost: number
  /** What a worker that woke told of its runs besides that they are lost. */
  readonly late: readonly string[]
  readonly broken: readonly string[]
  readonly seconds: number
}

/** Short, but long enough for a busy machine to renew in time. */
const TIMES = { renewMs: 300, leaseMs: 3_000, giveUpMs: 2_000, watchMs: 50 }
const WINDOW_MS = 2_500
/** In which a worker that woke has ended its sessions and itself. */
const END_MS = 60_000

/**
 * Stops a worker at a random moment, lets its lease run out, lets another one take its runs up, and wakes the first: in
 * every other round as soon as it has lost one run, otherwise when it has lost all. The second is the next to be stopped.
 */
export async function workerFreezes(rounds: number, seed: number, agents = 6): Promise<WorkerFreezeFigures> {
  await using scene = await WorkerScene.open()
  const random = new Random(seed)
  const begun = performance.now()
  const counts = { takenOver: 0, lost: 0 }
  const late: string[] = []
  const lives: WorkerLife[] = []
  scene.startAnswering(() => random.below(4) === 0)
  await topUp(scene, random, agents)
  let life = scene.begin(agents, TIMES)
  lives.push(life)
  for (let round = 0; round < rounds; round += 1) {
    const worker = await life.worker()
    const held = await stopWithRuns(scene, life, random, agents)
    const next = scene.begin(agents, TIMES)
    lives.push(next)
    const enough = round % 2 === 0 ? 0 : held.length - 1
    const taken = await until(async () => (await heldBy(scene, worker)).length <= enough, 60_000)
    if (taken === undefined)
      throw new Error(`nobody took over from ${worker} in round ${round}: ${JSON.stringify(next.said.slice(-5))}`)
    if (!(await isPastLease(scene, worker))) throw new Error(`${worker} lost its runs before its lease was over`)
    const before = life.said.length
    life.signal('SIGCONT')
    if ((await until(() => life.hasEnded, END_MS)) === undefined)
      throw new Error(`${worker} woke in round ${round} and does not end: ${JSON.stringify(life.said.slice(before))}`)
    await life.ended()
    const after = life.said.slice(before)
    counts.takenOver += held.length
    counts.lost += after.filter((said) => isTold(said) && said.type === 'run:lost').length
    late.push(...after.filter((said) => isTold(said) && said.type !== 'run:lost').map((said) => JSON.stringify(said)))
    life = next
  }
  await until(async () => (await scene.openRuns()) === 0, 120_000)
  await life.stop()
  return {
    ...(await auditWorkers(scene)),
    ...counts,
    seed,
    rounds,
    runs: scene.runs.length,
    late,
    broken: lives.flatMap(({ said }) => said.flatMap((one) => (one.kind === 'broken' ? [one.problem] : []))),
    seconds: (performance.now() - begun) / 1000,
  }
}

async function isPastLease({ store }: WorkerScene, worker: string): Promise<boolean> {
  const [loaded] = await store.load([{ kind: 'worker', id: worker }])
  return loaded?.kind === 'worker' && loaded.value !== undefined && loaded.value.until < Date.now()
}

/**
 * Stops it while it has something to lose, and answers with what that is. One that is stopped in the middle of a commit
 * has SQLite's lock: nobody can write, nor take anything over, until it wakes or dies. That is said to whoever tries
 * (`STORE_BUSY`) and is not what is looked at here.
 */
async function stopWithRuns(scene: WorkerScene, life: WorkerLife, random: Random, agents: number): Promise<string[]> {
  const worker = await life.worker()
  for (let tries = 0; tries < 20; tries += 1) {
    await topUp(scene, random, agents)
    await until(async () => (await heldBy(scene, worker)).length > 0, 30_000)
    await new Promise((resolve) => setTimeout(resolve, random.below(WINDOW_MS)))
    await life.freeze()
    const held = await heldBy(scene, worker)
    if (held.length > 0 && !(await scene.isLocked())) return held
    life.signal('SIGCONT')
  }
  throw new Error(`${worker} has nothing to do`)
}

const isTold = (said: WorkerSaid): said is Extract<WorkerSaid, { kind: 'told' }> => said.kind === 'told'

/** One that has ended keeps the name of a worker that died before it let go; nobody takes it any more. */
async function heldBy(scene: WorkerScene, holder: string): Promise<string[]> {
  const { rows } = await scene.store.list('runs', { holder, open: true, limit: 1_000 })
  return rows.map(({ run_id }) => run_id)
}

async function topUp(scene: WorkerScene, random: Random, agents: number): Promise<void> {
  for (let open = await scene.openRuns(); open < agents; open += 1) {
    const kind = scene.runs.length % 3
    await scene.create({ files: random.between(4, 20), questions: kind, daemon: kind === 2 }, 'clone')
  }
}

export function describeWorkerFreezes(figures: WorkerFreezeFigures): string {
  const { rounds, seed, seconds, runs, takenOver, lost, completed, failed, faults, late } = figures
  return [
    `${rounds} workers frozen past their lease (seed ${seed}) in ${seconds.toFixed(1)} s: ${runs} runs, ${takenOver} taken over, ${lost} sessions ended without a word, ${late.length} late words`,
    `${completed} completed, ${failed.length} failed, ${figures.checkpoints} checkpoints, ${figures.questions} questions, ${faults.length} faults`,
  ].join('\n')
}
