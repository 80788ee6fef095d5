import type { EffectKind } from './effect.ts'
import type { Evidence } from './evidence.ts'
import type { RunEnd } from './run-end.ts'

/**
 * What became of an effect, by its kind. A play sees outcomes and nothing else: no leases, holds, processes, and none of
 * the faults of the environment, which are retried or put before a person (`engine/executor`).
 */
export interface Outcomes {
  readonly start_run: RunOutcome
  readonly read_work: WorkRead
  readonly gather_evidence: Evidence
  readonly merge: Merged
  readonly seal: { readonly commit: string }
  readonly land: Landed
  readonly ask: Answered
  readonly wait_until: Readonly<Record<string, never>>
}

export type Outcome<Kind extends EffectKind = EffectKind> = Outcomes[Kind]

export interface RunOutcome {
  readonly run_id: string
  /** Who it was in the registry. */
  readonly agent: string
  readonly end: RunEnd
  /** Its last checkpoint; null where it has none. */
  readonly commit: string | null
  readonly tree: string | null
  /** How many repairs of its document were asked for. */
  readonly repairs: number
  /** ISO 8601. */
  readonly ended_at: string
}

export interface WorkRead {
  /** The work as one commit after the branch; the branch's own commit where nothing was changed. */
  readonly commit: string
  readonly tree: string
  /** The tree of the branch that it goes onto. */
  readonly before: string
  /** Files that the work leaves new or changed, and that can be named: the first of them, and how many there are. */
  readonly changed: readonly string[]
  readonly changed_total: number
  /** Those of the changed files that are tests. */
  readonly tests: readonly string[]
  /**
   * Files that a person decides about before they land: agent settings that neither the branch nor the target has
   * (`M .claude/settings.json`), and files that hold values of settings or keys of known forms.
   */
  readonly settings: readonly SettingsFile[]
  /** The texts that were asked for; null where there is no such file. */
  readonly documents: Readonly<Record<string, string | null>>
  /** Files of `exists` that are there. */
  readonly present: readonly string[]
  readonly changed_in_task: readonly string[]
  readonly added: Readonly<Record<string, string>>
  /** Of a folder: it was gone and has been made again from the last checkpoint, so nobody has changed anything in it. */
  readonly rebuilt: { readonly folder: string; readonly checkpoint: number } | null
  /** Changed files that the scope does not have, and the ref that keeps the whole work; absent without a scope. */
  readonly outside?: readonly string[]
  readonly outside_ref?: string
  /** Files in which conflict markers are left; absent where none were looked for. */
  readonly marked?: readonly string[]
}

export interface SettingsFile {
  readonly status: 'A' | 'M' | 'D'
  readonly path: string
  /** Mode and id of its content, `100644 <id>`; null where it was deleted. Without it, `allow` counts for one run only. */
  readonly entry?: string | null
  /** It holds values: names of settings, and kinds of keys. Absent: it is a file of agent settings. */
  readonly holds?: readonly string[]
}

export type Merged =
  | {
      readonly kind: 'merged' | 'already'
      readonly ours: string
      readonly commit: string
      readonly tree: string
      readonly files: readonly string[]
    }
  /** `commit` holds the markers where they were asked for; null elsewhere. */
  | {
      readonly kind: 'conflict'
      readonly ours: string
      readonly commit: string | null
      readonly tree: string | null
      readonly files: readonly string[]
      /** The lines of both sides, of the first files. */
      readonly sides?: readonly string[]
    }

export type Landed =
  | {
      readonly kind: 'landed'
      /** Where a commit was set aside. */
      readonly aside: string | null
    }
  | {
      readonly kind: 'moved'
      /** Where it stands instead; null where the branch is gone. */
      readonly now: string | null
      /** Why the commit cannot be taken over, if it cannot. */
      readonly in_the_way: readonly string[]
      /** What it changes, line by line. */
      readonly changes: readonly string[]
    }
  /** Files of a person's checkout are in the way. */
  | { readonly kind: 'blocked'; readonly files: readonly string[] }

export interface Answered {
  readonly choice: string
  readonly note: string | null
  readonly criteria: readonly string[]
  readonly waive: readonly string[]
  readonly by: string
  readonly how: 'person' | 'yes' | 'time_limit'
}
