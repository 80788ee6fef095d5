import type { BatonError } from '../../protocol/baton-error.ts'
import { inflect } from '../../protocol/inflect.ts'
import type { AskOption } from '../../protocol/plays/effect.ts'
import type { Draft } from '../draft.ts'
import { openTask } from '../task-state.ts'
import { putItem } from './ask-effect.ts'
import type { VisitRecord } from './visit-record.ts'

/**
 * A team that is needed now has no active agent: the PO registers one, skips documentation where the table has that step,
 * or stops the task. The item belongs to the row by which the visit enters; an agent that is registered meanwhile closes it.
 */
export function askAboutTeam(draft: Draft, visit: VisitRecord, row: string, error: BatonError): VisitRecord {
  if (error.code !== 'TEAM_NOT_ACTIVE') return visit
  const asked = visit.asked == null ? undefined : draft.read('item', visit.asked)
  if (asked?.open) return visit
  const { task_id } = visit
  const team = String(error.values.team ?? '-')
  const { record, pipeline } = openTask(draft, task_id)
  const canSkip = pipeline.steps.get(record.task.status)?.has('skip_docs') ?? false
  const [agent] = pipeline.definition.agents.filter((one) => one.team === team)
  const item = `${visit.visit}/team.${visit.rows}.${(visit.items ?? 0) + 1}`
  putItem(draft, {
    item,
    task_id,
    visit: visit.visit,
    kind: 'team_inactive',
    to: 'po',
    text: {
      ko: inflect`${team} 팀에 활성 에이전트가 없습니다. ${task_id} 을(를) 어떻게 할까요?`,
      en: `Team ${team} has no active agent. How should ${task_id} continue?`,
    },
    details: [`baton agent register ${agent?.agent_id ?? 'NAME'} --team ${team} --status active`],
    options: canSkip ? [OPTIONS.skip, OPTIONS.again, OPTIONS.stop] : [OPTIONS.again, OPTIONS.stop],
    confirmable: canSkip,
    run: null,
    open: true,
    opened_at: draft.at,
    answer: null,
    row,
  })
  return { ...visit, asked: item, items: (visit.items ?? 0) + 1 }
}

/** What was asked is past: the team has an agent, or the visit is over. */
export function closeAsked(draft: Draft, visit: VisitRecord): VisitRecord {
  if (visit.asked == null) return visit
  const item = draft.read('item', visit.asked)
  if (item?.open) draft.put('item', item.item, { ...item, open: false })
  return { ...visit, asked: null }
}

const OPTIONS = {
  skip: {
    choice: 'skip',
    label: { ko: '문서화를 생략하고 승인으로 넘깁니다', en: 'skip documentation and continue to the approval' },
  },
  again: {
    choice: 'again',
    label: { ko: '에이전트를 등록했으니 다시 시도합니다', en: 'an agent was registered: try again' },
  },
  stop: { choice: 'stop', label: { ko: '태스크를 보류합니다', en: 'the task is put on hold' } },
} as const satisfies Record<string, AskOption>
