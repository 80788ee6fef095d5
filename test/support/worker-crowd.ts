import type { WorkerSize } from './worker-life.ts'
import { until, WorkerScene } from './worker-scene.ts'

export interface WorkerCrowdFigures {
  readonly agents: number
  readonly completed: number
  readonly questions: number
  /** From the first run that was asked for to the moment when all of them had asked. */
  readonly allAskedMs: number
  /** From the first run that was asked for to the end of the last. */
  readonly allEndedMs: number
  /** The worker before its first run, at its largest, and after its last run. */
  readonly before: WorkerSize
  readonly peak: WorkerSize
  readonly after: WorkerSize
  readonly faults: readonly string[]
}

const SAMPLE_MS = 50

/** As many small agents at once on one worker, in plain folders: each asks one question, is answered, and completes. */
export async function workerCrowd(agents: number): Promise<WorkerCrowdFigures> {
  await using scene = await WorkerScene.open()
  const life = scene.begin(agents)
  await life.worker()
  await warmUp(scene)
  const before = await life.atRest()
  let peak = before
  const look = () => {
    const { megabytes, descriptors } = life.size()
    peak = {
      megabytes: Math.max(peak.megabytes, megabytes),
      descriptors: Math.max(peak.descriptors, descriptors),
    }
  }
  const sampling = setInterval(look, SAMPLE_MS)
  try {
    const begun = performance.now()
    const runs = await Promise.all(
      Array.from({ length: agents }, () => scene.create({ files: 1, questions: 1 }, 'folder')),
    )
    // Nobody answers before everybody waits: all of them are there at once.
    await until(async () => (await waiting(scene)) === agents, 60_000)
    const allAskedMs = performance.now() - begun
    look()
    scene.startAnswering()
    await until(async () => (await scene.openRuns()) === 0, 60_000)
    await until(
      async () => (await scene.store.list('runs', { holder: life.id ?? '', limit: 1 })).rows.length === 0,
      30_000,
    )
    const allEndedMs = performance.now() - begun
    clearInterval(sampling)
    const after = await life.atRest()
    const records = await scene.records(runs)
    await life.stop()
    return {
      agents,
      completed: records.filter(({ state }) => state === 'completed').length,
      questions: records.reduce((sum, { questions }) => sum + questions.length, 0),
      allAskedMs,
      allEndedMs,
      before,
      peak,
      after,
      faults: [
        ...life.said.flatMap((said) => (said.kind === 'broken' ? [said.problem] : [])),
        ...scene.written('doubles'),
        ...(await scene.store.check()).map(({ place, problem }) => `${place} ${problem}`),
      ],
    }
  } finally {
    clearInterval(sampling)
  }
}

/** What is loaded with the first run, and stays, is not the crowd's. */
async function warmUp(scene: WorkerScene): Promise<void> {
  const run_id = await scene.create({ files: 1, questions: 0 }, 'folder')
  await until(async () => (await scene.records([run_id])).every(({ end, holder }) => end && holder === null), 30_000)
}

async function waiting(scene: WorkerScene): Promise<number> {
  const { rows } = await scene.store.list('runs', { state: ['waiting_question'], limit: 1_000 })
  return rows.length
}
