import { BatonError } from '../../protocol/baton-error.ts'
import type { Effect } from '../../protocol/plays/effect.ts'
import type { Outcome } from '../../protocol/plays/outcome.ts'
import type { EffectContext } from './effect-context.ts'
import { gatherEvidence } from './gather-evidence.ts'
import { land } from './land.ts'
import { merge } from './merge.ts'
import { readWork } from './read-work.ts'
import { seal } from './seal.ts'

/**
 * Performs an effect that is a row of the queue. Each effect may be performed twice, also by two workers at the same
 * time: it writes git objects without refs, works in its own folder, or moves a branch by compare-and-swap.
 */
export function performEffect(context: EffectContext, effect: Effect): Promise<Outcome> {
  switch (effect.do) {
    case 'read_work':
      return readWork(context, effect)
    case 'gather_evidence':
      return gatherEvidence(context, effect)
    case 'merge':
      return merge(context, effect)
    case 'seal':
      return seal(context, effect)
    case 'land':
      return land(context, effect)
    case 'start_run':
    case 'ask':
    case 'wait_until':
      return Promise.reject(BatonError.of('INTERNAL', { reason: `${effect.do} is no row of the queue` }))
  }
}
