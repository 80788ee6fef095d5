import type { AdapterName } from '../adapter-names.ts'
import { MAX_REPAIRS } from '../auto-fix/parse-with-auto-fix.ts'
import type { Lang } from '../lang.ts'
import { LOOP_LIMITS, type LoopLimits } from '../leader-coder/loop.ts'
import { type CheckKind, conditionOf } from '../pipeline/conditions.ts'
import type { StagePlay } from '../pipeline/definition.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { Prices } from '../usage/price-of.ts'
import { KEEP_TIMES, type KeepTimes } from './keep-times.ts'
import { KNOWN_AGENTS, type KnownAgent, type KnownAgentName } from './known-agents.ts'
import type { AgentCommand, ConfigCheck, ConfigLimits, ProjectConfig } from './project-config.ts'

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
  /** Who reviews where a stage needs a review; null: the agent of another stage. */
  readonly reviewer: StageAgent | null
  /** Where the expected documents are, by name, where the project says so. */
  readonly documents: Readonly<Record<string, readonly string[]>>
  /** Documentation is left out, by the word of the PO who starts a task. */
  readonly skip_docs: boolean
  /** What every run may take, where it differs from the defaults. */
  readonly limits: ConfigLimits
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
  readonly agent: StageAgent
  readonly concurrency: number
  /** Its work goes on only with a reviewer's approval. */
  readonly reviewed: boolean
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
  /** The limits of every run, then the agent's own. */
  readonly limits: ConfigLimits
}

export interface EffectiveCheck {
  readonly name: string
  /** Absent: it counts for every stage. */
  readonly kind?: CheckKind
  readonly command: readonly [string, ...string[]]
  readonly timeout_minutes: number
  /** Found by the files of the repository; the configuration names no checks. */
  readonly detected?: boolean
}

const CHECK_MINUTES = 10

/** What a repository says that has no configuration. */
export const NO_CONFIG: ProjectConfig = { schema_version: '1.0.0' }

/** Of a checked configuration, with the pipeline that it names. */
export function effectiveConfig(config: ProjectConfig, pipeline: Pipeline): EffectiveConfig {
  return {
    language: config.language ?? 'ko',
    timezone: config.timezone ?? null,
    target_branch: config.target_branch ?? null,
    stages: pipeline.stages.map(({ id, team, play = 'single' }) => ({
      stage: id,
      team,
      play,
      agent: stageAgent(own(config.agents, id) ?? 'rehearsal', config.limits ?? {}),
      concurrency: own(config.concurrency, id) ?? 1,
      reviewed: conditionOf(pipeline.stages, id, 'review') !== undefined,
    })),
    checks: (config.checks ?? []).map(effectiveCheck),
    reviewer: config.reviewer === undefined ? null : stageAgent(config.reviewer, config.limits ?? {}),
    documents: config.documents ?? {},
    skip_docs: config.skip_docs ?? false,
    limits: config.limits ?? {},
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

function stageAgent(agent: AgentCommand | 'rehearsal' | KnownAgentName, limits: ConfigLimits): StageAgent {
  if (agent === 'rehearsal') return { kind: 'rehearsal', limits }
  if (typeof agent === 'string') return knownAgent(agent, KNOWN_AGENTS[agent], limits)
  const command = argvOf(agent.command)
  return {
    kind: 'command',
    name: agent.name ?? command[0].replace(/^.*[/\\]/, ''),
    command,
    pass: agent.pass ?? [],
    settings: agent.settings ?? [],
    nonce_required: agent.nonce_required ?? false,
    adapter: agent.adapter ?? 'plain',
    limits: { ...limits, ...agent.limits },
  }
}

function knownAgent(name: string, known: KnownAgent, limits: ConfigLimits): StageCommand {
  const { command, pass, adapter, allow } = known
  const rest = { nonce_required: false, adapter, ...(allow ? { allow } : {}), limits }
  return { kind: 'command', name, command, pass, settings: pass.filter(isKeyName).map((one) => `${one}?`), ...rest }
}

/** Keys of a known CLI may be settings; what else it is passed is no secret. */
const isKeyName = (name: string) => /_(?:KEY|TOKEN)$/.test(name)

const effectiveCheck = ({ name, kind, command, timeout_minutes }: ConfigCheck): EffectiveCheck => ({
  name,
  ...(kind === undefined ? {} : { kind }),
  command: argvOf(command),
  timeout_minutes: timeout_minutes ?? CHECK_MINUTES,
})

/** The check has made sure that there is a program. */
const argvOf = ([file = '', ...args]: readonly string[]): [string, ...string[]] => [file, ...args]

/** A stage may be called `toString`, as far as this knows. */
const own = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined
