import { setTimeout as pause } from 'node:timers/promises'
import { ledgerPath } from '../agents/run-ledger.ts'
import { lastLines } from '../engine/runs/last-lines.ts'
import { missingVariables } from '../engine/runs/missing-variables.ts'
import type { RunEvent } from '../engine/runs/run-event.ts'
import { RunWorker } from '../engine/runs/run-worker.ts'
import type { RunRecord } from '../pipeline/runs/run-record.ts'
import { BatonError } from '../protocol/baton-error.ts'
import { localized } from '../protocol/lang.ts'
import { endText } from '../protocol/plays/end-words.ts'
import type { Baton } from './compose.ts'
import { findRun } from './find-run.ts'
import { onInterrupt } from './on-interrupt.ts'
import { jsonView, lineView } from './present/run-view.ts'
import { screenOf } from './present/screen.ts'
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
  const { engine, json } = baton
  const missing = missingVariables(await findRun(baton, run_id))
  if (missing.length > 0) throw BatonError.of('VARIABLES_MISSING', { run_id, names: missing.join(', ') })
  const view = json ? jsonView(printAsIs) : lineView(screenOf(baton), printAsIs)
  const asks = process.stdin.isTTY === true && process.stdout.isTTY === true && !json
  const leaving = new AbortController()
  const seen: { interrupted: boolean; prompt?: AbortController } = { interrupted: false }
  const worker = await RunWorker.start({
    engine,
    ledger: ledgerPath(baton.storePath),
    agentHomes: agentHomes(),
    home: (await runHome(baton)).folder,
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
    return worker.stop('paused')
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

  /** One that exits and is to be started again, at once or later, is started again here. */
  async function playThrough(): Promise<RunRecord> {
    for (;;) {
      const run = await worker.run(run_id)
      const { state, retry_at, holder } = run
      const again = state === 'queued' || (state === 'waiting_retry' && retry_at !== null)
      if (!again || holder !== null || leaving.signal.aborted) return run
      const wait = Math.max(0, (retry_at ?? 0) - engine.clock.now())
      await pause(wait, undefined, { signal: leaving.signal }).catch(() => {}) // Ctrl-C ends the waiting.
    }
  }

  /** A run that waits for an answer has no process to wait with: it is started once somebody here has answered. */
  async function answerFirst(): Promise<void> {
    const { questions, asking } = await findRun(baton, run_id)
    const question = questions.find(({ id, answer: given }) => id === asking && given === undefined)
    const answersItself = options.yes === true && question?.question.default !== undefined
    if (!question || !(asks || answersItself)) return
    view.show({ type: 'run:asked', run_id, question })
    await onQuestion({ type: 'run:asked', run_id, question })
  }

  try {
    await answerFirst()
    const run = await playThrough()
    if (failures.length > 0) throw failures[0]
    if (worker.lost !== undefined) throw BatonError.of('LEASE_LOST', { run_id, worker: worker.id })
    const last_lines = run.state === 'failed' ? await lastLines(engine.store, run_id) : []
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
  if (end) {
    const reason = end.reason ?? end.signal ?? String(end.code ?? '-')
    const said = { how: end.how, reason, last_lines }
    throw BatonError.of('RUN_FAILED', { run_id, end: localized((lang) => endText(end, lang)) }, said)
  }
  if (interrupted || state === 'paused') throw BatonError.of('RUN_INTERRUPTED', { run_id, state })
  const how = `baton runs resume ${run_id}${flags}`
  throw BatonError.of('WAITING_FOR_PERSON', { run_id, question: run.error?.message ?? state, how })
}
