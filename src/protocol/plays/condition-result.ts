import type { DocumentResult } from '../documents/judge-documents.ts'

/** Whether one condition of a stage holds for one commit, and who says so. */
export interface ConditionResult {
  readonly kind: 'plan_approved' | 'review' | 'documents'
  readonly commit: string
  readonly met: boolean
  /** A person, the reviewer's agent, or `baton` where files show it. */
  readonly by: string
  /** How an approval was given: by a person, or by `--yes`. */
  readonly how?: 'person' | 'yes'
  /** The reviewer's run. */
  readonly run_id: string | null
  /** The reviewer's verdict; null where the run did not come to one. */
  readonly verdict: string | null
  readonly text: string
  readonly documents?: readonly DocumentResult[]
}
