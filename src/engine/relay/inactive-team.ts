import { itemOf, type NewItem } from '../../pipeline/relay/relay-item.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { askPerson } from './ask-person.ts'
import { holdTask } from './hold-task.ts'
import { type Look, look, type RelayContext, visitOf, type Waits } from './relay-context.ts'

/**
 * A team that is needed now has no active agent: a person registers one, skips documentation where the table has that
 * step, or stops the task. Skipping is the PO's word; `--yes` gives it, and is recorded as such.
 */
export const whenTeamInactive = (context: RelayContext) => async (error: unknown) => {
  if (!(error instanceof BatonError) || error.code !== 'TEAM_NOT_ACTIVE') throw error
  const { team = '-' } = error.values
  return settleTeam(context, String(team))
}

async function settleTeam(context: RelayContext, team: string): Promise<Waits | 'again'> {
  const { engine, task_id } = context
  const at = await look(context)
  const item = itemFor(at, team)
  const asked = await askPerson(context, at, item)
  if ('wait' in asked) return asked
  const { choice, by, note } = asked.answer
  if (choice === 'stop')
    return holdTask(context, { key: item.key, by, note: note ?? item.text[at.relay.spec.language] })
  if (choice === 'skip') {
    const visit = visitOf(at)
    const run = visit?.evidence.findLast(({ commit }) => commit === visit.landed)?.run_id
    const details = { ...(run ? { run } : {}), note: note ?? SKIPPED[at.relay.spec.language](team) }
    const step = { type: 'step', task_id, action: 'skip_docs', details } as const
    await engine.execute(step, { actor: by, commandId: `relay/${task_id}/${item.key}/skip_docs` })
  }
  return 'again'
}

const SKIPPED = {
  ko: (team: string) => `문서화 생략: ${team} 팀에 active 에이전트가 없음`,
  en: (team: string) => `documentation skipped: team ${team} has no active agent`,
} as const

/** After `again` it is asked anew, by another key, where the team is still without an agent. */
function itemFor({ pipeline, record, relay }: Look, team: string): NewItem {
  const { task_id, status, pipeline_history } = record.task
  const canSkip = pipeline.steps.get(status)?.has('skip_docs') ?? false
  const first = `team/${team}/${pipeline_history.length}`
  let key = first
  for (let count = 2; itemOf(relay, key)?.answer?.choice === 'again'; count += 1) key = `${first}/${count}`
  const [agent] = pipeline.definition.agents.filter((one) => one.team === team)
  return {
    key,
    kind: 'team_inactive',
    to: 'po',
    text: {
      ko: `${team} 팀에 active 에이전트가 없습니다. ${task_id} 을(를) 어떻게 할까요?`,
      en: `Team ${team} has no active agent. How shall ${task_id} go on?`,
    },
    details: [`baton agent register ${agent?.agent_id ?? 'NAME'} --team ${team} --status active`],
    options: canSkip ? [OPTIONS.skip, OPTIONS.again, OPTIONS.stop] : [OPTIONS.again, OPTIONS.stop],
    confirmable: canSkip,
  }
}

const OPTIONS = {
  skip: {
    choice: 'skip',
    label: { ko: '문서화를 생략하고 승인으로 넘깁니다', en: 'skip documentation: it goes on to the approval' },
  },
  again: {
    choice: 'again',
    label: { ko: '에이전트를 등록했으니 다시 시도합니다', en: 'an agent was registered: try again' },
  },
  stop: { choice: 'stop', label: { ko: '태스크를 보류합니다', en: 'the task is put on hold' } },
} as const
