import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scopeConflicts } from '../../src/dispatch/graph/scope-conflicts.ts'
import { graph } from '../../src/dispatch/plays/graph/graph.ts'
import type { GraphConfig, GraphState } from '../../src/dispatch/plays/graph/graph-state.ts'
import type { AgentResult } from '../../src/protocol/index.ts'
import type { Ask, Effect } from '../../src/protocol/plays/effect.ts'
import type { GraphSpec } from '../../src/protocol/plays/graph-spec.ts'
import type { Outcomes } from '../../src/protocol/plays/outcome.ts'
import type { PlayOutcome } from '../../src/protocol/plays/play.ts'
import { AGENTS, agent } from './graph-scene.ts'
import { answer, died, entry, evidence, read, result, run, stageConfig, TIP } from './outcomes.ts'
import { PlayHost } from './play-host.ts'

const TIMES = Number(process.env.PLAY_TIMES ?? 1)
const FAULT_FREE_AFTER = 250
const MOST_STEPS = 2_500

const KINDS = ['analysis', 'design', 'data', 'implementation', 'verification', 'execution'] as const
const FOLDERS = ['api', 'web', 'db', 'api/users', 'test', 'src']
const LONG = '가'.repeat(30_000)

/** Commits with their parents: what an agent wrote must stay reachable from the tip. */
class Commits {
  readonly #parents = new Map<string, readonly string[]>()
  #n = 0

  make(parents: readonly string[]): string {
    this.#n += 1
    const id = this.#n.toString(16).padStart(40, 'c')
    this.#parents.set(id, parents)
    return id
  }

  reaches(from: string, to: string): boolean {
    const seen = new Set<string>()
    const open = [from]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (at === to) return true
      if (seen.has(at)) continue
      seen.add(at)
      open.push(...(this.#parents.get(at) ?? []))
    }
    return false
  }
}

/** A walk of a graph through random outcomes that come in a random order. */
class Walk {
  readonly host: PlayHost<GraphState, GraphConfig>
  readonly commits = new Commits()
  readonly #g: fc.GeneratorValue
  readonly #spec: GraphSpec
  readonly #texts: readonly string[]
  steps = 0
  asks = 0
  /** Runs of an agent that failed in a row since a person said something about it. */
  readonly #failures = new Map<string, number>()
  #loops = 0
  #allowed = 0
  #outcomeOf: PlayOutcome | undefined
  /** Work that was read and not left out by a person. */
  readonly #work: { agent: string; commit: string }[] = []

  constructor(g: fc.GeneratorValue, spec: GraphSpec, texts: readonly string[]) {
    this.#g = g
    this.#spec = spec
    this.#texts = texts
    const stage = stageConfig('DEV')
    const config: GraphConfig = { stage, spec, place: { tip: TIP, start: TIP, onto: [TIP], conflicts: [] } }
    this.host = new PlayHost(graph, config, entry())
  }

  get faultFree(): boolean {
    return this.steps > FAULT_FREE_AFTER
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[this.#g(fc.nat, { max: values.length - 1 })] as Value
  }

  rarely(of: number): boolean {
    return !this.faultFree && this.#g(fc.nat, { max: of - 1 }) === 0
  }

  text(): string {
    return this.pick(this.#texts)
  }

  /** Goes on until the work is offered, refuses it a few times, and ends. */
  toTheEnd(): void {
    for (let offers = 0; ; this.steps += 1) {
      expect(this.steps).toBeLessThan(MOST_STEPS)
      this.#holds()
      if (this.#outcomeOf?.kind === 'gave_up') {
        this.#failures.clear()
        this.#count(this.host.send({ type: 'again', path: [] }))
        continue
      }
      if (this.#outcomeOf?.kind === 'work') {
        this.#offered(this.#outcomeOf.work.commit)
        offers += 1
        if (!this.rarely(2) || offers > 5) return
        this.#count(this.host.send({ type: 'refused', path: [], feedback: this.text(), counts: true }))
        continue
      }
      const waiting = [...this.host.outstanding.values()]
      expect(waiting.length, JSON.stringify(this.host.state).slice(0, 2_000)).toBeGreaterThan(0)
      this.#step(this.pick(waiting))
    }
  }

  #step(effect: Effect): void {
    const outcome = this.#outcome(effect)
    const event = this.host.event(effect, outcome)
    if (effect.do === 'start_run') this.#ran(effect.node ?? '', outcome as Outcomes['start_run'])
    if (effect.do === 'ask') this.#answered(effect, outcome as Outcomes['ask'])
    this.#count(this.host.send(event))
    if (this.rarely(5)) {
      const { state } = this.host
      expect(this.host.send(event)).toEqual({ state, effects: [] })
    }
  }

  /** A loop more than is allowed needs a person. */
  #count(step: ReturnType<PlayHost<GraphState, GraphConfig>['send']>): void {
    this.#outcomeOf = step.outcome
    this.#loops += (step.told ?? []).filter(({ type }) => type === 'graph:looped').length
    expect(this.#loops).toBeLessThanOrEqual(this.#spec.loops + this.#allowed)
    for (const key of step.drop ?? []) this.host.outstanding.delete(`${this.host.entry.visit}/${key}`)
  }

  #ran(agent: string, { end }: Outcomes['start_run']): void {
    if (end.how === 'cancelled') return
    const kind = this.#spec.agents[agent]?.kind
    const good =
      end.how === 'completed' && (kind === 'verification' || end.verdict === 'pass' || end.verdict === 'approved')
    this.#failures.set(agent, good ? 0 : (this.#failures.get(agent) ?? 0) + 1)
  }

