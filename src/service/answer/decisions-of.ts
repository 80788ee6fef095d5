import type { Engine } from '../../engine/engine.ts'
import { fixFolderOf } from '../../engine/fix-folder.ts'
import { lookWhole, visitOf, type WholeLook } from '../../engine/look.ts'
import type { TaskRecord } from '../../pipeline/records.ts'
import { inactiveTeam } from '../../pipeline/relay/inactive-team.ts'
import { openItems } from '../../pipeline/relay/relay-item.ts'
import type { Localized } from '../../protocol/lang.ts'
import type { AgentDefinition } from '../../protocol/pipeline/definition.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { AskOption, ItemKind } from '../../protocol/plays/effect.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

interface OfStage {
  readonly task_id: string
  readonly title: string
  readonly stage: string
}

/** A leader–coder loop whose last attempt failed: a person chooses A, B or C. */
export interface PausedLoop extends OfStage {
  /** How many attempts there were. */
  readonly attempts: number
  /** How many more relaxed criteria allow. */
  readonly relaxedAttempts: number
  readonly lastFeedback: string
  readonly failedFiles: readonly string[]
  /** Where the work lies that a person repairs by hand. */
  readonly folder: string
  /** It is not there any more; choosing A makes it again first. */
  readonly folder_gone: boolean
}

/** A HANDOFF.md that no coder has seen, because a phrase in it would take an agent over. */
export interface RefusedDocument extends OfStage {
  /** Which phrase was found where. */
  readonly problems: readonly string[]
  /** Where the whole document can be read; null where it is in the store alone. */
  readonly path: string | null
}

/** Something that a relay asks of a person, and that nobody has answered yet. */
export interface OpenItem {
  readonly task_id: string
  readonly title: string
  readonly key: string
  /** What `answer` takes: the task, which answers its oldest item, or the key where others of the task are open. */
  readonly target: string
  readonly kind: ItemKind
  readonly text: Localized
  readonly details: readonly string[]
  readonly options: readonly Pick<AskOption, 'choice' | 'label' | 'fields'>[]
}

/** A team without an active agent that keeps a task where it is. */
export interface MissingTeam {
  readonly task_id: string
  readonly team: string
  /** An agent of the team that could be activated. */
  readonly agent: string
  /** The step `skip_docs` leaves the stage of this team out. */
  readonly can_skip: boolean
}

/** What a paused loop of leader and coder asks of a person; undefined where it asks nothing. */
export async function pausedLoopOf(engine: Engine, at: WholeLook): Promise<PausedLoop | undefined> {
  const { record } = at
  const visit = visitOf(at)
  const { loop } = visit ?? {}
  if (!visit || loop?.status !== 'PAUSED_FOR_HITL') return undefined
  const { task_id, title } = record.task
  const place = await fixFolderOf(engine, at)
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
  }
}

/** The same by the id of a task, whether or not agents carry it. */
export async function pausedLoop(
  { engine }: WithEngine,
  _caller: Caller,
  { task_id }: { readonly task_id: string },
): Promise<PausedLoop | undefined> {
  const [relay] = await engine.store.load([{ kind: 'relay', id: task_id }])
  return relay.value && (await pausedLoopOf(engine, await lookWhole({ engine, task_id })))
}

/** A HANDOFF.md that the filter refused, where a person is asked about it: before that, the leader writes it again. */
export function refusedDocumentOf(at: WholeLook): RefusedDocument | undefined {
  const visit = visitOf(at)
  const last = visit?.documents.at(-1)
  const isAsked = openItems(at.relay).some(({ kind }) => kind === 'document')
  if (!visit || last?.verdict !== 'refused' || !isAsked) return undefined
  const { task_id, title } = at.record.task
  return { task_id, title, stage: visit.stage, problems: last.problems, path: null }
}

/** Items that are shown with what they are about: the attempts of the loop, the document, the failure of the agent. */
const SHOWN_OTHERWISE: ReadonlySet<ItemKind> = new Set<ItemKind>(['choice', 'document', 'gave_up'])

/** The decisions that the relay of a task asks of a person now. */
export function openItemsOf(at: WholeLook): OpenItem[] {
  return everyItem(at).filter(({ kind }) => !SHOWN_OTHERWISE.has(kind))
}

/** The same with work that was given up: whatever is answered by one of its words alone. */
export function answerableItemsOf(at: WholeLook): OpenItem[] {
  return everyItem(at).filter(({ kind }) => kind !== 'choice' && kind !== 'document')
}

function everyItem({ relay, record }: WholeLook): OpenItem[] {
  const { task_id, title } = record.task
  const open = openItems(relay)
  return open.map(({ key, kind, text, details, options }) => ({
    ...{ task_id, title, key, target: open.length === 1 ? task_id : key, kind, text, details, options },
  }))
}

export function missingTeamOf(
  { record, pipeline }: { readonly record: TaskRecord; readonly pipeline: Pipeline },
  agents: readonly AgentDefinition[],
): MissingTeam | undefined {
  const { task_id, status } = record.task
  const team = inactiveTeam(pipeline, agents, status)
  if (team === undefined) return undefined
  const agent = agents.find((one) => one.team === team)?.agent_id ?? team.toLowerCase()
  return { task_id, team, agent, can_skip: pipeline.steps.get(status)?.get('skip_docs')?.when?.team === team }
}
