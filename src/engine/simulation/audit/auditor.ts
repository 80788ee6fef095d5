import type { StoredEvent } from '../../../pipeline/changeset.ts'
import type { PipelineDefinition } from '../../../protocol/index.ts'
import type { Store } from '../../../store/port.ts'
import { auditEvent } from './audit-event.ts'
import { Block, type ExpectedNotice, type Known } from './block.ts'
import type { Breach, Report } from './breach.ts'
import { compareRecord } from './compare-record.ts'
import { HouseFold } from './house-fold.ts'
import { LogAudit } from './log-audit.ts'
import { RuleBook } from './rule-book.ts'
import { overdue, type TaskFold } from './task-fold.ts'

const PAGE = 500

/**
 * Reads the events of a store from the beginning, replays them with its own code and reports every breach of an invariant.
 *
 * Owns: the numbers and chains (I2), the fold (I3), the legality of every step (I6), the deadlines, and what notices
 * must follow. Does not own: what was acknowledged (`ledger.ts`), what is delivered (`check-notices.ts`).
 *
 * 1. It sees a store only through `events` and `load`, and shares no code with what wrote it.
 * 2. It can read on: a simulation asks after every step, so that a breach is reported where it happened.
 */
export class Auditor {
  readonly breaches: Breach[] = []
  readonly book: RuleBook
  readonly house: HouseFold
  readonly tasks = new Map<string, TaskFold>()
  /** Handoffs that somebody deferred, at some time. */
  readonly deferred = new Set<string>()
  readonly log: LogAudit
  /** By command: what everybody must hear of it. */
  readonly notices = new Map<string, readonly ExpectedNotice[]>()
  readonly #known: Known
  readonly #watch: ((event: StoredEvent) => void) | undefined

  constructor(definition: PipelineDefinition, watch?: (event: StoredEvent) => void) {
    this.book = new RuleBook(definition)
    this.house = new HouseFold(definition.agents)
    this.log = new LogAudit(this.report)
    this.#watch = watch
    const { book, house, tasks, deferred, report } = this
    this.#known = { book, house, tasks, deferred, report }
  }

  readonly report: Report = (invariant, what) => {
    this.breaches.push({ invariant, what })
  }

  /** Whatever is new in the log. Answers with the tasks that it touched. */
  async read(store: Pick<Store, 'events'>): Promise<ReadonlySet<string>> {
    const touched = new Set<string>()
    let block: Block | undefined
    for await (const event of this.#newEvents(store)) {
      if (block?.command !== event.commandId) {
        this.#end(block)
        block = new Block(event, this.#known)
      }
      this.log.read(event)
      auditEvent(this.#known, block, event)
      this.#watch?.(event)
      touched.add(event.stream)
    }
    this.#end(block)
    return touched
  }

  /** The records of these tasks, or of all, against what their events tell. */
  async compare(store: Pick<Store, 'load'>, ids: Iterable<string> = this.tasks.keys()): Promise<void> {
    const folds = [...ids].flatMap((id) => this.tasks.get(id) ?? [])
    const loaded = await store.load(folds.map(({ id }) => ({ kind: 'task', id })))
    for (const [index, fold] of folds.entries()) compareRecord(fold, loaded[index]?.value, this.report)
  }

  /** Everything that was due has just been done: nothing may be left, but for tasks that changed meanwhile. */
  ticked(now: number, changed: ReadonlySet<string>): void {
    const at = this.house.time(now)
    for (const task of this.tasks.values()) {
      const left = changed.has(task.id) ? [] : overdue(task, at)
      if (left.length > 0) this.report('deadline', `${left.join(', ')} of ${task.id} was missed by a tick`)
    }
  }

  /** When all is at rest, the PO has heard of every task that waits for one that was cancelled. */
  checkTold(): void {
    for (const { id, status, dependencies, told } of this.tasks.values()) {
      if (this.book.ended(status)) continue
      for (const dependency of dependencies) {
        const cancelled = this.book.status(this.tasks.get(dependency)?.status ?? '').kind === 'cancelled'
        if (cancelled && !told.has(dependency)) {
          this.report('notice', `${id} waits for ${dependency}, which was cancelled, and nobody told the PO`)
        }
      }
    }
  }

  #end(block: Block | undefined): void {
    if (!block) return
    block.end()
    this.notices.set(block.command, block.notices)
    for (const id of block.touched) {
      const task = this.tasks.get(id)
      if (task) this.#checkEscalations(block, task)
    }
  }

  /** An answer ends the escalations of its timeout, the end of a task all of them; one timeout is one open item. */
  #checkEscalations(block: Block, { id, status, handoff, escalations }: TaskFold): void {
    const open = escalations.filter(({ state }) => state === 'open')
    const wrong = (what: string) => this.report('I6', `${block.command}: ${id} ${what}`)
    if (this.book.ended(status) && open.length > 0)
      wrong(`is ${status} with ${open.map((one) => one.id).join(', ')} open`)
    const answered = handoff !== null && (handoff.ack === 'accepted' || handoff.ack === 'rejected')
    const ofAck = open.filter(
      (one) =>
        one.handoff === handoff?.id && one.triggers.every((why) => why === 'ack_timeout' || why === 'deferral_limit'),
    )
    if (answered && ofAck.length > 0) wrong(`was answered with ${ofAck.map((one) => one.id).join(', ')} open`)
    const timeouts = ofAck.filter(({ triggers, level }) => triggers.includes('ack_timeout') && level < 3)
    if (timeouts.length > 1) wrong('has two open items of one timeout')
  }

  async *#newEvents(store: Pick<Store, 'events'>): AsyncGenerator<StoredEvent> {
    for (;;) {
      const page = await store.events({ after: this.log.newest, limit: PAGE })
      yield* page
      if (page.length < PAGE) return
    }
  }
}
