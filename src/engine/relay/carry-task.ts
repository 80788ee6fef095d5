import { forwardSteps } from '../../pipeline/relay/forward-steps.ts'
import type { RelayWait } from '../../pipeline/relay/relay-record.ts'
import { blocker } from '../../pipeline/task-state.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { doDueWork } from '../due-work.ts'
import { requireUnchanged } from '../require-unchanged.ts'
import { whenTeamInactive } from './inactive-team.ts'
import { playLoop } from './play-loop.ts'
import { playStage } from './play-stage.ts'
import { type Look, look, type RelayContext, requireAgent, say, type Waits, waits } from './relay-context.ts'
import { startedEvent } from './started-event.ts'

/** How it stood when it was put down. */
export interface Carried {
  readonly status: string
  readonly wait: Omit<RelayWait, 'since'> | null
  readonly interrupted: boolean
}

/**
 * Carries one task through its teams until a person must act, it is done, or we are stopped.
 *
 * Owns: the order of things. Does not own: any rule. Everything that it does is a command that the pipeline judges,
 * and everything that it remembers is in the store: so it can be killed at any moment and called again.
 */
export async function carryTask(context: RelayContext): Promise<Carried> {
  const { task_id, onEvent, signal, engine, worker } = context
  await requireUnchanged(engine.store, task_id)
  const { resumed } = await say(context, { type: 'take_relay' })
  const told = { seq: await tellStart(context, resumed) }
  try {
    for (;;) {
      const at = await look(context)
      tellMoves(context, at, told)
      const turn = signal.aborted
        ? undefined
        : await oneTurn(context, at)
            .catch(whenStopped(signal))
            .catch(whenTeamInactive(context))
            .catch(whenMoved(context, at))
      await doDueWork(engine, { worker: worker.id })
      if (turn === 'again' || (turn && (await hasMoved(context, at)))) continue
      return await putDown(context, turn)
    }
  } finally {
    const at = await look(context)
    tellMoves(context, at, told)
    await say(context, { type: 'release_relay' }).catch((error: unknown) => {
      // Somebody else carries it: what is to be said is theirs.
      if (!(error instanceof BatonError)) throw error
    })
    onEvent({ type: 'relay:ended', task_id, status: at.record.task.status })
  }
}

/** What was broken off because we are stopped is no failure: it is done again. */
const whenStopped = (signal: AbortSignal) => (error: unknown) => {
  if (!signal.aborted || error !== signal.reason) throw error
  return undefined
}

/**
 * A person, or the token of the run itself, has moved the task while the run was played: what is said about the stage
 * that it has left is refused, and the task goes on from where it is now.
 */
const whenMoved = (context: RelayContext, before: Look) => async (error: unknown) => {
  if (!(error instanceof BatonError) || !(await hasMoved(context, before))) throw error
  return 'again' as const
}

/** Somebody moved the task meanwhile: what it waited for may be past. */
async function hasMoved(context: RelayContext, before: Look): Promise<boolean> {
  const { record } = await look(context)
  return !context.signal.aborted && record.task.pipeline_history.length > before.record.task.pipeline_history.length
}

async function putDown(context: RelayContext, turn: Waits | undefined): Promise<Carried> {
  const { task_id, onEvent, signal } = context
  const wait = turn?.wait ?? null
  const interrupted = signal.aborted
  if (!interrupted || wait?.what === 'question' || wait?.what === 'item')
    await say(context, { type: 'relay_waits', waiting: wait })
  if (wait && !interrupted) onEvent({ type: 'relay:waiting', task_id, what: wait.what, text: wait.text })
  const { record } = await look(context)
  return { status: record.task.status, wait, interrupted }
}

