import { z } from 'zod'
import { QUESTION_CATEGORIES, VERDICTS } from '../../protocol/agent-blocks/block-schemas.ts'
import { ISSUE_SEVERITIES } from '../../protocol/agent-blocks/issue-line.ts'
import { REJECT_CATEGORIES } from '../../protocol/wire-words.ts'
import { encodeQuestion, encodeResult } from '../../sdk/encode-block.ts'
import { type ChannelAccess, callChannel } from '../../service/channel/call-channel.ts'
import { STEP_SHAPE } from './step-shape.ts'
import { type Desk, idText, plainText, type Tool, type ToolContext, tool } from './tool.ts'

/** The steps that the token of a run may take; the worker judges each again. */
const STEPS = ['handoff', 'resubmit', 'complete', 'reject', 'revision_request'] as const

const LONGEST_WAIT_S = 24 * 3_600
const USUAL_WAIT_S = 3_600
const LATER = 'Nobody has answered yet. The question stays open; call read_answers later, or go on with something else.'

/**
 * What an agent is offered inside its run. All of it goes to the worker of the run, by the run's channel and with its
 * token: this process opens no store.
 */
export function runDesk(access: ChannelAccess): Desk {
  const call = (name: string, input: unknown, signal?: AbortSignal) =>
    callChannel(access, { call: name, input }, signal)
  return {
    instructions:
      'You work inside a run of Baton. Use ask_person where you cannot decide, and report_result once, when your work is done.',
    tools: [ask(access), report(access), ...readers(call), stepper(call)],
    resources: [
      {
        uri: 'baton://task',
        name: 'task',
        description: 'The task of this run, its action items and its messages',
        read: () => call('task', {}),
      },
    ],
    templates: [
      {
        uri: 'baton://message/{id}',
        name: 'message',
        description: 'A message of the task of this run, by its id',
        read: (message_id) => call('message', { message_id }),
      },
    ],
  }
}

const ask = (access: ChannelAccess): Tool =>
  tool({
    name: 'ask_person',
    title: 'Ask a person',
    description:
      'Asks the people of the project and waits for the answer. The agent may be frozen meanwhile. After wait_seconds without an answer it says that the answer comes later.',
    readOnly: false,
    input: {
      question: plainText(10_000, 'the question, in full sentences'),
      category: z.enum(QUESTION_CATEGORIES).optional(),
      options: z.array(plainText(500, 'an option')).max(20).optional().describe('answers to choose from'),
      default: plainText(500, 'the answer if nobody answers in time').optional(),
      required: z.boolean().optional().describe('whether the work cannot go on without it (default true)'),
      wait_seconds: z.number().int().min(1).max(LONGEST_WAIT_S).optional(),
    },
    call: async ({ question, category, options = [], default: usual, required = true, wait_seconds }, { signal }) => {
      const asked = {
        category: category ?? (options.length > 0 ? 'choice' : 'clarification'),
        ...{ question, options, required },
        ...(usual === undefined ? {} : { default: usual }),
      } as const
      const said = callChannel(access, { say: encodeQuestion(asked, access.nonce) }, signal)
      return orLater(said, (wait_seconds ?? USUAL_WAIT_S) * 1_000)
    },
  })

/**
 * A process that was frozen finds its time over when it wakes up, with the answer unread in its socket. So it looks at
 * its sockets once more.
 */
async function orLater(said: Promise<unknown>, ms: number): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const later = new Promise<unknown>((resolve) => {
    timer = setTimeout(() => setTimeout(() => resolve({ later: LATER }), 200), ms)
  })
  try {
    return await Promise.race([said, later])
  } finally {
    clearTimeout(timer)
    said.catch(() => {}) // The agent has been told that the answer comes later.
  }
}

const NAMED = z.array(z.object({ name: plainText(200, 'the name'), text: plainText(10_000, 'the text') })).max(100)
const TEXTS = (what: string) => z.array(plainText(2_000, what)).max(1_000).optional()

const report = (access: ChannelAccess): Tool =>
  tool({
    name: 'report_result',
    title: 'Report the result',
    description:
      'Says how the work of this run ended: the same as an AGENT_RESULT block. Call it once, last. A later report replaces an earlier one.',
    readOnly: false,
    input: {
      summary: plainText(20_000, 'what was done, in one or a few sentences'),
      verdict: z.enum(VERDICTS),
      files: TEXTS('the path of a file that was changed'),
      unfinished: TEXTS('something that is left to do'),
      action_items: TEXTS('"assignee: action @ deadline"'),
      category: z.enum(REJECT_CATEGORIES).optional().describe('why work goes back'),
      issues: z
        .array(
          z.object({
            severity: z.enum(ISSUE_SEVERITIES),
            security: z.boolean().default(false),
            path: plainText(500, 'the file').nullable().default(null),
            line: z.number().int().min(1).max(999_999_999).nullable().default(null),
            text: plainText(5_000, 'the finding'),
          }),
        )
        .max(500)
        .optional(),
      failed_tests: z
        .array(
          z.object({
            name: plainText(500, 'the test'),
            expected: z.string().max(5_000),
            actual: z.string().max(5_000),
            fault: z.enum(['test', 'code']),
          }),
        )
        .max(500)
        .optional(),
      outputs: NAMED.optional().describe('values for the output fields of the stage'),
      not_needed: NAMED.optional().describe('expected documents that this task does not need, each with the reason'),
      checklist: NAMED.optional().describe('boxes of the documentation checklist, each with what was done'),
    },
    call: async (given, { signal }) => {
      const result = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
      const text = encodeResult(result as unknown as Parameters<typeof encodeResult>[0], access.nonce)
      await callChannel(access, { say: text }, signal)
      return { reported: given.verdict }
    },
  })

type Call = (name: string, input: unknown, signal?: AbortSignal) => Promise<unknown>

const readers = (call: Call): readonly Tool[] => [
  tool({
    name: 'read_task',
    title: 'Read the task',
    description:
      'The task of this run: request, status, what may be done next, action items, and a list of its messages.',
    readOnly: true,
    input: { task_id: idText('only that of this run').optional() },
    call: (input, { signal }) => call('task', input, signal),
  }),
  tool({
    name: 'read_message',
    title: 'Read a message',
    description: 'A handoff, rejection or request of the task of this run, by the id that read_task lists.',
    readOnly: true,
    input: { message_id: idText('the id of the message') },
    call: (input, { signal }) => call('message', input, signal),
  }),
  tool({
    name: 'read_answers',
    title: 'Read the answers',
    description: 'The questions of this run and the answers to them so far.',
    readOnly: true,
    input: {},
    call: (_, { signal }: ToolContext) => call('answers', {}, signal),
  }),
]

const stepper = (call: Call): Tool =>
  tool({
    name: 'task_step',
    title: 'Take a step',
    description:
      'Hands the task of this run on or back, where the table allows it. A step forward needs evidence of this run. Baton usually takes it by itself after report_result.',
    readOnly: false,
    input: { action: z.enum(STEPS), ...STEP_SHAPE },
    call: (input, { signal }) => call('step', input, signal),
  })
