import { largerOf, type WorkerLife, type WorkerRest, type WorkerSize } from './worker-life.ts'
import { WorkerScene } from './worker-scene.ts'
import { until } from './worker-until.ts'

export interface WorkerCrowdFigures {
  readonly agents: number
  readonly completed: number
  readonly questions: number
  /** The worker before its first run. */
  readonly before: WorkerRest
  readonly first: CrowdFigures
  /** The same again on the same worker: what the first left behind for good would show twice. */
  readonly second: CrowdFigures
  readonly faults: readonly string[]
}

export interface CrowdFigures {
  /** From the first run that was asked for to the moment when all of them had asked. */
  readonly allAskedMs: number
  /** From the first run that was asked for to the end of the last. */
  readonly allEndedMs: number
  readonly peak: WorkerSize
  /** While all of them wait for an answer. */
  readonly waiting: WorkerRest
  readonly after: WorkerRest
}

const SAMPLE_MS = 50

/** As many small agents at once on one worker, in plain folders: each asks one question, is answered, and completes. */
export async function workerCrowd(agents: number): Promise<WorkerCrowdFigures> {
  await using scene = await WorkerScene.open()
  const life = scene.begin(agents)
  await life.worker()
  const before = await life.atRest()
  const person = { answers: false }
  scene.startAnswering(() => person.answers)
  const first = await oneCrowd(scene, life, agents, person)
  const second = await oneCrowd(scene, life, agents, person)
  const records = await scene.records()
  await life.stop()
  return {
    agents,
    completed: records.filter(({ state }) => state === 'completed').length,
    questions: records.reduce((sum, { questions }) => sum + questions.length, 0),
    before,
    first,
    second,
    faults: [
      ...life.said.flatMap((said) => (said.kind === 'broken' ? [said.problem] : [])),
      ...scene.written('doubles'),
      ...scene.doubles,
      ...(await scene.store.check()).map(({ place, problem }) => `${place} ${problem}`),
    ],
  }
}

async function oneCrowd(
  scene: WorkerScene,
  life: WorkerLife,
  agents: number,
  person: { answers: boolean },
): Promise<CrowdFigures> {
  let peak = life.size()
  const look = () => {
    peak = largerOf(peak, life.size())
  }
  const sampling = setInterval(look, SAMPLE_MS)
  try {
    const begun = performance.now()
    person.answers = false
    await Promise.all(Array.from({ length: agents }, () => scene.create({ files: 1, questions: 1 }, 'folder')))
    // Nobody is answered before everybody waits: all of them are there at once.
    await until(async () => (await waitingRuns(scene)) === agents, 60_000)
    const allAskedMs = performance.now() - begun
    look()
    const waiting = await life.atRest()
    person.answers = true
    await until(async () => (await scene.openRuns()) === 0 && (await held(scene, life)) === 0, 60_000)
    return { allAskedMs, allEndedMs: performance.now() - begun, peak, waiting, after: await life.atRest() }
  } finally {
    clearInterval(sampling)
  }
}

async function waitingRuns({ store }: WorkerScene): Promise<number> {
  return (await store.list('runs', { state: ['waiting_question'], limit: 1_000 })).rows.length
}

async function held({ store }: WorkerScene, { id = '' }: WorkerLife): Promise<number> {
  return (await store.list('runs', { holder: id, limit: 1_000 })).rows.length
}
