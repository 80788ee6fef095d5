import { z } from 'zod'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Lang } from '../../protocol/lang.ts'
import { answer } from '../../service/answer/answer.ts'
import type { Caller } from '../../service/caller/caller.ts'
import { inbox } from '../../service/inbox/inbox.ts'
import { taskPlan } from '../../service/plan/task-plan.ts'
import type { Service } from '../../service/service.ts'
import { acknowledge } from '../../service/tasks/acknowledge.ts'
import { listTasks } from '../../service/tasks/list-tasks.ts'
import { resolveEscalation } from '../../service/tasks/resolve-escalation.ts'
import { step } from '../../service/tasks/step.ts'
import { taskMessage } from '../../service/tasks/task-message.ts'
import { taskReading } from '../../service/tasks/task-reading.ts'
import { type AnswerForm, answerForm, elicitation } from './answer-form.ts'
import { STEP_SHAPE } from './step-shape.ts'
import { type Desk, idText, plainText, type Tool, type ToolContext, tool } from './tool.ts'

/** Opens the store for one call, as a command of the command line does, and says who asks. */
export type OpenStore = <T>(
  access: 'read' | 'write',
  work: (service: Service, caller: Caller) => Promise<T>,
) => Promise<T>

/**
 * What the agent of a person is offered outside of runs: it acts as that person, by the rules of the command line.
 * An approval is not among it: that is typed by the person (`baton task approve`).
 */
export function personDesk(open: OpenStore, lang: Lang): Desk {
  return {
    instructions:
      'Baton carries software tasks through teams of AI agents. list_inbox shows what waits for the person; answer without a text lets the person choose. Ask the person before you answer for them.',
    tools: [...readers(open, lang), answerer(open, lang), ...deciders(open)],
    resources: [
      {
        uri: 'baton://inbox',
        name: 'inbox',
        description: 'What waits for this person',
        read: () => readInbox(open, lang),
      },
    ],
    templates: [
      {
        uri: 'baton://task/{id}',
        name: 'task',
        description: 'A task, its action items and its messages',
        read: (task_id) => open('read', (service, caller) => taskReading(service, caller, { task_id })),
      },
    ],
  }
}

const readInbox = (open: OpenStore, lang: Lang) =>
  open('read', async (service, caller) => {
    const { actor, waiting } = await inbox(service, caller)
    return {
      person: actor.id,
      waiting: waiting.map((entry) => ({ ...entry, answer: answerForm(entry, lang) ?? null })),
    }
  })

const TASK = idText('the id of the task, such as TASK-20260228-001')

const readers = (open: OpenStore, lang: Lang): readonly Tool[] => [
  tool({
    name: 'list_inbox',
    title: 'List the inbox',
    description: 'Everything that waits for this person, and how each is answered.',
    readOnly: true,
    input: {},
    call: () => readInbox(open, lang),
  }),
  tool({
    name: 'list_tasks',
    title: 'List tasks',
    description: 'Tasks, the newest first.',
    readOnly: true,
    input: {
      open: z.boolean().optional().describe('only tasks that have not ended'),
      text: plainText(200, 'only tasks whose title contains this text').optional(),
      limit: z.number().int().min(1).max(200).optional(),
    },
    call: ({ open: isOpen, text, limit = 50 }) => {
      const query = { limit, ...(isOpen ? { open: true } : {}), ...(text === undefined ? {} : { text }) }
      return open('read', (service, caller) => listTasks(service, caller, query))
    },
  }),
  tool({
    name: 'read_task',
    title: 'Read a task',
    description: 'A task: request, status, what may be done next, action items, and a list of its messages.',
    readOnly: true,
    input: { task_id: TASK },
    call: (input) => open('read', (service, caller) => taskReading(service, caller, input)),
  }),
  tool({
    name: 'read_plan',
    title: 'Read a plan',
    description:
      'The graph of specialists of a task, with the state of each. Before the approval, with edits: as it would become. Approve it with answer, target the item.',
    readOnly: true,
    input: {
      task_id: TASK,
      edits: plainText(4_000, 'such as: +architect -unit-tester backend>frontend').optional(),
    },
    call: ({ task_id, edits = '' }) =>
      open('read', (service, caller) => taskPlan(service, caller, { task_id, edits, lang })),
  }),
  tool({
    name: 'read_message',
    title: 'Read a message',
    description: 'A handoff, rejection or request of a task, by the id that read_task lists.',
    readOnly: true,
    input: { task_id: TASK, message_id: idText('the id of the message') },
    call: (input) => open('read', (service, caller) => taskMessage(service, caller, input)),
  }),
]

