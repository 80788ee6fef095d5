import { registeredAgents } from '../../service/registry/registered-agents.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { screenOf } from '../present/screen/screen.ts'
import { table } from '../present/screen/table.ts'
import { teamCell } from '../present/screen/team-cell.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

/** `baton agent list`: the registry. Only active agents act. */
export async function agentList(options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const agents = await registeredAgents(baton.service)
    if (baton.json) return printJson({ agents })
    const screen = screenOf(baton)
    const { po } = baton.pipeline.definition
    const rows = agents.map((agent) => [
      { text: agent.agent_id },
      teamCell(screen, baton.pipeline, agent.team),
      { text: agent.status },
      { text: [...(agent.agent_id === po ? ['PO'] : []), ...(agent.lead ? [LEAD[screen.lang]] : [])].join(', ') },
      { text: agent.github_registered },
      { text: terminalText(`${agent.agent_name} · ${agent.role}`) },
    ])
    print(table(HEADER[screen.lang], rows, screen.width))
  })
}

const LEAD = { ko: '리드', en: 'lead' } as const
const HEADER = {
  ko: ['에이전트', '팀', '상태', '역할', 'GitHub', '이름'],
  en: ['Agent', 'Team', 'Status', 'Is', 'GitHub', 'Name'],
} as const
