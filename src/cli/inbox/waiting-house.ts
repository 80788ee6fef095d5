import { DEAD_LETTER } from '../../engine/due-work.ts'
import { leadOfTeam } from '../../pipeline/deciders.ts'
import { RUNNING } from '../../pipeline/pipeline-time.ts'
import { CONTROL } from '../../pipeline/records.ts'
import { escalationCause } from '../../protocol/notifications.ts'
import { allRows } from '../../store/all-rows.ts'
import { bothLanguages, NOTHING_ABOUT, type Waiting } from '../present/waiting.ts'
import type { InboxContext } from './inbox-context.ts'

/** The PO decides every escalation, the lead of the team that of L1. */
export async function waitingEscalations(context: InboxContext): Promise<readonly Waiting[]> {
  const { engine, house, asActor, flags } = context
  const found: Waiting[] = []
  for await (const { task_id, escalation } of allRows(engine.store, 'escalations', {})) {
    const { id, level, triggers, team, note, raised_at } = escalation
    const said = note ? `: ${note}` : ''
    found.push({
      kind: 'escalation',
      id,
      task_id,
      what: bothLanguages((lang) => `L${level} ${escalationCause(triggers, lang)} (${team})${said}`),
      about: NOTHING_ABOUT,
      since: raised_at,
      decides: [...new Set([...(level === 1 ? [leadOfTeam(house, team)] : []), house.po])],
      commands: [`baton escalation resolve ${id} continue${asActor}${flags}`],
      value: { task_id, ...escalation },
    })
  }
  return found
}

/** What is about no task: a pipeline that stands still, and notices that nobody got. */
export async function waitingHouse(context: InboxContext): Promise<readonly Waiting[]> {
  return [...(await stoppedPipeline(context)), ...(await deadLetters(context))]
}

async function stoppedPipeline({ engine, house, flags }: InboxContext): Promise<readonly Waiting[]> {
  const [control] = await engine.store.load([CONTROL])
  const { stopped_at } = (control?.kind === 'control' ? control.value : undefined) ?? RUNNING
  if (stopped_at === null) return []
  const what = {
    ko: '중단됨: 픽업이 멈추고 기한이 흐르지 않습니다',
    en: 'stopped: no pickups, and deadlines stand still',
  }
  return [
    {
      kind: 'pipeline_stopped',
      id: 'pipeline',
      task_id: null,
      what,
      about: NOTHING_ABOUT,
      since: new Date(stopped_at).toISOString(),
      decides: [house.po],
      commands: [`baton pipeline start${flags}`],
      value: {},
    },
  ]
}

async function deadLetters({ engine, house, flags }: InboxContext): Promise<readonly Waiting[]> {
  const found: Waiting[] = []
  for await (const row of allRows(engine.store, 'rows', { key: DEAD_LETTER })) {
    const { failures: attempts, failure } = row
    const { rows } = await engine.store.list('notices_by_id', { ids: [String(row.data.notice)] })
    const [notice] = rows
    if (!notice) continue
    const { id, task_id, to, at, text } = notice
    const first = bothLanguages((lang) => text[lang].split('\n')[0] ?? '')
    found.push({
      kind: 'dead_letter',
      id,
      task_id,
      what: {
        ko: `${to} 에게 보낼 알림을 ${attempts}번 보내지 못했습니다 (${failure}): ${first.ko}`,
        en: `a notice to ${to} could not be delivered in ${attempts} attempts (${failure}): ${first.en}`,
      },
      about: NOTHING_ABOUT,
      since: at,
      decides: [house.po],
      commands: [`baton tick${flags}`],
      value: notice,
    })
  }
  return found
}
