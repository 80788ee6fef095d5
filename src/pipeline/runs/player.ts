import type { PermissionRule } from '../../protocol/permissions/permission-rule.ts'
import type { Player } from '../../protocol/plays/player.ts'
import { RUN_LIMITS } from '../../protocol/plays/run-limits.ts'
import type { Draft } from '../draft.ts'
import { relayOf } from '../relay/open-relay.ts'
import { allowedIn } from './allowed-in.ts'
import type { RunRecord } from './run-record.ts'

type PlayedFields = Pick<
  RunRecord,
  'player' | 'argv' | 'pass' | 'settings' | 'nonce_required' | 'adapter' | 'allowed' | 'options' | 'limits'
>

/**
 * The part of a run's record that depends on who plays it, whether from its start or later. What people have allowed to
 * its stage is part of it, and of a specialist the flags of its agent file, which only Claude Code understands.
 */
export function playedBy(
  draft: Draft,
  player: Player,
  { task_id, stage, node }: Pick<RunRecord, 'task_id' | 'stage' | 'node'>,
): PlayedFields {
  const played = fieldsOf(player, stage === null ? [] : allowedIn(draft, stage))
  if (task_id === null || stage === null || node === undefined || player.adapter !== 'claude') return played
  const flags = relayOf(draft, task_id)?.spec.graphs?.[stage]?.agents[node]?.flags ?? []
  return { ...played, argv: [...played.argv, ...flags] }
}

function fieldsOf(player: Player, granted: readonly PermissionRule[]): PlayedFields {
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
