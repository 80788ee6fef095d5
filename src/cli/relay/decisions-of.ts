import type { Engine } from '../../engine/engine.ts'
import { fixFolderOf } from '../../engine/relay/fix-folder.ts'
import { type Look, visitOf } from '../../engine/relay/relay-context.ts'
import type { TaskRecord } from '../../pipeline/records.ts'
import { inactiveTeam } from '../../pipeline/relay/inactive-team.ts'
import { openItems } from '../../pipeline/relay/relay-item.ts'
import type { AgentDefinition } from '../../protocol/pipeline/definition.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { OpenItem, PausedLoop, RefusedDocument } from '../present/relay-decisions.ts'

/** What a paused loop of leader and coder asks of a person; undefined where it asks nothing. */
export async function pausedLoopOf(engine: Engine, at: Look, flags: string): Promise<PausedLoop | undefined> {
  const { record } = at
  const visit = visitOf(at)
  const { loop } = visit ?? {}
  if (!visit || loop?.status !== 'PAUSED_FOR_HITL') return undefined
  const { task_id, title } = record.task
  const place = await fixFolderOf(engine, at)
  const answer = (what: string) => `baton answer ${task_id} ${what}${flags}`
  return {
    task_id,
    title,
    stage: visit.stage,
    attempts: loop.attempt,
    relaxedAttempts: loop.limits.relaxedAttempts,
    lastFeedback: loop.lastFeedback ?? '',
    failedFiles: loop.failedFiles,
    folder: place?.folder ?? '-',
    folder_gone: place?.isGone ?? false,
    commands: { A: answer('A'), B: answer('B --criteria "…"'), C: answer('C') },
  }
}

/** A HANDOFF.md that the filter refused and nobody has judged yet. */
export function refusedDocumentOf(at: Look, flags: string): RefusedDocument | undefined {
  const visit = visitOf(at)
  const last = visit?.documents.at(-1)
  if (!visit || last?.verdict !== 'refused') return undefined
  const { task_id, title } = at.record.task
  return {
    task_id,
    title,
    stage: visit.stage,
    problems: last.problems,
    path: null,
    commands: { allow: `baton answer ${task_id} allow${flags}`, refuse: `baton answer ${task_id} refuse${flags}` },
  }
}

/** The decisions that the relay of a task asks of a person now. */
export function openItemsOf({ relay, record, pipeline }: Look, flags: string): OpenItem[] {
  const { task_id, title } = record.task
  return openItems(relay, pipeline, record.task).map(({ key, kind, text, details, options }) => ({
    ...{ task_id, title, key, kind, text, details },
    options: options.map((option) => ({ ...option, command: `baton answer ${task_id} ${option.choice}${flags}` })),
  }))
}

/** A team without an active agent that keeps the task where it is, and the commands that let it go on. */
export interface MissingTeam {
  readonly team: string
  readonly register: string
  readonly skip: string | null
}

export function missingTeamOf(
  { record, pipeline }: { readonly record: TaskRecord; readonly pipeline: Pipeline },
  agents: readonly AgentDefinition[],
  flags: string,
): MissingTeam | undefined {
  const { task_id, status } = record.task
  const team = inactiveTeam(pipeline, agents, status)
  if (team === undefined) return undefined
  const agent = agents.find((one) => one.team === team)?.agent_id ?? team.toLowerCase()
  const skips = pipeline.steps.get(status)?.get('skip_docs')?.when?.team === team
  return {
    team,
    register: `baton agent register ${agent} --team ${team}${flags}`,
    skip: skips ? `baton task skip-docs ${task_id}${flags}` : null,
  }
}
