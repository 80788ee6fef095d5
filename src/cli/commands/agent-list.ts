import { REGISTRY } from '../../pipeline/records.ts'
import type { AgentDefinition } from '../../protocol/pipeline/definition.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { screenOf } from '../present/screen.ts'
import { table } from '../present/table.ts'
import { teamCell } from '../present/team-cell.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

/** `baton agent list`: the registry. Only active agents act. */
export async function agentList(options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const agents = await registeredAgents(baton)
    if (baton.json) return printJson({ agents })
    const screen = screenOf(baton)
    const { po } = baton.engine.pipeline.definition
    const rows = agents.map((agent) => [
      { text: agent.agent_id },
      teamCell(screen, baton.engine.pipeline, agent.team),
      { text: agent.status },
      { text: [...(agent.agent_id === po ? ['PO'] : []), ...(agent.lead ? [LEAD[screen.lang]] : [])].join(', ') },
      { text: agent.github_registered },
      { text: terminalText(`${agent.agent_name} · ${agent.role}`) },
    ])
    print(table(HEADER[screen.lang], rows, screen.width))
  })
}

/** The registry as it stands; before anybody was registered it is that of the definition. */
export async function registeredAgents({ engine }: Pick<Baton, 'engine'>): Promise<readonly AgentDefinition[]> {
  const [loaded] = await engine.store.load([REGISTRY])
  return loaded.value?.agents ?? engine.pipeline.definition.agents
}

const LEAD = { ko: '리드', en: 'lead' } as const
const HEADER = {
  ko: ['에이전트', '팀', '상태', '역할', 'GitHub', '이름'],
  en: ['Agent', 'Team', 'Status', 'Is', 'GitHub', 'Name'],
} as const
