import { lookWhole, type WholeLook } from '../../engine/look.ts'
import { openWayBack, waysBack } from '../../engine/ways-back.ts'
import { idleTasks } from '../../engine/worked-on.ts'
import { teamDeciders } from '../../pipeline/deciders.ts'
import { itemOf, openItems } from '../../pipeline/relay/relay-item.ts'
import { blocker } from '../../pipeline/task-state.ts'
import { allRows } from '../../store/all-rows.ts'
import {
  type MissingTeam,
  missingTeamOf,
  openItemsOf,
  pausedLoopOf,
  refusedDocumentOf,
} from '../answer/decisions-of.ts'
import type { InboxContext } from './inbox-context.ts'
import type { EntryOf, InboxEntry } from './inbox-entry.ts'

/** Tasks whose agents wait: for a choice, a decision, a document, a team, somebody to look, or somebody to carry them. */
export async function waitingRelays(context: InboxContext): Promise<readonly InboxEntry[]> {
  const { engine } = context
  const free = new Set(await idleTasks(engine))
  const found: InboxEntry[] = []
  for await (const { task_id } of allRows(engine.store, 'relays', {})) {
    const at = await lookWhole({ engine, task_id })
    found.push(...items(context, at), ...(await stopped(context, at)))
    if (free.has(task_id)) found.push(...(await notCarried(context, at)))
  }
  return found
}

function items({ house }: InboxContext, at: WholeLook): InboxEntry[] {
  const { task_id, assigned_team } = at.record.task
  return openItemsOf(at).map((item) => {
    const asked = itemOf(at.relay, item.key)
    return {
      kind: 'item',
      id: task_id,
      task_id,
      since: asked?.opened_at ?? null,
      decides: teamDeciders(house, asked?.to === 'po' ? null : assigned_team),
      facts: item,
    }
  })
}

/** Why the relay waits. */
async function stopped(context: InboxContext, at: WholeLook): Promise<InboxEntry[]> {
  const { engine, house } = context
  const { record, relay, pipeline } = at
  const { task_id, title, assigned_team } = record.task
  const since = relay.waiting?.since ?? record.task.updated_at
  const base = { id: task_id, task_id, since, decides: teamDeciders(house, assigned_team) }
  const loop = await pausedLoopOf(engine, at)
  if (loop) return [{ kind: 'choice', ...base, facts: loop }]
  const document = refusedDocumentOf(at)
  if (document) return [{ kind: 'document', ...base, facts: document }]
  const kind = pipeline.statuses.get(record.task.status)?.kind
  const works = kind === 'pending' || kind === 'in_progress' || kind === 'revision'
  const missing = works && relay.waiting?.what === 'team' ? missingTeamOf(at, house.agents) : undefined
  if (missing) return [inactiveTeamEntry(context, at, missing, since)]
  const failed = works ? failureOf(at) : undefined
  if (!failed) return []
  const { run_id, reason } = failed
  const stage = at.current?.stage ?? null
  return [{ kind: 'stage_failed', ...base, facts: { task_id, title, stage, run_id, reason } }]
}

/** Why nobody works on the stage; an item about it stays open while the task waits for a place in its lane. */
function failureOf({ relay }: WholeLook): { readonly run_id: string | null; readonly reason: string } | undefined {
  if (relay.waiting?.what === 'run') return { run_id: relay.waiting.run_id, reason: relay.waiting.text }
  const item = openItems(relay).find(({ kind }) => kind === 'gave_up')
  return item && { run_id: null, reason: item.details.join('\n') || item.text[relay.spec.language] }
}

/** A team without an active agent keeps the task where it is: the PO registers one, or leaves its stage out. */
export function inactiveTeamEntry(
  { house }: InboxContext,
  { record }: Pick<WholeLook, 'record'>,
  missing: MissingTeam,
  since: string,
): EntryOf<'inactive_team'> {
  const { task_id, title, status } = record.task
  const facts = { ...missing, task_id, title, status }
  return { kind: 'inactive_team', id: task_id, task_id, since, decides: [house.po], facts }
}

/** Nothing stops it, and nobody carries it; where it came back, what its team was asked is said too. */
async function notCarried({ engine, house, members }: InboxContext, at: WholeLook): Promise<InboxEntry[]> {
  const { record, relay, pipeline } = at
  const { task } = record
  const { task_id, title, status, assigned_team: team } = task
  if (blocker(record) || (record.cancelled_dependencies ?? []).length > 0) return []
  const isRevision = pipeline.statuses.get(status)?.kind === 'revision'
  const way = isRevision ? openWayBack(await waysBack(engine.store, task_id), { pipeline, task, team }) : undefined
  return [
    {
      kind: isRevision ? 'revision' : 'not_carried',
      id: task_id,
      task_id,
      since: way?.at ?? relay.updated_at,
      decides: teamDeciders(house, team),
      facts: {
        ...{ task_id, title, status, team, way_back: way ?? null },
        is_carried: true,
        by: members(team)[0] ?? null,
      },
    },
  ]
}
