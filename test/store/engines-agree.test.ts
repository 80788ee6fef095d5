import { hash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Changeset } from '../../src/pipeline/changeset.ts'
import type { Escalation } from '../../src/pipeline/records.ts'
import { RUN_STATES } from '../../src/pipeline/runs/run-record.ts'
import { openMemoryStore } from '../../src/store/memory/open.ts'
import type { Store } from '../../src/store/port.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { type PlacedFrame, TRANSCRIPT_SOURCES } from '../../src/store/transcript-frame.ts'
import {
  changeset,
  escalation,
  event,
  heartbeat,
  message,
  notice,
  question,
  runRecord,
  taskRecord,
  work,
} from './samples.ts'

/**
 * Random batches on both engines at once: the same answers, events and lists, and conflicts exactly when a model that
 * knows nothing but versions says so.
 */
const TASKS = ['T1', 'T2', 'T3', 'T4']
const RUNS = ['R1', 'R2', 'R3', 'R4', 'R5']
const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 6 }), fc.constantFrom('로그인', 'Login', '\0', "'"))

const escalations: fc.Arbitrary<Escalation[]> = fc.array(
  fc
    .record({
      id: fc.constantFrom('e1', 'e2', 'e3'),
      level: fc.constantFrom(1 as const, 2 as const, 3 as const),
      state: fc.constantFrom('open' as const, 'resolved' as const),
    })
    .map(({ id, ...rest }) => escalation(id, rest)),
  { maxLength: 3 },
)

const taskParts = fc.record({
  task: fc.record({
    title: text,
    status: fc.constantFrom('PENDING', 'DEV_PENDING', 'DONE', 'CANCELLED'),
    assigned_team: fc.constantFrom('BUNKER', 'JARVIS'),
    dependencies: fc.array(fc.constantFrom(...TASKS), { maxLength: 3 }),
  }),
  escalations,
  due_at: fc.option(fc.nat(50)),
})

const run = fc.record({
  id: fc.constantFrom(...RUNS),
  parts: fc.record({
    state: fc.constantFrom(...RUN_STATES),
    task_id: fc.option(fc.constantFrom(...TASKS)),
    stage: fc.option(text),
    agent: text,
    attempt: fc.nat(3),
    holder: fc.option(fc.constantFrom('w1', 'w2')),
    due_at: fc.option(fc.nat(50)),
    questions: fc.array(
      fc.tuple(text, fc.constantFrom('yes', null, undefined)).map(([asked, answer]) => question('q', asked, answer)),
      { maxLength: 2 },
    ),
  }),
})

/** A changeset before it is known what versions there are: `stale` says by how much its reads are off. */
const plan = fc.record({
  command: fc.nat(30),
  task: fc.constantFrom(...TASKS),
  parts: taskParts,
  also: fc.constantFrom(...TASKS),
  stale: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constantFrom(-1, 1) }),
  data: fc.dictionary(text, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 }),
  streams: fc.array(fc.constantFrom(...TASKS, '@registry'), { maxLength: 3 }),
  tell: fc.boolean(),
  run: fc.option(run),
})
type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never

/** Short ones and such that fill chunks, so that every border is met. */
const frames = fc.record({
  source: fc.constantFrom(...TRANSCRIPT_SOURCES),
  at: fc.nat(50),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 12 }),
    fc.tuple(fc.nat(90_000), fc.nat(255)).map(([length, byte]) => new Uint8Array(length).fill(byte)),
  ),
})

const kind = fc.constantFrom('notice' as const, 'work' as const)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ batch: fc.array(plan, { maxLength: 6 }) }) },
  { weight: 2, arbitrary: fc.record({ claim: kind, lasting: fc.integer({ min: 1, max: 12 }) }) },
  { weight: 2, arbitrary: fc.record({ settle: fc.constant(['notice', 'work'] as const), done: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ alive: fc.constantFrom('w1', 'w2', 'w3'), until: fc.nat(20), stale: fc.nat(1) }),
  },
  { weight: 2, arbitrary: fc.record({ said: fc.array(frames, { maxLength: 4 }), by: fc.constantFrom('R1', 'R2') }) },
  { weight: 1, arbitrary: fc.record({ pruned: fc.nat(60) }) },
)

/** Versions and commands, and nothing else: who must conflict, who repeats. */
function model() {
  const versions = new Map<string, number>()
  const commands = new Set<string>()
  return {
    version: (id: string) => versions.get(id) ?? 0,
    outcome: (change: Changeset) => {
      if (change.commandId !== null && commands.has(change.commandId)) return 'repeated'
      if (change.reads.some(({ id, version }) => (versions.get(id) ?? 0) !== version)) return 'conflict'
      if (change.commandId !== null) commands.add(change.commandId)
      for (const { id } of change.writes) versions.set(id, (versions.get(id) ?? 0) + 1)
      return 'committed'
    },
  }
}

function toChangeset(
  { command, task, parts, also, stale, data, streams, tell, run: started }: Plan,
  version: (id: string) => number,
) {
  const commandId = `c${command}`
  const said = `m-${commandId}`
  return changeset(commandId, {
    reads: [
      { kind: 'task', id: task, version: version(task) },
      { kind: 'task', id: also, version: version(also) + stale },
    ],
    writes: [
      { kind: 'task', id: task, value: taskRecord(task, parts) },
      { kind: 'message', id: said, value: message(task, said) },
      ...(started ? [{ kind: 'run', id: started.id, value: runRecord(started.id, started.parts) } as const] : []),
    ],
    events: streams.map((stream) => event(stream, 'task:changed', data)),
    notices: tell ? [notice(`${commandId}/1`, parts.task.assigned_team)] : [],
    work: tell ? [work(`${commandId}/2`)] : [],
    answer: { ok: true, result: { data } },
  })
}

