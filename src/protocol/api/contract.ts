import { z } from 'zod'
import type { RouteName } from './route.ts'
import * as house from './shapes/house.ts'
import * as inbox from './shapes/inbox.ts'
import * as plan from './shapes/plan.ts'
import * as review from './shapes/review.ts'
import * as runs from './shapes/runs.ts'
import * as stats from './shapes/stats.ts'
import * as tasks from './shapes/tasks.ts'

interface Shapes {
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  readonly answer: z.ZodType
}

/** A body with nothing in it: `{}`. */
const nothing = z.object({})

/** What each route takes and answers. The page imports types of it alone (`api-types.ts`). */
export const CONTRACT = {
  session: { answer: house.sessionAnswer },
  sign_out: { answer: house.doneAnswer },
  /** Each frame: `id` is the number of the event, `event` its type, `data` an event as JSON. */
  events: { query: house.eventsQuery, answer: tasks.eventShape },

  board: { answer: tasks.boardAnswer },
  list_tasks: { query: tasks.listTasksQuery, answer: tasks.listTasksAnswer },
  create_task: { body: tasks.createTaskBody, answer: tasks.createTaskAnswer },
  show_task: { answer: tasks.showTaskAnswer },
  edit_task: { body: tasks.editTaskBody, answer: tasks.stepAnswer },
  task_history: { query: tasks.pageQuery, answer: tasks.historyAnswer },
  task_messages: { answer: tasks.messagesAnswer },
  task_message: { answer: tasks.messageAnswer },
  task_why: { query: tasks.whyQuery, answer: tasks.whyAnswer },
  task_audit: { answer: tasks.auditAnswer },
  begin_work: { body: tasks.beginWorkBody, answer: tasks.workAnswer },
  resume_work: { body: nothing, answer: tasks.workAnswer },
  step: { body: tasks.stepBody, answer: tasks.stepAnswer },
  acknowledge: { body: tasks.acknowledgeBody, answer: tasks.stepAnswer },
  approve: { body: tasks.approveBody, answer: tasks.approveAnswer },
  escalate: { body: tasks.escalateBody, answer: tasks.escalateAnswer },
  watch_task: { body: tasks.watchBody, answer: tasks.watchAnswer },
  review: { answer: review.reviewAnswer },
  task_diff: { query: review.diffQuery, answer: review.diffAnswer },
  send_message: { body: tasks.sendMessageBody, answer: tasks.sendMessageAnswer },

  plan: { body: plan.planBody, answer: plan.planAnswer },
  start_dispatch: { body: plan.startDispatchBody, answer: plan.startDispatchAnswer },
  task_plan: { query: plan.taskPlanQuery, answer: plan.taskPlanAnswer },

  list_runs: { query: runs.listRunsQuery, answer: runs.listRunsAnswer },
  start_run: { body: runs.startRunBody, answer: runs.runMovedAnswer },
  show_run: { answer: runs.showRunAnswer },
  run_log: { query: runs.runLogQuery, answer: runs.runLogAnswer },
  run_diff: { query: runs.runDiffQuery, answer: review.diffAnswer },
  follow_up: { body: runs.followUpBody, answer: runs.runMovedAnswer },
  pause_run: { body: runs.controlBody, answer: runs.controlAnswer },
  resume_run: { body: runs.controlBody, answer: runs.controlAnswer },
  cancel_run: { body: runs.controlBody, answer: runs.controlAnswer },
  undo_run: { body: runs.undoBody, answer: runs.undoAnswer },

  inbox: { answer: inbox.inboxAnswer },
  answer: { body: inbox.answerBody, answer: inbox.answerAnswer },
  list_escalations: { query: inbox.listEscalationsQuery, answer: inbox.listEscalationsAnswer },
  resolve_escalation: { body: inbox.resolveEscalationBody, answer: inbox.resolveEscalationAnswer },

  pipeline: { answer: house.pipelineAnswer },
  stop_pipeline: { body: house.stopBody, answer: house.stopAnswer },
  start_pipeline: { body: nothing, answer: house.stopAnswer },
  project: { answer: house.projectAnswer },
  list_agents: { answer: house.listAgentsAnswer },
  register_agent: { body: house.registerAgentBody, answer: house.registerAgentAnswer },
  list_people: { answer: house.listPeopleAnswer },
  set_person: { body: house.setPersonBody, answer: house.setPersonAnswer },
  remove_person: { answer: house.removePersonAnswer },

  stats: { query: stats.statsQuery, answer: stats.statsAnswer },
  usage: { query: stats.usageQuery, answer: stats.usageAnswer },
  list_settings: { answer: house.listSettingsAnswer },
  list_tokens: { answer: house.listTokensAnswer },
  create_token: { body: house.createTokenBody, answer: house.createTokenAnswer },
  revoke_token: { answer: house.revokeTokenAnswer },
  openapi: { answer: house.openapiAnswer },
} as const satisfies Readonly<Record<RouteName, Shapes>>
