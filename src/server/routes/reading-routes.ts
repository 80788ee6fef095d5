import { BatonError } from '../../protocol/baton-error.ts'
import { auditTask } from '../../service/audit/audit-task.ts'
import { reviewPage } from '../../service/review/review-page.ts'
import { taskDiff } from '../../service/review/task-diff.ts'
import { listMessages } from '../../service/tasks/list-messages.ts'
import { taskEvents } from '../../service/tasks/task-events.ts'
import { taskMessage } from '../../service/tasks/task-message.ts'
import { VERBS, why } from '../../service/tasks/why.ts'
import { shownEvent } from '../events/event-hub.ts'
import type { Handlers } from './ask.ts'

type ReadingRoutes = Pick<
  Handlers,
  'task_history' | 'task_messages' | 'task_message' | 'task_why' | 'task_audit' | 'review' | 'task_diff'
>

const PAGE = 500

export const READING_ROUTES: ReadingRoutes = {
  task_history: async ({ service, caller, params, query }) => {
    const { after = 0, limit = PAGE } = query
    const { events, next } = await taskEvents(service, caller, { ...params, after, limit })
    return { events: events.map(shownEvent), next }
  },

  task_messages: async ({ service, caller, params }) => {
    const messages = await listMessages(service, caller, params)
    return {
      messages: messages.map(({ id, value: { type, accepted_at: at, body } }) => ({ id, type, at, body })),
    }
  },

  task_message: async ({ service, caller, params }) => ({
    id: params.message_id,
    body: await taskMessage(service, caller, params),
  }),

  task_why: async ({ service, caller, params, query, lang }) => {
    const { task_id } = params
    const verb = VERBS.find((one) => one === query.verb)
    if (query.verb !== undefined && verb === undefined) {
      throw BatonError.of('REQUEST_INVALID', { place: '/verb', problem: VERBS.join(', ') })
    }
    const { view, now } = await why(service, caller, { task_id, verb })
    return {
      task_id,
      status: view.record.task.status,
      now: now.map(({ verb: one, possible, refused }) => ({
        verb: one,
        possible,
        refused: refused.map(({ actor, error }) => ({ actor, code: error.code, message: error.describe(lang) })),
      })),
    }
  },

  task_audit: ({ service, caller, params }) => auditTask(service, caller, params),

  review: async ({ service, caller, params }) => {
    const page = await reviewPage(service, caller, params)
    return {
      ...page,
      evidence: page.evidence.map((one) => ({ ...one, guarded: one.guarded ? { ...one.guarded } : null })),
      conditions: page.conditions.map((one) => ({ ...one })),
    }
  },

  task_diff: ({ service, caller, params, query }) => taskDiff(service, caller, { ...params, ...query }),
}
