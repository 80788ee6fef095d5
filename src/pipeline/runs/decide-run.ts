import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { feedRun, followRun } from '../visits/follow-run.ts'
import { adoptRun } from './adopt-run.ts'
import { answerQuestion, runAsked } from './ask-question.ts'
import { controlRun, followUp, runPaused, runResumed } from './control-run.ts'
import { createRun } from './create-run.ts'
import { releaseRun, runEnded } from './end-run.ts'
import { fireRun } from './fire-run.ts'
import { loseRun } from './lose-run.ts'
import { recordUndo, runNoted, runPrepared, runSession, runUsed, runWorkspace } from './note-run.ts'
import { repairRun, runRepair } from './repair-run.ts'
import type { RunCommand } from './run-command.ts'
import { runReportedError } from './run-reported-error.ts'
import { takeRun } from './take-run.ts'

/** Every rule about runs, command by command. What follows for the queue and for a visit comes after it. */
export function decideRun(draft: Draft, command: RunCommand): Results[RunCommand['type']] {
  const id = 'run_id' in command ? command.run_id : undefined
  const before = id === undefined ? undefined : draft.read('run', id)
  const result = decideCommand(draft, command)
  if (id !== undefined) followRun(draft, before, draft.read('run', id))
  return result
}

function decideCommand(draft: Draft, command: RunCommand): Results[RunCommand['type']] {
  switch (command.type) {
    case 'create_run':
      return createRun(draft, command)
    case 'answer_question':
      return answerQuestion(draft, command)
    case 'pause_run':
    case 'resume_run':
    case 'cancel_run':
      return controlRun(draft, command)
    case 'follow_up':
      return followUp(draft, command)
    case 'record_undo':
      return recordUndo(draft, command)
    case 'take_run':
      return takeRun(draft, command)
    case 'run_prepared':
      return runPrepared(draft, command)
    case 'run_workspace':
      return runWorkspace(draft, command)
    case 'run_session':
      return runSession(draft, command)
    case 'run_used':
      return runUsed(draft, command)
    case 'run_asked':
      return runAsked(draft, command)
    case 'run_reported_error':
      return runReportedError(draft, command)
    case 'run_paused':
      return runPaused(draft, command)
    case 'run_resumed':
      return runResumed(draft, command)
    case 'run_noted':
      return runNoted(draft, command)
    case 'run_ended':
      return runEnded(draft, command)
    case 'run_repair':
      return runRepair(draft, command)
    case 'repair_run':
      return repairRun(draft, command)
    case 'release_run':
      return releaseRun(draft, command)
    case 'adopt_run':
      return adoptRun(draft, command)
    case 'run_lost':
      return loseRun(draft, command)
    case 'feed_run':
      return feedRun(draft, command)
    case 'fire_run':
      return fireRun(draft, command)
  }
}
