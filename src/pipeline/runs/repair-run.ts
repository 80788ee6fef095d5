import { BatonError } from '../../protocol/baton-error.ts'
import { listText } from '../../protocol/list-text.ts'
import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { type RepairRequest, repairsOf } from './next-repair.ts'
import { moveRun, openHeldRun, openRun, putRun, requireWorker, withCheckpoint } from './open-run.ts'
import type { RunCommand } from './run-command.ts'
import type { RunRecord } from './run-record.ts'

type Command<Type extends RunCommand['type']> = Extract<RunCommand, { type: Type }>

/**
 * The agent has said that it is done, its process lives, and what it wrote has the wrong form: it is asked to repair it
 * and the run goes on. Its worker sends the request to the process.
 */
export function runRepair(draft: Draft, command: Command<'run_repair'>): Results['run_repair'] {
  const run = withCheckpoint(draft, openHeldRun(draft, command), command.checkpoint)
  const { run_id, state } = run
  if (state !== 'running') throw refused(run)
  putRun(draft, withRequest(draft, run, command.request, command.after))
  return { run_id, state }
}

/**
 * The run has ended and what its agent wrote has the wrong form: it is queued once more, and its next process begins
 * with what was said and the request. The same request again changes nothing.
 */
export function repairRun(draft: Draft, { run_id, request }: Command<'repair_run'>): Results['repair_run'] {
  requireWorker(draft)
  const run = openRun(draft, run_id)
  if (repairsOf(run).length >= request.number) return { run_id, state: run.state }
  const isRepairable = run.state === 'completed' || (run.state === 'failed' && run.end?.how === 'no_signal')
  if (!isRepairable) throw refused(run)
  const asked = { ...withRequest(draft, run, request, run.end?.summary ?? null), end: null, ended_at: null }
  // A worker that has not given the run back yet does so when it sees the request.
  const moved = moveRun(draft, asked, run.holder === null ? 'queued' : 'running', { repair: request.number })
  putRun(draft, moved)
  return { run_id, state: moved.state }
}

function withRequest(draft: Draft, run: RunRecord, request: RepairRequest, after: string | null): RunRecord {
  const { number, text, repair } = request
  const { document, problems } = repair
  draft.event(run.run_id, 'repair:asked', { number, document, problems })
  return { ...run, follow_ups: [...run.follow_ups, { text, after, at: draft.at, by: draft.request.actor, repair }] }
}

const refused = ({ run_id, state }: RunRecord) =>
  BatonError.of('RUN_STATE_REFUSED', { run_id, state, action: 'repair', allowed: listText([]) })
