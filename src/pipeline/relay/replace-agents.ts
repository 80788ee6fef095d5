import { canonicalJson } from '../../protocol/canonical-json.ts'
import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { moveRun, openRun, putRun, requirePerson } from '../runs/open-run.ts'
import { playedBy, withoutPlayer } from '../runs/player.ts'
import { hasEnded, type RunRecord } from '../runs/run-record.ts'
import { openTask } from '../task-state.ts'
import { followRun } from '../visits/follow-run.ts'
import { visitOfTask } from '../visits/follow-task.ts'
import { openRelay, putRelay } from './open-relay.ts'
import type { RelayCommand } from './relay-command.ts'
import type { AgentsOfSpec, RelayAgent, RelaySpec } from './relay-record.ts'

/**
 * A person gives a task that is on its way other agents. Nothing else of the spec changes; how a stage is played stays.
 * All later runs use them, and a started run restarts from its checkpoint with them.
 */
export function replaceAgents(
  draft: Draft,
  command: Extract<RelayCommand, { type: 'replace_agents' }>,
): Results['replace_agents'] {
  requirePerson(draft)
  const { task_id } = command
  const relay = openRelay(draft, task_id)
  const spec = withAgents(relay.spec, command.agents)
  if (!relay.open || canonicalJson(spec) === canonicalJson(relay.spec)) return { task_id, replaced: [], runs: [] }
  const replaced = Object.entries(spec.stages).map(([stage, { name }]) => ({
    stage,
    from: relay.spec.stages[stage]?.name ?? '-',
    to: name,
  }))
  const begun = (visitOfTask(draft, openTask(draft, task_id).record)?.runs ?? [])
    .map(({ role, run_id }) => ({ role, run: openRun(draft, run_id) }))
    .filter(({ run }) => !hasEnded(run))
  const runs = begun.map(({ run }) => run.run_id)
  draft.event(task_id, 'agents:replaced', { agents: replaced, rehearsal: spec.rehearsal, runs })
  putRelay(draft, { ...relay, spec })
  for (const { role, run } of begun) {
    const player = role === 'reviewer' ? spec.reviewers?.[run.stage ?? ''] : spec.stages[run.stage ?? '']
    if (!player) continue
    goOnWith(draft, run, player)
    followRun(draft, run, openRun(draft, run.run_id))
  }
  return { task_id, replaced, runs }
}

function withAgents(spec: RelaySpec, { stages, reviewers = {}, rehearsal }: AgentsOfSpec): RelaySpec {
  const replaced = Object.entries(spec.stages).map(([stage, before]) => {
    const player = Object.hasOwn(stages, stage) ? stages[stage] : undefined
    return [stage, player ? { ...player, mode: before.mode } : before] as const
  })
  const review = Object.entries(spec.reviewers ?? {}).map(
    ([stage, before]) => [stage, (Object.hasOwn(reviewers, stage) && reviewers[stage]) || before] as const,
  )
  return {
    ...spec,
    stages: Object.fromEntries(replaced),
    ...(spec.reviewers && { reviewers: Object.fromEntries(review) }),
    rehearsal,
  }
}

function goOnWith(draft: Draft, run: RunRecord, player: RelayAgent): void {
  const { fallback: _, ...before } = withoutPlayer(run)
  const played = playedBy(draft, player, run)
  const next: RunRecord = {
    ...before,
    ...played,
    ...(player.fallback === undefined ? {} : { fallback: player.fallback }),
    limits: { ...run.limits, ...player.limits },
  }
  draft.event(run.run_id, 'agent:replaced', { agent: player.name, argv: played.argv })
  // An answer or a retry that it waited for was the other agent's: this one begins without.
  if (run.state !== 'waiting_question' && run.state !== 'waiting_retry') putRun(draft, next)
  else putRun(draft, moveRun(draft, { ...next, asking: null, retry_at: null, retries: 0, error: null }, 'queued'))
}
