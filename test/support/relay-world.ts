import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { systemClock } from '../../src/engine/clock.ts'
import { Engine } from '../../src/engine/engine.ts'
import { Crew } from '../../src/engine/executor/crew.ts'
import type { RelayEvent } from '../../src/engine/follow/relay-event.ts'
import { wakes } from '../../src/engine/follow/wakes.ts'
import { type RelayStory, relayStory } from '../../src/engine/relay-story.ts'
import type { SecretKeeper } from '../../src/engine/secrets/secret-keeper.ts'
import type { TaskRecord } from '../../src/pipeline/records.ts'
import { expectedTip } from '../../src/pipeline/relay/branch-tip.ts'
import type { Integration, RelayAgent, RelaySpec } from '../../src/pipeline/relay/relay-record.ts'
import { visitId } from '../../src/pipeline/visits/visit-record.ts'
import { FIVE_TEAM, indexPipeline, type PipelineDefinition } from '../../src/protocol/index.ts'
import { openSecrets } from '../../src/service/settings/settings-access.ts'
import { allEvents } from '../../src/store/all-events.ts'
import { openMemoryStore } from '../../src/store/memory/open.ts'
import type { Store } from '../../src/store/port.ts'
import { openTaskBranch } from '../../src/workspace/land/task-branch.ts'
import { eventFaults } from './event-faults.ts'

export const PLAYER = join(import.meta.dirname, '..', 'fixtures', 'relay', 'player.mjs')
const HOSTILE = join(import.meta.dirname, '..', 'fixtures', 'relay', 'hostile.mjs')
const PO = 'song-po'

/** Every file of `work/` must say something good, and what the person's test asks for must be there. */
const CHECK = `#!/bin/sh
grep -q '^keep' test/guard.test.txt || grep -q 'nothing is asked' test/guard.test.txt || exit 4
for file in work/*; do
  [ -e "$file" ] || continue
  if grep -q bad "$file"; then cat "$file"; echo "$file is bad"; exit 1; fi
done
`

const CHECKS: RelaySpec['checks'] = [{ name: 'check', command: ['sh', 'check.sh'], timeout_minutes: 1 }]

interface TaskParts {
  readonly argv?: readonly string[]
  readonly checks?: RelaySpec['checks']
  readonly more?: Partial<RelaySpec>
}

/** Confirmed at once, asked of nobody who is here, or waited for without anybody answering. */
type Plans = 'approve' | 'ask' | 'nobody'

interface KeptWorld {
  readonly folder: string
  readonly kept: string
}

const STORE_COPY = 'store.json'

function engineOn(store: Store, definition: PipelineDefinition, secrets?: SecretKeeper): Engine {
  const agents = FIVE_TEAM.agents.map((agent) => ({ ...agent, status: 'active' as const }))
  const pipeline = indexPipeline({ ...definition, agents })
  return new Engine({ store, pipeline, clock: systemClock, timeZone: 'UTC', ...(secrets ? { secrets } : {}) })
}

/** Settings whose key is a file beside the repository. */
const secretsOn = (store: Store, folder: string): SecretKeeper =>
  openSecrets({
    store,
    keyFile: () => join(folder, 'settings.key'),
    passphrase: async () => undefined,
    project: join(folder, 'repository'),
  })

/** A repository, a store and a crew, and tasks that are carried by scripts. */
export class RelayWorld implements AsyncDisposable {
  readonly folder: string
  readonly repository: string
  readonly events: RelayEvent[] = []
  readonly engine: Engine
  crew!: Crew

  readonly #waiting = new Set<() => void>()

  private constructor(engine: Engine, folder: string) {
    this.engine = engine
    this.folder = folder
    this.repository = join(folder, 'repository')
  }

