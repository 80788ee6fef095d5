import type { CheckFault } from '../check-output/environment-fault-in.ts'

/** What Baton itself found out about one tree: never an agent's word. */
export interface Evidence {
  readonly stage: string
  readonly run_id: string | null
  readonly commit: string
  readonly tree: string
  readonly checks: readonly CheckResult[]
  /** Nothing failed that was not waived: what the gate asks. What is shown comes from `evidenceWord`, never from this. */
  readonly passed: boolean
  readonly at: string
  /** Where the work touches what the checks consist of, or CI and hooks. Records of Baton 0.1 have none. */
  readonly guarded?: GuardedEvidence | null
  /** Agent settings that the work changes against the base; a person has allowed them. */
  readonly settings?: readonly string[]
}

/** The same checks on the same work, with the guarded files as they were at the base. */
export interface GuardedEvidence {
  /** The commit that they were taken from. */
  readonly base: string
  /** The guarded files that the work changed, added or deleted. */
  readonly files: readonly string[]
  /** The tree with those files put back; null where the checks did not run again. */
  readonly tree: string | null
  readonly checks: readonly CheckResult[]
  /** Whether any check came to another end than on the work as it is. */
  readonly differs: boolean
}

export interface CheckResult {
  readonly name: string
  readonly command: readonly string[]
  /** Null where it was ended by a signal or could not be started. */
  readonly code: number | null
  readonly signal: string | null
  readonly passed: boolean
  /** It failed, and the PO does without it. */
  readonly waived: boolean
  readonly duration_ms: number
  readonly output_sha256: string
  readonly output_bytes: number
  /** The end of what it printed, without control characters. */
  readonly tail: string
  /** Digest of what it printed without times, colours and the path of the folder: equal where a failure is the same. */
  readonly output_key?: string
  /** Names of failed tests, or lines of findings, as far as its output names them; absent: it names none that is known. */
  readonly failures?: readonly string[]
  /** What its environment lacks, where that made it fail. */
  readonly fault?: CheckFault
  /** How many tests it counted; absent: its output has no summary that is known. */
  readonly tests?: TestCounts
  /** What the check of this name counted on the base, before any change. */
  readonly base_tests?: TestCounts
  /** It failed, as on the base, and a person decided that only what is new counts. */
  readonly compared?: ComparedFailures
  /** Under which its result can be used again: check, tree, setup and environment. */
  readonly key?: string
  /** It once gave another answer under this key. */
  readonly flaky?: boolean
  /** It did not run again: this is what an earlier run of the same check on the same tree and setup gave. */
  readonly as_of?: CheckSource
}

/** The tests of a check, as the summaries in its output count them. */
export interface TestCounts {
  /** Passed and failed. */
  readonly run: number
  readonly passed: number
  readonly failed: number
  /** Those whose result does not count: skipped, to be done, expected to fail. */
  readonly skipped: number
}

/** The failures of a check that fails on the base too. */
export interface ComparedFailures {
  /** Those that the base has. */
  readonly old: readonly string[]
  readonly new: readonly string[]
  /** It printed what it printed on the base. */
  readonly same: boolean
}

/** Where the result of a check comes from that did not run again. */
interface CheckSource {
  readonly task_id: string
  readonly stage: string
  readonly at: string
}
