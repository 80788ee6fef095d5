import type { Store } from '../../../store/port.ts'
import type { Auditor } from './auditor.ts'
import { sorted } from './log-audit.ts'
import { nextDue, shownBlocked } from './task-fold.ts'

/** The lists that people and loops read, against the fold: a task that no list shows is as good as lost. */
export async function checkViews(store: Pick<Store, 'list'>, { tasks, report, book }: Auditor): Promise<void> {
  const rows = new Map<string, unknown>()
  let cursor: string | undefined
  do {
    const page = await store.list('tasks', { limit: 500, ...(cursor === undefined ? {} : { cursor }) })
    for (const { task_id, title, status, team, priority, revision_count, blocked, due_at } of page.rows) {
      if (rows.has(task_id)) report('I3', `the list of tasks shows ${task_id} twice`)
      rows.set(task_id, { title, status, team, priority, revision_count, blocked, due_at })
    }
    cursor = page.cursor
  } while (cursor !== undefined)
  for (const task of tasks.values()) {
    const { title, status, team, priority, revisions: revision_count } = task
    const blocked = shownBlocked(task, book.ended(status))
    const told = { title, status, team, priority, revision_count, blocked, due_at: nextDue(task) }
    const shown = rows.get(task.id)
    if (sorted(shown ?? null) === sorted(told)) continue
    report('I3', `the list shows ${task.id} as ${sorted(shown ?? null)}, its events tell ${sorted(told)}`)
  }
  if (rows.size > tasks.size) report('I3', `the list shows ${rows.size} tasks, the events tell of ${tasks.size}`)
  await checkEscalations(store, { tasks, report })
}

async function checkEscalations(store: Pick<Store, 'list'>, { tasks, report }: Pick<Auditor, 'tasks' | 'report'>) {
  const open: string[] = []
  let cursor: string | undefined
  do {
    const page = await store.list('escalations', { limit: 500, ...(cursor === undefined ? {} : { cursor }) })
    open.push(...page.rows.map(({ escalation }) => escalation.id))
    cursor = page.cursor
  } while (cursor !== undefined)
  const told = [...tasks.values()].flatMap(({ escalations }) =>
    escalations.filter(({ state }) => state === 'open').map(({ id }) => id),
  )
  if (open.toSorted().join() === told.toSorted().join()) return
  report('I3', `open escalations: listed ${open.toSorted().join()}, told by the events ${told.toSorted().join()}`)
}
