import { BatonError } from '../../protocol/baton-error.ts'
import { leasesOf } from '../../service/runs/run-life.ts'
import { acknowledge } from '../../service/tasks/acknowledge.ts'
import { board } from '../../service/tasks/board.ts'
import { createTask } from '../../service/tasks/create-task.ts'
import { editTask } from '../../service/tasks/edit-task.ts'
import { escalate } from '../../service/tasks/escalate.ts'
import { listTasks } from '../../service/tasks/list-tasks.ts'
import { myStepsOf } from '../../service/tasks/my-steps.ts'
import { receiveMessage } from '../../service/tasks/receive-message.ts'
import { sendBack } from '../../service/tasks/send-back.ts'
import { step } from '../../service/tasks/step.ts'
import { taskPage } from '../../service/tasks/task-page.ts'
import { watchTask } from '../../service/tasks/watch-task.ts'
import { approveWork } from '../../service/work/approve-work.ts'
import { resumeWork } from '../../service/work/resume-work.ts'
import { type Ask, given, type Handlers, isSet } from './ask.ts'

type TaskRoutes = Pick<
  Handlers,
  | 'board'
  | 'list_tasks'
  | 'create_task'
  | 'show_task'
  | 'edit_task'
  | 'begin_work'
  | 'resume_work'
  | 'step'
  | 'acknowledge'
  | 'approve'
  | 'escalate'
  | 'watch_task'
  | 'send_message'
>

const PAGE = 50

export const TASK_ROUTES: TaskRoutes = {
  board: async ({ service, caller, counts, parts }) => ({
    ...(await board(service, caller, counts)),
    worker_command: parts.workerCommand,
  }),

  list_tasks: async ({ service, caller, query }) => {
    const { status, team, open, q, cursor, limit = PAGE, allowed } = query
    const statuses = status?.split(',').filter((one) => one !== '')
    const page = await listTasks(service, caller, {
      limit,
      ...given('status', statuses),
      ...given('team', team),
      ...given('text', q),
      ...given('cursor', cursor),
      ...(isSet(open) ? { open: true } : {}),
    })
    const ids = page.tasks.map(({ task_id }) => task_id)
    const mine = isSet(allowed) ? await myStepsOf(service, caller, { ids }) : undefined
    const tasks = page.tasks.map((task) => (mine ? { ...task, mine: mine.get(task.task_id) ?? [] } : task))
    return { tasks, cursor: page.cursor ?? null }
  },

  create_task: async ({ service, caller, body, parts }) => {
    const { request, start, priority = 'P2_MEDIUM', dependencies, tags } = body
    const title = body.title ?? titleOf(request)
    if (start) await parts.work.check(caller, start)
    const input = { title, priority, input: request, ...given('dependencies', dependencies), ...given('tags', tags) }
    const { task_id, status } = await createTask(service, caller, input)
    const { commandId: _, content: __, ...rest } = caller
    // The same request again finds the task that was made, and that agents carry it.
    if (start) await beginOnce(() => parts.work.begin(rest, { task_id, request, ...start }))
    return { task_id, status, started: start !== undefined }
  },

  show_task: ({ service, caller, params }) => taskPage(service, caller, params),

  edit_task: ({ service, caller, params, body }) => {
    const changes = {
      ...given('title', body.title),
      ...given('priority', body.priority),
      ...given('agent', body.agent),
      ...given('dependencies', body.dependencies),
      ...given('tags', body.tags),
    }
    return editTask(service, caller, { task_id: params.task_id, changes })
  },

  begin_work: async (ask) => {
    const { service, caller, params, body, parts } = ask
    const { request, task } = await taskPage(service, caller, params)
    await parts.work.check(caller, body)
    const { commandId: _, content: __, ...rest } = caller
    await beginOnce(() => parts.work.begin(rest, { task_id: params.task_id, request: request ?? task.title, ...body }))
    return { task_id: params.task_id, worker_command: await missingWorker(ask) }
  },

  resume_work: async (ask) => {
    const { service, caller, params } = ask
    await resumeWork(service, caller, params)
    return { ...params, worker_command: await missingWorker(ask) }
  },

  step: async ({ service, caller, params, body }) => {
    const { task_id } = params
    const { action, note, context, to, reason, line_comments, timeout_minutes, target_agent } = body
    const details = {
      ...given('note', note),
      ...given('context', context),
      ...given('reason', reason),
      ...given('line_comments', line_comments),
      ...given('timeout_minutes', timeout_minutes),
      ...given('target_agent', target_agent),
    }
    if (action === 'reject' && to !== undefined)
      return (await sendBack(service, caller, { task_id, to, details })).result
    return step(service, caller, { task_id, action, details })
  },

  acknowledge: async ({ service, caller, params, body }) => {
    const { status, message = null, reason, line_comments } = body
    const more = { ...given('reason', reason), ...given('line_comments', line_comments) }
    return acknowledge(service, caller, { ...params, handoff_id: null, status, message, ...more })
  },

  approve: async (ask) => {
    const { service, caller, params, body } = ask
    const approved = await approveWork(service, caller, { ...params, ...body })
    return { ...approved, worker_command: approved.merging ? await missingWorker(ask) : null }
  },

  escalate: ({ service, caller, params, body }) => escalate(service, caller, { ...params, ...body }),
  watch_task: ({ service, caller, params, body }) => watchTask(service, caller, { ...params, ...body }),
  send_message: async ({ service, caller, body }) => receiveMessage(service, caller, { message: { ...body.message } }),
}

/** A task that agents carry already: the same request came before. */
async function beginOnce(begin: () => Promise<void>): Promise<void> {
  await begin().catch((error: unknown) => {
    if (!(error instanceof BatonError && error.code === 'RELAY_EXISTS')) throw error
  })
}

export async function missingWorker({ service, parts }: Pick<Ask, 'service' | 'parts'>): Promise<string | null> {
  return (await leasesOf(service)).size > 0 ? null : parts.workerCommand
}

const titleOf = (request: string) => [...(request.trim().split('\n')[0] ?? '')].slice(0, 80).join('') || '-'
