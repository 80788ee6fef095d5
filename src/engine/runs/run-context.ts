import { prefaceOf } from '../../agents/adapters/option-words.ts'
import { MAX_ARGUMENT_BYTES, promptArgument } from '../../agents/adapters/prompt-argument.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import type { Localized } from '../../protocol/lang.ts'

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

/** The request as one text: a conversation that goes on begins with what was said. Empty where there is none. */
export function promptOf(run: RunRecord): string {
  const said = withoutOldRepairs(run.follow_ups).flatMap(({ text, after }) => [
    ...(after === null ? [] : [`[${run.agent}] ${after}`]),
    text,
  ])
  return startable([prefaceOf(run), run.prompt ?? '', ...answersOf(run), ...said])
}

const RESUMED: Localized = {
  ko: '프로세스가 끝났다가 다시 시작되었습니다. 대화는 이어집니다. 마지막에 쓴 파일 일부가 없을 수 있으니 먼저 확인하세요. 하던 일을 멈춘 곳에서 계속하고, 처음에 요청받은 형식으로 결과를 보고하세요.',
  en: 'Your process had ended and was started again; the conversation goes on. Look at your files first: some of what you wrote last may be missing. Continue where you stopped, and report the result in the form that you were asked for.',
}

/**
 * What a CLI is told that goes on with its own session: what it may not have heard. An answer or a follow-up that the last
 * process got may have come too late for the session, so it is said again.
 */
export function resumePromptOf(run: RunRecord): string {
  const { attempt, follow_ups, questions } = run
  const isNew = ({ delivered = attempt }: { readonly delivered?: number }) => delivered >= attempt - 1
  const answers = questions.flatMap((one) =>
    one.answer === undefined || !isNew(one) ? [] : [`Q: ${one.question.question}\nA: ${one.answer ?? '-'}`],
  )
  const said = withoutOldRepairs(follow_ups)
    .filter(isNew)
    .map(({ text }) => text)
  const lang = run.brief?.language === 'ko' ? 'ko' : 'en'
  return startable([RESUMED[lang], ...answers, ...said])
}

/** No process can be started with a NUL in an argument or a variable; agents write them, and others are told of it. */
const startable = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .join('\n\n')
    .replaceAll('\0', '\ufffd')

/** Of several requests for a repair the newest says everything. */
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

/** Where the run's private folder holds what its agent is told: beside its workspace, so that no commit has it. */
export interface RunFiles {
  readonly context: string
  readonly prompt: string
}

/** Arguments may say `{prompt}` and `{prompt_file}`. Without a prompt the words stay as they are. */
export function argvOf(run: RunRecord, { prompt: file }: RunFiles): readonly [string, ...string[]] {
  const prompt = promptOf(run)
  const [program = '', ...args] = run.argv
  if (prompt === '') return [program, ...args]
  const lang = run.brief?.language === 'ko' ? 'ko' : 'en'
  const said = promptArgument(run.adapter ?? 'plain', { prompt, file, lang })
  const words: Readonly<Record<string, string>> = { '{prompt}': said, '{prompt_file}': file }
  return [program, ...args.map((arg) => arg.replace(/\{prompt(?:_file)?\}/g, (word) => words[word] ?? word))]
}

export function contextEnvironment(run: RunRecord, files: RunFiles): Record<string, string> {
  const prompt = promptOf(run)
  const fits = Buffer.byteLength(prompt) <= MAX_ARGUMENT_BYTES
  return {
    BATON_CONTEXT: files.context,
    ...(prompt === '' ? {} : { BATON_PROMPT_FILE: files.prompt }),
    ...(prompt === '' || !fits ? {} : { BATON_PROMPT: prompt }),
    ...(run.task_id === null ? {} : { BATON_TASK_ID: run.task_id }),
    ...(run.stage === null ? {} : { BATON_STAGE: run.stage }),
    ...(typeof run.brief?.role === 'string' ? { BATON_ROLE: run.brief.role } : {}),
  }
}
