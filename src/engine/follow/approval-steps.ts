import type { StoredEvent } from '../../pipeline/changeset.ts'
import type { Merged } from '../../protocol/plays/outcome.ts'
import type { Engine } from '../engine.ts'
import type { WholeLook } from '../look.ts'
import type { RelayEvent } from './relay-event.ts'

type Step = Extract<RelayEvent, { type: 'approval:step' }>

/** The steps of an approval (merge, checks, seal, move, done), derived from the stored events of its visit. */
export async function approvalSteps(
  { store }: Engine,
  { type, data }: Pick<StoredEvent, 'type' | 'data'>,
  { relay }: WholeLook,
): Promise<readonly Step[]> {
  const { task_id, spec } = relay
  const told = (step: Step['step'], commit: string | null): Step[] => [
    { type: 'approval:step', task_id, step, target: spec.target, commit },
  ]
  if (type === 'integration:begun') return told('move', String(data.commit))
  if (type === 'task:moved' && data.action === 'approve') return told('done', relay.integration?.commit ?? null)
  if (type !== 'effect:done' && type !== 'effect:asked') return []
  const [visit] = await store.load([{ kind: 'visit', id: String(data.visit) }])
  if (visit.value?.kind !== 'approval') return []
  if (type === 'effect:asked') return data.do === 'gather_evidence' ? told('checks', null) : []
  if (data.do !== 'merge' && data.do !== 'seal') return []
  const [done] = await store.load([{ kind: 'outcome', id: String(data.effect) }])
  const outcome = done.value?.outcome as Merged | { readonly commit: string }
  return 'kind' in outcome && outcome.kind === 'conflict' ? [] : told(data.do, outcome.commit)
}