  #answered(effect: Effect & Ask, { choice }: Outcomes['ask']): void {
    this.asks += 1
    const agent = effect.key.replace(/\.ask\.\d+$/, '')
    if (effect.item === 'agent_failed') this.#failures.set(agent, Math.min(this.#failures.get(agent) ?? 0, 1))
    const goesOn =
      (effect.item === 'findings' || effect.item === 'security') && choice !== 'accept' && choice !== 'stop'
    if (goesOn) this.#allowed += 1
    if (effect.item === 'agent_failed' && choice === 'skip') {
      for (const work of this.#work) if (work.agent === agent) work.agent = ''
    }
  }

  #outcome(effect: Effect): Outcomes[Effect['do']] {
    switch (effect.do) {
      case 'start_run': {
        const { node = '' } = effect
        // A third failure in a row never comes without a person in between.
        expect(this.#failures.get(node) ?? 0).toBeLessThan(2)
        return this.#run(node, effect.start)
      }
      case 'read_work': {
        if ('commit' in effect.of) return read({ commit: effect.of.commit })
        const isSame = effect.onto.length === 1 && this.rarely(4)
        const commit = isSame ? effect.onto[0] : this.commits.make(effect.onto)
        const agent = effect.key.replace(/\.read\.\d+$/, '')
        const marked = effect.conflicts !== undefined && this.rarely(4) ? ['src/a.ts'] : []
        const settings = this.rarely(8) ? [{ status: 'A' as const, path: `.claude/${this.text()}`.slice(0, 300) }] : []
        const outside = effect.scope !== undefined && this.rarely(6) ? ['x', `${this.text()}.ts`] : []
        const isTaken = marked.length === 0 && settings.length === 0 && outside.length === 0
        if (isTaken && !isSame) this.#work.push({ agent, commit })
        const documents: Record<string, string> = this.rarely(2)
          ? { 'plans/current.md': `## api\n- files: ${this.pick(FOLDERS)}/**\n` }
          : {}
        return read({ commit, settings, outside, marked, documents, changed: [this.text()] })
      }
      case 'merge': {
        const commit = this.commits.make([effect.ours, effect.theirs])
        if (effect.favor === undefined && this.rarely(3)) {
          const files = this.rarely(2) ? ['src/types/a.ts'] : [`src/${this.text()}`]
          return { kind: 'conflict', ours: effect.ours, commit, tree: commit, files, sides: [this.text()] }
        }
        return { kind: 'merged', ours: effect.ours, commit, tree: commit, files: [] }
      }
      case 'gather_evidence':
        return evidence(!this.rarely(3), effect.commit)
      case 'ask': {
        const { choice } = this.faultFree ? (effect.options[0] ?? this.pick(effect.options)) : this.pick(effect.options)
        const word = choice === 'change' ? this.pick(['+dba', '-backend', 'dba>frontend', 'x']) : this.text()
        return answer(choice, { note: this.rarely(2) ? word : null })
      }
      default:
        throw new Error(effect.do)
    }
  }

