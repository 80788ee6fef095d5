/** What a caller inside a run brings: which run, and the hash of the token that its processes carry. */
export interface RunClaim {
  readonly run_id: string
  readonly token_hash: string
}
