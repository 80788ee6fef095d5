import type { NewNotice } from '../../../pipeline/changeset.ts'
import { notifyQueue } from '../../../pipeline/draft.ts'
import type { Store } from '../../../store/port.ts'
import type { Auditor } from './auditor.ts'

const PAGE = 500

/** The one outlet of a simulation. */
export const SIMULATED_OUTLET = 'simulated'

/**
 * Everybody who must hear of something, from the events; everybody who is told, from the store. Both must be the
 * same, each notice once, and whatever was told must have left.
 */
export async function checkNotices(store: Pick<Store, 'list'>, auditor: Auditor, rested: boolean): Promise<void> {
  const told = await allNotices(store, auditor)
  const ids = new Set<string>()
  const byCommand = new Map<string, string[]>()
  const waiting = rested ? await undelivered(store) : new Set()
  for (const { id, template, to } of told) {
    if (ids.has(id)) auditor.report('I5', `notice ${id} is there twice`)
    ids.add(id)
    const command = id.slice(0, id.lastIndexOf('/'))
    byCommand.set(command, [...(byCommand.get(command) ?? []), `${template} → ${to}`])
    if (waiting.has(id)) auditor.report('notice', `notice ${id} never left`)
  }
  for (const command of new Set([...byCommand.keys(), ...auditor.notices.keys()])) {
    const expected = (auditor.notices.get(command) ?? []).map(({ template, to }) => `${template} → ${to}`)
    const found = byCommand.get(command) ?? []
    if (expected.toSorted().join('; ') === found.toSorted().join('; ')) continue
    auditor.report('notice', `${command} told [${found.join('; ')}], must tell [${expected.join('; ')}]`)
  }
}

/** Notices whose rows are not settled after everything had time to leave. */
async function undelivered(store: Pick<Store, 'list'>): Promise<ReadonlySet<string>> {
  const { rows } = await store.list('rows', { limit: PAGE })
  const notices = rows.filter(({ queue }) => queue === notifyQueue(SIMULATED_OUTLET))
  return new Set(notices.map(({ data }) => String(data.notice)))
}

async function allNotices(store: Pick<Store, 'list'>, { book, house }: Auditor): Promise<NewNotice[]> {
  const agents = house.agents.map(({ agent_id }) => agent_id)
  const teams = book.definition.teams.map(({ id }) => `team:${id}`)
  const to = [...new Set([...agents, book.po, ...teams, 'user', 'everybody'])]
  const notices: NewNotice[] = []
  let cursor: string | undefined
  do {
    const page = await store.list('notices', { to, limit: PAGE, ...(cursor === undefined ? {} : { cursor }) })
    notices.push(...page.rows)
    cursor = page.cursor
  } while (cursor !== undefined)
  return notices
}
