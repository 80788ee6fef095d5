import { taskPlan } from '../../service/plan/task-plan.ts'
import type { Handlers } from './ask.ts'
import { missingWorker } from './task-routes.ts'

type PlanRoutes = Pick<Handlers, 'plan' | 'start_dispatch' | 'task_plan'>

export const PLAN_ROUTES: PlanRoutes = {
  plan: ({ parts, body, lang }) => parts.work.plan(body, lang),

  start_dispatch: async (ask) => {
    const { parts, caller, body, lang } = ask
    const { task_id, status } = await parts.work.dispatch(caller, body, lang)
    return { task_id, status, worker_command: await missingWorker(ask) }
  },

  task_plan: ({ service, caller, params, query, lang }) =>
    taskPlan(service, caller, { ...params, edits: query.edits ?? '', lang }),
}
