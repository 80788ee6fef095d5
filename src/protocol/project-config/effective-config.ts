import type { AdapterName } from '../adapter-names.ts'
import { MAX_REPAIRS } from '../auto-fix/parse-with-auto-fix.ts'
import type { Lang } from '../lang.ts'
import { LOOP_LIMITS, type LoopLimits } from '../leader-coder/loop.ts'
import { DEFAULT_PERMISSIONS, type PermissionRule } from '../permissions/permission-rule.ts'
import { type CheckKind, conditionOf } from '../pipeline/conditions.ts'
import type { StagePlay } from '../pipeline/definition.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { ProjectSetup, SetupStep } from '../plays/project-setup.ts'
import type { ReuseWord } from '../plays/reuse-word.ts'
import type { Prices } from '../usage/price-of.ts'
import { type AgentOptions, type ModelsByTier, modelOfTier, modelsOf, type TierModels } from './agent-options.ts'
import { KEEP_TIMES, type KeepTimes } from './keep-times.ts'
import { KNOWN_AGENTS, type KnownAgent, type KnownAgentName } from './known-agents.ts'
import type { AgentCommand, ConfigCheck, ConfigLimits, ConfigSetupStep, ProjectConfig } from './project-config.ts'

/** What holds for a repository: what its configuration says, and the defaults where it says nothing. */
export interface EffectiveConfig {
  /** Of notifications. */
  readonly language: Lang
  /** Null: that of the machine. */
  readonly timezone: string | null
  /** Null: the branch checked out. */
  readonly target_branch: string | null
  /** In the order of the pipeline. */
  readonly stages: readonly EffectiveStage[]
  readonly checks: readonly EffectiveCheck[]
  /** What clones need; null: the configuration says nothing, so the files of the repository tell. */
  readonly setup: ProjectSetup | null
  readonly reuse_evidence: ReuseWord
  /** Who reviews where a stage needs a review; null: the agent of another stage. */
  readonly reviewer: StageAgent | null
  /** Where the expected documents are, by name, where the project says so. */
  readonly documents: Readonly<Record<string, readonly string[]>>
  /** Documentation is left out, by the word of the PO who starts a task. */
  readonly skip_docs: boolean
  /** What every run may take, where it differs from the defaults. */
  readonly limits: ConfigLimits
  /** Models by tier, where the project names them (`modelOfTier`). */
  readonly tiers: TierModels
  /** What tokens cost, by model or program, where an agent tells no cost. */
  readonly prices: Prices
  readonly keep: KeepTimes
  readonly loop: LoopLimits
  readonly repairs: number
  /** A folder of templates, from the configuration; null: the built-in ones. */
  readonly prompts: string | null
}

export interface EffectiveStage {
  readonly stage: string
  readonly team: string
  readonly play: StagePlay
  /** Who codes for the leader; absent: a graph of specialists from medium size on, else one agent. */
  readonly coder?: 'single' | 'graph'
  readonly agent: StageAgent
  /** Who takes over when the agent is missing, out of quota or overloaded, in this order. */
  readonly fallback: readonly StageCommand[]
  readonly concurrency: number
  /** Its work goes on only with a reviewer's approval. */
  readonly reviewed: boolean
  /** What its agent may do without a question. */
  readonly permissions: readonly PermissionRule[]
}

/** Who plays a stage: a script that comes with Baton and uses no model, or a command. */
export type StageAgent = RehearsalAgent | StageCommand

interface RehearsalAgent {
  readonly kind: 'rehearsal'
  readonly limits: ConfigLimits
}

export interface StageCommand {
  readonly kind: 'command'
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** Names of environment variables. */
  readonly pass: readonly string[]
  /** Names of settings that it declares; `NAME?` may be missing. */
  readonly settings: readonly string[]
  readonly nonce_required: boolean
  readonly adapter: AdapterName
  readonly allow?: KnownAgent['allow']
  readonly edits?: KnownAgent['edits']
  readonly options: AgentOptions
  /** Models by tier, where the project names them for this agent: a specialist of a graph may ask for a tier. */
  readonly models?: ModelsByTier
  /** The limits of every run, then the agent's own. */
  readonly limits: ConfigLimits
}

export interface EffectiveCheck {
  readonly name: string
  /** Absent: it counts for every stage. */
  readonly kind?: CheckKind
  readonly command: readonly [string, ...string[]]
  readonly timeout_minutes: number
  readonly cwd?: string
  readonly paths?: readonly string[]
  /** Found by the files of the repository; the configuration names no checks. */
  readonly detected?: boolean
}

const CHECK_MINUTES = 10

/** What a repository says that has no configuration. */
export const NO_CONFIG: ProjectConfig = { schema_version: '1.0.0' }

