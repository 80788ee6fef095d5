import { type CallerLine, readTerminal } from '../../agents/read-caller.ts'
import { ledgerPath, readLedger } from '../../agents/run-ledger.ts'
import { sha256Hex } from '../../engine/sha256.ts'
import { judgeCaller } from '../../pipeline/caller/judge-caller.ts'
import { MAX_ANCESTRY, type Origin } from '../../pipeline/caller/origin.ts'
import type { RunClaim } from '../../pipeline/caller/run-claim.ts'
import { BatonError } from '../../protocol/baton-error.ts'

export { type CallerLine, readCaller } from '../../agents/read-caller.ts'
export type { Origin } from '../../pipeline/caller/origin.ts'
export type { RunClaim } from '../../pipeline/caller/run-claim.ts'

/** What the token of a run claims: it is stored and compared by its hash alone. */
export const claimOfToken = (run_id: string, token: string): RunClaim => ({ run_id, token_hash: sha256Hex(token) })

export interface Whereabouts {
  readonly storePath: string
  /** Where the caller stands. */
  readonly folders: readonly string[]
  /** Folders under which runs work on this machine. */
  readonly runHomes: readonly string[]
  /** The folder of a run, by the folder that the ledger names; none where a worker did not write it. */
  readonly runFolder: (folder: string) => readonly string[]
  /** The clones of runs around a folder. */
  readonly cloneAround: (folder: string) => readonly string[]
  readonly real: (path: string) => string
}

/** Refuses a process that belongs to a run: by its ancestors, by where it stands, or by what workers saw of it. */
export function requireNoRun({ ancestry, leaders }: CallerLine, where: Whereabouts): void {
  const path = ledgerPath(where.storePath)
  const ledger = readLedger(path)
  const processes = [...ancestry, ...leaders]
  const { folders, real } = where
  const standing = [...new Set([...folders, ...processes.flatMap(({ folder }) => folder ?? [])])]
  const finding = judgeCaller({
    processes,
    folders,
    runFolders: [
      ...where.runHomes.map(real),
      ...ledger.flatMap((line) => ('folder' in line ? where.runFolder(line.folder) : [])).map(real),
      ...standing.flatMap(where.cloneAround),
    ],
    seen: ledger.flatMap((line) => ('pid' in line ? [line] : [])),
  })
  if (!finding) return
  const { why, pid } = finding
  throw BatonError.of(
    'CALLER_IN_RUN',
    { found: finding.found },
    { why, pid, ...(why === 'process' ? { ledger: path } : {}) },
  )
}

/** Where a command of this process comes from. */
export function originOf({ ancestry }: CallerLine, channel: Origin['channel'], user: string): Origin {
  return {
    channel,
    user,
    uid: process.getuid?.() ?? null,
    pid: process.pid,
    tty: channel === 'terminal' ? (readTerminal()?.tty ?? null) : null,
    ancestry: ancestry.slice(0, MAX_ANCESTRY).map(({ pid, name }) => ({ pid, name })),
  }
}