/** One step along the way, whatever it is; `again` where there is more to do. */
async function oneTurn(context: RelayContext, at: Look): Promise<Waits | undefined | 'again'> {
  const { pipeline, record, relay } = at
  const { kind, stage: named } = pipeline.statuses.get(record.task.status) ?? {}
  const stage = named ?? ''
  switch (kind) {
    case 'pending':
      return context.inLane(stage, () => pickUpAndPlay(context, at))
    case 'in_progress':
    case 'revision':
      // Work that could not be handed on is not begun.
      if (kind === 'revision' && blocker(record)) return waits('escalation', blocker(record)?.id ?? '')
      return context.inLane(stage, async () => {
        const play = relay.spec.stages[stage]?.mode === 'loop' ? playLoop : playStage
        return (await play(context, at)) ?? stillCarried(context, at)
      })
    case 'hold':
      return waits('hold', record.task.status)
    default:
      return undefined
  }
}

/** A stage that was played and left the task where it was would be played for ever. */
async function stillCarried(context: RelayContext, before: Look): Promise<Waits | 'again'> {
  const { record } = before
  return (await hasMoved(context, before)) || context.signal.aborted ? 'again' : waits('run', record.task.status)
}

/** What a person has to clear before a team can begin. */
const WAITS: Readonly<Record<string, RelayWait['what']>> = {
  TASK_BLOCKED: 'escalation',
  DEPENDENCIES_UNMET: 'dependency',
  PIPELINE_STOPPED: 'pipeline',
}

async function pickUpAndPlay(context: RelayContext, at: Look): Promise<Waits | 'again'> {
  const { engine, task_id, signal } = context
  if (signal.aborted) return 'again'
  const { pipeline, record } = at
  const { owner } = pipeline.statuses.get(record.task.status) ?? {}
  const { agent_id: actor } = await requireAgent(engine, pipeline, owner ?? '')
  const seq = record.task.pipeline_history.length
  try {
    if (record.handoff?.ack === 'awaiting') {
      await engine.execute(
        { type: 'acknowledge', task_id, handoff_id: record.handoff.handoff_id, status: 'accepted', message: null },
        { actor, commandId: `relay/${task_id}/${seq}/ack` },
      )
    }
    await engine.execute(
      { type: 'step', task_id, action: 'pickup', details: {} },
      { actor, commandId: `relay/${task_id}/${seq}/pickup` },
    )
    return 'again'
  } catch (error) {
    const what = error instanceof BatonError ? WAITS[error.code] : undefined
    if (what === undefined || !(error instanceof BatonError)) throw error
    return waits(what, error.describe(at.relay.spec.language))
  }
}

/** Tells how it stands; answers with the newest step that need not be told. */
async function tellStart(context: RelayContext, resumed: boolean): Promise<number> {
  const { engine, onEvent } = context
  const at = await look(context)
  onEvent(await startedEvent(engine, at, resumed))
  return at.record.task.pipeline_history.length
}

/** Until when a handoff has to be acknowledged, where one waits. */
function ackDeadline({ handoff }: Look['record'], at: string): number | null {
  return handoff?.ack === 'awaiting' ? Date.parse(at) + handoff.limit_minutes * 60_000 : null
}

/** Every step since the last look, whoever took it. */
function tellMoves({ onEvent, task_id }: RelayContext, at: Look, told: { seq: number }): void {
  const { record, pipeline, relay } = at
  const forward = forwardSteps(pipeline, record.task, relay.visits)
  for (const step of record.task.pipeline_history.filter(({ seq }) => seq > told.seq)) {
    const { seq, from_status: from, to_status: to, team, actor, timestamp, note = null } = step
    const result = forward.find((one) => one.seq === seq)?.result ?? null
    const action = [...(pipeline.steps.get(from) ?? [])].find(([, one]) => one.to === to)?.[0] ?? ''
    const deadline_at = step === record.task.pipeline_history.at(-1) ? ackDeadline(record, timestamp) : null
    const moved = { seq, action, from, to, team, actor, at: timestamp, note, result, deadline_at }
    onEvent({ type: 'task:moved', task_id, ...moved })
    told.seq = seq
  }
}
