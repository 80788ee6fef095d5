import { inflect } from '../../protocol/inflect.ts'
import type { Baton } from '../compose.ts'
import { jsonLine } from '../present/json-line.ts'
import { print } from '../report.ts'

/** Every stage has somebody who plays it, so every team has somebody active; that is said, not done in silence. */
export async function activateMissingAgents(baton: Baton, skipsDocs: boolean): Promise<void> {
  const { engine, actor, json, lang } = baton
  const skipped = engine.pipeline.definition.transitions.flatMap(({ action, when }) =>
    skipsDocs && action === 'skip_docs' && when ? [when.team] : [],
  )
  const [loaded] = await engine.store.load([{ kind: 'registry', id: 'registry' }])
  const agents = (loaded?.kind === 'registry' && loaded.value?.agents) || engine.pipeline.definition.agents
  for (const { team } of engine.pipeline.stages) {
    const members = agents.filter((one) => one.team === team)
    const [first] = members
    if (!first || skipped.includes(team) || members.some(({ status }) => status === 'active')) continue
    await engine.execute({ type: 'register_agent', agent: { ...first, status: 'active' } }, { actor })
    const { agent_id } = first
    const at = new Date(engine.clock.now()).toISOString()
    if (json) print(jsonLine({ type: 'agent:registered', at, agent: agent_id }))
    else
      print(
        lang === 'ko' ? inflect`${agent_id} 을(를) active 로 등록했습니다.\n` : `Registered ${agent_id} as active.\n`,
      )
  }
}
