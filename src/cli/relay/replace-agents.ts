import { inflect } from '../../protocol/inflect.ts'
import type { CarriedTask } from '../../service/work/carried-task.ts'
import { replaceAgents as replace } from '../../service/work/resume-work.ts'
import type { Baton } from '../compose.ts'
import { jsonLine } from '../present/screen/json-line.ts'
import { print } from '../report.ts'
import { rehearsalCommands, stagesFor } from './who-plays.ts'

/** `run --resume --agent NAME`: from now on this agent plays every stage of the task, on the record. */
export async function replaceAgents(
  baton: Baton,
  { task, spec }: CarriedTask & { readonly spec: NonNullable<CarriedTask['spec']> },
  agent: string,
): Promise<void> {
  const { service, caller, pipeline, json, lang, prompts, now } = baton
  const { task_id } = task
  const config = stagesFor(baton.config, pipeline, agent)
  const rehearsal = rehearsalCommands(pipeline)
  const { replaced } = await replace(service, caller, { task_id, spec, config, rehearsal, prompts })
  if (replaced.length === 0) return
  const at = new Date(now()).toISOString()
  if (json) return print(jsonLine({ type: 'agents:replaced', at, task_id, agents: replaced }))
  const before = [...new Set(replaced.map(({ from }) => from))].join(', ')
  print(
    lang === 'ko'
      ? inflect`${task_id}: 이제부터 모든 단계의 에이전트는 ${agent} 입니다 (이전: ${before}). 진행 중이던 실행은 체크포인트에서 이어서 진행합니다.\n`
      : `${task_id}: from now on ${agent} is the agent of every stage (before: ${before}). A started run continues from its checkpoint.\n`,
  )
}
