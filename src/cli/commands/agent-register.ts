import { inflect } from '../../protocol/inflect.ts'
import type { Localized } from '../../protocol/lang.ts'
import type { AgentDefinition } from '../../protocol/pipeline/definition.ts'
import { TEXT_PATTERNS } from '../../protocol/text-patterns.ts'
import { registerAgent } from '../../service/registry/register-agent.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { hintDueWork, print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'
import { usageProblem } from '../usage-error.ts'
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
    const { service, caller, pipeline, json, lang } = baton
    const result = await registerAgent(service, caller, {
      agent_id,
      ...(options.team === undefined ? {} : { team: teamNamed(pipeline, options.team) }),
      ...(options.name === undefined ? {} : { agent_name: options.name }),
      ...(options.role === undefined ? {} : { role: options.role }),
      ...(options.status === undefined ? {} : { status: options.status }),
      ...(options.github === undefined ? {} : { github_registered: options.github }),
      ...(options.lead === undefined ? {} : { lead: options.lead }),
    })
    if (json) return printJson(result)
    print(
      lang === 'ko'
        ? inflect`${agent_id}: ${result.team} 팀에 ${result.status} (으)로 등록했습니다.\n`
        : `${agent_id} is registered in team ${result.team} as ${result.status}.\n`,
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
