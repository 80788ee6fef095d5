import type { PermissionRule } from '../../protocol/permissions/permission-rule.ts'
import type { Player } from '../../protocol/plays/player.ts'
import { RUN_LIMITS } from '../../protocol/plays/run-limits.ts'
import type { RunRecord } from './run-record.ts'

type PlayedFields = Pick<
  RunRecord,
  'player' | 'argv' | 'pass' | 'settings' | 'nonce_required' | 'adapter' | 'allowed' | 'options' | 'limits'
>

/** The part of a run's record that depends on who plays it. `granted`: what people have allowed to its stage. */
export function playedBy(player: Player, granted: readonly PermissionRule[]): PlayedFields {
  const { name, argv, pass, settings, nonce_required, adapter, allowed, options, limits } = player
  return {
    player: name,
    argv,
    pass,
    ...(settings === undefined ? {} : { settings }),
    nonce_required,
    ...(adapter === undefined || adapter === 'plain' ? {} : { adapter }),
    ...(allowed === undefined ? {} : { allowed: [...allowed, ...granted] }),
    ...(options === undefined ? {} : { options }),
    limits: { ...RUN_LIMITS, ...limits },
  }
}

/** The record without what depended on the player before, its session included: no other CLI knows that session. */
export function withoutPlayer(run: RunRecord): Omit<RunRecord, keyof PlayedFields | 'session'> {
  const { player, argv, pass, settings, nonce_required, adapter, allowed, options, limits, session, ...rest } = run
  return rest
}
