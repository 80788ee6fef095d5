import { BatonError } from '../protocol/baton-error.ts'
import type { EventData, EventType } from '../protocol/events/event-map.ts'
import { EVENT_VERSION } from '../protocol/events/event-version.ts'
import { PLATFORM_AGENT } from '../protocol/messages/schemas.ts'
import { type NotificationName, type NotificationValues, renderNotification } from '../protocol/notifications.ts'
import type { AgentDefinition } from '../protocol/pipeline/definition.ts'
import { type Actor, isPo, roleTooLow } from '../protocol/pipeline/judge-transition.ts'
import type { Pipeline } from '../protocol/pipeline/pipeline.ts'
import type { Plays } from '../protocol/plays/play.ts'
import type { FoundRow } from './binding/bind-anew.ts'
import { isDecision } from './caller/origin.ts'
import type { Answer, Changeset, NewEvent, NewNotice, NoticeChannel, RecordWrite } from './changeset.ts'
import type { Request } from './command.ts'
import type { House } from './deciders.ts'
import { type Facts, taskOf } from './facts.ts'
import { actingTeam, isViewer, type Person } from './people.ts'
import { pipelineNow } from './pipeline-time.ts'
import type { CommandResult, MessageRecord, RecordKind, Records } from './records.ts'
import { isRunCommand } from './runs/run-command.ts'
import { toStoredError } from './stored-error.ts'
import { type Fence, HOUSE_QUEUE, type NewWork, WORK_SCHEMA, type WorkOp } from './work-row.ts'

/**
 * A changeset while it is being decided: one for each decision, never kept.
 *
 * 1. A refusal is thrown as a `BatonError` and leaves nothing behind, whatever was drafted before it.
 * 2. A record that was put is what later steps of the same decision read.
 */
export class Draft {
  /** The roots that visits are played by. */
  readonly plays: Plays
  readonly facts: Facts
  /** ISO 8601, with which everything of this decision is stamped. */
  readonly at: string
  #request: Request
  #writes = new Map<string, RecordWrite>()
  #events: NewEvent[] = []
  #notices: NewNotice[] = []
  #work: WorkOp[] = []
  readonly #fences: Fence[] = []
  readonly #anew: FoundRow[] = []
  #uuids = 0

  constructor(request: Request, facts: Facts, plays: Plays) {
    this.plays = plays
    this.#request = request
    this.facts = facts
    this.at = new Date(request.now).toISOString()
  }

  get request(): Request {
    return this.#request
  }

  /** Decides something as somebody else: a step that a play came to is the step of the agent of its team. */
  as<Value>(actor: string, decided: () => Value): Value {
    const asked = this.#request
    const { origin: _origin, run: _run, role: _role, ...bare } = asked
    this.#request = actor === asked.actor ? asked : { ...bare, actor }
    try {
      return decided()
    } finally {
      this.#request = asked
    }
  }

