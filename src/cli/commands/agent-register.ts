import { inflect } from '../../protocol/inflect.ts'
import type { Localized } from '../../protocol/lang.ts'
import type { AgentDefinition } from '../../protocol/pipeline/definition.ts'
import { TEXT_PATTERNS } from '../../protocol/text-patterns.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { hintDueWork, print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'
import { usageProblem } from '../usage-error.ts'
import { registeredAgents } from './agent-list.ts'
import { teamNamed } from './task-list.ts'

export interface AgentRegisterOptions extends CommonOptions {
  readonly team?: string
  readonly name?: string
  readonly role?: string
  readonly status?: AgentDefinition['status']
  readonly lead?: boolean
  readonly github?: AgentDefinition['github_registered']
}

/** `baton agent register ID`: adds an agent, or changes one; active unless `--status` says otherwise. */
export async function agentRegister(agent_id: string, options: AgentRegisterOptions): Promise<void> {
  requirePattern(agent_id, 'lowerName', 'ID')
  if (options.name !== undefined) requirePattern(options.name, 'plainLine', '--name')
  if (options.role !== undefined) requirePattern(options.role, 'plainLine', '--role')
  await withBaton(options, 'create', async (baton) => {
    const { engine, actor, json, lang } = baton
    const before = (await registeredAgents(baton)).find((agent) => agent.agent_id === agent_id)
    const team = options.team === undefined ? before?.team : teamNamed(engine.pipeline, options.team)
    if (team === undefined)
      throw usageProblem({ ko: '새 에이전트에는 --team 이 필요합니다.', en: 'A new agent needs --team.' })
    const agent: AgentDefinition = {
      agent_id,
      agent_name: options.name ?? before?.agent_name ?? agent_id,
      team,
      role: options.role ?? before?.role ?? engine.pipeline.teams.get(team)?.role.ko ?? team,
      status: options.status ?? 'active',
      github_registered: options.github ?? before?.github_registered ?? 'N',
      lead: options.lead ?? (before?.team === team && before.lead),
    }
    const result = await engine.execute({ type: 'register_agent', agent }, { actor })
    if (json) return printJson(result)
    print(
      lang === 'ko'
        ? inflect`${agent_id}: ${team} 팀에 ${agent.status} (으)로 등록했습니다.\n`
        : `${agent_id} is registered in team ${team} as ${agent.status}.\n`,
    )
    await hintDueWork(baton)
  })
}

function requirePattern(given: string, pattern: 'lowerName' | 'plainLine', what: string): void {
  const { regex, expected } = TEXT_PATTERNS[pattern]
  if (regex.test(given)) return
  const problem: Localized = {
    ko: inflect`${what} 은(는) ${expected.ko}이어야 합니다 (${terminalText(given)}).`,
    en: `${what} must be ${expected.en}, not "${terminalText(given)}".`,
  }
  throw usageProblem(problem)
}