  #run(node: string, start: string): Outcomes['start_run'] {
    const run_id = `run-${this.steps}-${node}`.slice(0, 80)
    const commit = this.commits.make([start])
    if (this.rarely(7)) {
      return died(this.pick(['exit_code', 'no_signal', 'cancelled'] as const), {
        run_id,
        ...(this.rarely(2) ? {} : { commit }),
      })
    }
    const verdict: AgentResult['verdict'] = this.rarely(4)
      ? this.pick(['fail', 'needs_revision', 'rejected'] as const)
      : 'pass'
    const issue = () => ({
      severity: this.pick(['critical', 'major', 'minor'] as const),
      security: this.rarely(6),
      path: this.rarely(3) ? null : `${this.pick(FOLDERS)}/a.ts`,
      line: 3,
      text: this.text(),
    })
    const test = () => ({
      name: this.text(),
      expected: 'a',
      actual: this.text(),
      fault: this.pick(['test', 'code'] as const),
    })
    const said = result({
      ...{ verdict, summary: this.text() },
      issues: this.rarely(4) ? [issue(), issue()] : [],
      failed_tests: verdict === 'fail' && !this.rarely(3) ? [test(), test()] : [],
    })
    return run({ run_id, commit, said })
  }

  /** Holds after every step. */
  #holds(): void {
    const { nodes, scopes } = this.host.state
    const running = [...this.host.outstanding.values()].flatMap((one) =>
      one.do === 'start_run' ? [one.node ?? ''] : [],
    )
    expect(running.length).toBeLessThanOrEqual(this.#spec.parallel)
    const scoped = running.map((id) => ({ id, scope: scopes[id] ?? this.#spec.agents[id]?.scope ?? [] }))
    // A planner's scopes may come while others run; what was started before keeps running.
    if (Object.keys(scopes).length === 0) expect(scopeConflicts(scoped, [])).toEqual([])
    const merging = Object.values(nodes).filter(({ state }) => state === 'merging' || state === 'checking')
    expect(merging.length).toBeLessThanOrEqual(1)
    // Every effect that is waited for has one node, or the graph, that waits for it.
    const waits = [...Object.values(nodes).map((node) => node.waits), this.host.state.waits].filter(
      (one) => one !== null,
    )
    expect(waits.sort()).toEqual([...this.host.outstanding.values()].map(({ key }) => key).sort())
  }

  #offered(commit: string): void {
    expect(commit).toBe(this.host.state.tip)
    for (const work of this.#work) if (work.agent !== '') expect(this.commits.reaches(commit, work.commit)).toBe(true)
  }
}

const specOf = (g: fc.GeneratorValue, most: number): GraphSpec => {
  const nat = (max: number) => g(fc.nat, { max })
  const count = 1 + nat(most - 1)
  const names = [...Object.keys(AGENTS), ...Array.from({ length: 20 }, (_, at) => `agent-${at}`)]
  const agents = Object.fromEntries(
    names.map((name, at) => {
      const known = AGENTS[name]
      if (known && nat(3) > 0) return [name, known]
      const kind = KINDS[nat(KINDS.length - 1)] ?? 'implementation'
      const folder = FOLDERS[nat(FOLDERS.length - 1)]
      return [name, agent(kind, nat(2) === 0 ? [] : [`${folder}/${at}/**`, ...(nat(3) === 0 ? [`${folder}/**`] : [])])]
    }),
  )
  const start = nat(names.length - 1)
  const chosen = Array.from({ length: count }, (_, at) => names[(start + at) % names.length] ?? '')
  return { chosen, serialise: [], agents, witnesses: [], parallel: 1 + nat(4), loops: 3 }
}

describe('any graph, with any outcomes in any order', () => {
  test('comes to an offer, and no limit, commit or effect is lost on the way', () => {
    let asks = 0
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const walk = new Walk(g, specOf(g, 9), ['a text'])
        walk.toTheEnd()
        asks += walk.asks
      }),
      { numRuns: 50 * TIMES, endOnFailure: true, seed: 42 },
    )
    expect(asks).toBeGreaterThan(100)
  })

  test('the state of the largest graph stays below 64 KiB, whatever agents write', () => {
    let largest = 0
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const walk = new Walk(g, specOf(g, 20), [LONG, '\u0001'.repeat(9_000), 'x'.repeat(50_000)])
        walk.toTheEnd()
        largest = Math.max(largest, walk.host.largest)
      }),
      { numRuns: 6 * TIMES, endOnFailure: true, seed: 7 },
    )
    expect(largest).toBeGreaterThan(5_000)
  })
})