  /** Decides something that may be refused. A refusal is undone whole and answered; fences stay. */
  try(decided: () => void): { readonly ok: true } | { readonly ok: false; readonly error: BatonError } {
    const before = { writes: new Map(this.#writes), events: [...this.#events], notices: [...this.#notices] }
    const [work, uuids] = [[...this.#work], this.#uuids]
    try {
      decided()
      return { ok: true }
    } catch (error) {
      if (!(error instanceof BatonError) || error.code === 'INTERNAL') throw error
      this.#writes = before.writes
      this.#events = before.events
      this.#notices = before.notices
      this.#work = work
      this.#uuids = uuids
      return { ok: false, error }
    }
  }

  get pipelineNow(): number {
    return pipelineNow(this.facts.control, this.request.now)
  }

  uuid(): string {
    const next = this.request.uuids.at(this.#uuids)
    this.#uuids += 1
    if (next === undefined) throw BatonError.of('INTERNAL', { reason: 'a decision ran out of fresh ids' })
    return next
  }

  read<Kind extends RecordKind>(kind: Kind, id: string): Records[Kind] | undefined {
    const written = this.#writes.size === 0 ? undefined : this.#writes.get(`${kind} ${id}`)
    return written ? (written.value as Records[Kind]) : this.facts.get(kind, id)
  }

  put<Kind extends RecordKind>(kind: Kind, id: string, value: Records[Kind]): void {
    this.#writes.set(`${kind} ${id}`, { kind, id, value } as RecordWrite)
  }

  /** Tells what happened, with exactly the fields that the map declares for it. */
  event<Type extends EventType, Data extends EventData[Type]>(
    stream: string,
    type: Type,
    data: Data & Undeclared<Data, EventData[Type]>,
  ): void {
    const { actor, simulated } = this.request
    const whole = { ...data, ...this.#decidedBy(type, data) }
    this.#events.push({ v: EVENT_VERSION, stream, type, at: this.at, actor, simulated, data: whole })
  }

  /** What the event of a person's decision tells besides: who they are and where it came from; and whose token asked. */
  #decidedBy(type: string, data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    const { actor, origin, run } = this.request
    const by_run = run ? { by_run: run.run_id } : {}
    if (!origin || actor === PLATFORM_AGENT || !isDecision(type, data)) return by_run
    // What `--yes` confirmed was read by nobody: it has an origin, and no person who decided.
    if (data.how === 'yes') return { ...by_run, origin }
    const name = personOf(this)?.name ?? actor
    return { ...by_run, person: { id: actor, name }, origin }
  }

  notify<Name extends NotificationName>(
    template: Name,
    to: { readonly channel: NoticeChannel; readonly to: string; readonly task_id: string | null },
    values: NotificationValues<Name>,
  ): void {
    const ko = renderNotification(template, values, 'ko')
    const en = renderNotification(template, values, 'en')
    if (!ko.ok) throw ko.error
    if (!en.ok) throw en.error
    const id = `${this.request.id}/${this.#notices.length + 1}`
    this.#notices.push({ id, ...to, template, text: { ko: ko.value, en: en.value }, at: this.at })
    for (const outlet of this.request.outlets ?? []) {
      const row = { id: `${id}@${outlet}`, queue: notifyQueue(outlet), kind: 'notify' as const, task_id: to.task_id }
      this.work({ op: 'add', row: { ...ROW, ...row, data: { notice: id } } })
    }
  }

  /** What happens to rows of the queue, with everything else of this decision. */
  work(...ops: readonly WorkOp[]): void {
    this.#work.push(...ops)
  }

  /** Leaves something to whichever worker comes first. */
  house(kind: 'dependency_cancelled' | 'stop_runs', task_id: string, data: NewWork['data'] = {}): void {
    const id = `${this.request.id}/w${this.#work.length + 1}`
    this.work({ op: 'add', row: { ...ROW, id, queue: HOUSE_QUEUE, kind, task_id, data } })
  }

  /** Must hold at the moment of the commit. `refusal` is the error of the catalogue that is answered when it does not. */
  fence(fence: Fence, refusal?: BatonError): void {
    this.#fences.push(refusal ? { ...fence, refusal: toStoredError(refusal) } : fence)
  }

  /** Binds a row as it is, whatever events said of it before. */
  bindAnew(row: FoundRow): void {
    this.#anew.push(row)
  }

  finish(answer: Answer): Changeset {
    const { id, actor, simulated } = this.request
    return {
      commandId: id,
      by: { v: EVENT_VERSION, at: this.at, actor, simulated },
      fences: this.#fences,
      reads: this.facts.all().map(({ kind, id, version }) => ({ kind, id, version })),
      writes: [...this.#writes.values()],
      events: this.#events,
      notices: this.#notices,
      work: this.#work,
      answer,
      ...(this.#anew.length > 0 ? { anew: this.#anew } : {}),
    }
  }

  done(result: CommandResult): Changeset {
    return this.finish({ ok: true, result })
  }

  keepMessage(key: string, record: Omit<MessageRecord, 'accepted_at'>): void {
    this.put('message', key, { ...record, accepted_at: this.at })
  }
}

/** A field that the map does not declare is an error, also where it comes with a spread. */
type Undeclared<Data, Declared> = { readonly [Name in Exclude<keyof Data, keyof Declared>]: never }

/** What rows have in common that belong to no visit. */
const ROW = { visit: null, priority: 0, schema: WORK_SCHEMA, suspended: false } as const

export const notifyQueue = (outlet: string): string => `notify.${outlet}`

/** Who asks: an agent of the registry, or a person, who acts for one of their teams. */
export function actorOf(draft: Draft): Actor {
  const { actor } = draft.request
  const { agents } = draft.facts.registry
  const person = agents.some(({ agent_id }) => agent_id === actor) ? undefined : personOf(draft)
  const { role } = draft.request
  const most = role === undefined ? {} : { role }
  if (!person) return { ...asActor(agentById(agents, actor)), ...most }
  return { agent_id: actor, team: actingTeam(person, ownerHere(draft)), active: true, ...most }
}

function personOf({ facts, request }: Draft): Person | undefined {
  return facts.person(request.actor)
}

/** The team that owns the status of the task at hand. */
function ownerHere(draft: Draft): string | null {
  const { command } = draft.request
  const id = isRunCommand(command) ? undefined : taskOf(command)
  const record = id === undefined ? undefined : draft.read('task', id)
  const pipeline = record && draft.facts.pipeline(record.definition)
  return pipeline?.statuses.get(record?.task.status ?? '')?.owner ?? null
}

/** A viewer reads, and decides nothing. To watch a task is to read. */
export function requireNoViewer(draft: Draft): void {
  const { actor, command } = draft.request
  if (command.type === 'watch_task') return
  const person = actor === PLATFORM_AGENT ? undefined : personOf(draft)
  if (person && isViewer(person)) throw BatonError.of('VIEWER_CANNOT_ACT', { person: actor })
}

export function agentById(agents: readonly AgentDefinition[], id: string): AgentDefinition {
  const agent = agents.find((candidate) => candidate.agent_id === id)
  if (!agent) throw BatonError.of('UNKNOWN_AGENT', { agent: id })
  return agent
}

const asActor = ({ agent_id, team, status }: AgentDefinition): Actor => ({
  agent_id,
  team,
  active: status === 'active',
})

export function activeTeams(draft: Draft): ReadonlySet<string> {
  return new Set(draft.facts.registry.agents.filter((agent) => agent.status === 'active').map((agent) => agent.team))
}

/** Who works for a team when nobody is named: its active lead, else its first active agent. */
export function defaultAgent(draft: Draft, team: string): string | undefined {
  const active = draft.facts.registry.agents.filter((agent) => agent.team === team && agent.status === 'active')
  return (active.find((agent) => agent.lead) ?? active[0])?.agent_id
}

/** The recipients of notices about a task: its team, lead, PO, user. */
export function houseOf({ facts }: Draft, { definition }: Pipeline): House {
  return { people: facts.people, agents: facts.registry.agents, po: definition.po }
}

export function requirePo(draft: Draft, pipeline: Pipeline, action: string): void {
  const actor = actorOf(draft)
  const { po } = pipeline.definition
  if (!actor.active) throw BatonError.of('AGENT_NOT_ACTIVE', { actor: actor.agent_id })
  if (!isPo(pipeline, actor)) throw roleTooLow(pipeline, actor, action) ?? BatonError.of('PO_ONLY', { action, po })
}
