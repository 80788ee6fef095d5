import type { RelayAgent, RelayReviewer, RelaySpec } from '../pipeline/relay/relay-record.ts'
import type { StagePlay } from '../protocol/pipeline/definition.ts'
import type {
  EffectiveConfig,
  EffectiveStage,
  StageAgent,
  StageCommand,
} from '../protocol/project-config/effective-config.ts'
import { plainCommand } from '../protocol/project-config/plain-command.ts'

/** The commands of rehearsal scripts by stage; the key `REVIEWER` is the script of the reviewer. */
export type RehearsalCommands = Readonly<Record<string, readonly string[]>>

/** Not a stage id: those are in capitals. */
export const REVIEWER = 'reviewer'

export interface SpecParts
  extends Pick<
    RelaySpec,
    'repository' | 'store_repository' | 'branch' | 'target' | 'base' | 'tip_ref' | 'request' | 'language' | 'skip_docs'
  > {
  readonly config: EffectiveConfig
  readonly rehearsal: RehearsalCommands
  readonly prompts: Readonly<Record<string, string>>
}

/** Builds the spec of a relay: agents, checks, limits, prompts and branches, fixed when the relay starts. */
export function relaySpec({ config, rehearsal, prompts, ...parts }: SpecParts): RelaySpec {
  const stages = Object.fromEntries(
    config.stages.map(({ stage, play, agent }) => [
      stage,
      relayAgent(play, agent, { script: rehearsal[stage] ?? [], checks: config.checks }),
    ]),
  )
  return {
    ...parts,
    stages,
    checks: config.checks,
    reviewers: Object.fromEntries(
      config.stages.flatMap((one) =>
        one.reviewed ? [[one.stage, reviewerOf(config, one, rehearsal[REVIEWER] ?? [])]] : [],
      ),
    ),
    documents: config.documents,
    loop: config.loop,
    repairs: config.repairs,
    prompts,
    rehearsal: config.stages.every(({ agent }) => agent.kind === 'rehearsal'),
  }
}

/**
 * The reviewer of a stage: the agent that the configuration names, else the agent of another stage, if possible with
 * another command than that of the reviewed stage. It acts for the team of that other stage.
 */
function reviewerOf(config: EffectiveConfig, reviewed: EffectiveStage, script: readonly string[]): RelayReviewer {
  const place = config.stages.indexOf(reviewed)
  const others = [...config.stages.slice(0, place).reverse(), ...config.stages.slice(place + 1)]
  // Each stage has its own rehearsal script, so the stage id stands for the command.
  const command = ({ agent, stage }: EffectiveStage) => (agent.kind === 'command' ? agent.command.join(' ') : stage)
  const other = others.find((one) => command(one) !== command(reviewed)) ?? others[0] ?? reviewed
  const agent = config.reviewer ?? other.agent
  return { ...relayAgent('single', agent, { script, checks: config.checks }), team: other.team }
}

interface AgentParts {
  readonly script: readonly string[]
  readonly checks: EffectiveConfig['checks']
}

function relayAgent(play: StagePlay, agent: StageAgent, { script, checks }: AgentParts): RelayAgent {
  const mode = play === 'leader-coder' ? 'loop' : 'single'
  if (agent.kind === 'rehearsal') {
    return { mode, name: 'rehearsal', argv: script, pass: [], nonce_required: true, limits: agent.limits }
  }
  const { name, pass, settings, nonce_required, adapter, limits } = agent
  const declared = settings.length > 0 ? { settings } : {}
  return { mode, name, argv: withAllowed(agent, checks), pass, ...declared, nonce_required, adapter, limits }
}

/** The prompts ask agents to run the project's checks, so those commands are allowed to them, and no others. */
function withAllowed({ command, allow }: StageCommand, checks: AgentParts['checks']): readonly string[] {
  const plain = checks.flatMap((check) => plainCommand(check.command) ?? [])
  if (!allow || plain.length === 0) return command
  return [...command, allow.flag, ...plain.map((line) => allow.form.replace('{command}', () => line))]
}
