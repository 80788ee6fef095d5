import type { RepairRequest } from '../../pipeline/runs/next-repair.ts'
import type { RunNote } from '../../pipeline/runs/run-command.ts'
import type { RunEnd, RunQuestion, RunState } from '../../pipeline/runs/run-record.ts'
import type { InvalidEvent } from '../../protocol/agent-blocks/block-events.ts'
import { describeInvalid } from '../../protocol/agent-blocks/describe-invalid.ts'
import type { FallbackCause } from '../../protocol/project-config/agent-options.ts'
import type { TranscriptSource } from '../../store/transcript-frame.ts'

/** Live events of a run for watchers. Only for display: the store is the truth. */
export type RunEvent =
  | { readonly type: 'run:started'; readonly run_id: string; readonly attempt: number; readonly folder: string }
  | {
      readonly type: 'run:moved'
      readonly run_id: string
      readonly state: RunState
      readonly detail?: string
      /** When it goes on by itself (ms); null where it waits for a person to say so. */
      readonly retry_at?: number | null
    }
  | { readonly type: 'run:asked'; readonly run_id: string; readonly question: RunQuestion; readonly warning?: string }
  | { readonly type: 'run:answered'; readonly run_id: string; readonly question: RunQuestion }
  | { readonly type: 'run:noted'; readonly run_id: string; readonly note: RunNote }
  /** Another agent took over, because the one before is missing, out of quota or overloaded. */
  | {
      readonly type: 'agent:replaced'
      readonly run_id: string
      readonly agent: string
      readonly from: string
      readonly cause: FallbackCause
      readonly reason: string
    }
  /** What the agent wrote has the wrong form, and it was asked to repair it. */
  | {
      readonly type: 'repair:asked'
      readonly run_id: string
      /** Counts the repairs of the run, from 1. */
      readonly number: number
      readonly document: string
      readonly problems: readonly string[]
    }
  | {
      readonly type: 'run:output'
      readonly run_id: string
      readonly source: OutputSource
      readonly bytes: Uint8Array
    }
  | {
      readonly type: 'run:checkpointed'
      readonly run_id: string
      readonly commit: string | null
      readonly skipped: readonly { readonly path: string; readonly why: string }[]
    }
  | { readonly type: 'run:ended'; readonly run_id: string; readonly state: RunState; readonly end: RunEnd }
  /** Another worker has it, or our lease is over: nothing of ours counts any more. */
  | { readonly type: 'run:lost'; readonly run_id: string; readonly reason: string }

/** The sources of a transcript that are shown: log lines, and the text of blocks, which only programs want to see. */
const OUTPUT_SOURCES = ['stdout', 'log', 'stderr', 'block'] as const satisfies readonly TranscriptSource[]
export type OutputSource = (typeof OUTPUT_SOURCES)[number]

export const isOutput = (source: TranscriptSource): source is OutputSource =>
  OUTPUT_SOURCES.some((one) => one === source)

export type OnRunEvent = (event: RunEvent) => void

export function repairAsked(run_id: string, { number, repair }: RepairRequest): RunEvent {
  const { document, problems } = repair
  return { type: 'repair:asked', run_id, number, document, problems }
}

/** What is wrong with what an agent said. */
export type ProtocolFault = Omit<Extract<RunNote, { readonly kind: 'protocol_error' }>, 'kind'>

/** The agent is told in English; who watches the run may read Korean. */
export const faultOf = (event: InvalidEvent): ProtocolFault => ({
  tag: event.tag,
  text: event.error.details ?? event.error.message,
  text_ko: describeInvalid(event, 'ko'),
})
