import { freeRelays } from '../../engine/relay/free-relays.ts'
import { type Look, look } from '../../engine/relay/relay-context.ts'
import { openWayBack, waysBack } from '../../engine/ways-back.ts'
import { teamDeciders } from '../../pipeline/deciders.ts'
import { itemOf } from '../../pipeline/relay/relay-item.ts'
import { blocker } from '../../pipeline/task-state.ts'
import { allRows } from '../../store/all-rows.ts'
import { openItemLines, pausedLoopLines, quoted, refusedDocumentLines } from '../present/relay-decisions.ts'
import { bothLanguages, linesOf, NOTHING_ABOUT, unindented, type Waiting } from '../present/waiting.ts'
import { wayBackHead, wayBackLines } from '../present/way-back-lines.ts'
import { missingTeamOf, openItemsOf, pausedLoopOf, refusedDocumentOf } from '../relay/decisions-of.ts'
import type { InboxContext } from './inbox-context.ts'

/** Tasks whose agents wait: for a choice, a decision, a document, a team, somebody to look, or somebody to carry them. */
export async function waitingRelays(context: InboxContext): Promise<readonly Waiting[]> {
  const { engine } = context
  const free = new Set(await freeRelays(engine))
  const found: Waiting[] = []
  for await (const { task_id } of allRows(engine.store, 'relays', {})) {
    const at = await look({ engine, task_id })
    found.push(...items(context, at), ...(await stopped(context, at)))
    if (free.has(task_id)) found.push(...(await notCarried(context, at)))
  }
  return found
}

function items({ flags, house }: InboxContext, at: Look): Waiting[] {
  const { task_id, assigned_team } = at.record.task
  return openItemsOf(at, flags).map((item) => {
    const asked = itemOf(at.relay, item.key)
    return {
      kind: 'item' as const,
      id: task_id,
      task_id,
      ...linesOf((lang) => openItemLines(item, lang)),
      since: asked?.opened_at ?? null,
      decides: teamDeciders(house, asked?.to === 'po' ? null : assigned_team),
      commands: item.options.map(({ command }) => command),
      value: item,
    }
  })
}

/** What the relay was put down with. */
async function stopped(context: InboxContext, at: Look): Promise<Waiting[]> {
  const { engine, flags, house } = context
  const { record, relay, pipeline } = at
  const { task_id, title, assigned_team } = record.task
  const since = relay.waiting?.since ?? record.task.updated_at
  const base = { id: task_id, task_id, since, decides: teamDeciders(house, assigned_team) }
  const loop = await pausedLoopOf(engine, at, flags)
  if (loop) {
    const lines = linesOf((lang) => pausedLoopLines(loop, lang))
    return [{ kind: 'choice', ...base, ...lines, commands: Object.values(loop.commands), value: loop }]
  }
  const document = refusedDocumentOf(at, flags)
  if (document) {
    const lines = linesOf((lang) => refusedDocumentLines(document, lang))
    return [{ kind: 'document', ...base, ...lines, commands: Object.values(document.commands), value: document }]
  }
  const kind = pipeline.statuses.get(record.task.status)?.kind
  const works = kind === 'pending' || kind === 'in_progress' || kind === 'revision'
  const missing = works && relay.waiting?.what === 'team' ? missingTeamOf(at, house.agents, flags) : undefined
  if (missing) return [inactiveTeamEntry(context, at, missing, since)]
  if (!works || relay.waiting?.what !== 'run') return []
  const { run_id, text } = relay.waiting
  const what = (ko: string, en: string) => ({
    ko: `${at.stay?.stage ?? ''}  ${ko}`,
    en: `${at.stay?.stage ?? ''}  ${en}`,
  })
  return [
    {
      kind: 'stage_failed',
      ...base,
      what: what(`단계가 실패했습니다: ${title}`, `the stage failed: ${title}`),
      about: bothLanguages(() => quoted(text).map(unindented)),
      commands: [
        `baton run --resume ${task_id}${flags}`,
        ...(run_id === null ? [] : [`baton runs logs ${run_id}${flags}`]),
        `baton task hold ${task_id} --reason "…"${flags}`,
      ],
      value: { task_id, title, stage: at.stay?.stage ?? null, run_id, reason: text },
    },
  ]
}

/** A team without an active agent keeps the task where it is: the PO registers one, or leaves its stage out. */
export function inactiveTeamEntry(
  { house }: InboxContext,
  { record }: Pick<Look, 'record'>,
  { team, register, skip }: NonNullable<ReturnType<typeof missingTeamOf>>,
  since: string,
): Waiting {
  const { task_id, title, status } = record.task
  return {
    kind: 'inactive_team',
    id: task_id,
    task_id,
    what: {
      ko: `${status}  ${team} 팀에 활성 에이전트가 없습니다: ${title}`,
      en: `${status}  the team ${team} has no active agent: ${title}`,
    },
    about: NOTHING_ABOUT,
    since,
    decides: [house.po],
    commands: [register, ...(skip === null ? [] : [skip])],
    value: { task_id, title, status, team },
  }
}

/** Nothing stops it, and nobody carries it; where it came back, what its team was asked is said too. */
async function notCarried({ engine, flags, house }: InboxContext, at: Look): Promise<Waiting[]> {
  const { record, relay, pipeline } = at
  const { task } = record
  const { task_id, title, status, assigned_team: team } = task
  if (blocker(record) || (record.cancelled_dependencies ?? []).length > 0) return []
  const isRevision = pipeline.statuses.get(status)?.kind === 'revision'
  const way = isRevision ? openWayBack(await waysBack(engine.store, task_id), { pipeline, task, team }) : undefined
  return [
    {
      kind: isRevision ? 'revision' : 'not_carried',
      id: task_id,
      task_id,
      what: isRevision
        ? {
            ko: `${status}  돌아온 일을 아무도 나르지 않습니다: ${title}`,
            en: `${status}  sent back, and nobody carries it: ${title}`,
          }
        : { ko: `${status}  아무도 나르지 않습니다: ${title}`, en: `${status}  nobody carries it: ${title}` },
      about: way ? bothLanguages((lang) => [wayBackHead(way, lang), ...wayBackLines(way, lang)]) : NOTHING_ABOUT,
      since: way?.at ?? relay.updated_at,
      decides: teamDeciders(house, team),
      commands: [`baton run --resume ${task_id}${flags}`],
      value: { task_id, title, status, way_back: way ?? null },
    },
  ]
}
