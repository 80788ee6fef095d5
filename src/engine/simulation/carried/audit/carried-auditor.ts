import type { StoredEvent } from '../../../../pipeline/changeset.ts'
import { laneOf, taskOfVisit, type VisitRecord } from '../../../../pipeline/visits/visit-record.ts'
import type { Pipeline } from '../../../../protocol/pipeline/pipeline.ts'
import type { Plays } from '../../../../protocol/plays/play.ts'
import type { Store } from '../../../../store/port.ts'
import { sorted } from '../../audit/log-audit.ts'
import type { ModelledGit } from '../modelled-git.ts'
import type { CarriedBreach, CarriedReport } from './carried-breach.ts'
import { type CarriedFacts, carriedFacts, rowsByTask } from './carried-facts.ts'
import { checkBranches } from './check-branches.ts'
import { checkPlaces } from './check-places.ts'
import { checkScopes } from './check-scopes.ts'
import { checkWaits } from './check-waits.ts'
import { GraphFold, type GraphLimits } from './graph-fold.ts'
import { LaneFold } from './lane-fold.ts'
import { type FoldLimits, LimitFold } from './limit-fold.ts'
import { PlayFold } from './play-fold.ts'
import { RunFold } from './run-fold.ts'

export interface CarriedAuditParts {
  readonly store: Store
  readonly pipeline: Pipeline
  readonly plays: Plays
  readonly git: ModelledGit
  readonly passed: ReadonlySet<string>
  readonly limitOf: (lane: string) => number
  readonly limits: FoldLimits & Pick<GraphLimits, 'parallel'>
  readonly watch: (event: StoredEvent) => void
}

const PAGE = 1_000

/**
 * Reads the log of a store as it grows, folds it with code of its own, and holds records, queue and modelled git against
 * it after every piece of work.
 *
 * Owns: the invariants of `carried-breach.ts`. Does not own: tasks and their deadlines (`simulation/audit`).
 *
 * 1. It sees the store only through `events`, `load`, `list` and `check`, and shares with the decisions the reducers alone.
 */
export class CarriedAuditor {
  readonly breaches: CarriedBreach[] = []
  readonly lanes: LaneFold
  readonly runs: RunFold
  readonly #limits: LimitFold
  readonly #graphs: GraphFold
  readonly #parts: CarriedAuditParts
  readonly #folds = new Map<string, PlayFold>()
  readonly #asked = new Set<string>()
  readonly #tasks: string[] = []
  readonly #taskOfRun = new Map<string, string>()
  readonly #compared = new Map<string, VisitRecord>()
  readonly #outcomes = new Map<string, string>()
  readonly facts = new Map<string, CarriedFacts>()
  read = 0

  constructor(parts: CarriedAuditParts) {
    this.#parts = parts
    this.lanes = new LaneFold(parts.limitOf, this.report)
    this.runs = new RunFold(this.report)
    this.#limits = new LimitFold(parts.limits, this.report)
    const contains = (commit: string, earlier: string) => parts.git.contains(commit, earlier)
    this.#graphs = new GraphFold({ ...parts.limits, contains }, this.report)
  }

  readonly report: CarriedReport = (invariant, what) => {
    this.breaches.push({ invariant, what })
  }

  /** Whatever is new: first the log, then how all tasks stand. */
  async look(): Promise<void> {
    const events = await this.#newEvents()
    const touched = new Set<string>()
    for (const event of events) {
      this.#parts.watch(event)
      this.lanes.read(event)
      this.runs.read(event)
      this.#limits.read(event)
      this.#graphs.read(event)
      this.#touch(event, touched)
      await this.#event(event)
    }
    if (events.length > 0) await this.#lookAt(touched)
  }

  /** How everything stands, also where nothing is new: rows move without events. */
  lookAround(): Promise<void> {
    return this.#lookAt(new Set(this.#tasks))
  }

