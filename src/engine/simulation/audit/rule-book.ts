import type { PipelineDefinition } from '../../../protocol/index.ts'

export interface Rule {
  readonly action: string
  /** null: where the hold came from. */
  readonly to: string | null
  readonly by: 'team' | 'po'
  readonly when: { readonly team: string; readonly active: boolean } | null
}

export interface KnownStatus {
  readonly kind: string
  readonly owner: string | null
  /** The place of its stage in the relay; -1 outside. */
  readonly place: number
}

/**
 * The legal steps, read only from the rows of a definition. The audit must not use the code that it audits.
 */
export class RuleBook {
  readonly definition: PipelineDefinition
  readonly po: string
  /** The team that stands for the PO in histories. */
  readonly poTeam: string
  readonly initial: string
  readonly #statuses = new Map<string, KnownStatus>()
  readonly #rules = new Map<string, Rule[]>()

  constructor(definition: PipelineDefinition) {
    this.definition = definition
    this.po = definition.po
    this.poTeam = definition.agents.find(({ agent_id }) => agent_id === definition.po)?.team ?? ''
    for (const { code, kind, stage, team } of definition.statuses) {
      const place = definition.stages.findIndex(({ id }) => id === stage)
      const owner = place >= 0 ? definition.stages[place]?.team : team
      this.#statuses.set(code, { kind, owner: owner ?? null, place })
    }
    for (const row of definition.transitions) {
      for (const [code, status] of this.#statuses) {
        if (!startsAt(row.from, code, status.kind)) continue
        const to = row.to === 'remembered' ? null : row.to
        const rules = this.#rules.get(code) ?? []
        rules.push({ action: row.action, to, by: row.by, when: row.when ?? null })
        this.#rules.set(code, rules)
      }
    }
    const first = [...this.#statuses].find(([, status]) => status.place === 0 && status.kind === 'pending')
    this.initial = first?.[0] ?? ''
  }

  status(code: string): KnownStatus {
    return this.#statuses.get(code) ?? { kind: 'unknown', owner: null, place: -1 }
  }

  rules(code: string): readonly Rule[] {
    return this.#rules.get(code) ?? []
  }

  rule(code: string, action: string): Rule | undefined {
    return this.rules(code).find((rule) => rule.action === action)
  }

  ended(code: string): boolean {
    return ['done', 'cancelled'].includes(this.status(code).kind)
  }

  /** The minutes that a team has to answer, by the priority of the task alone. */
  limitOf(priority: string): number {
    const { ack_minutes } = this.definition.limits
    return ack_minutes[priority.slice(0, 2) as keyof typeof ack_minutes]
  }

  /** Whether a team is the one that ends the work with a report. */
  completes(team: string): boolean {
    return [...this.#statuses].some(([code, { owner }]) => owner === team && this.rule(code, 'complete') !== undefined)
  }

  /** `H1` leads into the second stage. */
  pointInto(code: string): string | undefined {
    const { place } = this.status(code)
    return place > 0 ? `H${place}` : undefined
  }
}

function startsAt(from: string, code: string, kind: string): boolean {
  const open = kind !== 'done' && kind !== 'cancelled'
  if (from === 'open') return open
  if (from === 'open-not-held') return open && kind !== 'hold'
  return from === code
}
