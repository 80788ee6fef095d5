import type { RunRole } from '../../pipeline/relay/relay-record.ts'
import { type ReadDocument, type RepairRequest, readRepairable } from '../../pipeline/runs/next-repair.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import type { AutoFixTask } from '../../protocol/auto-fix/parse-with-auto-fix.ts'
import { HANDOFF_TASK, REPORT_TASK } from '../../protocol/auto-fix/repair-tasks.ts'
import { resultTask } from '../../protocol/auto-fix/result-task.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { readCommitFile } from '../../workspace/read-history.ts'
import type { Engine } from '../engine.ts'
import type { Ending } from '../runs/run-session.ts'
import { type Look, look, type RelayContext, visitOf } from './relay-context.ts'
import { lastTree } from './stage-outcome.ts'

interface RepairPart {
  readonly role: RunRole
  /** How often its agent may be asked; the setting of the relay unless said otherwise. */
  readonly repairs?: number
}

/** What a run of the role has to leave in its folder for Baton. */
const DOCUMENTS: Readonly<Partial<Record<RunRole, AutoFixTask<unknown>>>> = {
  leader: HANDOFF_TASK,
  coder: REPORT_TASK,
}

/**
 * What the agent of a run that has ended is to repair: the document of its role or, where it exited without a word, its
 * AGENT_RESULT. Undefined where all of it can be read, or no repair is left: then the attempt counts.
 */
export async function repairNeeded(
  context: RelayContext,
  at: Look,
  part: RepairPart,
  run: RunRecord,
): Promise<RepairRequest | undefined> {
  const isSilent = run.state === 'failed' && run.end?.how === 'no_signal'
  if (run.state !== 'completed' && !isSilent) return undefined
  // An older run of the role was judged; whatever a newer Baton thinks of it, it stays so.
  const newest = visitOf(await look(context))?.runs.findLast(({ role }) => role === part.role)
  if (newest?.run_id !== run.run_id) return undefined
  if (run.state === 'completed') {
    return documentRepair(at, part, run, {
      tree: lastTree(run) ?? null,
      verdict: run.end?.verdict ?? null,
      silent: false,
    })
  }
  const nonce = { value: run.nonce, required: run.nonce_required }
  const said = await lastWords(context.engine, run)
  return requestOf(readRepairable(run, resultTask(run.agent, nonce), said, options(at, part)))
}

/** The same for an agent that has said that it is done, whether its process lives or not. */
export async function documentRepair(
  at: Look,
  part: RepairPart,
  run: RunRecord,
  { tree, verdict }: Ending,
): Promise<RepairRequest | undefined> {
  const task = DOCUMENTS[part.role]
  // A leader that says that no order can be given has nothing to repair.
  const givesUp = part.role === 'leader' && verdict === 'fail'
  if (!task?.document || tree === null || givesUp) return undefined
  const text = await documentText(at, tree, task.document.name)
  return requestOf(readRepairable(run, task, text, options(at, part)))
}

/** Reads the document of a run for the last time: no repair is asked for any more. */
export async function readDocument<T>(
  at: Look,
  run: RunRecord,
  task: AutoFixTask<T>,
): Promise<{ readonly text: string; readonly read: Exclude<ReadDocument<T>, { kind: 'ask' }> }> {
  const tree = lastTree(run)
  const text = tree && task.document ? await documentText(at, tree, task.document.name) : ''
  const read = readRepairable(run, task, text, { limit: 0, lang: at.relay.spec.language })
  if (read.kind === 'ask') throw BatonError.of('INTERNAL', { reason: `${run.run_id}: a repair beyond the limit` })
  return { text, read }
}

const MAX_BYTES = 1_000_000

async function documentText({ relay }: Look, tree: string, path: string): Promise<string> {
  const { repository } = relay.spec
  return (await readCommitFile({ repository, commit: tree, path, limitBytes: MAX_BYTES })) ?? ''
}

const options = ({ relay }: Look, { repairs = relay.spec.repairs }: RepairPart) => ({
  limit: repairs,
  lang: relay.spec.language,
})

const requestOf = (read: ReadDocument<unknown>) => (read.kind === 'ask' ? read.request : undefined)

/** Enough for a block and what stands before it. */
const LAST_BYTES = 16_000

/** The end of what the newest process of a run printed. */
async function lastWords({ store }: Engine, run: RunRecord): Promise<string> {
  const { run_id, attempt, checkpoints } = run
  const { bytes } = await store.transcriptFacts(run_id)
  const begin = checkpoints.findLast((one) => one.attempt < attempt)?.transcript ?? 0
  const after = Math.max(begin, bytes - LAST_BYTES)
  const frames = await store.readTranscript(run_id, { after, limitBytes: LAST_BYTES })
  const decoder = new TextDecoder()
  const spoken = frames.filter(({ source }) => source === 'stdout')
  return spoken.map((frame) => decoder.decode(frame.bytes, { stream: true })).join('')
}
