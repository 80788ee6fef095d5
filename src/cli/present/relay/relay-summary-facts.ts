import type { EvidenceWord } from '../../../protocol/evidence/evidence-word.ts'
import type { CheckResult, Evidence } from '../../../protocol/plays/evidence.ts'
import type { AnswerHow, ForwardStep, LeftOut, SkippedDocs } from '../../../service/work/shown.ts'
import type { ConditionFacts } from './condition-lines.ts'
import type { OpenItem, PausedLoop, RefusedDocument } from './relay-decisions.ts'

/** What is known about a task when its relay stops, as plain values. */
export interface RelaySummaryFacts {
  readonly task_id: string
  readonly title: string
  readonly status: string
  readonly rehearsal: boolean
  readonly repository: string
  readonly branch: string
  readonly target: string
  readonly outcome: RelayOutcome
  /** What the branch changes, against the target; null where nothing has landed. */
  readonly changes: readonly ChangedFile[] | null
  /** The newest of the work that is to be approved; null where Baton has checked nothing. */
  readonly evidence: EvidenceFacts | null
  /** Every step by which a stage gave the task on; a person's is without evidence. */
  readonly steps: readonly Omit<ForwardStep, 'evidence'>[]
  /** What the work rests on besides checks; absent where nothing is known of it. */
  readonly rests?: ConditionFacts
  /** Who skipped documentation, where it was. */
  readonly docs_skipped?: SkippedDocs | null
  /** Files that agents wrote and that are in no commit; absent in facts of before. */
  readonly leftOut?: LeftOut
  /** Tests that were there before the task and are not as they were. */
  readonly touchedTests: readonly { readonly path: string; readonly how: 'changed' | 'deleted' }[]
  readonly rejections: readonly {
    readonly from: string
    readonly to: string
    readonly actor: string
    readonly reason: string | null
  }[]
  /** Of each leader–coder loop. */
  readonly loops: readonly { readonly stage: string; readonly attempts: number; readonly allowed: number }[]
  readonly questions: readonly {
    readonly question: string
    readonly answer: string | null
    readonly answered_by: string | null
    readonly answered_how?: AnswerHow | null
  }[]
  /** What every suggested command ends with, such as `--store`. */
  readonly flags: string
}

export interface ChangedFile {
  readonly path: string
  /** Null for a binary file. */
  readonly added: number | null
  readonly deleted: number | null
}

interface EvidenceFacts extends Pick<Evidence, 'guarded' | 'settings'> {
  readonly tree: string
  readonly passed: boolean
  readonly result: EvidenceWord
  readonly checks: readonly FactCheck[]
}

type FactCheck = Pick<CheckResult, 'name' | 'passed' | 'waived' | 'command' | 'code' | 'signal' | 'duration_ms'>

/** Why the relay stopped here. */
export type RelayOutcome =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly commit: string | null }
  | { readonly kind: 'cancelled'; readonly reason: string | null }
  | {
      readonly kind: 'question'
      readonly question_id: string
      readonly question: string
      readonly options: readonly string[]
      readonly default: string | null
    }
  | ({ readonly kind: 'choice' } & Omit<PausedLoop, 'task_id' | 'title'>)
  | ({ readonly kind: 'document' } & Omit<RefusedDocument, 'task_id' | 'title'>)
  | { readonly kind: 'item'; readonly items: readonly OpenItem[] }
  | {
      readonly kind: 'escalation'
      readonly escalation_id: string
      readonly level: number
      readonly cause: string
      readonly note: string | null
    }
  | { readonly kind: 'hold'; readonly reason: string | null }
  | { readonly kind: 'dependency'; readonly tasks: readonly string[] }
  | { readonly kind: 'pipeline'; readonly reason: string | null }
  /** A team has no active agent: what is typed to register one, and to leave its stage out where that may be. */
  | {
      readonly kind: 'team'
      readonly team: string
      readonly reason: string
      readonly register: string
      readonly skip: string | null
    }
  /** A run that a person must let go on. */
  | { readonly kind: 'run'; readonly run_id: string; readonly text: string; readonly last_lines: readonly string[] }
  | {
      readonly kind: 'failed'
      readonly stage: string
      readonly run_id: string | null
      readonly reason: string
      /** The end of what the agent printed. */
      readonly last_lines: readonly string[]
    }
  | { readonly kind: 'interrupted' }
