import { inflect } from '../../protocol/inflect.ts'
import { activateMissingAgents as activate } from '../../service/registry/activate-missing-agents.ts'
import type { Baton } from '../compose.ts'
import { jsonLine } from '../present/screen/json-line.ts'
import { print } from '../report.ts'

/** Every stage has somebody who plays it, so every team has somebody active; that is said, not done in silence. */
export async function activateMissingAgents(baton: Baton, skipsDocs: boolean): Promise<void> {
  const { service, caller, json, lang, now } = baton
  for (const { agent_id } of await activate(service, caller, { skipsDocs })) {
    const at = new Date(now()).toISOString()
    if (json) print(jsonLine({ type: 'agent:registered', at, agent: agent_id }))
    else
      print(
        lang === 'ko' ? inflect`${agent_id} 을(를) active 로 등록했습니다.\n` : `Registered ${agent_id} as active.\n`,
      )
  }
}
