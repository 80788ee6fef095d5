import type { Evidence } from '../../protocol/plays/evidence.ts'
import type { ProjectCheck } from '../../protocol/plays/project-check.ts'
import type { ProjectSetup } from '../../protocol/plays/project-setup.ts'
import type { AgentsOfSpec, RelaySpec, UndoAsked } from './relay-record.ts'

/** What a person can ask of a task that agents carry. What happens in its visits has commands of its own. */
export type RelayCommand =
  /** From now on agents carry the task. */
  | { readonly type: 'start_relay'; readonly task_id: string; readonly spec: RelaySpec }
  /** What becomes of a leader–coder loop that has stopped. */
  | {
      readonly type: 'choose_loop'
      readonly task_id: string
      readonly choice: 'A' | 'B' | 'C'
      readonly criteria: readonly string[]
      readonly waive: readonly string[]
      readonly note: string | null
    }
  /** Lets a HANDOFF.md through that the filter refused, or does not. */
  | {
      readonly type: 'judge_document'
      readonly task_id: string
      readonly allow: boolean
      readonly note: string | null
    }
  /** Answers the item that is named, or without a key the oldest that is open. */
  | {
      readonly type: 'answer_item'
      readonly task_id: string
      readonly key: string | null
      readonly choice: string
      readonly note: string | null
      readonly how: 'person' | 'yes'
    }
  /** The task goes on: what failed too often may be tried again. A relay of an older version gets its first visit. */
  | { readonly type: 'resume_work'; readonly task_id: string }
  /** Other agents for a task that is on its way. */
  | { readonly type: 'replace_agents'; readonly task_id: string; readonly agents: AgentsOfSpec }
  /** The PO's: another setup or other checks for a task that is on its way. */
  | {
      readonly type: 'replace_setup'
      readonly task_id: string
      readonly setup: ProjectSetup
      readonly checks: readonly ProjectCheck[]
    }
  /** The PO's: approved work goes to another branch than was settled at the start. */
  | { readonly type: 'change_target'; readonly task_id: string; readonly target: string }
  /** A person's: the work of a run is taken back on the task's branch by a commit that holds. A row moves the branch. */
  | {
      readonly type: 'undo_landing'
      readonly task_id: string
      readonly run_id: string
      /** The checkpoint whose change is taken back; null: all of the run's work. */
      readonly step: number | null
      /** The commit that had landed, and the one that takes its change back. */
      readonly undone: string
      readonly commit: string
      readonly from: string
      readonly evidence: Evidence
      readonly asked?: UndoAsked
    }

const RELAY_COMMANDS: ReadonlySet<string> = new Set<RelayCommand['type']>([
  'start_relay',
  'choose_loop',
  'judge_document',
  'answer_item',
  'resume_work',
  'replace_agents',
  'replace_setup',
  'change_target',
  'undo_landing',
])

export function isRelayCommand(command: { readonly type: string }): command is RelayCommand {
  return RELAY_COMMANDS.has(command.type)
}
