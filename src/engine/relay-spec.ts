import type { RelayAgent, RelayReviewer, RelaySpec } from '../pipeline/relay/relay-record.ts'
import type { PermissionRule } from '../protocol/permissions/permission-rule.ts'
import type { StagePlay } from '../protocol/pipeline/definition.ts'
import type { Player } from '../protocol/plays/player.ts'
import { NO_SETUP } from '../protocol/plays/project-setup.ts'
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
    | 'repository'
    | 'store_repository'
    | 'branch'
    | 'target'
    | 'base'
    | 'tip_ref'
    | 'request'
    | 'language'
    | 'skip_docs'
    | 'graphs'
  > {
  readonly config: EffectiveConfig
  readonly rehearsal: RehearsalCommands
  readonly prompts: Readonly<Record<string, string>>
}

/** Builds the spec of a relay: agents, checks, limits, prompts and branches, fixed when the relay starts. */
export function relaySpec({ config, rehearsal, prompts, ...parts }: SpecParts): RelaySpec {
  const stages = Object.fromEntries(
    config.stages.map(({ stage, play, agent, fallback, permissions }) => [
      stage,
      relayAgent(play, agent, { script: rehearsal[stage] ?? [], checks: config.checks, permissions, fallback }),
    ]),
  )
  return {
    ...parts,
    stages,
    checks: config.checks,
    setup: config.setup ?? NO_SETUP,
    reuse_evidence: config.reuse_evidence,
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
  const { permissions } = reviewed
  // Whoever takes over from that agent in its own stage does so here too.
  const lent = config.reviewer ? [] : other.fallback
  const fallback = [
    ...reviewed.fallback,
    ...lent.filter(({ name }) => reviewed.fallback.every((one) => one.name !== name)),
  ]
  return { ...relayAgent('single', agent, { script, checks: config.checks, permissions, fallback }), team: other.team }
}

interface AgentParts {
  readonly script: readonly string[]
  readonly checks: EffectiveConfig['checks']
  readonly permissions: readonly PermissionRule[]
  /** Who takes over, in this order; absent: nobody. */
  readonly fallback?: readonly StageCommand[]
}

/** An agent with its flags, adapter and rules, as a run is started with it. */
export function relayAgent(play: StagePlay, agent: StageAgent, parts: AgentParts): RelayAgent {
  const mode = play === 'leader-coder' ? 'loop' : play === 'graph' ? 'graph' : 'single'
  if (agent.kind === 'rehearsal') {
    return { mode, name: 'rehearsal', argv: parts.script, pass: [], nonce_required: true, limits: agent.limits }
  }
  const others = (parts.fallback ?? []).map((one) => playerOf(one, parts))
  return { mode, ...playerOf(agent, parts), ...(others.length === 0 ? {} : { fallback: others }) }
}

function playerOf(agent: StageCommand, { checks, permissions }: AgentParts): Player {
  const { name, pass, settings, nonce_required, adapter, options, models, limits } = agent
  const rules = withCommands(permissions, checks)
  return {
    name,
    argv: withAllowed(agent, rules),
    pass,
    ...(settings.length > 0 ? { settings } : {}),
    nonce_required,
    adapter,
    // What its flags say already needs no rule, and an agent of the text protocol is not asked.
    ...(adapter === 'plain' ? {} : { allowed: rules }),
    ...(Object.keys(options).length === 0 ? {} : { options }),
    ...(models === undefined ? {} : { models }),
    limits,
  }
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
