import { createHash, type Hash } from 'node:crypto'
import type { NewNotice, StoredEvent } from '../../pipeline/changeset.ts'
import { type DocumentValidator, definitionHash, type Pipeline } from '../../protocol/index.ts'
import type { Store } from '../../store/port.ts'
import type { VirtualClock } from '../clock.ts'
import type { Outlet } from '../due-work.ts'
import { sha256Hex } from '../sha256.ts'
import { auditStore } from './audit/audit-store.ts'
import { Auditor } from './audit/auditor.ts'
import type { Breach } from './audit/breach.ts'
import { SIMULATED_OUTLET } from './audit/check-notices.ts'
import { Ledger } from './audit/ledger.ts'
import { sorted } from './audit/log-audit.ts'
import { watchedStore } from './audit/watched-store.ts'
import { chooseIntent, newTask } from './choose-intent.ts'
import { type FaultSite, Faults } from './faults.ts'
import { type Intent, type Scene, typeOf } from './intent.ts'
import { Post } from './post.ts'
import { Random } from './random.ts'
import { type Heard, SimulatedProcess } from './simulated-process.ts'
import { SimulatedTime } from './simulated-time.ts'

export interface SimulationParts {
  readonly random: Random
  readonly pipeline: Pipeline
  readonly store: Store
  /** The clock of the processes, and of the store. */
  readonly clock: VirtualClock
  readonly validate: DocumentValidator
  readonly rates?: Partial<Record<FaultSite, number>>
  readonly watch?: (event: StoredEvent) => void
}

/** Where a simulation stopped, and why. */
export interface SimulationViolation {
  readonly step: number
  readonly breaches: readonly Breach[]
  readonly lastEvents: readonly StoredEvent[]
}

const LAST_EVENTS = 12
const REPEATABLE = ['acknowledge', 'receive_message', 'watch_task']

/**
 * Runs one schedule: chooses actor, command, time and process, executes the command, and audits the store after every
 * step.
 *
 * 1. All choices come from the seed; nothing waits for a real clock.
 * 2. Time moves only between steps, so one step happens at one moment.
 * 3. A sender that gets no answer repeats the command with the same id, or gives up.
 */
export class Simulation {
  readonly #auditor: Auditor
  readonly #ledger: Ledger
  readonly #faults: Faults
  readonly #post: Post
  readonly #scene: Scene
  readonly #time: SimulatedTime
  readonly #store: Store
  readonly #validate: DocumentValidator
  readonly #processes: readonly [SimulatedProcess, SimulatedProcess]
  readonly #answers: Hash = createHash('sha256')
  readonly #last: StoredEvent[] = []
  readonly #delivered = new Map<string, number>()
  readonly #unheard: Intent[] = []
  readonly #asked: Intent[] = []
  readonly #counts = { commands: 0, acknowledged: 0, refused: 0, unheard: 0, ticks: 0, deadlines: 0 }

