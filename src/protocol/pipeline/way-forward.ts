import type { StageDefinition } from './definition.ts'
import type { Pipeline } from './pipeline.ts'

/**
 * The first stage out of which a run cannot bring its work: it needs a handoff to the next team, or a completion that
 * leads to a status in which a person approves. By hand, more is possible: an approval straight from a stage.
 */
export function stageWithoutWayForward({ stages, statuses, steps }: Pipeline): StageDefinition | undefined {
  return stages.find(({ id }) => {
    const working = [...statuses.values()].find(({ stage, kind }) => stage === id && kind === 'in_progress')
    const from = steps.get(working?.code ?? '')
    if (from?.has('handoff')) return false
    const completed = from?.get('complete')?.to ?? ''
    return statuses.get(completed)?.kind !== 'ready' || !steps.get(completed)?.has('approve')
  })
}
