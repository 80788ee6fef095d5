import type { StoredEvent } from '../../../pipeline/changeset.ts'
import type { Report } from './breach.ts'
import type { HouseFold } from './house-fold.ts'
import type { RuleBook } from './rule-book.ts'
import { blocks, type TaskFold } from './task-fold.ts'

export interface ExpectedNotice {
  readonly template: string
  readonly to: string
}

/** What the audit knows while it reads. */
export interface Known {
  readonly book: RuleBook
  readonly house: HouseFold
  readonly tasks: Map<string, TaskFold>
  /** Handoffs that somebody deferred. */
  readonly deferred: Set<string>
  readonly report: Report
}

/**
 * The events of one command, which belong together: what one of them promises another of the same command must keep.
 */
export class Block {
  readonly command: string
  readonly actor: string
  readonly now: number
  /** The same moment in pipeline time. */
  readonly time: number
  readonly notices: ExpectedNotice[] = []
  readonly touched = new Set<string>()
  /** Tasks that were blocked before this command. */
  readonly blocked = new Set<string>()
  /** What a way back must raise. */
  owedTriggers: readonly string[] | undefined
  owedHandoff: string | undefined
  /** The escalation that somebody raised to the user. */
  raised: { readonly triggers: readonly string[] } | undefined
  readonly #report: Report

  constructor(first: StoredEvent, { house, tasks, report }: Known) {
    this.command = first.commandId
    this.actor = first.actor
    this.now = Date.parse(first.at)
    this.time = house.time(this.now)
    this.#report = report
    const task = tasks.get(first.stream)
    if (task && blocks(task)) this.blocked.add(task.id)
  }

  expect(template: string, to: string): void {
    this.notices.push({ template, to })
  }

  /** What was promised and not kept. */
  end(): void {
    const { command, owedTriggers, owedHandoff, raised } = this
    if (owedTriggers) this.#report('I6', `${command} did not raise ${owedTriggers.join(', ')}`)
    if (owedHandoff) this.#report('I6', `${command} moved ${owedHandoff} forward without a handoff`)
    if (raised) this.#report('I6', `${command} did not raise to the user what was resolved so`)
  }
}
