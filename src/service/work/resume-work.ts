import { relaySpec } from '../../engine/relay-spec.ts'
import type { RelaySpec } from '../../pipeline/relay/relay-record.ts'
import type { Results } from '../../pipeline/results.ts'
import type { EffectiveCheck, EffectiveConfig } from '../../protocol/project-config/effective-config.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import type { RehearsalCommands } from './begin-work.ts'

/** A person says that a carried task goes on: what failed too often may be tried once more. */
export async function resumeWork(
  { engine }: WithEngine,
  caller: Caller,
  { task_id }: { readonly task_id: string },
): Promise<void> {
  await engine.execute({ type: 'resume_work', task_id }, askedBy(caller))
}

interface ReplaceInput {
  readonly task_id: string
  readonly spec: RelaySpec
  /** The stages with the agents that play from now on. */
  readonly config: EffectiveConfig
  readonly rehearsal: RehearsalCommands
  readonly prompts: Readonly<Record<string, string>>
}

/** Other agents for a task that is on its way. Its checks stay: agents are allowed to run them. */
export function replaceAgents(
  { engine }: WithEngine,
  caller: Caller,
  { task_id, spec, config, rehearsal, prompts }: ReplaceInput,
): Promise<Results['replace_agents']> {
  const checks = spec.checks as readonly EffectiveCheck[]
  const next = relaySpec({ ...spec, config: { ...config, checks }, rehearsal, prompts })
  const agents = {
    stages: next.stages,
    ...(next.reviewers && { reviewers: next.reviewers }),
    rehearsal: next.rehearsal,
  }
  return engine.execute({ type: 'replace_agents', task_id, agents }, askedBy(caller))
}
