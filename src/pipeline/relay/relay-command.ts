import type { LoopEvent } from '../../protocol/leader-coder/loop.ts'
import type { SendBackReason } from '../send-back-reason.ts'

import type { NewItem } from './relay-item.ts'
import type {
  AgentsOfSpec,
  ConditionResult,
  Evidence,
  Integration,
  LeaderDocument,
  RelaySpec,
  RelayWait,
  TargetUpdate,
} from './relay-record.ts'

/** Which worker carries the relay, and for which stay of the task with a team. */
export interface Carried {
  readonly task_id: string
  readonly worker: string
}

/** Everything that can be asked of the relay of a task. */
export type RelayCommand =
  /** A person's. */
  | { readonly type: 'start_relay'; readonly task_id: string; readonly spec: RelaySpec }
  | {
      readonly type: 'choose_loop'
      readonly task_id: string
      readonly choice: 'A' | 'B' | 'C'
      /** For B: what holds instead, and which checks are done without. */
      readonly criteria: readonly string[]
      readonly waive: readonly string[]
      readonly note: string | null
    }
  | {
      readonly type: 'judge_document'
      readonly task_id: string
      readonly allow: boolean
      readonly note: string | null
    }
  /** Answers what `open_item` asked: the item that is named, or without a key the oldest that is open. */
  | {
      readonly type: 'answer_item'
      readonly task_id: string
      readonly key: string | null
      readonly choice: string
      readonly note: string | null
      readonly how: 'person' | 'yes'
    }
  /** Whatever failed may be tried again. */
  | { readonly type: 'encourage_relay'; readonly task_id: string }
  /** Other agents for a task that is on its way. */
  | {
      readonly type: 'replace_agents'
      readonly task_id: string
      readonly agents: AgentsOfSpec
    }
  /** The PO's: approved work goes to another branch than was settled at the start. */
  | {
      readonly type: 'change_target'
      readonly task_id: string
      readonly target: string
    }
  /** The PO's, said by the worker that brings the work to the target. One approval of a task at a time. */
  | ({ readonly type: 'take_approval' } & Carried)
  | ({ readonly type: 'release_approval' } & Carried)
  /** The PO's: approved work is about to move the target; nothing else may happen to the task until it has. */
  | ({
      readonly type: 'begin_integration'
      readonly integration: Omit<Integration, 'approved_by' | 'begun_at'>
      readonly evidence: Evidence
    } & Carried)
  | ({ readonly type: 'abandon_integration'; readonly reason: string } & Carried)
  /** The PO's: approved work does not merge, or fails after the merge; it goes back with that as its reason. */
  | ({
      readonly type: 'return_integration'
      readonly update: TargetUpdate | null
      readonly evidence: Evidence | null
      readonly reason: SendBackReason
    } & Carried)
  /** A person's, said by the worker that moved the branch: the work of a run was taken back by a commit that holds. */
  | ({
      readonly type: 'undo_landing'
      readonly run_id: string
      /** The checkpoint whose change was taken back; null: all of the run's work. */
      readonly step: number | null
      /** The commit that had landed, and the one that takes its change back. */
      readonly undone: string
      readonly commit: string
      readonly evidence: Evidence
    } & Carried)
  /** A worker's. */
  | ({
      readonly type: 'take_relay'
      /** The task is held for a moment and not carried on: what it waits for stays. */
      readonly keeps_waiting?: boolean
    } & Carried)
  | ({ readonly type: 'release_relay' } & Carried)
  | ({ readonly type: 'open_item'; readonly item: NewItem } & Carried)
  | ({ readonly type: 'relay_waits'; readonly waiting: Omit<RelayWait, 'since'> | null } & Carried)
  | ({ readonly type: 'record_evidence'; readonly seq: number; readonly evidence: Evidence } & Carried)
  | ({
      readonly type: 'record_document'
      readonly seq: number
      readonly document: Omit<LeaderDocument, 'design' | 'judged_by'>
    } & Carried)
  | ({ readonly type: 'start_loop'; readonly seq: number } & Carried)
  | ({ readonly type: 'step_loop'; readonly seq: number; readonly event: LoopEvent } & Carried)
  | ({ readonly type: 'record_condition'; readonly seq: number; readonly result: ConditionResult } & Carried)
  | ({ readonly type: 'record_landing'; readonly seq: number; readonly commit: string } & Carried)
  /** What a person decided about a commit that somebody put on the task's branch; `key` is the item. */
  | ({
      readonly type: 'take_branch'
      readonly key: string
      readonly commit: string
      readonly evidence: Evidence | null
    } & Carried)
  | ({
      readonly type: 'set_aside_branch'
      readonly key: string
      readonly commit: string
      readonly ref: string
    } & Carried)

const RELAY_COMMANDS: ReadonlySet<string> = new Set<RelayCommand['type']>([
  'start_relay',
  'choose_loop',
  'judge_document',
  'answer_item',
  'encourage_relay',
  'replace_agents',
  'change_target',
  'take_approval',
  'release_approval',
  'begin_integration',
  'abandon_integration',
  'return_integration',
  'take_relay',
  'release_relay',
  'open_item',
  'relay_waits',
  'record_evidence',
  'record_document',
  'start_loop',
  'step_loop',
  'record_condition',
  'record_landing',
  'take_branch',
  'set_aside_branch',
  'undo_landing',
])

export function isRelayCommand(command: { readonly type: string }): command is RelayCommand {
  return RELAY_COMMANDS.has(command.type)
}
