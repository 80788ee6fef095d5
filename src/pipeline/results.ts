import type { AccessToken } from '../protocol/access-token.ts'
import type { AgentError } from '../protocol/agent-blocks/block-schemas.ts'
import type { LoopState } from '../protocol/leader-coder/loop.ts'
import type { SealedSetting, WrappedKey } from '../protocol/setting.ts'
import type { PipelineCommand } from './command.ts'
import type { Person } from './people.ts'
import type { Escalation, RecordKind } from './records.ts'
import type { RunRecord, RunState } from './runs/run-record.ts'

/** What each command answers with, by its type: plain JSON. A type that is not named here is a fault of the compiler. */
export type Results = {
  readonly [Type in PipelineCommand['type']]: OwnResults[Type]
}

export type ResultOf<Command extends PipelineCommand> = Results[Command['type']]

/** Where a task went. What is told besides depends on the step. */
type StepResult = {
  readonly task_id: string
  readonly status: string
  readonly agent?: string
  readonly handoff_id?: string
  readonly report_id?: string
  /** An escalation that was raised by it. */
  readonly escalation?: string
  /** The status that a hold returns to. */
  readonly remembered?: string
}

type OfTask = { readonly task_id: string }
type OfRun = { readonly run_id: string }
type RunMoved = OfRun & { readonly state: RunState }
type Control = RunMoved & { readonly wish: RunRecord['wish'] }
type Loop = OfTask & { readonly status: LoopState['status'] | string; readonly attempt?: number }
type Fired = { readonly fired: readonly string[] }
type Acknowledged = StepResult & { readonly ack?: 'accepted' | 'deferred'; readonly deferrals?: number }

type OwnResults = {
  readonly create_task: StepResult
  readonly import_task: StepResult
  readonly watch_task: OfTask & { readonly watcher: string; readonly watching: boolean }
  readonly edit_task: StepResult & { readonly changed: readonly string[] }
  readonly step: StepResult
  readonly acknowledge: Acknowledged
  readonly receive_message: Acknowledged & { readonly request_id?: string; readonly result?: string }
  readonly escalate: OfTask & { readonly escalation: string | undefined; readonly level: Escalation['level'] }
  readonly resolve_escalation: OfTask & {
    readonly escalation: string
    readonly outcome: 'continue' | 'hold' | 'cancel' | 'raise'
    readonly status?: string
    readonly raised?: string | undefined
    readonly remembered?: string
  }
  readonly register_agent: { readonly agent_id: string; readonly team: string; readonly status: string }
  readonly set_person: { readonly [Field in keyof Person]: Person[Field] } & { readonly is_user: boolean }
  readonly remove_person: { readonly person_id: string; readonly removed: boolean; readonly user: string }
  readonly set_setting: Pick<SealedSetting, 'scope' | 'name' | 'kind' | 'ending'> & { readonly replaced: boolean }
  readonly unset_setting: Pick<SealedSetting, 'scope' | 'name'> & { readonly removed: true }
  readonly rotate_settings: Pick<WrappedKey, 'key_id' | 'wrap_id' | 'place'> & { readonly count: number }
  readonly forget_settings: { readonly names: readonly string[] }
  readonly create_token: { readonly [Field in keyof AccessToken]: AccessToken[Field] }
  readonly revoke_token: { readonly token_id: string; readonly revoked: boolean }
  readonly give_settings: OfRun & { readonly given: readonly string[] }
  readonly decide_notice: { readonly notice: string; readonly choice: 'retry' | 'drop' }
  readonly revoke_permission: { readonly stage: string; readonly rule: string; readonly left: readonly string[] }
  readonly stop_pipeline: { readonly stopped: true }
  readonly start_pipeline: { readonly stopped: false; readonly frozen_ms: number }
  readonly fire_deadlines: OfTask & Fired
  readonly note_cancelled_dependency: OfTask & { readonly noted: boolean }
  readonly accept_store: { readonly accepted: number; readonly reason: string }
  readonly repair_record: { readonly kind: RecordKind; readonly id: string; readonly fields: readonly string[] }
  readonly repair_task: StepResult & { readonly repaired: string }

  readonly create_run: RunMoved
  readonly answer_question: OfRun & { readonly question_id: string; readonly answer: string | null }
  readonly pause_run: Control
  readonly resume_run: Control
  readonly cancel_run: Control
  readonly follow_up: RunMoved
  readonly record_undo: OfRun & { readonly undone: number; readonly checkpoint: number }
  readonly take_run: OfRun & {
    readonly attempt: number
    /** Whether its process is to be started now. */
    readonly start: boolean
    /** Whether it was taken from a worker whose lease was over. */
    readonly abandoned: boolean
  }
  readonly run_prepared: OfRun
  readonly run_workspace: OfRun
  readonly run_session: OfRun
  readonly run_used: OfRun
  readonly run_asked: OfRun & {
    /** Null where it was not asked: the run has asked as many questions as it may. */
    readonly question_id: string | null
    readonly answered: boolean
    readonly answer?: string | null
    readonly warning?: string
  }
  readonly run_reported_error: OfRun & {
    readonly recovery: AgentError['recovery']
    readonly retry_at?: number
    /** The agent that takes over. */
    readonly player?: string
  }
  readonly run_paused: RunMoved
  readonly run_resumed: RunMoved
  readonly run_noted: OfRun & { readonly kept: boolean }
  readonly run_ended: RunMoved
  readonly run_repair: RunMoved
  readonly repair_run: RunMoved
  readonly release_run: RunMoved
  readonly adopt_run: RunMoved
  readonly run_lost: RunMoved
  readonly feed_run: RunMoved
  readonly fire_run: OfRun & Fired

  readonly start_relay: OfTask & { readonly branch: string }
  readonly choose_loop: Loop | StepResult
  readonly judge_document: OfTask & { readonly verdict: 'allowed' | 'dismissed' }
  readonly answer_item: OfTask & { readonly key: string; readonly choice: string }
  readonly resume_work: OfTask
  readonly replace_agents: OfTask & {
    readonly replaced: readonly { readonly stage: string; readonly from: string; readonly to: string }[]
    readonly runs: readonly string[]
  }
  readonly replace_setup: OfTask & { readonly replaced: boolean }
  readonly change_target: OfTask & { readonly target: string; readonly before: string }
  readonly undo_landing: OfTask & { readonly commit: string }
  readonly branch_undone: OfTask & { readonly commit: string }
  readonly rest_visit: { readonly visit: string; readonly rested: boolean }
  readonly wake_visit: { readonly visit: string; readonly woken: boolean }

  readonly enter_visit: {
    readonly visit: string
    /** Whether it is in its lane and worked on from now on. */
    readonly entered: boolean
    /** What it waits for where it could not enter. */
    readonly waits: string | null
  }
  readonly work_done: { readonly effect: string }
  readonly work_failed: {
    readonly effect: string
    /** Whether a person is asked what to do. */
    readonly stuck: boolean
  }
  readonly tell_check: { readonly effect: string }
  readonly fire_visit: { readonly visit: string } & Fired
  /** `visit` is null where the work is on its target already. */
  readonly approve_work: OfTask & { readonly visit: string | null; readonly by: string | null }
  readonly tell_setup: OfTask
  readonly keep_setup: { readonly key: string }
  readonly keep_check: { readonly key: string; readonly flaky: boolean }
  readonly answer_ask: OfTask & { readonly item: string; readonly choice: string }
}