const answerer = (open: OpenStore, lang: Lang): Tool =>
  tool({
    name: 'answer',
    title: 'Answer',
    description:
      'Answers a question of an agent, or decides what a task waits for. Without a text the person is asked, where the client can show a form.',
    readOnly: false,
    input: {
      target: idText('a question (q_…) or a task, as list_inbox names it'),
      text: plainText(10_000, 'the answer, or one of the options').optional(),
      note: plainText(10_000, 'a note for the record').optional(),
      criteria: z.array(plainText(2_000, 'a criterion')).max(50).optional().describe('for the choice B'),
      waive: z.array(plainText(200, 'a check')).max(50).optional().describe('for the choice B'),
    },
    call: async ({ target, text, note, criteria, waive }, context) => {
      const said = text ?? (await askedPerson(open, target, lang, context))
      if (said === undefined) return { answered: false, why: 'the person did not answer' }
      const more = { ...(criteria && { criteria }), ...(waive && { waive }), ...(note === undefined ? {} : { note }) }
      return open('write', (service, caller) => answer(service, caller, { target, text: said, ...more }))
    },
  })

/** Undefined where the person declined. */
async function askedPerson(
  open: OpenStore,
  target: string,
  lang: Lang,
  { elicit }: ToolContext,
): Promise<string | undefined> {
  const form = await open('read', async (service, caller): Promise<AnswerForm | undefined> => {
    const { waiting } = await inbox(service, caller)
    const named = waiting.flatMap((entry) => answerForm(entry, lang) ?? []).find((one) => one.target === target)
    // By the id of the task alone, its oldest item is answered.
    const oldest = waiting.find(({ kind, task_id }) => kind === 'item' && task_id === target)
    return named ?? (oldest && answerForm(oldest, lang))
  })
  if (!form) throw BatonError.of('QUESTION_NOT_FOUND', { place: target }, { question: target, run_id: null })
  if (!elicit) {
    const problem = {
      ko: 'text 를 지정하세요. 이 클라이언트는 사람에게 물을 수 없습니다.',
      en: 'Give text: this client cannot ask the person.',
    }
    throw BatonError.of('USAGE', { problem, command: '' })
  }
  const { action, content } = await elicit(elicitation(form, lang))
  return action === 'accept' && typeof content?.answer === 'string' ? content.answer : undefined
}

const STEPS = [
  ...(['pickup', 'handoff', 'resubmit', 'complete', 'reject', 'revision_request'] as const),
  ...(['skip_docs', 'hold', 'resume', 'cancel'] as const),
] as const

const deciders = (open: OpenStore): readonly Tool[] => [
  tool({
    name: 'task_step',
    title: 'Take a step',
    description:
      'One step of the table; read_task lists which are allowed. Approvals are typed by the person: baton task approve ID.',
    readOnly: false,
    input: { task_id: TASK, action: z.enum(STEPS), ...STEP_SHAPE },
    call: ({ task_id, action, note, context, output, reason }) => {
      const details = {
        ...(note === undefined ? {} : { note }),
        ...(context === undefined ? {} : { context }),
        ...(output && { output }),
        ...(reason && { reason }),
      }
      return open('write', (service, caller) => step(service, caller, { task_id, action, details }))
    },
  }),
  tool({
    name: 'acknowledge',
    title: 'Acknowledge a handoff',
    description: 'The answer of the receiving team to the newest handoff of a task.',
    readOnly: false,
    input: {
      task_id: TASK,
      status: z.enum(['accepted', 'deferred', 'rejected']),
      message: plainText(10_000, 'why it is deferred').optional(),
      reason: STEP_SHAPE.reason,
    },
    call: ({ task_id, status, message, reason }) =>
      open('write', (service, caller) =>
        acknowledge(service, caller, {
          ...{ task_id, status, handoff_id: null, message: message ?? null },
          ...(reason && { reason }),
        }),
      ),
  }),
  tool({
    name: 'resolve_escalation',
    title: 'Resolve an escalation',
    description: 'Decides how a task goes on that was escalated.',
    readOnly: false,
    input: {
      escalation: idText('the id of the escalation'),
      decision: z.enum(['continue', 'hold', 'cancel', 'raise']),
      note: plainText(10_000, 'a note for the record').optional(),
    },
    call: ({ escalation, decision, note = null }) =>
      open('write', (service, caller) => resolveEscalation(service, caller, { escalation, decision, note })),
  }),
]
