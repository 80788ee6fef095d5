import type { AgentDefinition } from '../../protocol/pipeline/definition.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'

/**
 * The team without an active agent that keeps a task where it is: the one that owns its status, or the one that it would
 * go to next, where the definition asks for an active agent there. Undefined where no team does.
 */
export function inactiveTeam(
  pipeline: Pipeline,
  agents: readonly AgentDefinition[],
  status: string,
): string | undefined {
  const isActive = (team: string) => agents.some((one) => one.team === team && one.status === 'active')
  const { owner, kind } = pipeline.statuses.get(status) ?? {}
  if (kind !== 'pending' && kind !== 'in_progress' && kind !== 'revision') return undefined
  if (owner && !isActive(owner)) return owner
  const steps = pipeline.steps.get(status)
  const next = (steps?.get('handoff') ?? steps?.get('resubmit'))?.when
  return next?.active && !isActive(next.team) ? next.team : undefined
}
