import { nearest } from '../../engine/secrets/give-settings.ts'
import type { BatonError } from '../../protocol/baton-error.ts'
import type { AgentDefinition } from '../../protocol/pipeline/definition.ts'
import type { EffectiveConfig, StageAgent } from '../../protocol/project-config/effective-config.ts'
import type { SettingScope } from '../../protocol/setting.ts'
import type { Caller } from '../caller/caller.ts'
import { registeredAgents } from '../registry/registered-agents.ts'
import type { WithEngine } from '../service.ts'
import { secretsOf } from './settings-access.ts'

/** What an agent declares, and where its value would come from. */
export interface CheckedSetting {
  readonly stage: string
  readonly agent: string
  readonly name: string
  readonly optional: boolean
  /** Null: there is none. */
  readonly scope: string | null
  /** Why the value cannot be opened on this machine. */
  readonly problem: BatonError | null
}

/** Whether a run of this agent would start. */
export const isMissing = ({ optional, scope, problem }: CheckedSetting): boolean =>
  scope === null ? !optional : problem !== null

interface CheckInput {
  readonly config: EffectiveConfig
  /** The name of the project; null outside a repository. */
  readonly project: string | null
}

/** Which agents of the configuration declare what, and what of it is missing, before any of them is started. */
export async function checkSettings(
  service: WithEngine,
  _caller: Caller,
  { config, project }: CheckInput,
): Promise<readonly CheckedSetting[]> {
  const opened = await secretsOf(service).current()
  const agents = await registeredAgents(service)
  const players = [
    ...config.stages.map(({ stage, team, agent }) => ({ stage, as: activeAgent(agents, team), agent })),
    ...(config.reviewer ? [{ stage: 'reviewer', as: 'reviewer', agent: config.reviewer }] : []),
  ]
  return players.flatMap(({ stage, as, agent }) => {
    const scopes: SettingScope[] = [`agent:${as}`, ...(project ? [`project:${project}` as const] : []), 'store']
    return declaredBy(agent).map(({ name, optional }) => {
      const id = nearest(opened, scopes, name)
      const scope = (id && opened.record.values[id]?.scope) ?? null
      return { stage, agent: as, name, optional, scope, problem: (id && opened.faults.get(id)) || null }
    })
  })
}

const declaredBy = (agent: StageAgent) =>
  (agent.kind === 'command' ? agent.settings : []).map((name) => ({
    name: name.replace(/\?$/, ''),
    optional: name.endsWith('?'),
  }))

/** As whom a stage is played: the active lead of its team, else its first active agent. */
function activeAgent(agents: readonly AgentDefinition[], team: string): string {
  const active = agents.filter((one) => one.team === team && one.status === 'active')
  return (active.find(({ lead }) => lead) ?? active[0])?.agent_id ?? team
}
