import { endDeadLease } from '../../engine/relay/end-dead-lease.ts'
import { relaySpec } from '../../engine/relay/relay-spec.ts'
import type { RelayRecord } from '../../pipeline/relay/relay-record.ts'
import { inflect } from '../../protocol/inflect.ts'
import type { EffectiveCheck } from '../../protocol/project-config/effective-config.ts'
import type { Baton } from '../compose.ts'
import { jsonLine } from '../present/json-line.ts'
import { print } from '../report.ts'
import { rehearsalCommands, stagesFor } from './who-plays.ts'

/** `run --resume --agent NAME`: from now on this agent plays every stage of the task, on the record. */
export async function replaceAgents(baton: Baton, { task_id, spec }: RelayRecord, agent: string): Promise<void> {
  const { engine, actor, json, lang, config, prompts } = baton
  // The checks are those of the task: agents are allowed to run them.
  const checks = spec.checks as readonly EffectiveCheck[]
  const { stages, reviewers, rehearsal } = relaySpec({
    ...spec,
    config: { ...stagesFor(config, engine.pipeline, agent), checks },
    rehearsal: rehearsalCommands(engine.pipeline),
    prompts,
  })
  const agents = { stages, ...(reviewers && { reviewers }), rehearsal }
  await endDeadLease(engine, task_id, ({ driver }) => driver)
  const { replaced } = await engine.execute({ type: 'replace_agents', task_id, agents }, { actor })
  if (replaced.length === 0) return
  const at = new Date(engine.clock.now()).toISOString()
  if (json) return print(jsonLine({ type: 'agents:replaced', at, task_id, agents: replaced }))
  const before = [...new Set(replaced.map(({ from }) => from))].join(', ')
  print(
    lang === 'ko'
      ? inflect`${task_id}: 이제부터 모든 단계를 ${agent} (으)로 합니다 (이전: ${before}). 하던 실행은 체크포인트에서 이어집니다.\n`
      : `${task_id}: from now on ${agent} plays every stage (before: ${before}). A run that had begun goes on from its checkpoint.\n`,
  )
}
