import { execFileSync } from 'node:child_process'
import type { StoredEvent } from '../../src/pipeline/changeset.ts'
import { hasEnded, type RunRecord } from '../../src/pipeline/runs/run-record.ts'
import { verifyChain } from '../../src/store/chain.ts'
import type { Store } from '../../src/store/port.ts'
import { answerTo } from './worker-agent.ts'
import type { WorkerScene } from './worker-scene.ts'

export interface WorkerAudit {
  readonly faults: readonly string[]
  readonly completed: number
  /** Ended otherwise, each with the cause that is written down. */
  readonly failed: readonly string[]
  readonly checkpoints: number
  readonly questions: number
  /** How often a run was taken up again. */
  readonly takenUp: number
}

/** Holds a store at rest against git, the person's memory, and what the agents wrote down. */
export async function auditWorkers(scene: WorkerScene): Promise<WorkerAudit> {
  const runs = await scene.records()
  const last = new Set([scene.lives.at(-1)?.id ?? ''])
  const events = await allEvents(scene.store)
  const byRun = Map.groupBy(events, ({ stream }) => stream)
  const checkpoints = events.filter(({ type }) => type === 'run:checkpointed')
  const faults = [
    ...(await scene.store.check()).map(({ place, problem }) => `audit: ${place} ${problem}`),
    ...[...byRun.values()].flatMap((own) => verifyChain(own).map(({ place, problem }) => `chain: ${place} ${problem}`)),
    ...scene.written('doubles').map((line) => `two at once: ${line}`),
    ...[...scene.doubles].map((line) => `two at once, as seen from outside: ${line}`),
    ...runs.flatMap((run) => runFaults(run, byRun.get(run.run_id) ?? [], last)),
    ...runs.flatMap((run) => questionFaults(scene, run)),
    ...(await Promise.all(runs.map(({ run_id }) => transcriptFaults(scene.store, run_id)))).flat(),
    ...checkpointFaults(scene.repository, checkpoints),
  ]
  const failed = runs.filter(({ state }) => state === 'failed')
  return {
    faults,
    completed: runs.filter(({ state }) => state === 'completed').length,
    failed: failed.map(({ run_id, end }) => `${run_id}: ${end?.how} ${end?.reason ?? end?.code ?? ''}`),
    checkpoints: checkpoints.length,
    questions: runs.reduce((sum, { questions }) => sum + questions.length, 0),
    takenUp: events.filter(({ type, data }) => type === 'run:moved' && data.abandoned === true).length,
  }
}

async function allEvents(store: Store): Promise<StoredEvent[]> {
  const events: StoredEvent[] = []
  for (;;) {
    const page = await store.events({ after: events.at(-1)?.number ?? 0, limit: 1_000 })
    if (page.length === 0) return events
    events.push(...page)
  }
}

function runFaults(run: RunRecord, events: readonly StoredEvent[], living: ReadonlySet<string>): string[] {
  const { run_id, state, holder, end } = run
  const attempts = events.flatMap(({ data }) => (typeof data.attempt === 'number' ? [data.attempt] : []))
  return [
    ...(hasEnded(run) ? [] : [`${run_id} is still ${state}`]),
    // Its worker may have died after the end and before it let go; but nobody who lives may have it.
    ...(holder !== null && living.has(holder) ? [`${run_id} has ended and is held by ${holder}`] : []),
    ...(end === null ? [`${run_id} has no cause`] : []),
    // An attempt that is over says nothing any more.
    ...(attempts.every((attempt, index) => attempt >= (attempts[index - 1] ?? 0))
      ? []
      : [`${run_id}: an older attempt spoke after a newer one: ${attempts.join(' ')}`]),
  ]
}

/** Asked once for the same words in the same place, answered as the person answered, and heard by the agent. */
function questionFaults(scene: WorkerScene, { run_id, state, questions }: RunRecord): string[] {
  const words = questions.map(({ question }) => question.question)
  const heard = scene.written(`${run_id}.answers`)
  return [
    ...(new Set(words).size === words.length ? [] : [`${run_id} asked twice: ${words.join(' / ')}`]),
    ...questions.flatMap(({ id, question, answer, delivered }) => {
      const wanted = answerTo(question.question)
      const isHeard = heard.some((line) => line.includes(JSON.stringify(id)) && line.includes(JSON.stringify(wanted)))
      return [
        ...(scene.answers.has(id) && answer !== wanted ? [`${run_id}: the answer to ${id} was lost: ${answer}`] : []),
        ...(state === 'completed' && delivered === undefined ? [`${run_id}: ${id} was never delivered`] : []),
        ...(state === 'completed' && !isHeard ? [`${run_id}: the agent never heard the answer to ${id}`] : []),
      ]
    }),
  ]
}

/** What an attempt said comes before what the next one said: nobody adds to a transcript that is another's. */
async function transcriptFaults(store: Store, run_id: string): Promise<string[]> {
  const frames = await store.readTranscript(run_id, { after: 0, limitBytes: 1024 * 1024 })
  const text = frames
    .flatMap(({ source, bytes }) => (source === 'stdout' ? [Buffer.from(bytes).toString()] : []))
    .join('')
  const attempts = [...text.matchAll(/^attempt (\d+) wrote/gm)].map((match) => Number(match[1]))
  const isInOrder = attempts.every((attempt, index) => attempt >= (attempts[index - 1] ?? 0))
  return isInOrder
    ? []
    : [`${run_id}: an older attempt wrote into the transcript of a newer one: ${attempts.join(' ')}`]
}

/** Every checkpoint that an event names is in git, under a ref, with its tree; the numbers of a run have no gap. */
function checkpointFaults(repository: string, events: readonly StoredEvent[]): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: repository, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const rows = git('for-each-ref', '--format=%(objectname) %(tree) %(refname)', 'refs/baton/runs/').split('\n')
  const kept = new Set(
    rows.map((row) =>
      row
        .split('/')
        .slice(0, 4)
        .join('/')
        .replace(/ refs\/baton\/runs\//, ' '),
    ),
  )
  const faults: string[] = []
  for (const [run, own] of Map.groupBy(events, ({ stream }) => stream)) {
    for (const [index, { data }] of own.entries()) {
      const { number, commit, tree } = data
      if (number !== index + 1) faults.push(`${run}: checkpoint ${number} where ${index + 1} comes`)
      if (commit === null) faults.push(`${run}: checkpoint ${number} could not be made`)
      else if (!kept.has(`${commit} ${tree} ${run}`)) faults.push(`${run}: checkpoint ${number} (${commit}) is lost`)
    }
  }
  git('fsck', '--connectivity-only', '--no-dangling', '--no-progress')
  return faults
}
