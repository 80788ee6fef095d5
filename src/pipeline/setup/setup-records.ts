import type { CheckResult } from '../../protocol/plays/evidence.ts'
import type { ToldStep } from '../../protocol/plays/project-setup.ts'

/** A prepared result of a project's setup in the cache of a machine. Its id is the key of what it was made from. */
export interface SetupRecord {
  readonly key: string
  /** SHA-256 of the list of its files with their digests: a list that was edited is not believed. */
  readonly list_sha256: string
  readonly files: number
  readonly bytes: number
  readonly task_id: string
  readonly made_at: string
}

/** What a check gave on one tree with one setup. Its id is the key of check, tree, setup and environment. */
export interface CheckRecord {
  readonly key: string
  readonly task_id: string
  readonly stage: string
  readonly at: string
  readonly result: CheckResult
  /** It gave two answers under this key: its results are not used again. */
  readonly flaky: boolean
}

/** What a worker tells of setups and checks besides the outcome of an effect. */
export type SetupCommand =
  /** For watchers: a setup begins or ends, or an entry of the cache was thrown away. */
  | { readonly type: 'tell_setup'; readonly task_id: string; readonly told: SetupTold }
  | ({ readonly type: 'keep_setup' } & Omit<SetupRecord, 'made_at'>)
  | ({ readonly type: 'keep_check' } & Omit<CheckRecord, 'flaky' | 'at'>)

export type SetupTold =
  | {
      readonly what: 'started'
      readonly steps: readonly ToldStep[]
      /** The commit whose files it is made for. */
      readonly commit: string
      /** Inputs that differ from those of the task's base. */
      readonly changed: readonly string[]
    }
  | {
      readonly what: 'ended'
      readonly ok: boolean
      /** The step that failed; null where none did. */
      readonly step: string | null
      readonly tail: string
      readonly duration_ms: number
      readonly files: number
      readonly bytes: number
      /** Tracked files that it had changed, and that were put back. */
      readonly undone: readonly string[]
    }
  | { readonly what: 'discarded'; readonly key: string; readonly why: string }

const SETUP_COMMANDS: ReadonlySet<string> = new Set<SetupCommand['type']>(['tell_setup', 'keep_setup', 'keep_check'])

export function isSetupCommand(command: { readonly type: string }): command is SetupCommand {
  return SETUP_COMMANDS.has(command.type)
}
