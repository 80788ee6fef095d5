import { leadOfTeam } from '../../pipeline/deciders.ts'
import { DEAD_LETTER } from '../../pipeline/decisions/decide-notice.ts'
import { RUNNING } from '../../pipeline/pipeline-time.ts'
import { CONTROL } from '../../pipeline/records.ts'
import { allRows } from '../../store/all-rows.ts'
import type { InboxContext } from './inbox-context.ts'
import type { EntryOf, InboxEntry } from './inbox-entry.ts'

/** The PO decides every escalation, the lead of the team that of L1. */
export async function waitingEscalations({ engine, house }: InboxContext): Promise<readonly InboxEntry[]> {
  const found: InboxEntry[] = []
  for await (const { task_id, escalation } of allRows(engine.store, 'escalations', {})) {
    const { id, level, team, raised_at } = escalation
    found.push({
      kind: 'escalation',
      id,
      task_id,
      since: raised_at,
      decides: [...new Set([...(level === 1 ? [leadOfTeam(house, team)] : []), house.po])],
      facts: { task_id, ...escalation },
    })
  }
  return found
}

/** What is about no task: a pipeline that stands still, and notices that nobody got. */
export async function waitingHouse(context: InboxContext): Promise<readonly InboxEntry[]> {
  return [...(await stoppedPipeline(context)), ...(await deadLetters(context))]
}

async function stoppedPipeline({ engine, house }: InboxContext): Promise<readonly InboxEntry[]> {
  const [control] = await engine.store.load([CONTROL])
  const { stopped_at } = control.value ?? RUNNING
  if (stopped_at === null) return []
  const since = new Date(stopped_at).toISOString()
  return [{ kind: 'pipeline_stopped', id: 'pipeline', task_id: null, since, decides: [house.po], facts: {} }]
}

async function deadLetters({ engine, house }: InboxContext): Promise<readonly InboxEntry[]> {
  const found: EntryOf<'dead_letter'>[] = []
  for await (const row of allRows(engine.store, 'rows', { key: DEAD_LETTER })) {
    const { rows } = await engine.store.list('notices_by_id', { ids: [String(row.data.notice)] })
    const [notice] = rows
    if (!notice) continue
    const { id, task_id, at: since } = notice
    const facts = { ...notice, attempts: row.failures, failure: row.failure ?? '' }
    found.push({ kind: 'dead_letter', id, task_id, since, decides: [house.po], facts })
  }
  return found
}
