import { type ReadDocument, type RepairRequest, readRepairable } from '../../pipeline/runs/next-repair.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import type { AutoFixTask } from '../../protocol/auto-fix/parse-with-auto-fix.ts'
import { handoffTask, reportTask } from '../../protocol/auto-fix/repair-tasks.ts'
import { resultTask } from '../../protocol/auto-fix/result-task.ts'
import type { TranscriptSource } from '../../store/transcript-frame.ts'
import { readCommitFile } from '../../workspace/git/read-history.ts'
import type { Engine } from '../engine.ts'
import { look } from '../look.ts'
import type { Ending } from '../runs/run-session-options.ts'

const DOCUMENTS = { handoff: handoffTask, report: reportTask } as const satisfies Record<
  string,
  () => AutoFixTask<unknown>
>
const MAX_BYTES = 1_000_000

/**
 * The repair request for an ended run: for the document that its play wants or, if the agent
 * exited without a result, for its AGENT_RESULT. Undefined if the documents are readable, or no repairs are left.
 */
export async function examineRun(
  { engine }: { readonly engine: Engine },
  run: RunRecord,
  { tree, verdict, silent }: Ending,
): Promise<RepairRequest | undefined> {
  if (run.task_id === null || !run.repairs) return undefined
  const { relay } = await look({ engine, task_id: run.task_id })
  const options = { limit: run.repairs, lang: relay.spec.language }
  if (silent) {
    const nonce = { value: run.nonce, required: run.nonce_required }
    return requestOf(readRepairable(run, resultTask(run.agent, nonce), await lastWords(engine, run), options))
  }
  const task = run.document ? DOCUMENTS[run.document]() : undefined
  // A leader that says that no order can be given has nothing to repair.
  if (!task?.document || tree === null || (run.document === 'handoff' && verdict === 'fail')) return undefined
  const { repository } = relay.spec
  const path = task.document.name
  const text = (await readCommitFile({ repository, commit: tree, path, limitBytes: MAX_BYTES })) ?? ''
  return requestOf(readRepairable<unknown>(run, task, text, options))
}

const requestOf = (read: ReadDocument<unknown>) => (read.kind === 'ask' ? read.request : undefined)

/** Enough for a block and the text before it. */
const LAST_CHARS = 16_000
/** The events of an agent CLI are kept beside its words and take many times their room. */
const LAST_BYTES = 256_000
/** What an agent said, in the order of the stream: blocks, and the log lines around them. */
const SPOKEN: readonly TranscriptSource[] = ['stdout', 'log', 'block']

/** The end of what the newest process of a run printed. */
async function lastWords({ store }: Engine, run: RunRecord): Promise<string> {
  const { run_id, attempt, checkpoints } = run
  const { bytes } = await store.transcriptFacts(run_id)
  const begin = checkpoints.findLast((one) => one.attempt < attempt)?.transcript ?? 0
  const after = Math.max(begin, bytes - LAST_BYTES)
  const frames = await store.readTranscript(run_id, { after, limitBytes: LAST_BYTES })
  const spoken = frames.filter(({ source }) => SPOKEN.includes(source))
  return Buffer.concat(spoken.map((frame) => frame.bytes))
    .toString('utf8')
    .slice(-LAST_CHARS)
}
