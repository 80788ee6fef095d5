import { TEXT_PATTERNS } from '../../protocol/text-patterns.ts'
import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { notifyDeciders } from './notify-deciders.ts'
import { openHeldRun, openRun, putRun, requirePerson, withCheckpoint } from './open-run.ts'
import type { RunCommand } from './run-command.ts'
import { hasEnded } from './run-record.ts'

type Command<Type extends RunCommand['type']> = Extract<RunCommand, { type: Type }>

/** An agent that says everything wrong must not fill the log: so many are kept, the rest are counted. */
const MAX_NOTES = 100
const MAX_NOTE_LENGTH = 2_000

export function runNoted(draft: Draft, command: Command<'run_noted'>): Results['run_noted'] {
  const run = openHeldRun(draft, command)
  const { kind, tag, text } = command.note
  const kept = run.notes < MAX_NOTES
  if (kept) draft.event(run.run_id, 'run:noted', { kind, tag, text: text.slice(0, MAX_NOTE_LENGTH) })
  if (kept && kind === 'dependency') {
    // The agent chose the name: only one that can be a setting is put into a command.
    const setting = TEXT_PATTERNS.variableName.regex.test(tag) ? tag : 'NAME'
    notifyDeciders(draft, run, 'run_dependency', { run_id: run.run_id, agent: run.agent, name: tag, setting })
  }
  putRun(draft, { ...run, notes: run.notes + 1 })
  return { run_id: run.run_id, kept }
}

/** What its agent is told is made by the worker that takes it first, out of the task and its repository. */
export function runPrepared(draft: Draft, command: Command<'run_prepared'>): Results['run_prepared'] {
  const run = openHeldRun(draft, command)
  const { prompt, brief, workspace } = command
  draft.event(run.run_id, 'run:prepared', { prompt, start: workspace.start ?? null })
  putRun(draft, { ...run, prompt, brief, workspace })
  return { run_id: run.run_id }
}

/** Where it works, once its workspace is made. */
export function runWorkspace(draft: Draft, command: Command<'run_workspace'>): Results['run_workspace'] {
  const run = openHeldRun(draft, command)
  draft.event(run.run_id, 'workspace:made', { ...command.workspace })
  putRun(draft, { ...run, workspace: command.workspace })
  return { run_id: run.run_id }
}

/** The session of its CLI, by which the next process can go on. */
export function runSession(draft: Draft, command: Command<'run_session'>): Results['run_session'] {
  const run = openHeldRun(draft, command)
  const { session: id } = command
  if ((run.session?.id ?? null) === id) return { run_id: run.run_id }
  draft.event(run.run_id, 'run:session', { session: id })
  putRun(draft, { ...run, session: id === null ? null : { id, at: draft.at, used: null } })
  return { run_id: run.run_id }
}

/** What its process has used so far. It is counted when the process is done with, however that comes about. */
export function runUsed(draft: Draft, command: Command<'run_used'>): Results['run_used'] {
  const run = openHeldRun(draft, command)
  if (hasEnded(run)) return { run_id: run.run_id }
  const { input_tokens, output_tokens, cost_usd, turns = null } = command.used
  draft.event(run.run_id, 'run:used', { attempt: run.attempt, input_tokens, output_tokens, cost_usd, turns })
  putRun(draft, { ...run, spent: command.used })
  return { run_id: run.run_id }
}

/** One step was taken back: the workspace as it is after that is a checkpoint of its own. */
export function recordUndo(draft: Draft, command: Command<'record_undo'>): Results['record_undo'] {
  requirePerson(draft)
  const run = withCheckpoint(draft, openRun(draft, command.run_id), command.checkpoint)
  draft.event(run.run_id, 'run:undone', { undone: command.undone, checkpoint: run.checkpoints.length })
  putRun(draft, run)
  return { run_id: run.run_id, undone: command.undone, checkpoint: run.checkpoints.length }
}
