import type { Draft } from '../draft.ts'
import { requireWorker } from '../runs/open-run.ts'
import type { ClaimedRow } from './visit-command.ts'

/** What a worker reports counts only while it holds the row: the store refuses it otherwise. */
export function requireClaim(draft: Draft, { work, token }: ClaimedRow): void {
  requireWorker(draft)
  draft.fence({ work, token })
}
