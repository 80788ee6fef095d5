import fc from 'fast-check'
import { renderCompletionReport } from '../../src/protocol/completion-report/render-completion-report.ts'
import { renderHandoffDocument } from '../../src/protocol/handoff-document/render-handoff-document.ts'
import type { AgentResult } from '../../src/protocol/index.ts'
import type { Ask, Effect, EffectKind, ReadWork } from '../../src/protocol/plays/effect.ts'
import type { Outcomes, RunOutcome, SettingsFile, WorkRead } from '../../src/protocol/plays/outcome.ts'
import type { RunEnd } from '../../src/protocol/plays/run-end.ts'
import { answer, died, evidence, FAILED, HANDOFF, INJECTED, REPORT, read, result, run } from './outcomes.ts'

/** Any legal outcome of any effect, most of them good ones, so that every path is walked to its end. */
export class RandomOutcomes {
  readonly #g: fc.GeneratorValue
  readonly #texts: readonly string[]
  /** How long the longest lists are. */
  readonly #many: number
  #faultFree = false
  #commits = 0
  #runs = 0

  constructor(g: fc.GeneratorValue, texts: readonly string[] = ['a text']) {
    this.#g = g
    this.#texts = texts
    this.#many = texts.length > 1 ? 200 : 5
  }

  pick<Value>(values: readonly Value[]): Value {
    if (values.length === 1) return values[0] as Value
    const value = values[this.#g(fc.nat, { max: values.length - 1 })]
    return value as Value
  }

  /** True in one of so many cases. */
  rarely(of: number): boolean {
    return this.#g(fc.nat, { max: of - 1 }) === 0
  }

  text(): string {
    return this.#faultFree ? (this.#texts[0] ?? '') : this.pick(this.#texts)
  }

  commit(): string {
    this.#commits += 1
    return this.#commits.toString(16).padStart(40, 'c')
  }

  of(effect: Effect, { faultFree }: { readonly faultFree: boolean }): Outcomes[EffectKind] {
    this.#faultFree = faultFree
    switch (effect.do) {
      case 'start_run':
        return this.#run(effect.role, effect.repairs)
      case 'read_work':
        return this.#read(effect)
      case 'gather_evidence': {
        const failed = !faultFree && this.rarely(5)
        return { ...evidence(!failed, effect.commit), stage: effect.stage }
      }
      case 'merge':
        if (!faultFree && this.rarely(4)) {
          const commit = effect.markers ? this.commit() : null
          return { kind: 'conflict', ours: this.commit(), commit, tree: null, files: this.#files() }
        }
        return this.rarely(4)
          ? { kind: 'already', ours: effect.ours, commit: effect.ours, tree: this.commit(), files: [] }
          : { kind: 'merged', ours: this.commit(), commit: this.commit(), tree: this.commit(), files: [] }
      case 'seal':
        return { commit: this.commit() }
      case 'land':
        if (!faultFree && this.rarely(3)) {
          const now = this.rarely(5) ? null : this.commit()
          return { kind: 'moved', now, in_the_way: this.rarely(4) ? this.#files() : [], changes: this.#files() }
        }
        if (!faultFree && this.rarely(10)) return { kind: 'blocked', files: this.#files() }
        return { kind: 'landed', aside: effect.aside === null ? null : `refs/baton/aside/${effect.aside}` }
      case 'ask':
        return this.#answer(effect, faultFree)
      case 'wait_until':
        return {}
    }
  }

  #answer({ options, confirmable }: Ask, faultFree: boolean): Outcomes['ask'] {
    // A person who wants it over stops asking for changes.
    const { choice, fields = [] } = faultFree ? (options[0] ?? this.pick(options)) : this.pick(options)
    const given = fields.length > 0 && !this.rarely(4)
    return answer(choice, {
      note: this.rarely(2) ? this.text() : null,
      how: confirmable && this.rarely(2) ? 'yes' : 'person',
      ...(given ? { criteria: [this.text()], waive: this.rarely(2) ? ['test'] : [] } : {}),
    })
  }

  #files(): readonly string[] {
    if (this.rarely(2)) return []
    const text = this.text()
    return Array.from({ length: this.pick([1, 2, this.#many]) }, (_, at) => `src/${at}-${text}`)
  }

  #run(role: string, repairs: number): RunOutcome {
    this.#runs += 1
    const run_id = `run-${this.#runs}`
    const commit = this.rarely(6) ? null : this.commit()
    const more = { run_id, commit, tree: commit, repairs: repairs > 0 ? this.pick([0, 0, repairs]) : 0 }
    const how = this.pick<RunEnd['how']>([
      ...Array(9).fill('completed'),
      'exit_code',
      'cancelled',
      'not_started',
      'lost',
    ])
    if (how !== 'completed') return died(how, { ...more, end: { ...died(how).end, reason: this.text() } })
    const verdict = this.pick<AgentResult['verdict']>([
      ...Array(6).fill('pass'),
      ...(['approved', 'fail', 'needs_revision', 'rejected'] as const),
    ])
    const list = <Value>(make: () => Value): Value[] =>
      this.rarely(3) ? Array(this.pick([1, 3, this.#many])).fill(make()) : []
    const path = 'docs/defects.md'
    const said = result({
      ...{ verdict, summary: this.text(), files: list(() => this.text()), action_items: list(() => this.text()) },
      ...{ unfinished: list(() => this.text()), attachments: list(() => ({ type: 'defect_report', path })) },
      issues: list(() => ({ severity: 'major', security: false, path: this.text(), line: 1, text: this.text() })),
      failed_tests: list(() => ({ name: this.text(), expected: this.text(), actual: this.text(), fault: 'code' })),
      outputs:
        role === 'reviewer' || !this.rarely(6) ? [] : [{ name: this.pick(['dev_notes', 'x']), text: this.text() }],
      not_needed: ['api_docs', 'user_guide', 'changelog']
        .map((name) => ({ name, text: this.text() }))
        .slice(this.pick([0, 0, 1])),
      checklist: list(() => ({ name: 'terms_consistent', text: this.text() })),
    })
    return run({ ...more, said })
  }

  #read({ of, documents, exists, onto }: ReadWork): WorkRead {
    const isSame = this.rarely(4)
    const changed = isSame ? [] : ['docs/plan/TASK.md', ...this.#files()]
    const commit = 'commit' in of ? of.commit : isSame ? onto[0] : this.commit()
    const tree = commit.replace('c', 'd')
    return read({
      ...{ commit, tree, before: isSame ? tree : 'b'.repeat(40), changed, changed_total: changed.length },
      tests: this.rarely(2) ? ['test/a.test.ts'] : [],
      settings: 'commit' in of || !this.rarely(5) ? [] : this.#settings(),
      documents: Object.fromEntries(documents.map((name) => [name, this.#document(name)])),
      present: this.rarely(8) ? [] : exists.filter((one) => !one.includes('*')),
      changed_in_task: this.#files(),
      added: { 'CHANGELOG.md': this.text() },
      rebuilt: 'folder' in of && this.rarely(4) ? { folder: '/tmp/x', checkpoint: 3 } : null,
    })
  }

  #settings(): readonly SettingsFile[] {
    const status = 'A'
    const entry = this.pick(['1', '2'])
    return Array.from({ length: this.pick([1, 2, 400]) }, (_, at) => ({ status, path: `.claude/${at}.md`, entry }))
  }

  #document(name: string): string | null {
    if (this.rarely(8)) return this.pick([null, this.text()])
    if (name === 'HANDOFF.md') {
      const mode = this.pick(['coding', 'coding', 'review', 'test', 'debug'] as const)
      const constraints = this.rarely(6) ? [INJECTED] : [lineOf(this.text())]
      return renderHandoffDocument({ ...HANDOFF, mode, constraints }, 'en')
    }
    if (name !== 'COMPLETION_REPORT.md') return this.text()
    const issues = [lineOf(this.text())]
    return renderCompletionReport({ ...REPORT, issues, ...(this.rarely(5) ? FAILED : {}) }, 'en')
  }
}

/** A text as one line of a document. */
const lineOf = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim() || 'x'
