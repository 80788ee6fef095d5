import type { LoopState } from '../leader-coder/loop.ts'
import type { ConditionResult } from './condition-result.ts'
import type { ShownNode } from './graph-spec.ts'
import type { Answered } from './outcome.ts'

/** What a play tells besides its effects. The host writes it to the task's stream and into the visit. */
export type StoryEvent =
  /** A graph was planned: its nodes, in their order. */
  | { readonly type: 'graph:planned'; readonly nodes: readonly ShownNode[] }
  | { readonly type: 'graph:moved'; readonly node: ShownNode; readonly why: string | null }
  /** A verifier sent work back, or Baton's checks did: the agents that run again. */
  | {
      readonly type: 'graph:looped'
      readonly loop: number
      readonly by: string
      readonly agents: readonly string[]
      readonly why: string
    }
  | { readonly type: 'condition:recorded'; readonly result: ConditionResult }
  | { readonly type: 'document:judged'; readonly document: LeaderDocument }
  | { readonly type: 'loop:moved'; readonly why: string; readonly loop: LoopState }
  | { readonly type: 'attempt:failed'; readonly attempt: number; readonly feedback: string }
  /** The PO does without checks for the rest of the task. */
  | { readonly type: 'checks:waived'; readonly checks: readonly string[]; readonly by: string }
  /** The checks ran on the base. */
  | { readonly type: 'base:checked'; readonly effect: string; readonly passed: boolean }
  | {
      readonly type: 'base:judged'
      readonly choice: Exclude<BaseChoice, 'passed'>
      readonly checks: readonly string[]
      readonly by: string
      readonly how: Answered['how']
    }
  /** A person took over a commit that somebody put on the task's branch. */
  | {
      readonly type: 'branch:taken'
      readonly commit: string
      readonly from: string
      readonly by: string
      /** The effect that gathered evidence on it, where no stage comes after it. */
      readonly evidence: string | null
    }
  | {
      readonly type: 'branch:set_aside'
      readonly commit: string
      readonly ref: string
      readonly to: string
      readonly by: string
    }

/**
 * What it means that checks fail on the base: `passed`: none does; `compare`: only new failures count; `fix`: every check
 * must pass in the end; `waive`: the task does without those that fail.
 */
export type BaseChoice = 'passed' | 'compare' | 'fix' | 'waive'

/** A HANDOFF.md as a leader wrote it. */
export interface LeaderDocument {
  readonly run_id: string
  /** How many redesigns there had been. */
  readonly design: number
  readonly text: string
  /** `refused` by the filter, `allowed` by a person all the same, `dismissed` by a person. */
  readonly verdict: 'accepted' | 'invalid' | 'refused' | 'allowed' | 'dismissed'
  /** What is wrong with it, or which phrase was found where. */
  readonly problems: readonly string[]
  /** How often the run was asked to repair it; absent: never. */
  readonly repairs?: number
  /** The person who let it through, or did not. */
  readonly judged_by: string | null
  /** What they said with it. */
  readonly note?: string
}
