import type { RunRecord } from '../../pipeline/runs/run-record.ts'

/** Everything an agent that is started anew may want to know of what was said before. */
export interface RunContext {
  readonly run_id: string
  readonly task_id: string | null
  readonly attempt: number
  readonly prompt: string | null
  readonly brief: RunRecord['brief']
  readonly checkpoint: { readonly number: number; readonly commit: string | null } | null
  readonly answers: readonly {
    readonly questionId: string
    readonly question: string
    readonly answer: string | null
  }[]
  readonly follow_ups: readonly { readonly text: string; readonly after: string | null }[]
}

export function runContext(run: RunRecord): RunContext {
  const last = run.checkpoints.at(-1)
  return {
    run_id: run.run_id,
    task_id: run.task_id,
    attempt: run.attempt,
    prompt: run.prompt,
    brief: run.brief ?? null,
    checkpoint: last ? { number: last.number, commit: last.commit } : null,
    answers: run.questions.flatMap(({ id, question, answer }) =>
      answer === undefined ? [] : [{ questionId: id, question: question.question, answer }],
    ),
    follow_ups: run.follow_ups.map(({ text, after }) => ({ text, after })),
  }
}

/** The request as one text: a conversation that goes on begins with what was said. */
function promptOf(run: RunRecord): string {
  const said = withoutOldRepairs(run.follow_ups).flatMap(({ text, after, repair }) => [
    ...(after === null ? [] : [`[${run.agent}] ${after}`]),
    repair ? cut(text, MAX_REQUEST) : text,
  ])
  return [run.prompt ?? '', ...answersOf(run), ...said].filter((part) => part !== '').join('\n\n')
}

/** A prompt takes at most 120,000 bytes and an argument 128 KiB. What is cut is the end: the answer that is quoted. */
const MAX_REQUEST = 10_000

function cut(text: string, bytes: number): string {
  const all = Buffer.from(text)
  return all.length <= bytes
    ? text
    : `${all
        .subarray(0, bytes)
        .toString()
        .replace(/\uFFFD+$/, '')}…`
}

/** Of several requests for a repair the newest says everything; the prompt must fit into one argument. */
function withoutOldRepairs(follow_ups: RunRecord['follow_ups']): RunRecord['follow_ups'] {
  const last = follow_ups.findLast(({ repair }) => repair)
  return follow_ups.filter((one) => !one.repair || one === last)
}

/** An agent that asked and exited is started anew, and has nobody to remember what it was told. */
function answersOf({ questions, attempt }: RunRecord): string[] {
  if (attempt < 2) return []
  return questions.flatMap(({ question, answer }) =>
    answer === undefined ? [] : [`Q: ${question.question}\nA: ${answer ?? '-'}`],
  )
}

/** An argument may hold the request: `claude -p {prompt}`. Without a prompt the words stay as they are. */
export function argvOf(run: RunRecord): readonly [string, ...string[]] {
  const prompt = promptOf(run)
  const [file = '', ...args] = run.argv
  if (prompt === '') return [file, ...args]
  return [file, ...args.map((arg) => arg.split('{prompt}').join(prompt))]
}

/** A variable of the environment holds 128 KiB at most; a longer request stands in the context file alone. */
const MAX_VARIABLE = 100_000

export function contextEnvironment(run: RunRecord, contextFile: string): Record<string, string> {
  const prompt = promptOf(run)
  return {
    BATON_CONTEXT: contextFile,
    ...(prompt === '' || Buffer.byteLength(prompt) > MAX_VARIABLE ? {} : { BATON_PROMPT: prompt }),
    ...(run.task_id === null ? {} : { BATON_TASK_ID: run.task_id }),
    ...(run.stage === null ? {} : { BATON_STAGE: run.stage }),
    ...(typeof run.brief?.role === 'string' ? { BATON_ROLE: run.brief.role } : {}),
  }
}
