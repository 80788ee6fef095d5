import type { NewNotice } from '../../pipeline/changeset.ts'
import { type House, leadOfTeam } from '../../pipeline/deciders.ts'
import { DEFAULT_USER, type Person } from '../../pipeline/people.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { AgentDefinition } from '../../protocol/pipeline/definition.ts'
import type { Caller } from '../caller/caller.ts'
import { knownPeople } from '../registry/known-people.ts'
import type { WithEngine } from '../service.ts'
import type { InboxContext } from './inbox-context.ts'
import type { InboxEntry } from './inbox-entry.ts'
import { waitingEscalations, waitingHouse } from './waiting-house.ts'
import { waitingRelays } from './waiting-relays.ts'
import { waitingRuns } from './waiting-runs.ts'
import { waitingTasks } from './waiting-tasks.ts'

const NOTICES_SHOWN = 20

/** Whose inbox it is: an agent of the registry or a person, with the teams that they act for. */
export interface InboxOwner {
  readonly id: string
  readonly name: string
  readonly teams: readonly string[]
}

/** A notice with the name of whom it was for, where that is a person. */
export type InboxNotice = NewNotice & {
  readonly to_name?: string | null
  /** Of a question: it needs no answer any more. */
  readonly answered?: boolean
}

/** An entry with the title of its task. */
export type TitledEntry = InboxEntry & { readonly title: string | null }

/** What waits for somebody, and what they were told. */
export interface Inbox {
  readonly actor: InboxOwner
  readonly waiting: readonly TitledEntry[]
  readonly notices: readonly InboxNotice[]
}

/** Everything that waits for the caller, and their notices. The PO sees all but the ACKs of other teams. */
export async function inbox({ engine }: WithEngine, { actor: id }: Caller): Promise<Inbox> {
  const known = await knownPeople({ engine })
  const { people, user, agents } = known
  const actor = ownerOf(id, agents, people)
  const { po } = engine.pipeline.definition
  const found = await everythingThatWaits({ engine }, known)
  // The user has an inbox of their own. Until somebody else is named, the PO sees what is meant for them too.
  const l3 = (id === po && user === DEFAULT_USER) || id === user ? [DEFAULT_USER, user] : []
  const receivers = [...new Set([id, ...actor.teams.map((team) => `team:${team}`), 'everybody', ...l3])]
  const { rows: notices } = await engine.store.list('notices', { to: receivers, limit: NOTICES_SHOWN })
  return {
    actor,
    waiting: await withTitles(
      { engine },
      found.filter(({ decides }) => decides.includes(id)),
    ),
    notices: await Promise.all(
      notices.map(async (notice) => ({
        ...notice,
        to_name: nameOf(people, notice.to),
        ...(await answeredOf({ engine }, notice)),
      })),
    ),
  }
}

/** What a task waits for, whoever can decide it, and whether the pipeline is stopped. */
export async function waitingOf(
  { engine }: WithEngine,
  _caller: Caller,
  { task_id }: { readonly task_id: string },
): Promise<readonly TitledEntry[]> {
  const found = await everythingThatWaits({ engine }, await knownPeople({ engine }))
  return withTitles(
    { engine },
    found.filter((entry) => entry.task_id === task_id || entry.kind === 'pipeline_stopped'),
  )
}

/** Most facts have the title of the task; for the others the task is read. */
async function withTitles({ engine }: WithEngine, entries: readonly InboxEntry[]): Promise<readonly TitledEntry[]> {
  const known = ({ facts }: InboxEntry) => ('title' in facts ? facts.title : undefined)
  const ids = [...new Set(entries.flatMap((one) => (known(one) === undefined && one.task_id ? [one.task_id] : [])))]
  const loaded = await engine.store.load(ids.map((id) => ({ kind: 'task', id }) as const))
  const titles = new Map(
    loaded.flatMap(({ value }) => (value ? [[value.task.task_id, value.task.title] as const] : [])),
  )
  return entries.map((one) => ({ ...one, title: known(one) ?? titles.get(one.task_id ?? '') ?? null }))
}

/** Whether the question of a notice needs no answer any more; nothing for a notice about something else. */
async function answeredOf({ engine }: WithEngine, { template, text }: NewNotice): Promise<{ answered?: boolean }> {
  if (template !== 'run_question' && template !== 'run_question_waits') return {}
  const [run_id] = /RUN-[\w-]+(?=\)$)/m.exec(text.en) ?? []
  const [question_id] = /q_\w+$/.exec(text.en) ?? []
  if (run_id === undefined || question_id === undefined) return {}
  const [run] = await engine.store.load([{ kind: 'run', id: run_id }])
  const question = run.value?.questions.find(({ id }) => id === question_id)
  return { answered: question?.answer !== undefined || (run.value?.ended_at ?? null) !== null }
}

async function everythingThatWaits(
  { engine }: WithEngine,
  { people, agents, record }: Awaited<ReturnType<typeof knownPeople>>,
): Promise<readonly InboxEntry[]> {
  const { po } = engine.pipeline.definition
  const context = contextOf({ engine }, { people: record, agents, po }, people)
  const found = [
    await waitingEscalations(context),
    await waitingRuns(context),
    await waitingRelays(context),
    await waitingTasks(context),
    await waitingHouse(context),
  ]
  return found.flat().toSorted(byKind)
}

function ownerOf(id: string, agents: readonly AgentDefinition[], people: readonly Person[]): InboxOwner {
  const person = people.find(({ person_id }) => person_id === id)
  const agent = agents.find(({ agent_id }) => agent_id === id)
  if (!agent && !person) throw BatonError.of('UNKNOWN_AGENT', { agent: id })
  return {
    id,
    name: person?.name ?? agent?.agent_name ?? id,
    teams: [...new Set([...(agent ? [agent.team] : []), ...(person?.teams ?? [])])],
  }
}

function contextOf({ engine }: WithEngine, house: House, people: readonly Person[]): InboxContext {
  const members = (team: string) => {
    const agents = house.agents.filter((one) => one.team === team && one.status === 'active')
    const others = people.filter(({ roles, teams }) => teams.includes(team) && !roles.includes('viewer'))
    const known = [...agents.map(({ agent_id }) => agent_id), ...others.map(({ person_id }) => person_id)]
    const lead = leadOfTeam(house, team)
    return [...new Set([...(known.includes(lead) ? [lead] : []), ...known])]
  }
  return { engine, house, members }
}

/** The name of a receiver who is a person; null for a team and for everybody. */
const nameOf = (people: readonly Person[], id: string) => people.find(({ person_id }) => person_id === id)?.name ?? null

/** What stops most comes first; the last step of all comes last. */
const ORDER: readonly InboxEntry['kind'][] = [
  'pipeline_stopped',
  'escalation',
  'question',
  'run_error',
  'choice',
  'document',
  'item',
  'stage_failed',
  'inactive_team',
  'revision',
  'handoff',
  'cancelled_dependency',
  'not_carried',
  'run_paused',
  'run_failed',
  'hold',
  'dead_letter',
  'approval',
]
const byKind = (a: InboxEntry, b: InboxEntry) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)