  /** Whether the chain proves all that is stored: the same that `baton audit verify` reports. */
  async lookAtChain(): Promise<void> {
    for (const { place, problem } of await this.#parts.store.check()) this.report('chain', `${place}: ${problem}`)
  }

  /** Which tasks an event may have changed; one about the house changes all. */
  #touch({ stream, type, data }: StoredEvent, touched: Set<string>): void {
    if (type === 'relay:started') this.#tasks.push(stream)
    if (type === 'run:created') this.#taskOfRun.set(stream, String(data.task_id))
    if (stream.startsWith('@')) for (const id of this.#tasks) touched.add(id)
    touched.add(this.#taskOfRun.get(stream) ?? stream)
  }

  async #lookAt(touched: ReadonlySet<string>): Promise<void> {
    const rows = await rowsByTask(this.#parts.store)
    for (const id of this.#tasks) {
      const own = rows.get(id) ?? []
      const known = this.facts.get(id)
      const facts = touched.has(id) || !known ? await carriedFacts(this.#parts.store, id, own) : { ...known, rows: own }
      if (facts) this.facts.set(id, facts)
    }
    await this.#check(touched)
  }

  async #newEvents(): Promise<readonly StoredEvent[]> {
    const events: StoredEvent[] = []
    for (;;) {
      const page = await this.#parts.store.events({ after: this.read, limit: PAGE })
      events.push(...page)
      this.read += page.length
      if (page.length < PAGE) return events
    }
  }

  async #event({ type, data, number }: StoredEvent): Promise<void> {
    if (type === 'effect:asked' || type === 'item:opened') {
      const key = `${type} ${String(data.effect ?? data.key)}`
      if (this.#asked.has(key)) this.report('asked', `event ${number}: ${key} again`)
      this.#asked.add(key)
    }
    if (type === 'effect:done') await this.#done(String(data.visit), String(data.effect))
    if (type === 'stage:landed') await this.#landed(String(data.commit), number)
    if (type === 'task:moved') this.#moved(data, number)
  }

  /** An outcome is recorded once; the play of the audit hears it too. */
  async #done(visit: string, effect: string): Promise<void> {
    const { store, pipeline } = this.#parts
    const [outcome, relay] = await store.load([
      { kind: 'outcome', id: effect },
      { kind: 'relay', id: taskOfVisit(visit) },
    ])
    if (!outcome.value) return this.report('outcome', `${effect} is done without an outcome`)
    if (this.#outcomes.has(effect)) return this.report('outcome', `${effect} is done twice`)
    this.#outcomes.set(effect, sorted(outcome.value))
    if (outcome.version !== 1) this.report('outcome', `the outcome of ${effect} was written ${outcome.version} times`)
    const fold = await this.#foldOf(visit)
    if (relay.value && !fold?.hear(effect, outcome.value, relay.value, pipeline)) {
      this.report('outcome', `${effect} is done, and the play does not wait for it`)
    }
  }

  async #foldOf(visit: string): Promise<PlayFold | undefined> {
    const known = this.#folds.get(visit)
    if (known) return known
    const { store, pipeline, plays } = this.#parts
    const [record, relay] = await store.load([
      { kind: 'visit', id: visit },
      { kind: 'relay', id: taskOfVisit(visit) },
    ])
    if (!record.value?.play || !relay.value) return undefined
    const fold = new PlayFold(record.value, plays, relay.value, pipeline)
    this.#folds.set(visit, fold)
    return fold
  }

  async #landed(commit: string, number: number): Promise<void> {
    if (!this.#parts.passed.has(commit))
      this.report('evidence', `event ${number}: ${commit.slice(0, 8)} landed, and its checks never passed`)
  }

  /** A forward step of a run names evidence of the commit that the branch has. */
  #moved(data: StoredEvent['data'], number: number): void {
    const evidence = data.evidence as { readonly commit: string } | null | undefined
    if (!evidence) return
    const { commit } = evidence
    if (!this.#parts.passed.has(commit))
      this.report('evidence', `event ${number}: a step rests on ${commit.slice(0, 8)}, whose checks never passed`)
    const { git } = this.#parts
    const isThere = git.moves.some((move) => move.to !== null && git.contains(move.to, commit))
    if (!isThere && data.direction === 'forward') {
      this.report('evidence', `event ${number}: a step rests on ${commit.slice(0, 8)}, which never was on a branch`)
    }
  }

  async #check(touched: ReadonlySet<string>): Promise<void> {
    const { store, pipeline, git } = this.#parts
    const visits = [...this.facts.values()].flatMap((facts) => facts.visits)
    const targets = new Map([...this.facts.values()].map(({ task_id, relay }) => [task_id, relay.spec.target]))
    const laneOfVisit = (visit: VisitRecord) => laneOf(visit, targets.get(visit.task_id) ?? '')
    await this.lanes.compare(store, visits, laneOfVisit)
    const statusOf = (id: string) => this.facts.get(id)?.record.task.status
    const isFree = (lane: string) => this.#isFree(lane, visits, laneOfVisit)
    const pausedBy = (run_id: string) => this.runs.pausedBy(run_id)
    for (const facts of this.facts.values()) {
      checkWaits(facts, { pipeline, statusOf, isFree, pausedBy }, this.report)
      if (!touched.has(facts.task_id)) continue
      checkPlaces(facts, this.report)
      checkBranches(facts, pipeline, git, this.report)
      checkScopes(facts, this.report)
      for (const visit of facts.visits) await this.#compare(visit)
    }
  }

  /** A place in a lane is free, and no visit is on its way to take it. */
  #isFree(lane: string, visits: readonly VisitRecord[], laneOfVisit: (visit: VisitRecord) => string): boolean {
    if (this.lanes.isFull(lane)) return false
    const coming = visits.filter((visit) => laneOfVisit(visit) === lane).map(({ visit }) => visit)
    const open = new Set(visits.map(({ visit }) => visit))
    const rows = [...this.facts.values()].flatMap((facts) => facts.rows)
    // The row of a visit that was closed meanwhile passes the place on to the next one.
    const isComing = (visit: string) => coming.includes(visit) || !open.has(visit)
    return !rows.some(({ kind, state, data }) => kind === 'enter' && state !== 'parked' && isComing(String(data.visit)))
  }

  async #compare(visit: VisitRecord): Promise<void> {
    // The store gives the same object for the same version.
    if (!visit.play || this.#compared.get(visit.visit) === visit) return
    this.#compared.set(visit.visit, visit)
    const fold = await this.#foldOf(visit.visit)
    if (!fold) return
    const [stored, folded] = [sorted(visit.play.state), sorted(fold.state)]
    if (stored !== folded) this.report('fold', `${visit.visit}: stored ${stored}, folded ${folded}`)
    const [waits, wanted] = [Object.keys(visit.outstanding).toSorted(), [...fold.outstanding.keys()].toSorted()]
    if (sorted(waits) !== sorted(wanted))
      this.report('fold', `${visit.visit} waits for ${waits.join(', ')}, its play for ${wanted.join(', ')}`)
  }
}
