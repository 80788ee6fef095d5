import { BatonError } from '../protocol/baton-error.ts'
import { PLATFORM_AGENT } from '../protocol/messages/schemas.ts'
import type { Plays } from '../protocol/plays/play.ts'
import type { Answer, Changeset } from './changeset.ts'
import type { Request } from './command.ts'
import { acceptStore } from './decisions/accept-store.ts'
import { acknowledge } from './decisions/acknowledge.ts'
import { createTask, importTask } from './decisions/create-task.ts'
import { decideNotice } from './decisions/decide-notice.ts'
import { editTask } from './decisions/edit-task.ts'
import { fireDeadlines } from './decisions/fire-deadlines.ts'
import { registerAgent, startPipeline, stopPipeline } from './decisions/pipeline-control.ts'
import { receiveMessage } from './decisions/receive-message.ts'
import { repairRecord } from './decisions/repair-record.ts'
import { noteCancelledDependency, repairTask } from './decisions/repair-task.ts'
import { escalateByHand, resolveEscalation } from './decisions/resolve-escalation.ts'
import { removePerson, setPerson } from './decisions/set-person.ts'
import { takeStep } from './decisions/step.ts'
import { watchTask } from './decisions/watch-task.ts'
import { Draft, requireNoViewer } from './draft.ts'
import type { Facts } from './facts.ts'
import { decideRelay } from './relay/decide-relay.ts'
import { isRelayCommand } from './relay/relay-command.ts'
import { requireOwnWords } from './require-own-words.ts'
import { revokePermission } from './runs/allowed-in.ts'
import { decideRun } from './runs/decide-run.ts'
import { requireRunMay } from './runs/run-authority.ts'
import { isRunCommand } from './runs/run-command.ts'
import { decideSettings } from './settings/decide-settings.ts'
import { isSettingsCommand } from './settings/settings-record.ts'
import { decideSetup } from './setup/decide-setup.ts'
import { isSetupCommand } from './setup/setup-records.ts'
import { openTask } from './task-state.ts'
import { decideTokens } from './tokens/decide-tokens.ts'
import { isTokensCommand } from './tokens/tokens-record.ts'
import { decideVisit } from './visits/decide-visit.ts'
import { isVisitCommand } from './visits/visit-command.ts'

/**
 * The heart: what was read, one command and the time in, one changeset out.
 *
 * Owns: every rule about tasks, runs (`runs/`), and the work of agents on a task (`relay/`, `visits/`). Does not own:
 * reading, committing, ids, the clock, and how the work of a stage is done: the plays are given to it.
 *
 * 1. Pure: the same facts and request give the same changeset.
 * 2. A refusal is thrown as a `BatonError`; nothing of it is written.
 * 3. Commands of the engine itself (deadlines, cancelled dependencies) act as `baton`, which nobody else can.
 */
export function decide(request: Request, facts: Facts, plays: Plays): Changeset {
  const draft = new Draft(request, facts, plays)
  requireRunMay(draft)
  requireNoViewer(draft)
  requireOwnWords(request.command)
  return draft.finish(answer(draft))
}

function answer(draft: Draft): Answer {
  const { command } = draft.request
  if (isRunCommand(command)) return done(decideRun(draft, command))
  if (isRelayCommand(command)) return done(decideRelay(draft, command))
  if (isVisitCommand(command)) return done(decideVisit(draft, command))
  if (isSettingsCommand(command)) return done(decideSettings(draft, command))
  if (isTokensCommand(command)) return done(decideTokens(draft, command))
  if (isSetupCommand(command)) return done(decideSetup(draft, command))
  const { pipeline } = draft.facts.current
  switch (command.type) {
    case 'create_task':
      return done(createTask(draft, command))
    case 'import_task':
      return done(importTask(draft, command))
    case 'edit_task':
      return done(editTask(draft, command))
    case 'step':
      return done(takeStep(draft, openTask(draft, command.task_id), command.action, command.details))
    case 'acknowledge':
      return acknowledge(draft, openTask(draft, command.task_id), command)
    case 'receive_message':
      return receiveMessage(draft, command.message)
    case 'escalate':
      return done(escalateByHand(draft, command))
    case 'watch_task':
      return done(watchTask(draft, openTask(draft, command.task_id), command.watch))
    case 'resolve_escalation':
      return done(resolveEscalation(draft, command))
    case 'register_agent':
      return done(registerAgent(draft, pipeline, command))
    case 'set_person':
      return done(setPerson(draft, pipeline, command))
    case 'remove_person':
      return done(removePerson(draft, pipeline, command.person_id))
    case 'stop_pipeline':
      return done(stopPipeline(draft, pipeline, command.reason))
    case 'start_pipeline':
      return done(startPipeline(draft, pipeline))
    case 'revoke_permission':
      return done(revokePermission(draft, command))
    case 'decide_notice':
      return done(decideNotice(draft, pipeline, command))
    case 'fire_deadlines':
      requirePlatform(draft)
      return done(fireDeadlines(draft, openTask(draft, command.task_id)))
    case 'note_cancelled_dependency':
      requirePlatform(draft)
      return done(noteCancelledDependency(draft, command))
    case 'repair_record':
      return done(repairRecord(draft, pipeline, command))
    case 'accept_store':
      return done(acceptStore(draft, pipeline, command))
    case 'repair_task':
      return done(repairTask(draft, command))
  }
}

const done = (result: Extract<Answer, { ok: true }>['result']): Answer => ({ ok: true, result })

function requirePlatform(draft: Draft): void {
  const { actor, command } = draft.request
  if (actor === PLATFORM_AGENT) return
  throw BatonError.of('ACTOR_NOT_ALLOWED', { actor, status: '-', action: command.type, who: PLATFORM_AGENT })
}