/** Everything that can be asked. */
async function everything(store: Store): Promise<unknown> {
  const task_id = 'T1'
  return Promise.all([
    store.load(TASKS.map((id) => ({ kind: 'task', id }))),
    store.events({ limit: 1000 }),
    store.events({ stream: 'T1', after: 1, limit: 3 }),
    store.list('tasks', { limit: 2 }),
    store.list('tasks', { limit: 9, status: ['DONE', 'PENDING'] }),
    store.list('tasks', { limit: 9, team: 'JARVIS', open: true }),
    store.list('tasks', { limit: 9, open: false, text: 'LOGIN' }),
    store.list('due', { until: 25, limit: 3 }),
    store.list('dependents', { task_id, limit: 2 }),
    store.list('messages', { task_id, limit: 3 }),
    store.list('escalations', { limit: 3 }),
    store.list('escalations', { limit: 30, all: true }),
    store.list('notices', { to: ['JARVIS', 'BUNKER'], limit: 4 }),
    store.list('dead_letters', { attempts: 1, limit: 2 }),
    store.load(RUNS.map((id) => ({ kind: 'run', id }))),
    store.list('runs', { limit: 2 }),
    store.list('runs', { limit: 9, open: true }),
    store.list('runs', { limit: 2, open: false }),
    store.list('runs', { limit: 9, state: ['queued', 'failed', 'paused'], open: true }),
    store.list('runs', { limit: 9, state: ['completed', 'running'] }),
    store.list('runs', { limit: 9, task_id, open: true }),
    store.list('runs', { limit: 1, holder: 'w1' }),
    store.list('due_runs', { until: 25, limit: 3 }),
    store.list('workers', { limit: 2 }),
    store.readTranscript('R1', { after: 3, limitBytes: 100_000 }).then(digests),
    store.readTranscript('R2', { after: 65_530, limitBytes: 20 }).then(digests),
    store.transcriptFacts('R1'),
    store.facts().then(({ events, tasks, schema }) => ({ events, tasks, schema })),
    store.check(),
  ])
}

/** Bytes by their hash: comparing them one by one would take longer than all the rest. */
function digests(frames: readonly PlacedFrame[]): unknown {
  return frames.map((frame) => ({ ...frame, length: frame.bytes.length, bytes: hash('sha256', frame.bytes) }))
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baton-agree-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('both engines give the same answers, events and lists for any batches', async () => {
  let run = 0
  const seen = { committed: 0, repeated: 0, conflict: 0, claimed: 0, settled: 0, alive: 0, chunks: 0, pruned: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      run += 1
      const memory = openMemoryStore()
      const sqlite = await openSqliteStore({ path: join(folder, `${run}.db`) })
      const expected = model()
      const both = async <Value>(ask: (store: Store) => Promise<Value>): Promise<Value> => {
        const [one, other] = [await ask(memory), await ask(sqlite)]
        // The quick way to say that they agree; where they do not, the slow one says how.
        if (!isDeepStrictEqual(other, one)) expect(other).toEqual(one)
        return one
      }
      const taken = { notice: [] as { id: string; token: number }[], work: [] as { id: string; token: number }[] }
      try {
        for (const [now, one] of steps.entries()) {
          if ('batch' in one) {
            const batch = one.batch.map((planned) => toChangeset(planned, expected.version))
            const answers = await both((store) => store.commit(batch))
            expect(answers.map(({ outcome }) => outcome)).toEqual(batch.map(expected.outcome))
            for (const { outcome } of answers) seen[outcome] += 1
          } else if ('claim' in one) {
            const claim = { holder: 'w', now, until: now + one.lasting, limit: 3 }
            const claimed = await both((store) => store.claim(one.claim, claim))
            taken[one.claim].push(...claimed.map(({ item, token }) => ({ id: item.id, token })))
            seen.claimed += claimed.length
          } else if ('alive' in one) {
            const { alive, until, stale } = one
            const reads = [{ kind: 'worker', id: alive, version: expected.version(alive) + stale } as const]
            const beat = { ...heartbeat(alive, until), reads }
            const [answer] = await both((store) => store.commit([beat]))
            expect(answer?.outcome).toBe(expected.outcome(beat))
            seen.alive += answer?.outcome === 'committed' ? 1 : 0
          } else if ('said' in one) {
            await both((store) => store.appendTranscript(one.by, one.said))
            seen.chunks += (await memory.transcriptFacts(one.by)).chunks
          } else if ('pruned' in one) {
            seen.pruned += await both((store) => store.pruneTranscripts(one.pruned))
          } else {
            for (const queue of one.settle) {
              const settled = taken[queue].map((held) => ({ ...held, now, done: one.done, again_at: now + 2 }))
              const done = await both((store) => store.settle(queue, settled))
              seen.settled += done.filter(Boolean).length
            }
          }
          await both(everything)
        }
        const numbers = (await sqlite.events({ limit: 1000 })).map(({ number }) => number)
        expect(numbers).toEqual(numbers.map((_, index) => index + 1))
        for (const id of TASKS) {
          expect((await sqlite.load([{ kind: 'task', id }]))[0]?.version).toBe(expected.version(id))
        }
      } finally {
        await sqlite.close()
      }
    }),
    { numRuns: 50, seed: Number(process.env.BATON_SEED ?? 20_261_115) },
  )
  // The drawing reached every kind of answer, or the property says little. Another seed may be less lucky.
  if (process.env.BATON_SEED !== undefined) return
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(2)
})
