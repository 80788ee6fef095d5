import { BatonError } from '../protocol/baton-error.ts'
import { localized } from '../protocol/lang.ts'
import { endText } from '../protocol/plays/end-words.ts'
import { findRun, type RunRecord } from '../service/runs/find-run.ts'
import { playRun } from '../service/runs/play-run.ts'
import type { RunEvent } from '../service/work/shown.ts'
import type { Baton } from './compose.ts'
import { onInterrupt } from './on-interrupt.ts'
import { jsonView, lineView } from './present/run/run-view.ts'
import { isCommandMissing } from './present/run/run-words.ts'
import { screenOf } from './present/screen/screen.ts'
import { answerQuestion, askHere } from './relay/ask-here.ts'
import { agentHomes } from './relay/last-run.ts'
import { printAsIs } from './report.ts'
import { runHome } from './run-home.ts'

export interface AttendOptions {
  /** Questions with a default answer themselves at once. */
  readonly yes?: boolean
  /** Names of variables that the agent gets besides the allowed ones. */
  readonly pass?: readonly string[]
}

export interface Attended {
  readonly run: RunRecord
  readonly interrupted: boolean
  /** The end of what the agent printed, where it failed. */
  readonly last_lines: readonly string[]
}

/**
 * Runs one run here, in front of a person or a program, until it ends, waits for somebody who is not here, or is
 * interrupted. Whatever happens, the run is where the store says it is, and can be taken up again.
 */
export async function attendRun(baton: Baton, run_id: string, options: AttendOptions): Promise<Attended> {
  const { service, caller, json } = baton
  const view = json ? jsonView(printAsIs) : lineView(screenOf(baton), printAsIs)
  const asks = process.stdin.isTTY === true && process.stdout.isTTY === true && !json
  const leaving = new AbortController()
  const seen: { interrupted: boolean; prompt?: AbortController } = { interrupted: false }
  const played = await playRun(service, caller, {
    run_id,
    place: { folder: (await runHome(baton)).folder, agentHomes: agentHomes() },
    pass: options.pass ?? [],
    onEvent: (event) => {
      view.show(event)
      if (event.type === 'run:asked') void onQuestion(event)
      // Answered here or elsewhere: nobody types any more.
      if (event.type === 'run:answered') seen.prompt?.abort()
      if (event.type === 'run:moved' && event.retry_at === null && !asks) void leave()
    },
  })
  const leave = () => {
    leaving.abort()
    return played.leave()
  }
  const stop = () => {
    seen.interrupted = true
    void leave()
  }
  const forgetInterrupt = onInterrupt(stop)
  const failures: unknown[] = []

  async function onQuestion({ question }: Extract<RunEvent, { type: 'run:asked' }>): Promise<void> {
    try {
      const usual = question.question.default
      if (options.yes && usual !== undefined)
        await answerQuestion(baton, { run_id, question_id: question.id, text: usual, how: 'yes' })
      else if (asks) await askHere(baton, view, question, { run_id, signal: promptSignal(), onClose: stop })
      else await leave()
    } catch (error) {
      failures.push(error)
      await leave()
    }
  }

  function promptSignal(): AbortSignal {
    seen.prompt = new AbortController()
    return AbortSignal.any([leaving.signal, seen.prompt.signal])
  }

  /** A run that waits for an answer has no process to wait with: it is started once somebody here has answered. */
  async function answerFirst(): Promise<void> {
    const { questions, asking } = await findRun(service, run_id)
    const question = questions.find(({ id, answer: given }) => id === asking && given === undefined)
    const answersItself = options.yes === true && question?.question.default !== undefined
    if (!question || !(asks || answersItself)) return
    view.show({ type: 'run:asked', run_id, question })
    await onQuestion({ type: 'run:asked', run_id, question })
  }

  try {
    await answerFirst()
    const run = await played.play()
    if (failures.length > 0) throw failures[0]
    const last_lines = await played.lastLines(run)
    return { run, interrupted: seen.interrupted, last_lines }
  } finally {
    await leave()
    forgetInterrupt()
    view.close()
  }
}

/** What the store says must happen before it goes on, as the error that ends the command. */
export function requireEnd({ run, interrupted, last_lines }: Attended, flags: string): void {
  const { run_id, state, end } = run
  if (state === 'completed') return
  const question = run.questions.find(({ id }) => id === run.asking)
  if (state === 'waiting_question' && question) {
    const { id, question: asked } = question
    const how = `baton answer ${id} "…"${flags}, baton runs resume ${run_id}${flags}`
    throw BatonError.of(
      'WAITING_FOR_PERSON',
      { run_id, question: asked.question, how },
      { question_id: id, options: [...asked.options], default: asked.default ?? null },
    )
  }
  const [file = ''] = run.argv
  if (isCommandMissing(run)) throw BatonError.of('RUN_COMMAND_MISSING', { run_id, file })
  if (end) {
    const reason = end.reason ?? end.signal ?? String(end.code ?? '-')
    const said = { how: end.how, reason, last_lines }
    throw BatonError.of('RUN_FAILED', { run_id, end: localized((lang) => endText(end, lang)) }, said)
  }
  if (interrupted || state === 'paused') throw BatonError.of('RUN_INTERRUPTED', { run_id, state })
  const how = `baton runs resume ${run_id}${flags}`
  throw BatonError.of('WAITING_FOR_PERSON', { run_id, question: run.error?.message ?? state, how })
}