  constructor({ random, pipeline, store, clock, validate, rates, watch }: SimulationParts) {
    this.#auditor = new Auditor(pipeline.definition, (event) => {
      this.#last.push(event)
      if (this.#last.length > LAST_EVENTS) this.#last.shift()
      watch?.(event)
    })
    this.#ledger = new Ledger(this.#auditor.report)
    this.#faults = new Faults(new Random(random.bits()), rates)
    this.#post = new Post(this.#faults)
    this.#store = store
    this.#validate = validate
    this.#time = new SimulatedTime(clock, random, this.#faults)
    const definition = definitionHash(pipeline.definition, sha256Hex)
    this.#scene = { auditor: this.#auditor, random, now: clock.now, definition }
    let ids = 0
    const options = {
      store: watchedStore(store, this.#auditor.report),
      pipeline,
      clock,
      timeZone: 'Asia/Seoul',
      outlets: [SIMULATED_OUTLET],
      random: () => 0.5,
      pause: async () => {},
      newId: () => {
        ids += 1
        return `00000000-0000-4000-8000-${ids.toString(16).padStart(12, '0')}`
      },
    }
    const outlets = [this.#outlet()]
    this.#processes = [
      new SimulatedProcess('first', options, this.#faults, outlets),
      new SimulatedProcess('second', options, this.#faults, outlets),
    ]
  }

  /** Answers with what went wrong, if anything did. */
  async run(tasks: number, steps: number): Promise<SimulationViolation | undefined> {
    await this.#begin(tasks)
    this.#faults.active = true
    for (let step = 1; step <= steps; step += 1) {
      this.#time.move()
      await this.#step(step)
      if (this.#auditor.breaches.length > 0) return this.#violation(step)
    }
    this.#faults.active = false
    await this.#rest(steps + 1)
    return this.#auditor.breaches.length > 0 ? this.#violation(steps + 1) : undefined
  }

  figures() {
    const hash = createHash('sha256').update(this.#auditor.log.digest()).update(this.#answers.copy().digest('hex'))
    return {
      ...this.#counts,
      tasks: this.#auditor.tasks.size,
      events: this.#auditor.log.newest,
      faults: this.#faults.counts(),
      hash: hash.digest('hex'),
    }
  }

  async #begin(tasks: number): Promise<void> {
    for (let left = tasks; left > 0; left -= 10) {
      const intents = Array.from({ length: Math.min(10, left) }, () => newTask(this.#scene))
      await Promise.all(intents.map((intent) => this.#ask(intent, 0)))
      await this.#audit(0, [])
    }
  }

  async #step(step: number): Promise<void> {
    const { random } = this.#scene
    const ticks = random.chance(0.15)
    const alone = ticks && random.chance(0.5)
    const intents = alone ? [] : this.#intents(step)
    const heard = await Promise.all([
      ...intents.map((intent) => this.#ask(intent, step)),
      ...(ticks ? [this.#tick()] : []),
    ])
    const touched = await this.#audit(step, intents)
    const [only] = intents
    const [first] = heard
    if (only?.legal && !ticks && intents.length === 1 && first?.kind === 'refused') {
      this.#auditor.report('engine', `${describe(only)} is legal and was refused: ${first.code}`)
    }
    if (ticks && heard.at(-1)?.kind === 'answered') {
      this.#auditor.ticked(this.#scene.now(), alone ? new Set() : touched)
    }
  }

  /** What is asked in this step: who heard nothing asks again first, then the post, then whatever people think of. */
  #intents(step: number): Intent[] {
    const { random } = this.#scene
    const again = this.#unheard.splice(0).filter(() => random.chance(0.85))
    const count = random.weighted([
      [5, 1],
      [2, 2],
      [1, 3],
      [1, 6],
    ])
    const fresh = Array.from({ length: count ?? 1 }, () => this.#next(step)).flatMap((intent) => intent ?? [])
    return [...again, ...fresh]
  }

  #next(step: number): Intent | undefined {
    const { random } = this.#scene
    const known = random.pick(this.#asked.slice(-200))
    if (known && this.#faults.fires('command sent again')) return { ...known, legal: false }
    const posted = random.chance(0.5) ? this.#post.next(this.#scene, step) : undefined
    if (posted) return posted
    return this.#post.take(this.#scene, chooseIntent(this.#scene), step)
  }

  async #ask(intent: Intent, step: number): Promise<Heard> {
    const process = this.#processes[this.#faults.fires('second process') ? 1 : 0]
    this.#counts.commands += 1
    this.#asked.push(intent)
    this.#ledger.sent(intent.id, typeOf(intent), intent.message)
    const heard = await process.ask(intent)
    this.#note(intent, heard, step)
    return heard
  }

  #note(intent: Intent, heard: Heard, step: number): void {
    if (heard.kind === 'answered') {
      this.#counts.acknowledged += 1
      this.#ledger.answered(intent.id, heard.result, step)
      this.#answers.update(`${intent.id} ${sorted(heard.result)}`)
    } else if (heard.kind === 'refused') {
      this.#counts.refused += 1
      this.#ledger.refused(intent.id, heard.code, step)
      this.#answers.update(`${intent.id} ${heard.code}`)
    } else if (heard.kind === 'nothing') {
      this.#counts.unheard += 1
      this.#unheard.push({ ...intent, legal: false })
      this.#answers.update(`${intent.id} nothing`)
    } else this.#auditor.report('engine', `${describe(intent)} broke: ${said(heard.error)}`)
  }

  async #tick(): Promise<Heard> {
    const process = this.#processes[this.#faults.fires('second process') ? 1 : 0]
    this.#counts.ticks += 1
    const heard = await process.tick()
    if (heard.kind === 'answered') this.#counts.deadlines += Number(heard.result.deadlines)
    else if (heard.kind !== 'nothing') {
      this.#auditor.report('engine', `a tick broke: ${heard.kind === 'broken' ? said(heard.error) : heard.code}`)
    }
    return heard
  }

  async #audit(step: number, intents: readonly Intent[]): Promise<ReadonlySet<string>> {
    const touched = await this.#auditor.read(this.#store)
    await this.#auditor.compare(this.#store, touched)
    for (const { id } of intents) {
      const { type, answer, answeredAt } = this.#ledger.entries.get(id) ?? {}
      const must = answer !== undefined && answeredAt === step && !REPEATABLE.includes(type ?? '')
      if (must && !this.#auditor.log.has(id)) this.#auditor.report('I1', `${id} (${type}) was acknowledged and lost`)
    }
    return touched
  }

  /** Nothing fails any more; what was held back leaves, and the whole store is looked at. */
  async #rest(step: number): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      this.#time.catchUp(4 * 3_600_000)
      await this.#tick()
      await this.#audit(step, [])
      this.#auditor.ticked(this.#scene.now(), new Set())
    }
    const [auditor, ledger] = [this.#auditor, this.#ledger]
    await auditStore({ store: this.#store, auditor, ledger, validate: this.#validate, rested: true })
    for (const [command, notices] of auditor.notices) {
      for (const number of notices.keys()) {
        const id = `${command}/${number + 1}`
        if (!this.#delivered.has(id)) auditor.report('notice', `notice ${id} reached nobody`)
      }
    }
    auditor.checkTold()
  }

  #outlet(): Outlet {
    const deliver = async ({ id }: NewNotice) => {
      if (this.#faults.fires('outlet fails')) throw new Error('the outlet is down')
      this.#delivered.set(id, (this.#delivered.get(id) ?? 0) + 1)
      if (this.#faults.fires('outlet fails after delivery')) throw new Error('the outlet lost its voice')
    }
    return { name: SIMULATED_OUTLET, deliver }
  }

  #violation(step: number): SimulationViolation {
    return { step, breaches: [...this.#auditor.breaches], lastEvents: [...this.#last] }
  }
}

function describe({ id, actor, ask }: Intent): string {
  return `${id} by ${actor} ${sorted(ask)}`
}

function said(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