/** Of a checked configuration, with the pipeline that it names. */
export function effectiveConfig(config: ProjectConfig, pipeline: Pipeline): EffectiveConfig {
  const common: Common = { limits: config.limits ?? {}, tiers: config.tiers ?? {} }
  return {
    language: config.language ?? 'ko',
    timezone: config.timezone ?? null,
    target_branch: config.target_branch ?? null,
    stages: pipeline.stages.map(({ id, team, play = 'single' }) => ({
      stage: id,
      team,
      play,
      ...coderOf(play, own(config.coders, id)),
      agent: stageAgent(own(config.agents, id) ?? 'rehearsal', common),
      fallback: (own(config.fallback, id) ?? []).map((one) => stageCommand(one, common)),
      concurrency: own(config.concurrency, id) ?? 1,
      reviewed: conditionOf(pipeline.stages, id, 'review') !== undefined,
      permissions: own(config.permissions, id) ?? DEFAULT_PERMISSIONS,
    })),
    checks: (config.checks ?? []).map(effectiveCheck),
    setup: config.setup ? { steps: (config.setup.steps ?? []).map(setupStep), copy: config.setup.copy ?? [] } : null,
    reuse_evidence: config.reuse_evidence ?? 'stages',
    reviewer: config.reviewer === undefined ? null : stageAgent(config.reviewer, common),
    documents: config.documents ?? {},
    skip_docs: config.skip_docs ?? false,
    limits: common.limits,
    tiers: common.tiers,
    prices: config.prices ?? {},
    keep: {
      transcript_days: config.keep?.transcript_days ?? KEEP_TIMES.transcript_days,
      folder_days: config.keep?.folder_days ?? KEEP_TIMES.folder_days,
    },
    loop: {
      attempts: config.coder_attempts ?? LOOP_LIMITS.attempts,
      relaxedAttempts: config.relaxed_attempts ?? LOOP_LIMITS.relaxedAttempts,
    },
    repairs: config.repairs ?? MAX_REPAIRS,
    prompts: config.prompts ?? null,
  }
}

const coderOf = (play: StagePlay, coder: EffectiveStage['coder']): Pick<EffectiveStage, 'coder'> =>
  play === 'leader-coder' && coder !== undefined ? { coder } : {}

/** What holds for every agent of a configuration. */
interface Common {
  readonly limits: ConfigLimits
  readonly tiers: TierModels
}

function stageAgent(agent: AgentCommand | 'rehearsal' | KnownAgentName, common: Common): StageAgent {
  if (agent === 'rehearsal') return { kind: 'rehearsal', limits: common.limits }
  return stageCommand(agent, common)
}

function stageCommand(agent: AgentCommand | KnownAgentName, common: Common): StageCommand {
  if (typeof agent === 'string') return knownAgent(agent, {}, common)
  const options = optionsOf(agent, common.tiers)
  const limits = { ...common.limits, ...agent.limits }
  if (agent.agent !== undefined) return knownAgent(agent.agent, options, { ...common, limits })
  const command = argvOf(agent.command ?? [])
  return {
    kind: 'command',
    name: agentName(agent),
    command,
    pass: agent.pass ?? [],
    settings: agent.settings ?? [],
    nonce_required: agent.nonce_required ?? false,
    adapter: agent.adapter ?? 'plain',
    options,
    ...modelsFor(agentName(agent), common),
    limits,
  }
}

/** How an agent is called in lists, and in `tiers`. */
export const agentName = ({ agent, name, command = [] }: AgentCommand): string =>
  agent ?? name ?? (command[0] ?? '').replace(/^.*[/\\]/, '')

function optionsOf(agent: AgentCommand, tiers: TierModels): AgentOptions {
  const { tier, tools, max_turns, system_prompt, mcp } = agent
  const model = agent.model ?? (tier && modelOfTier(tiers, agentName(agent), tier))
  return {
    ...(model === undefined ? {} : { model }),
    ...(tools === undefined ? {} : { tools }),
    ...(max_turns === undefined ? {} : { max_turns }),
    ...(system_prompt === undefined ? {} : { system_prompt }),
    ...(mcp === undefined ? {} : { mcp }),
  }
}

function modelsFor(name: string, { tiers }: Common): Pick<StageCommand, 'models'> {
  const models = modelsOf(tiers, name)
  return models === undefined ? {} : { models }
}

function knownAgent(name: KnownAgentName, options: AgentOptions, common: Common): StageCommand {
  const { command, pass, adapter, allow, edits }: KnownAgent = KNOWN_AGENTS[name]
  const rest = {
    adapter,
    ...(allow ? { allow } : {}),
    ...(edits ? { edits } : {}),
    options,
    ...modelsFor(name, common),
    limits: common.limits,
  }
  const settings = pass.filter(isKeyName).map((one) => `${one}?`)
  return { kind: 'command', name, command, pass, settings, nonce_required: false, ...rest }
}

/** Keys of a known CLI may be settings; what else it is passed is no secret. */
const isKeyName = (name: string) => /_(?:KEY|TOKEN)$/.test(name)

const effectiveCheck = ({ name, kind, command, timeout_minutes, cwd, paths }: ConfigCheck): EffectiveCheck => ({
  name,
  ...(kind === undefined ? {} : { kind }),
  command: argvOf(command),
  timeout_minutes: timeout_minutes ?? CHECK_MINUTES,
  ...(cwd === undefined ? {} : { cwd }),
  ...(paths === undefined ? {} : { paths }),
})

const SETUP_MINUTES = 20

/** Without inputs every file counts, and without outputs nothing is decided by the inputs alone. */
const setupStep = (step: ConfigSetupStep): SetupStep => ({
  name: step.name ?? step.command.join(' '),
  command: argvOf(step.command),
  cwd: step.cwd ?? '.',
  inputs: step.inputs ?? ['**'],
  outputs: step.outputs ?? [],
  again: step.again ?? [],
  env: step.env ?? {},
  timeout_minutes: step.timeout_minutes ?? SETUP_MINUTES,
})

/** The check has made sure that there is a program. */
const argvOf = ([file = '', ...args]: readonly string[]): [string, ...string[]] => [file, ...args]

/** A stage may be called `toString`, as far as this knows. */
const own = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined
