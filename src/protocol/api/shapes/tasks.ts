import { z } from 'zod'
import { EVIDENCE_WORDS } from '../../evidence/evidence-word.ts'
import { UNDO_WORDS } from '../../plays/undo-word.ts'
import { PRIORITIES } from '../../priority.ts'
import { REJECT_CATEGORIES } from '../../wire-words.ts'
import { anyObject, countShape, cursorShape, flagShape, idShape, longText } from './common.ts'

/** What the whole task rests on: the newest step that counts, and the stages that say something else. */
export const restsOnShape = z.object({
  result: z.enum(EVIDENCE_WORDS),
  waived: z.array(z.string()),
  no_evidence: z.array(z.string()),
})

const blockerShape = z.union([
  z.object({ kind: z.literal('escalation'), id: z.string(), level: z.number(), triggers: z.array(z.string()) }),
  z.object({ kind: z.literal('dependency'), task_id: z.string() }),
])

/** Something that may be done to a task: `to` is the status it leads to. */
const myStepShape = z.object({ action: z.string(), to: z.string() })

/** How alive the agent of a run is. Times are of the server's clock, in ms. */
export const lifeShape = z.object({
  run_id: z.string(),
  task_id: z.string().nullable(),
  stage: z.string().nullable(),
  agent: z.string(),
  /** Which specialist of a graph it is; null elsewhere. */
  specialist: z.string().nullable(),
  state: z.string(),
  /** When the agent last said anything; null before its first word. */
  spoke_at: z.number().nullable(),
  /** Until when its worker is believed to be alive; null where no worker has it. */
  lease_until: z.number().nullable(),
  /** When it goes on by itself. */
  retry_at: z.number().nullable(),
  /** The question that it waits with. */
  question: z.string().nullable(),
})

/** A person let a graph go on with the findings of an agent as they were, or without the agent. */
export const wentOnShape = z.object({
  agent: z.string(),
  choice: z.enum(['accept', 'skip']),
  by: z.string(),
  note: z.string().nullable(),
  findings: z.array(z.string()),
})

export const taskCardShape = z.object({
  task_id: z.string(),
  title: z.string(),
  status: z.string(),
  team: z.string(),
  agent: z.string().nullable(),
  priority: z.string(),
  revision_count: z.number(),
  blocked: z.boolean(),
  updated_at: z.string(),
  /** The next deadline in pipeline time (ms), which stands still while the pipeline is stopped. */
  due_at: z.number().nullable(),
  blocked_by: z.array(blockerShape),
  rests_on: restsOnShape.nullable(),
  /** Its worker died while it carried the task. */
  interrupted: z.boolean(),
  /** What the person who asks may do now; only with `allowed=1`. */
  mine: z.array(myStepShape).optional(),
})

export const listTasksQuery = z.object({
  /** Statuses, separated by commas. */
  status: longText(2_000).optional(),
  team: longText(100).optional(),
  open: flagShape.optional(),
  /** A part of the title or of the id. */
  q: longText(200).optional(),
  cursor: cursorShape.optional(),
  limit: countShape(1, 200).optional(),
  allowed: flagShape.optional(),
})

export const listTasksAnswer = z.object({ tasks: z.array(taskCardShape), cursor: z.string().nullable() })

export const boardAnswer = z.object({
  /** The server's time (ms). */
  now: z.number(),
  /** Now in pipeline time (ms): what deadlines are compared with. */
  pipeline_now: z.number(),
  stopped: z.boolean(),
  /** The newest event: what is on the board is at least as new. */
  event: z.number(),
  /** How many tasks are in each status, ended ones included. */
  counts: z.record(z.string(), z.number()),
  live: z.array(lifeShape),
  /** Workers that are alive, and what makes one where there is none. */
  workers: z.array(z.object({ worker: z.string(), until: z.number() })),
  worker_command: z.string(),
})

const startShape = z.object({
  /** The agent of each stage, by the id of the stage; stages that are not named play as configured. */
  agents: z.record(z.string(), longText(100)).optional(),
  /** The branch that the work goes to; the configured one, or the one that is checked out. */
  target: longText(200).optional(),
  /** No model: agents of the rehearsal play every stage. */
  rehearsal: z.boolean().optional(),
  skip_docs: z.boolean().optional(),
})

export const createTaskBody = z.object({
  /** What is to be done. Its first line is the title, where none is given. */
  request: longText(100_000).min(1),
  title: longText(300).optional(),
  priority: z.enum(PRIORITIES).optional(),
  dependencies: z.array(idShape).max(200).optional(),
  tags: z.array(longText(100)).max(50).optional(),
  /** Lets agents carry it at once. */
  start: startShape.optional(),
})

export const createTaskAnswer = z.object({ task_id: z.string(), status: z.string(), started: z.boolean() })

export const beginWorkBody = startShape

export const workAnswer = z.object({
  task_id: z.string(),
  /** What makes a worker, where none is alive; null where one is. */
  worker_command: z.string().nullable(),
})

export const editTaskBody = z.object({
  title: longText(300).optional(),
  priority: z.enum(PRIORITIES).optional(),
  agent: longText(100).optional(),
  dependencies: z.array(idShape).max(200).optional(),
  tags: z.array(longText(100)).max(50).optional(),
})

/** What the engine answers to a command about a task. */
export const stepAnswer = z.looseObject({ task_id: z.string(), status: z.string() })

const actionItemShape = z.object({ assignee: longText(200), action: longText(10_000), deadline: longText(100) })

const reasonShape = z.object({
  category: z.enum(REJECT_CATEGORIES),
  description: longText(20_000).min(1),
  action_items: z.array(actionItemShape).min(1).max(500),
})

const lineCommentShape = z.object({
  path: longText(1_000).min(1),
  /** The last line of a range, in the new file; absent: the whole file. */
  line: z.int().min(1).optional(),
  text: longText(20_000).min(1),
})

const STEP_ACTIONS = [
  ...(['pickup', 'handoff', 'complete', 'skip_docs', 'reject', 'revision_request', 'resubmit'] as const),
  ...(['hold', 'resume', 'cancel'] as const),
] as const

export const stepBody = z.object({
  action: z.enum(STEP_ACTIONS),
  note: longText(20_000).optional(),
  context: longText(100_000).optional(),
  /** For `reject`: the status that it goes back to, where not to the team before. */
  to: longText(100).optional(),
  reason: reasonShape.optional(),
  line_comments: z.array(lineCommentShape).max(500).optional(),
  timeout_minutes: z.int().min(1).max(100_000).optional(),
  target_agent: longText(100).optional(),
})

export const acknowledgeBody = z.object({
  status: z.enum(['accepted', 'deferred', 'rejected']),
  message: longText(20_000).optional(),
  reason: reasonShape.optional(),
  line_comments: z.array(lineCommentShape).max(500).optional(),
})

export const approveBody = z.object({
  /** The commit that was reviewed: where the branch has another tip, the approval is refused. */
  commit: longText(64).optional(),
  /** Another branch than was settled at the start. */
  target: longText(200).optional(),
})

export const approveAnswer = z.looseObject({
  task_id: z.string(),
  status: z.string(),
  /** A worker merges it: events tell how that goes on. */
  merging: z.boolean(),
  worker_command: z.string().nullable(),
})

export const escalateBody = z.object({ reason: longText(20_000).min(1) })
export const escalateAnswer = z.looseObject({ task_id: z.string(), level: z.number() })
export const watchBody = z.object({ watch: z.boolean() })
export const watchAnswer = z.looseObject({ task_id: z.string() })

const wayBackShape = z.object({
  message: z.string(),
  type: z.string(),
  at: z.string(),
  from: z.object({ team: z.string(), agent: z.string() }),
  to: z.object({ team: z.string() }),
  status_from: z.string(),
  status_to: z.string(),
  category: z.string(),
  description: z.string(),
  action_items: z.array(z.object({ assignee: z.string(), action: z.string(), deadline: z.string() })),
  attachments: z.array(anyObject),
  line_comments: z.array(z.object({ path: z.string(), line: z.number().optional(), text: z.string() })),
})

export const eventShape = z.object({
  /** Its number in the whole store: the id of a server-sent event. */
  number: z.number(),
  /** Its number in the stream. */
  seq: z.number(),
  stream: z.string(),
  at: z.string(),
  type: z.string(),
  actor: z.string(),
  data: anyObject,
})

/** A stay in one status. */
const heldShape = z.object({
  seq: z.number(),
  status: z.string(),
  kind: z.string(),
  stage: z.string().nullable(),
  team: z.string().nullable(),
  actor: z.string(),
  from: z.string(),
  /** Null: it is there now. */
  until: z.string().nullable(),
})

export const showTaskAnswer = z.object({
  /** The package, as teams hand it to each other. */
  task: z.looseObject({
    task_id: z.string(),
    title: z.string(),
    status: z.string(),
    priority: z.string(),
    created_by: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
    assigned_team: z.string(),
    assigned_agent: z.string().optional(),
    revision_count: z.number(),
    dependencies: z.array(z.string()).optional(),
    tags: z.array(z.string()).optional(),
    pipeline_history: z.array(
      z.looseObject({
        seq: z.number(),
        from_status: z.string(),
        to_status: z.string(),
        actor: z.string(),
        team: z.string(),
        timestamp: z.string(),
        note: z.string().optional(),
      }),
    ),
  }),
  /** What was asked for. */
  request: z.string().nullable(),
  stopped: z.boolean(),
  blocked_by: z.array(blockerShape),
  escalations: z.array(anyObject),
  /** The newest handoff and its clock; null before the first. */
  handoff: anyObject.nullable(),
  deadlines: z
    .object({
      elapsed_ms: z.number(),
      running: z.boolean(),
      deadlines: z.array(
        z.object({ step: z.string(), left_ms: z.number(), at: z.number().nullable(), fired: z.boolean() }),
      ),
    })
    .nullable(),
  dependencies: z.array(z.object({ task_id: z.string(), status: z.string().nullable(), title: z.string() })),
  dependents: z.array(z.string()),
  /** What may be done now, by whom. */
  allowed: z.array(z.object({ action: z.string(), by: z.string(), to: z.string(), actor: z.string() })),
  /** What the person who asks may do now. */
  mine: z.array(myStepShape),
  /** Every stay, in order: who held the baton how long. */
  held: z.array(heldShape),
  steps: z.array(
    z.object({
      seq: z.number(),
      stage: z.string(),
      actor: z.string(),
      evidence: anyObject.nullable(),
      result: z.enum(EVIDENCE_WORDS),
      voided_by: z.number().nullable(),
      /** Of a commit that changed the work of the stage afterwards; `seq` is the step that it comes after. */
      branch: z
        .object({
          word: z.enum([...UNDO_WORDS, 'take']),
          commit: z.string(),
          run_id: z.string().nullable(),
          agent: z.string().nullable(),
          to: z.string().nullable(),
        })
        .optional(),
    }),
  ),
  /** The stages of its pipeline: a dispatch has one. */
  stages: z.array(z.string()),
  rests_on: restsOnShape.nullable(),
  went_on: z.array(wentOnShape),
  way_back: wayBackShape.nullable(),
  ways_back: z.array(wayBackShape),
  requests: z.array(anyObject),
  docs_skipped: anyObject.nullable(),
  interrupted: z.boolean(),
  /** How agents carry it; null where they do not. */
  carried: z
    .object({
      branch: z.string(),
      target: z.string(),
      rehearsal: z.boolean(),
      /** Whether a graph of specialists works on a stage of it. */
      graph: z.boolean(),
      /** What it waits for; null where it works. */
      waiting: z
        .object({ what: z.string(), text: z.string(), since: z.string(), run_id: z.string().nullable() })
        .nullable(),
    })
    .nullable(),
  runs: z.array(lifeShape),
})

export const pageQuery = z.object({
  after: countShape(0, Number.MAX_SAFE_INTEGER).optional(),
  limit: countShape(1, 1_000).optional(),
})
export const historyAnswer = z.object({ events: z.array(eventShape), next: z.number().nullable() })

export const messagesAnswer = z.object({
  messages: z.array(z.object({ id: z.string(), type: z.string(), at: z.string(), body: anyObject })),
})
export const messageAnswer = z.object({ id: z.string(), body: anyObject })
export const sendMessageBody = z.object({ message: anyObject })
export const sendMessageAnswer = z.looseObject({ task_id: z.string() })

export const whyQuery = z.object({ verb: longText(50).optional() })
export const whyAnswer = z.object({
  task_id: z.string(),
  status: z.string(),
  now: z.array(
    z.object({
      verb: z.string(),
      possible: z.array(z.object({ actor: z.string(), to: z.string() })),
      refused: z.array(z.object({ actor: z.string(), code: z.string(), message: z.string() })),
    }),
  ),
})

export const auditAnswer = z.object({
  task_id: z.string(),
  events: z.number(),
  problems: z.array(z.object({ place: z.string(), problem: z.string() })),
})
