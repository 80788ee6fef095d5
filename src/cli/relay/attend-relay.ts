import { BatonError } from '../../protocol/baton-error.ts'
import type { EffectiveConfig } from '../../protocol/project-config/effective-config.ts'
import { MemoryKeeper } from '../../service/work/memory-keeper.ts'
import { ASKED_HERE, type Crew, openCrew } from '../../service/work/open-crew.ts'
import type { RelayEvent, RunEvent } from '../../service/work/shown.ts'
import type { Baton } from '../compose.ts'
import { onInterrupt } from '../on-interrupt.ts'
import { relayForm, relayView } from '../present/relay/relay-view.ts'
import { screenOf } from '../present/screen/screen.ts'
import { answerQuestion, askHere } from './ask-here.ts'
import { answerItem, askItemHere } from './ask-item-here.ts'
import { workPlace } from './work-place.ts'

export interface AttendRelayOptions {
  readonly yes: boolean
  readonly config: EffectiveConfig
  /** Runs a rehearsal without its pauses. */
  readonly fast?: boolean
  /** Shows nothing: the caller prints one value. */
  readonly quiet?: boolean
}

/** Short enough not to bore, long enough to see who has the baton. */
const PACE_MS = 400

/** Another process was faster, or the task has moved on: nobody is asked any more. */
const ANSWERED: ReadonlySet<string> = new Set(['ITEM_ANSWERED', 'NOTHING_TO_CHOOSE', 'QUESTION_ANSWERED', 'RUN_ENDED'])

/** Somebody can be asked: there is a terminal on both sides. */
export const canAsk = ({ json }: Pick<Baton, 'json'>): boolean =>
  process.stdin.isTTY === true && process.stdout.isTTY === true && !json

/**
 * Works with a crew in front of a person or a program: shows what happens, asks here what an agent asks, and puts
 * everything down in good order on Ctrl-C or when nobody is here to answer.
 */
export async function attendRelay<Value>(
  baton: Baton,
  { yes, config, fast = false, quiet = false }: AttendRelayOptions,
  work: (crew: Crew) => Promise<Value>,
): Promise<{ readonly value: Value; readonly interrupted: boolean }> {
  const { service, caller, pipeline, now } = baton
  const form = relayForm(baton)
  const view = relayView({
    form,
    screen: screenOf(baton),
    pipeline,
    out: process.stdout,
    now,
  })
  const asks = canAsk(baton)
  const failures: unknown[] = []
  const memory = new MemoryKeeper(service)
  let interrupted = false
  let prompt: AbortController | undefined
  let isOver = false
  // One question at a time on one terminal, in the order in which they came.
  let asking: Promise<void> = Promise.resolve()
  const crew = await openCrew(service, caller, {
    place: await workPlace(baton),
    config,
    attended: asks || yes,
    answers: asks ? 'all' : yes ? 'confirmable' : 'none',
    paceMs: form === 'live' && !fast ? PACE_MS : 0,
    onEvent: (event) => {
      if (!quiet) view.show(event)
      hear(event)
      memory.hear(event)
    },
  })

  function hear(event: RelayEvent): void {
    if (event.type === 'run:asked') next(() => onQuestion(event))
    if (event.type === 'item:opened') next(() => onItem(event))
    // Answered or put on hold, here or elsewhere: nobody types any more.
    const isHeld = event.type === 'task:moved' && pipeline.statuses.get(event.to)?.kind === 'hold'
    if (isHeld || event.type === 'run:answered' || event.type === 'item:answered') prompt?.abort()
  }

  function next(ask: () => Promise<void>): void {
    asking = asking.then(ask).catch((error: unknown) => {
      if (error instanceof BatonError && ANSWERED.has(error.code)) return
      failures.push(error)
      return crew.stop()
    })
  }

  async function onItem({ task_id, item }: Extract<RelayEvent, { type: 'item:opened' }>): Promise<void> {
    const [first] = item.options
    if (crew.signal.aborted || isOver) return
    if (!ASKED_HERE.has(item.kind)) return
    if (yes && item.confirmable && first) await answerItem(baton, task_id, item.key, first.choice, 'yes')
    else if (asks && !crew.signal.aborted) {
      prompt = new AbortController()
      const signal = AbortSignal.any([crew.signal, prompt.signal])
      await askItemHere(baton, view, { task_id, item, signal, onClose: stop })
    }
  }

  async function onQuestion({ run_id, question }: Extract<RunEvent, { type: 'run:asked' }>): Promise<void> {
    const usual = question.question.default
    if (yes && usual !== undefined) {
      await answerQuestion(baton, { run_id, question_id: question.id, text: usual, how: 'yes' })
    } else if (asks && !crew.signal.aborted) {
      prompt = new AbortController()
      const signal = AbortSignal.any([crew.signal, prompt.signal])
      await askHere(baton, view, question, { run_id, signal, onClose: stop })
    } else crew.putDown(run_id)
  }

  function stop(): void {
    interrupted = true
    void crew.stop()
  }

  const forgetInterrupt = onInterrupt(stop)
  try {
    const value = await work(crew)
    // The task rests, on hold for one: what is still asked here is asked again when it goes on.
    isOver = true
    prompt?.abort()
    await asking
    await memory.settled
    failures.push(...memory.failures)
    if (failures.length > 0) throw failures[0]
    return { value, interrupted }
  } finally {
    forgetInterrupt()
    await crew.stop()
    view.close()
  }
}
