import type { InboxEntry as ApiEntry } from '../../protocol/api/api-types.ts'
import type { Lang } from '../../protocol/lang.ts'
import { answer } from '../../service/answer/answer.ts'
import { inbox } from '../../service/inbox/inbox.ts'
import type { InboxEntry } from '../../service/inbox/inbox-entry.ts'
import { listEscalations } from '../../service/tasks/list-escalations.ts'
import { resolveEscalation } from '../../service/tasks/resolve-escalation.ts'
import { taskPackage } from '../../service/tasks/task-package.ts'
import { answerForm } from '../mcp/answer-form.ts'
import { type Ask, given, type Handlers, isSet } from './ask.ts'

type InboxRoutes = Pick<Handlers, 'inbox' | 'answer' | 'list_escalations' | 'resolve_escalation'>

const PAGE = 50

export const INBOX_ROUTES: InboxRoutes = {
  inbox: async (ask) => {
    const { actor, waiting, notices } = await inbox(ask.service, ask.caller)
    return {
      actor,
      waiting: await Promise.all(waiting.map((entry) => shownEntry(ask, entry))),
      notices: notices.map((notice) => ({ ...notice })),
    }
  },

  answer: async ({ service, caller, body }) => {
    const { target, text, note, criteria, waive } = body
    const more = { ...given('note', note), ...given('criteria', criteria), ...given('waive', waive) }
    return answer(service, caller, { target, text, ...more })
  },

  list_escalations: async ({ service, caller, query }) => {
    const { all, cursor, limit = PAGE } = query
    const page = await listEscalations(service, caller, { limit, all: isSet(all), ...given('cursor', cursor) })
    return { escalations: page.escalations, cursor: page.cursor ?? null }
  },

  resolve_escalation: ({ service, caller, params, body }) =>
    resolveEscalation(service, caller, {
      escalation: params.escalation_id,
      decision: body.decision,
      note: body.note ?? null,
    }),
}

async function shownEntry(
  { service, caller, lang }: Pick<Ask, 'service' | 'caller' | 'lang'>,
  entry: InboxEntry,
): Promise<ApiEntry> {
  const { kind, id, task_id, since, decides } = entry
  const facts = { ...entry.facts }
  const task = task_id === null ? undefined : await taskPackage(service, caller, { task_id })
  // Who approves belongs to no team of the relay.
  const team = entry.kind === 'approval' ? null : (task?.assigned_team ?? null)
  const answer = formOf(entry, lang)
  return { key: keyOf(entry), kind, id, task_id, title: task?.title ?? null, team, since, decides, facts, answer }
}

/** Two items of one task are two entries. */
function keyOf(entry: InboxEntry): string {
  const { kind, id } = entry
  if (entry.kind === 'item') return `${kind}:${entry.facts.key}`
  if (entry.kind === 'question') return `${kind}:${id}:${entry.facts.question?.id ?? ''}`
  return `${kind}:${id}`
}

function formOf(entry: InboxEntry, lang: Lang): ApiEntry['answer'] {
  const form = answerForm(entry, lang)
  if (!form) return null
  const asked = entry.kind === 'question' ? entry.facts.question : null
  // The task and the details stand in their own fields.
  const message = entry.kind === 'item' ? entry.facts.text[lang] : form.message
  return { ...form, message, default: asked?.question.default ?? null, due_at: asked?.due_at ?? null }
}
