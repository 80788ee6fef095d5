import { activateMissingAgents as activate } from '../../service/registry/activate-missing-agents.ts'
import type { Baton } from '../compose.ts'
import { jsonLine } from '../present/screen/json-line.ts'
import { print } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

/** Every stage has somebody who plays it, so every team has somebody active; that is said, not done in silence. */
export async function activateMissingAgents(baton: Baton, skipsDocs: boolean): Promise<void> {
  const { service, caller, json, lang, now, pipeline } = baton
  for (const { agent_id, agent_name, team } of await activate(service, caller, { skipsDocs })) {
    const at = new Date(now()).toISOString()
    if (json) print(jsonLine({ type: 'agent:registered', at, agent: agent_id }))
    else
      print(
        lang === 'ko'
          ? `${pipeline.teams.get(team)?.role.ko ?? team} 팀의 에이전트를 활성화했습니다: ${terminalText(agent_name)} (${agent_id})\n`
          : `Registered ${agent_id} as active.\n`,
      )
  }
}
