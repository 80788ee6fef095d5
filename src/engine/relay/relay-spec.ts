import type { RelayAgent, RelaySpec } from '../../pipeline/relay/relay-record.ts'
import type { EffectiveConfig, StageAgent } from '../../protocol/project-config/effective-config.ts'

/** Commands of the scripts that play a stage without a model, by stage. */
export type RehearsalCommands = Readonly<Record<string, readonly string[]>>

export interface SpecParts
  extends Pick<
    RelaySpec,
    'repository' | 'store_repository' | 'branch' | 'target' | 'base' | 'tip_ref' | 'request' | 'language'
  > {
  readonly config: EffectiveConfig
  readonly rehearsal: RehearsalCommands
  readonly prompts: Readonly<Record<string, string>>
}

/** The stage in which a leader and a coder work together. */
const LOOP_STAGE = 'DEV'

/** Everything about how a task will be carried, fixed when it starts. */
export function relaySpec({ config, rehearsal, prompts, ...parts }: SpecParts): RelaySpec {
  const stages = Object.fromEntries(
    config.stages.map(({ stage, agent }) => [stage, relayAgent(stage, agent, rehearsal[stage] ?? [])]),
  )
  return {
    ...parts,
    stages,
    checks: config.checks,
    loop: config.loop,
    repairs: config.repairs,
    prompts,
    rehearsal: config.stages.every(({ agent }) => agent.kind === 'rehearsal'),
  }
}

function relayAgent(stage: string, agent: StageAgent, script: readonly string[]): RelayAgent {
  const mode = stage === LOOP_STAGE ? 'loop' : 'single'
  if (agent.kind === 'rehearsal') {
    return { mode, name: 'rehearsal', argv: script, pass: [], nonce_required: true, limits: agent.limits }
  }
  const { name, command, pass, nonce_required, limits } = agent
  return { mode, name, argv: command, pass, nonce_required, limits }
}
