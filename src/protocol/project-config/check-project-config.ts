import { nearestOption } from '../agent-blocks/nearest-option.ts'
import { checkWorkspacePath } from '../handoff-document/workspace-path.ts'
import { pointer } from '../json-pointer.ts'
import { listText } from '../list-text.ts'
import { checkDefinition } from '../pipeline/check-definition.ts'
import { conditionOf } from '../pipeline/conditions.ts'
import type { PipelineDefinition } from '../pipeline/definition.ts'
import { DEFAULT_PIPELINE } from '../pipeline/pipeline.ts'
import { type Violation, violation } from '../violation.ts'
import { modelOfTier } from './agent-options.ts'
import { checkConfigShape, knownConfigKeys } from './check-config-shape.ts'
import { agentName } from './effective-config.ts'
import type { AgentCommand, ProjectConfig } from './project-config.ts'

/**
 * Everything that is wrong with a configuration that somebody wrote.
 *
 * 1. A place is looked at when it has its shape, whatever is wrong elsewhere.
 * 2. `stages` are those of the definition that the configuration names by a path. A caller that has not read that file
 *    leaves them out, and names of stages are then not looked at.
 */
export function checkProjectConfig(value: unknown, stages?: readonly string[]): Violation[] {
  const crowded = crowdedFaults(value)
  if (crowded.length > 0) return crowded
  const shape = checkConfigShape(value)
  return [...withNearestKeys(shape), ...beyondShape(value, shape, stages)]
}

const MOST_STAGES = 100

/** Far more entries than a pipeline has stages: to explain each of them would take longer than anybody waits. */
function crowdedFaults(value: unknown): Violation[] {
  const config = (value ?? {}) as Readonly<Record<string, unknown>>
  return ['agents', 'fallback', 'tiers', 'concurrency', 'permissions', 'prices'].flatMap((key) => {
    const entries = config[key]
    const crowded = typeof entries === 'object' && entries !== null && Object.keys(entries).length > MOST_STAGES
    return crowded ? [violation(pointer(key), 'too_many', { limit: MOST_STAGES })] : []
  })
}

/** What must hold beyond the schema. */
export function beyondShape(value: unknown, shapeFaults: readonly Violation[], named?: readonly string[]): Violation[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const config = withoutFaulty(value as ProjectConfig, shapeFaults)
  const stages = stagesOf(config.pipeline, named)
  return [
    ...pipelineFaults(config.pipeline),
    ...timezoneFaults(config.timezone),
    ...promptsFaults(config.prompts),
    ...agentFaults(config, stages),
    ...checkFaults(config),
    ...setupFaults(config),
    ...documentFaults(config),
    ...Object.keys(config.concurrency ?? {}).flatMap((stage) =>
      unknownStage(stage, stages, pointer('concurrency', stage)),
    ),
    ...Object.keys(config.permissions ?? {}).flatMap((stage) =>
      unknownStage(stage, stages, pointer('permissions', stage)),
    ),
  ]
}

/** Of these a part without the rest says nothing. */
const WHOLE = ['pipeline', 'reviewer']

/** The parts that have their shape. Of lists and records by name, each entry is a part. */
function withoutFaulty(config: ProjectConfig, faults: readonly Violation[]): Partial<ProjectConfig> {
  const wrong = new Set(faults.flatMap(({ pointer: at }) => [at, at.split('/').slice(0, 3).join('/')]))
  const touched = new Set(faults.map(({ pointer: at }) => at.split('/')[1]))
  const parts = Object.entries(config).flatMap(([key, member]): [string, unknown][] => {
    if (!touched.has(key)) return [[key, member]]
    if (typeof member !== 'object' || member === null || WHOLE.includes(key) || wrong.has(pointer(key))) return []
    const entries = Object.entries(member).filter(([name]) => !wrong.has(pointer(key, name)))
    return [[key, Array.isArray(member) ? sparse(entries) : Object.fromEntries(entries)]]
  })
  return Object.fromEntries(parts)
}

/** A list with the items at their old places. */
function sparse(entries: readonly [string, unknown][]): unknown[] {
  const list: unknown[] = []
  for (const [index, item] of entries) list[Number(index)] = item
  return list
}

function stagesOf(pipeline: ProjectConfig['pipeline'], named: readonly string[] | undefined) {
  if (pipeline === undefined) return named ?? DEFAULT_PIPELINE.stages.map(({ id }) => id)
  return typeof pipeline === 'string' ? named : pipeline.stages.map(({ id }) => id)
}

function pipelineFaults(pipeline: ProjectConfig['pipeline']): Violation[] {
  if (pipeline === undefined) return []
  const found =
    typeof pipeline === 'string'
      ? [checkWorkspacePath(pipeline, 'read')].filter((one) => one !== undefined)
      : checkDefinition(pipeline as PipelineDefinition)
  return found.map((one) => ({ ...one, pointer: `/pipeline${one.pointer}` }))
}

/** By its letters alone; the caller checks the content of the folder. */
function promptsFaults(prompts: string | undefined): Violation[] {
  const fault = prompts === undefined ? undefined : checkWorkspacePath(prompts, 'read')
  return fault ? [{ ...fault, pointer: '/prompts' }] : []
}

function timezoneFaults(timezone: string | undefined): Violation[] {
  return timezone === undefined || isTimezone(timezone) ? [] : [violation('/timezone', 'unknown_timezone')]
}

/** A name of the time zone database. Offsets such as +09:00 are read by some engines and not by others. */
function isTimezone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    // The only way in which the engine says that it does not know the name.
    return false
  }
}

function agentFaults(config: Partial<ProjectConfig>, stages: readonly string[] | undefined): Violation[] {
  const { agents = {}, reviewer, fallback = {}, tiers = {} } = config
  return [
    ...Object.entries(agents).flatMap(([stage, agent]) => {
      const at = pointer('agents', stage)
      return [...unknownStage(stage, stages, at), ...oneAgentFaults(agent, at, tiers)]
    }),
    ...(reviewer === undefined ? [] : oneAgentFaults(reviewer, '/reviewer', tiers)),
    ...Object.entries(fallback).flatMap(([stage, others]) => [
      ...unknownStage(stage, stages, pointer('fallback', stage)),
      ...others.flatMap((agent, index) => oneAgentFaults(agent, pointer('fallback', stage, index), tiers)),
    ]),
  ]
}

type Tiers = NonNullable<ProjectConfig['tiers']>

function oneAgentFaults(agent: NonNullable<ProjectConfig['reviewer']>, at: string, tiers: Tiers): Violation[] {
  if (typeof agent === 'string') return []
  return [
    ...whichFaults(agent, at),
    ...tierFaults(agent, at, tiers),
    ...(agent.command === undefined ? [] : commandFaults(agent.command, `${at}/command`)),
    ...(agent.pass ?? []).flatMap((name, index) =>
      /^BATON_/i.test(name) ? [violation(at + pointer('pass', index), 'reserved_variable', { name })] : [],
    ),
    ...(agent.settings ?? []).flatMap((name, index) =>
      /^BATON_/i.test(name) ? [violation(at + pointer('settings', index), 'reserved_variable', { name })] : [],
    ),
  ]
}

const OF_COMMANDS = ['name', 'pass', 'settings', 'nonce_required', 'adapter'] as const

function whichFaults(agent: AgentCommand, at: string): Violation[] {
  if ((agent.agent === undefined) === (agent.command === undefined)) return [violation(at, 'agent_or_command')]
  if (agent.agent === undefined) return []
  const { agent: name } = agent
  return OF_COMMANDS.filter((field) => agent[field] !== undefined).map((field) =>
    violation(`${at}/${field}`, 'known_agent_field', { field, agent: name }),
  )
}

function tierFaults(agent: AgentCommand, at: string, tiers: Tiers): Violation[] {
  const { tier, model } = agent
  if (tier === undefined || model !== undefined) return []
  const name = agentName(agent)
  const isNamed = modelOfTier(tiers, name, tier) !== undefined
  return isNamed ? [] : [violation(`${at}/tier`, 'tier_without_model', { tier, agent: name })]
}

/** Names of documents that the pipeline does not expect would do nothing. */
function documentFaults({ documents = {}, pipeline }: Partial<ProjectConfig>): Violation[] {
  // A definition in a file of its own is not read here.
  if (typeof pipeline === 'string') return []
  const stages = pipeline?.stages ?? DEFAULT_PIPELINE.stages
  const known = stages.flatMap(
    ({ id }) => conditionOf(stages, id, 'documents')?.documents.map(({ name }) => name) ?? [],
  )
  return Object.keys(documents)
    .filter((name) => !known.includes(name))
    .map((name) => violation(pointer('documents', name), 'unknown_document', { name, known: listText(known) }))
}

function checkFaults({ checks = [] }: Partial<ProjectConfig>): Violation[] {
  const seen = new Set<string>()
  // A list with holes: `flatMap` passes over them.
  return checks.flatMap(({ name, command }, index) => {
    const repeated = seen.has(name)
    seen.add(name)
    return [
      ...(repeated ? [violation(pointer('checks', index, 'name'), 'duplicate_id', { id: name })] : []),
      ...commandFaults(command, pointer('checks', index, 'command')),
    ]
  })
}

function setupFaults({ setup }: Partial<ProjectConfig>): Violation[] {
  return (setup?.steps ?? []).flatMap(({ command, again = [], env = {} }, index) => {
    const at = pointer('setup', 'steps', index)
    return [
      ...commandFaults(command, `${at}/command`),
      ...again.flatMap((one, number) => commandFaults(one, at + pointer('again', number))),
      ...Object.keys(env).flatMap((name) =>
        /^BATON_/i.test(name) ? [violation(at + pointer('env', name), 'reserved_variable', { name })] : [],
      ),
    ]
  })
}

function commandFaults([file = '', ...args]: readonly string[], at: string): Violation[] {
  return [
    ...(file.trim() === '' ? [violation(`${at}/0`, 'command_blank')] : []),
    ...[file, ...args].flatMap((word, index) =>
      word.includes('\u0000') ? [violation(at + pointer(index), 'nul_character')] : [],
    ),
  ]
}

function unknownStage(stage: string, stages: readonly string[] | undefined, at: string): Violation[] {
  if (stages === undefined || stages.includes(stage)) return []
  return [violation(at, 'unknown_stage', { stage, stages: stages.join(', ') })]
}

/** To compare words takes time, and nobody misspells so many. */
const MOST_NEAREST = 20

/** `time_zone` is not a key that may stand there: the nearest one that may is said. */
function withNearestKeys(faults: readonly Violation[]): Violation[] {
  const unexpected = new Set(faults.filter(({ rule }) => rule === 'unexpected_key').slice(0, MOST_NEAREST))
  return faults.map((fault) => {
    const cut = fault.pointer.lastIndexOf('/')
    const known = unexpected.has(fault) ? knownConfigKeys(fault.pointer.slice(0, cut)) : undefined
    const nearest = known && nearestOption(known, fault.pointer.slice(cut + 1))
    // Somebody who mistypes a word seldom mistypes its beginning; another word was meant otherwise.
    const meant = nearest?.charAt(0) === fault.pointer.charAt(cut + 1).toLowerCase() ? nearest : undefined
    return meant === undefined ? fault : { ...fault, rule: 'misspelt_key', values: { nearest: meant } }
  })
}
