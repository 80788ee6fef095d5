import type { PermissionRule } from '../../protocol/permissions/permission-rule.ts'
import type { GraphAgent } from '../../protocol/plays/graph-spec.ts'
import type { Player } from '../../protocol/plays/player.ts'
import { RUN_LIMITS } from '../../protocol/plays/run-limits.ts'
import type { AgentOptions } from '../../protocol/project-config/agent-options.ts'
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
 * its stage is part of it, and of a specialist what its agent file says about model and turns: to Claude Code as flags,
 * to other CLIs as options, the model by its tier.
 */
export function playedBy(
  draft: Draft,
  player: Player,
  { task_id, stage, node }: Pick<RunRecord, 'task_id' | 'stage' | 'node'>,
): PlayedFields {
  const played = fieldsOf(player, stage === null ? [] : allowedIn(draft, stage))
  if (task_id === null || stage === null || node === undefined) return played
  const agent = relayOf(draft, task_id)?.spec.graphs?.[stage]?.agents[node]
  if (agent === undefined) return played
  if (player.adapter === 'claude') return { ...played, argv: [...played.argv, ...agent.flags] }
  const options = { ...played.options, ...optionsOf(agent, player) }
  return Object.keys(options).length === 0 ? played : { ...played, options }
}

function optionsOf({ tier, max_turns }: GraphAgent, { models }: Player): AgentOptions {
  const model = tier && models?.[tier]
  return { ...(model === undefined ? {} : { model }), ...(max_turns === undefined ? {} : { max_turns }) }
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