  /** A world as it was when it was kept, at the same place: what several tests begin with is made once. */
  static async from({ folder, kept }: KeptWorld): Promise<RelayWorld> {
    rmSync(folder, { recursive: true, force: true })
    cpSync(kept, folder, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
    const store = await openMemoryStore({ from: join(folder, STORE_COPY) })
    const world = new RelayWorld(engineOn(store, FIVE_TEAM), folder)
    await world.start()
    return world
  }

  /** Ends it, and keeps it for others. Whoever asks removes `folder` and `kept`. */
  async keep(): Promise<KeptWorld> {
    const { folder } = this
    await this.crew.stop()
    await this.engine.store.backup(join(folder, STORE_COPY))
    await this.engine.store.close()
    const kept = `${folder}-kept`
    renameSync(folder, kept)
    return { folder, kept }
  }

  /** `settings`: its engine has settings, and masks them. */
  static async open(definition: PipelineDefinition = FIVE_TEAM, { settings = false } = {}): Promise<RelayWorld> {
    const folder = mkdtempSync(join(tmpdir(), 'relay-'))
    const store = await openMemoryStore()
    const secrets = settings ? secretsOn(store, folder) : undefined
    const world = new RelayWorld(engineOn(store, definition, secrets), folder)
    mkdirSync(world.repository)
    world.git('init', '--quiet', '--initial-branch=main')
    world.write('check.sh', CHECK)
    world.write('test/guard.test.txt', 'keep\n')
    world.commit('a project')
    await world.start()
    return world
  }

  /** A process that carries, as far as one can be had inside a test. */
  async start({ attended = false, plans = 'approve' as Plans } = {}): Promise<void> {
    this.crew = await this.anotherCrew({ attended, plans })
  }

  /** A second process beside it. It confirms what `--yes` would confirm: plans. */
  anotherCrew({ attended = false, plans = 'approve' as Plans, concurrency = 3 } = {}): Promise<Crew> {
    const { engine } = this
    const confirm = (event: RelayEvent) => {
      if (event.type !== 'item:opened' || plans !== 'approve' || !event.item.confirmable) return
      void this.answer(event.task_id, event.item.options[0]?.choice ?? '', { how: 'yes', key: event.item.key })
    }
    return Crew.start({
      engine,
      home: join(this.folder, 'runs'),
      attended,
      answers: plans === 'ask' ? 'none' : 'confirmable',
      prompt: (relay) => relay.spec.request,
      concurrency: Object.fromEntries(engine.pipeline.stages.map(({ id }) => [id, concurrency])),
      onEvent: (event) => {
        this.events.push(event)
        confirm(event)
        for (const waiting of this.#waiting) waiting()
      },
    })
  }

  async task(
    scene: string,
    request = scene,
    { argv = [process.execPath, PLAYER, scene], checks = CHECKS, more = {} }: TaskParts = {},
  ): Promise<string> {
    const { engine, repository } = this
    const { task_id: id } = await engine.createTask(
      { title: request, priority: 'P2_MEDIUM', input: request },
      { actor: PO },
    )
    const task_id = String(id)
    const { branch, target, base, kept: tip_ref } = await openTaskBranch({ repository, branch: `baton/${task_id}` })
    const agent = (mode: RelayAgent['mode']): RelayAgent => ({
      mode,
      name: 'player',
      argv,
      pass: [],
      nonce_required: true,
      limits: {},
    })
    const stages = Object.fromEntries(
      engine.pipeline.stages.map(({ id: stage }) => [stage, agent(stage === 'DEV' ? 'loop' : 'single')]),
    )
    const loop = { attempts: 5, relaxedAttempts: 1 }
    const place = { repository, branch, target, base, tip_ref }
    const reviewers = { HARDEN: { ...agent('single'), team: 'KIMQA' } }
    const rest = { loop, repairs: 2, prompts: {}, rehearsal: false }
    await engine.execute(
      {
        type: 'start_relay',
        task_id,
        spec: {
          ...place,
          request,
          language: 'en',
          stages,
          checks,
          reviewers,
          ...rest,
          ...more,
        },
      },
      { actor: PO },
    )
    return task_id
  }

  /** A task whose agents do well, but for one that runs a shell text besides: where it stands, and the text. */
  hostile(where: string, text: string, checks?: RelaySpec['checks']): Promise<string> {
    const argv = [process.execPath, HOSTILE, where, text]
    return this.task('good', 'good', { argv, ...(checks ? { checks } : {}) })
  }

  /** Resolves when something of the kind has happened. */
  until(is: (event: RelayEvent) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!this.events.some(is)) return
        this.#waiting.delete(look)
        resolve()
      }
      this.#waiting.add(look)
      look()
    })
  }

  /** Decides what a person is asked about the task. */
  answer(
    task_id: string,
    choice: string,
    { how = 'person' as 'person' | 'yes', note = null as string | null, key = null as string | null } = {},
  ) {
    return this.engine.execute({ type: 'answer_item', task_id, key, choice, note, how }, { actor: PO })
  }

  carry(task_id: string) {
    return this.crew.carry(task_id)
  }

  approve(task_id: string) {
    return this.crew.integrate(task_id, PO)
  }

  /** Approves until the moment before the target is moved, as somebody does who is killed there. */
  async beginIntegration(task_id: string): Promise<Pick<Integration, 'commit' | 'tree' | 'from' | 'tip'>> {
    const blocked = join(this.repository, '.git', 'refs', 'heads', 'main.lock')
    writeFileSync(blocked, '')
    const approved = this.approve(task_id).catch(() => {})
    const { store } = this.engine
    for await (const _ of wakes(store, { signal: this.crew.signal, everyMs: 100 })) {
      const events = await store.events({ stream: task_id, limit: 500 })
      if (events.some(({ type }) => type === 'effect:failed')) break
    }
    await this.crew.stop()
    await approved
    rmSync(blocked)
    await this.start()
    const { record, relay } = await this.read(task_id)
    const [visit] = await store.load([{ kind: 'visit', id: visitId(task_id, record.carried?.visit ?? 0) }])
    const waiting = Object.values(visit.value?.outstanding ?? {}).map(({ effect }) => effect)
    const landing = waiting.find((effect) => effect.do === 'land' && effect.branch === 'target')
    if (landing?.do !== 'land') throw new Error('it was not begun')
    const { to: commit, from } = landing
    return { commit, from, tree: visit.value?.evidence.at(-1)?.tree ?? '', tip: expectedTip(relay) }
  }

  /** All runs there are. */
  async runs() {
    return (await this.engine.store.list('runs', { limit: 500 })).rows
  }

  run(file: string, ...args: readonly string[]): void {
    execFileSync(file, args, { cwd: this.repository, stdio: 'pipe' })
  }

  async read(task_id: string): Promise<{ readonly record: TaskRecord; readonly relay: RelayStory }> {
    const [task, relay] = await this.engine.store.load([
      { kind: 'task', id: task_id },
      { kind: 'relay', id: task_id },
    ])
    if (task?.kind !== 'task' || !task.value || relay?.kind !== 'relay' || !relay.value) throw new Error(task_id)
    return { record: task.value, relay: await relayStory(this.engine.store, relay.value) }
  }

  /** The statuses that a task went through. */
  async way(task_id: string): Promise<readonly string[]> {
    return (await this.read(task_id)).record.task.pipeline_history.map(({ to_status }) => to_status)
  }

  git(...args: readonly string[]): string {
    const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@localhost']
    return execFileSync('git', ['-C', this.repository, ...identity, ...args], { encoding: 'utf8' }).trimEnd()
  }

  write(path: string, text: string): void {
    const file = join(this.repository, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }

  commit(message: string): void {
    this.git('add', '--all')
    this.git('commit', '--quiet', '--message', message)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.crew.stop()
    const faults = [...(await undeclared(this.engine.store)), ...(await unproved(this.engine.store))]
    await this.engine.store.close()
    rmSync(this.folder, { recursive: true, force: true })
    if (faults.length > 0) throw new Error(faults.join('; '))
  }
}

/** Whatever a scenario stored is proved by the chain. */
async function unproved(store: Store): Promise<readonly string[]> {
  return (await store.check()).map(({ place, problem }) => `${place}: ${problem}`)
}

/** Whatever a scenario stored is of the map of events: its fields, and no others. */
async function undeclared(store: Store): Promise<readonly string[]> {
  const faults = new Set<string>()
  for await (const { type, data } of allEvents(store)) for (const fault of eventFaults(type, data)) faults.add(fault)
  return [...faults]
}
