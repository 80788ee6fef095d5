import type { RelayAgent, RelayReviewer, RelaySpec } from '../pipeline/relay/relay-record.ts'
import type { PermissionRule } from '../protocol/permissions/permission-rule.ts'
import type { StagePlay } from '../protocol/pipeline/definition.ts'
import type {
  EffectiveConfig,
  EffectiveStage,
  StageAgent,
  StageCommand,
} from '../protocol/project-config/effective-config.ts'
import { plainCommand } from '../protocol/project-config/plain-command.ts'

/** Commands of the scripts that play a stage without a model, by stage; under `REVIEWER` the one that reviews. */
export type RehearsalCommands = Readonly<Record<string, readonly string[]>>

/** No stage can be called so: their ids are in capitals. */
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

/** Everything about how a task will be carried, fixed when it starts. */
export function relaySpec({ config, rehearsal, prompts, ...parts }: SpecParts): RelaySpec {
  const stages = Object.fromEntries(
    config.stages.map(({ stage, play, agent, permissions }) => [
      stage,
      relayAgent(play, agent, { script: rehearsal[stage] ?? [], checks: config.checks, permissions }),
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
 * Who reviews the work of a stage: the agent that the configuration names, else the one of another stage, if possible
 * with another command than the one whose work is reviewed. It acts for the team of that other stage.
 */
function reviewerOf(config: EffectiveConfig, reviewed: EffectiveStage, script: readonly string[]): RelayReviewer {
  const place = config.stages.indexOf(reviewed)
  const others = [...config.stages.slice(0, place).reverse(), ...config.stages.slice(place + 1)]
  // Rehearsal scripts are a different one for each stage.
  const command = ({ agent, stage }: EffectiveStage) => (agent.kind === 'command' ? agent.command.join(' ') : stage)
  const other = others.find((one) => command(one) !== command(reviewed)) ?? others[0] ?? reviewed
  const agent = config.reviewer ?? other.agent
  const { permissions } = reviewed
  return { ...relayAgent('single', agent, { script, checks: config.checks, permissions }), team: other.team }
}

interface AgentParts {
  readonly script: readonly string[]
  readonly checks: EffectiveConfig['checks']
  readonly permissions: readonly PermissionRule[]
}

function relayAgent(play: StagePlay, agent: StageAgent, { script, checks, permissions }: AgentParts): RelayAgent {
  const mode = play === 'leader-coder' ? 'loop' : 'single'
  if (agent.kind === 'rehearsal') {
    return { mode, name: 'rehearsal', argv: script, pass: [], nonce_required: true, limits: agent.limits }
  }
  const { name, pass, settings, nonce_required, adapter, limits } = agent
  const declared = settings.length > 0 ? { settings } : {}
  const rules = withCommands(permissions, checks)
  // What its flags say already needs no rule, and an agent of the text protocol is not asked.
  const allowed = adapter === 'plain' ? {} : { allowed: rules }
  const argv = withAllowed(agent, rules)
  return { mode, name, argv, pass, ...declared, nonce_required, adapter, ...allowed, limits }
}

/** The prompts ask agents to run the project's checks: `checks` stands for those commands, and for no others. */
function withCommands(rules: readonly PermissionRule[], checks: AgentParts['checks']): readonly PermissionRule[] {
  const plain = checks.flatMap((check) => plainCommand(check.command) ?? [])
  return rules.flatMap((rule) => (rule === 'checks' ? plain.map((line) => `run ${line}`) : [rule]))
}

/** The rules as the flags of the CLI, as far as it has such flags. */
function withAllowed({ command, allow, edits }: StageCommand, rules: readonly PermissionRule[]): readonly string[] {
  const isEditing = rules.includes('edit')
  const words = command.map((word) => (edits && !isEditing && word === edits.with ? edits.without : word))
  const lines = rules.flatMap((rule) => (/^run [^*]+$/.test(rule) ? [rule.slice('run '.length)] : []))
  if (!allow || lines.length === 0) return words
  return [...words, allow.flag, ...lines.map((line) => allow.form.replace('{command}', () => line))]
}
