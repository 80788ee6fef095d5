import type { PersonRole } from '../person.ts'

/** `open`: anybody who reaches the server; else the least role that may call it. The decisions judge each command again. */
export type RouteAccess = 'open' | PersonRole

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `{name}` is a parameter: one path segment. */
  readonly path: string
  readonly access: RouteAccess
  /** One sentence, for the reference. */
  readonly about: string
}

const route = <const Path extends string>(
  method: Route['method'],
  path: Path,
  access: RouteAccess,
  about: string,
): Route & { readonly path: `/api/v1${Path}` } => ({ method, path: `/api/v1${path}`, access, about })

/**
 * Every route of the HTTP API, by name. Data alone: the page imports it without the schemas, which are in `contract.ts`.
 *
 * 1. The app serves exactly these routes and, outside of `/api`, the page, the link that signs in, `/healthz` and `/metrics`.
 * 2. A route that changes something is not `GET`.
 */
export const ROUTES = {
  session: route('GET', '/session', 'viewer', 'Who is signed in, with their roles and language.'),
  sign_out: route('DELETE', '/session', 'viewer', 'Ends the session of this browser.'),
  events: route('GET', '/events', 'viewer', 'Stored events as server-sent events; Last-Event-ID continues after it.'),

  board: route('GET', '/board', 'viewer', 'Counts by status, live runs and workers.'),
  list_tasks: route('GET', '/tasks', 'viewer', 'A page of tasks, the newest first.'),
  create_task: route('POST', '/tasks', 'lead', 'Creates a task and, with `start`, lets agents carry it.'),
  show_task: route('GET', '/tasks/{task_id}', 'viewer', 'A task with everything that its page shows.'),
  edit_task: route('PATCH', '/tasks/{task_id}', 'lead', 'Changes title, priority, dependencies, tags or agent.'),
  task_history: route('GET', '/tasks/{task_id}/history', 'viewer', 'The events of a task, in order.'),
  task_messages: route('GET', '/tasks/{task_id}/messages', 'viewer', 'The messages of a task.'),
  task_message: route('GET', '/tasks/{task_id}/messages/{message_id}', 'viewer', 'One message as it was accepted.'),
  task_why: route('GET', '/tasks/{task_id}/why', 'viewer', 'Why a step can or cannot be taken now, by whom.'),
  task_audit: route(
    'GET',
    '/tasks/{task_id}/audit',
    'viewer',
    'Whether the records of a task are what its events wrote.',
  ),
  begin_work: route('POST', '/tasks/{task_id}/work', 'lead', 'Lets agents carry a task that nobody carries.'),
  resume_work: route('POST', '/tasks/{task_id}/work/resume', 'lead', 'Lets a carried task go on after a failure.'),
  step: route('POST', '/tasks/{task_id}/steps', 'lead', 'Takes one step of the transition table.'),
  acknowledge: route('POST', '/tasks/{task_id}/ack', 'lead', 'Answers the newest handoff.'),
  approve: route('POST', '/tasks/{task_id}/approve', 'po', 'Approves a task; carried work is merged by a worker.'),
  escalate: route('POST', '/tasks/{task_id}/escalate', 'lead', 'Calls for the PO.'),
  watch_task: route('POST', '/tasks/{task_id}/watch', 'lead', 'Turns notices of every transition on or off.'),
  review: route('GET', '/tasks/{task_id}/review', 'viewer', 'What an approval rests on, rounds and comments.'),
  task_diff: route('GET', '/tasks/{task_id}/diff', 'viewer', 'The change of a task as files and hunks.'),
  send_message: route('POST', '/messages', 'lead', 'Takes a message between teams, as `baton message send`.'),

  plan: route('POST', '/plan', 'lead', 'The graph of specialists that a request would need; nothing is run.'),
  start_dispatch: route('POST', '/dispatches', 'lead', 'Creates a task on which a graph of specialists works.'),
  task_plan: route('GET', '/tasks/{task_id}/plan', 'viewer', 'The graph of a task; with `edits`, as it would become.'),

  list_runs: route('GET', '/runs', 'viewer', 'A page of runs, the newest first.'),
  start_run: route('POST', '/runs', 'lead', 'Starts a conversation with an agent, outside of any task.'),
  show_run: route('GET', '/runs/{run_id}', 'viewer', 'A run with questions, checkpoints, limits and usage.'),
  run_log: route('GET', '/runs/{run_id}/log', 'viewer', 'Lines of what the agent said, by number.'),
  run_diff: route('GET', '/runs/{run_id}/diff', 'viewer', 'The difference between two checkpoints.'),
  follow_up: route('POST', '/runs/{run_id}/follow-up', 'lead', 'Says more in a conversation that is over.'),
  pause_run: route('POST', '/runs/{run_id}/pause', 'lead', 'Pauses a run.'),
  resume_run: route('POST', '/runs/{run_id}/resume', 'lead', 'Lets a run go on.'),
  cancel_run: route('POST', '/runs/{run_id}/cancel', 'lead', 'Cancels a run.'),
  undo_run: route(
    'POST',
    '/runs/{run_id}/undo',
    'lead',
    'Takes back what one checkpoint changed in the folder of a run.',
  ),

  inbox: route('GET', '/inbox', 'viewer', 'Everything that waits for the person who asks.'),
  answer: route('POST', '/answers', 'lead', 'Answers a question, or decides what a task waits for.'),
  list_escalations: route('GET', '/escalations', 'viewer', 'Open escalations; with `all` the decided ones too.'),
  resolve_escalation: route('POST', '/escalations/{escalation_id}/resolve', 'lead', 'Decides an escalation.'),

  pipeline: route('GET', '/pipeline', 'viewer', 'The definition of new tasks, and whether the pipeline runs.'),
  stop_pipeline: route('POST', '/pipeline/stop', 'po', 'Stops the pipeline: deadlines stand still.'),
  start_pipeline: route('POST', '/pipeline/start', 'po', 'Starts the pipeline again.'),
  project: route('GET', '/project', 'viewer', 'What a new task would do: agents of each stage, checks, target.'),
  list_agents: route('GET', '/agents', 'viewer', 'The registry.'),
  register_agent: route('PUT', '/agents/{agent_id}', 'po', 'Adds or changes an agent of the registry.'),
  list_people: route('GET', '/people', 'viewer', 'Everybody who decides, leads or reads.'),
  set_person: route('PUT', '/people/{person_id}', 'po', 'Adds or changes a person.'),
  remove_person: route('DELETE', '/people/{person_id}', 'po', 'Removes a person who was added.'),

  stats: route('GET', '/stats', 'viewer', 'Service levels, rejections, lead times, attempts and cost.'),
  usage: route('GET', '/usage', 'viewer', 'Time, tokens and cost of runs, in groups.'),
  list_settings: route('GET', '/settings', 'po', 'Names and places of settings; never a value.'),
  list_tokens: route('GET', '/tokens', 'po', 'Named tokens, without the tokens themselves.'),
  create_token: route('POST', '/tokens', 'po', 'Makes a token with a role and an end date; it is shown once.'),
  revoke_token: route('DELETE', '/tokens/{token_id}', 'po', 'Ends a token.'),
  openapi: route('GET', '/openapi.json', 'viewer', 'This API as an OpenAPI document.'),
} as const satisfies Readonly<Record<string, Route>>

export type RouteName = keyof typeof ROUTES

type ParamsIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsIn<Rest>
  : never
export type RouteParams<Name extends RouteName> = {
  readonly [Param in ParamsIn<(typeof ROUTES)[Name]['path']>]: string
}

/** The path of a route with its parameters filled in, each as one segment. */
export function routePath<Name extends RouteName>(name: Name, params: RouteParams<Name>): string {
  const values = params as Readonly<Record<string, string>>
  return ROUTES[name].path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))
}
