import { BatonError } from '../../protocol/baton-error.ts'
import type { RunClaim } from '../caller/run-claim.ts'
import type { PipelineCommand, StepAction } from '../command.ts'
import type { Draft } from '../draft.ts'
import { taskOf } from '../facts.ts'
import { openTask } from '../task-state.ts'
import { isRunCommand } from './run-command.ts'
import { hasEnded, type RunRecord } from './run-record.ts'

/**
 * What the token of a run may ask for: the words of its team about its own task (SPEC §1.3), and nothing else. Every
 * command is listed here, so that a new command cannot be allowed by accident.
 */
export const TOKEN_COMMANDS: Readonly<Record<PipelineCommand['type'], boolean>> = {
  step: true,
  acknowledge: true,
  receive_message: true,
  escalate: true,
  watch_task: false,
  create_task: false,
  import_task: false,
  edit_task: false,
  resolve_escalation: false,
  register_agent: false,
  adopt_run: false,
  feed_run: false,
  undo_landing: false,
  accept_store: false,
  repair_record: false,
  set_person: false,
  remove_person: false,
  set_setting: false,
  unset_setting: false,
  rotate_settings: false,
  forget_settings: false,
  give_settings: false,
  create_token: false,
  revoke_token: false,
  stop_pipeline: false,
  start_pipeline: false,
  revoke_permission: false,
  decide_notice: false,
  fire_deadlines: false,
  note_cancelled_dependency: false,
  repair_task: false,
  create_run: false,
  answer_question: false,
  pause_run: false,
  resume_run: false,
  cancel_run: false,
  follow_up: false,
  record_undo: false,
  take_run: false,
  run_prepared: false,
  run_workspace: false,
  run_session: false,
  run_used: false,
  run_asked: false,
  run_reported_error: false,
  run_paused: false,
  run_resumed: false,
  run_noted: false,
  run_ended: false,
  run_repair: false,
  repair_run: false,
  release_run: false,
  run_lost: false,
  fire_run: false,
  start_relay: false,
  choose_loop: false,
  judge_document: false,
  resume_work: false,
  replace_agents: false,
  change_target: false,
  replace_setup: false,
  answer_item: false,
  enter_visit: false,
  work_done: false,
  work_failed: false,
  tell_check: false,
  fire_visit: false,
  approve_work: false,
  answer_ask: false,
  rest_visit: false,
  wake_visit: false,
  branch_undone: false,
  tell_setup: false,
  keep_setup: false,
  keep_check: false,
}

/** Steps forward need the evidence of the run; steps back need a reason. The rest is for people. */
export const TOKEN_STEPS: Readonly<Record<StepAction, boolean>> = {
  handoff: true,
  resubmit: true,
  complete: true,
  reject: true,
  revision_request: true,
  pickup: false,
  approve: false,
  skip_docs: false,
  hold: false,
  resume: false,
  cancel: false,
}

/** The same command, bound to the run whose token asks: what goes forward needs that run's evidence. */
export function boundToRun(command: PipelineCommand, run_id: string): PipelineCommand {
  if (command.type !== 'step') return command
  return { ...command, details: { ...command.details, run: command.details.run ?? run_id } }
}

/** Refuses what a run's token may not do. A request without a claim is not a run's. */
export function requireRunMay(draft: Draft): void {
  const { run: claim, command, actor } = draft.request
  if (!claim) return
  const run = believedRun(draft, claim)
  const what = command.type === 'step' ? command.action : command.type
  const cannot = (why: string) => BatonError.of('RUN_CANNOT_ACT', { run: run.run_id, what: why })
  if (!TOKEN_COMMANDS[command.type] || (command.type === 'step' && !TOKEN_STEPS[command.action])) throw cannot(what)
  const task = isRunCommand(command) ? undefined : taskOf(command)
  if (run.task_id === null || task !== run.task_id) throw cannot(`${what} ${task ?? '-'}`)
  if (command.type === 'step' && (command.details.run ?? run.run_id) !== run.run_id) {
    throw cannot(`${what} for ${command.details.run}`)
  }
  if (actor !== run.agent) throw cannot(`${what} as ${actor}`)
  // An agent that is the PO at another desk is only its team's here.
  const { record, pipeline } = openTask(draft, run.task_id)
  const { status } = record.task
  if (run.stage !== null && pipeline.statuses.get(status)?.stage !== run.stage) throw cannot(`${what} in ${status}`)
}

function believedRun(draft: Draft, { run_id, token_hash }: RunClaim): RunRecord {
  const run = draft.read('run', run_id)
  const refuse = (ko: string, en: string) => BatonError.of('RUN_TOKEN_REFUSED', { run: run_id, reason: { ko, en } })
  if (!run) throw refuse('이 Baton 저장소에 그런 실행이 없습니다', 'this store has no such run')
  if (hasEnded(run)) throw refuse('실행이 끝났습니다', 'the run has ended')
  if (run.token_hash !== token_hash) {
    throw refuse('이전 시도의 토큰입니다', 'the token belongs to an older attempt')
  }
  if (run.holder === null) throw refuse('실행 중인 프로세스가 없습니다', 'it has no running process')
  return run
}
