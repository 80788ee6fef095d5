import type { ForwardStep } from '../../pipeline/relay/forward-steps.ts'
import type { RelayWait } from '../../pipeline/relay/relay-record.ts'
import type { SkippedDocs } from '../../pipeline/relay/skipped-docs.ts'
import type { AnswerHow, LeftOut } from '../../pipeline/runs/run-record.ts'
import type { EvidenceWord } from '../../protocol/evidence/evidence-word.ts'
import type { Localized } from '../../protocol/lang.ts'
import type { ConditionResult } from '../../protocol/plays/condition-result.ts'
import type { CheckResult, Evidence } from '../../protocol/plays/evidence.ts'
import type { MissingTeam, OpenItem, PausedLoop, RefusedDocument } from '../answer/decisions-of.ts'
import type { WentOn } from './open-findings.ts'

/** Where the work on a task stopped. */
export interface Stopped {
  /** What it waits for; null where nothing stops it. */
  readonly wait: Omit<RelayWait, 'since'> | null
  /** The work was stopped by a signal. */
  readonly interrupted: boolean
}

/** A condition of a stage that no later way back made void, and the boxes of the completion report. */
export interface ConditionFacts {
  readonly conditions: readonly (Pick<ConditionResult, 'kind' | 'met' | 'by' | 'how' | 'verdict' | 'documents'> & {
    readonly stage: string
  })[]
  /** By box; null where no report was made. */
  readonly checklist: Readonly<
    Record<string, { readonly checked: boolean; readonly by: string; readonly text: string }>
  > | null
}

/** What is known about a task when its relay stops, as plain values. */
export interface ReviewFacts {
  readonly task_id: string
  readonly title: string
  readonly status: string
  readonly rehearsal: boolean
  readonly repository: string
  readonly branch: string
  readonly target: string
  readonly outcome: ReviewOutcome
  /** What the branch changes, against the target; null where nothing has landed. */
  readonly changes: readonly ChangedFile[] | null
  /** The newest of the work that is to be approved; null where Baton has checked nothing. */
  readonly evidence: EvidenceFacts | null
  /** Every step by which a stage gave the task on; a person's is without evidence. */
  readonly steps: readonly Omit<ForwardStep, 'evidence'>[]
  /** What the work rests on besides checks. */
  readonly rests: ConditionFacts
  /** Who skipped documentation, where it was. */
  readonly docs_skipped: SkippedDocs | null
  /** Where a person let a graph go on with the findings of an agent, or without the agent. */
  readonly went_on: readonly WentOn[]
  /** Files that agents wrote and that are in no commit. */
  readonly leftOut: LeftOut
  /** Tests that were there before the task and are not as they were. */
  readonly touchedTests: readonly { readonly path: string; readonly how: 'changed' | 'deleted' }[]
  readonly rejections: readonly {
    readonly from: string
    readonly to: string
    readonly actor: string
    readonly reason: string | null
  }[]
  /** Of each leader–coder loop; `visit` counts the visits of its stage, from 1. */
  readonly loops: readonly {
    readonly stage: string
    readonly visit: number
    readonly attempts: number
    readonly allowed: number
  }[]
  readonly questions: readonly {
    readonly question: string
    readonly answer: string | null
    readonly answered_by: string | null
    readonly answered_how: AnswerHow | null
  }[]
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

type FactCheck = Pick<
  CheckResult,
  | ('name' | 'passed' | 'waived' | 'command' | 'code' | 'signal' | 'duration_ms')
  | ('tests' | 'base_tests' | 'compared' | 'as_of' | 'flaky')
>

/** Why the relay stopped here. */
export type ReviewOutcome =
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
  | ({ readonly kind: 'choice' } & PausedLoop)
  | ({ readonly kind: 'document' } & RefusedDocument)
  | { readonly kind: 'item'; readonly items: readonly OpenItem[] }
  | {
      readonly kind: 'escalation'
      readonly escalation_id: string
      readonly level: number
      readonly cause: Localized
      readonly note: string | null
    }
  | { readonly kind: 'hold'; readonly reason: string | null }
  | { readonly kind: 'dependency'; readonly tasks: readonly string[] }
  | { readonly kind: 'pipeline'; readonly reason: string | null }
  | ({ readonly kind: 'team'; readonly reason: string } & MissingTeam)
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
