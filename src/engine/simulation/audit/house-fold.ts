import type { AgentDefinition } from '../../../protocol/index.ts'

/** The registry, and whether the pipeline runs, replayed from the events of the streams that belong to no task. */
export class HouseFold {
  agents: readonly AgentDefinition[]
  stoppedAt: number | null = null
  frozen = 0

  constructor(agents: readonly AgentDefinition[]) {
    this.agents = agents
  }

  /** Pipeline time: it stands still while the pipeline is stopped. */
  time(now: number): number {
    return (this.stoppedAt ?? now) - this.frozen
  }

  stop(now: number): void {
    this.stoppedAt = now
  }

  start(now: number): number {
    const stood = Math.max(0, now - (this.stoppedAt ?? now))
    this.frozen += stood
    this.stoppedAt = null
    return stood
  }

  register(agent: AgentDefinition): void {
    const others = this.agents.filter(({ agent_id }) => agent_id !== agent.agent_id)
    const kept = others.map((one) => (agent.lead && one.team === agent.team ? { ...one, lead: false } : one))
    this.agents = [...kept, agent]
  }

  active(id: string): AgentDefinition | undefined {
    return this.agents.find(({ agent_id, status }) => agent_id === id && status === 'active')
  }

  activeOf(team: string): readonly AgentDefinition[] {
    return this.agents.filter((agent) => agent.team === team && agent.status === 'active')
  }

  leadOf(team: string): string | undefined {
    return this.activeOf(team).find(({ lead }) => lead)?.agent_id
  }
}
