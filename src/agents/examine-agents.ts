import { KNOWN_AGENT_NAMES, type KnownAgentName } from '../protocol/project-config/known-agents.ts'
import { type AgentLogin, agentLogin } from './agent-login.ts'
import { findProgram } from './find-program.ts'
import { programVersion } from './program-version.ts'

/** A program that stages of a repository are played with. */
export interface NamedProgram {
  readonly name: string
  readonly program: string
  readonly stages: readonly string[]
}

/** What this machine has of an agent. */
export interface ExaminedAgent extends NamedProgram {
  /** Where the program is; null where there is none. */
  readonly path: string | null
  /** The CLI that it is; null for a command of the project's own, of which nothing more is known. */
  readonly cli: KnownAgentName | null
  /** Null also where it was not asked: a command of the project's own is never started for this. */
  readonly version: string | null
  readonly login: AgentLogin | null
}

const VERSION_LIMIT_MS = 10_000

/**
 * Looks for the programs that a repository names, and for the agent CLIs that Baton offers. All are asked for their
 * version at once, so it takes no longer than the slowest of them, and at most 10 s.
 */
export function examineAgents(
  named: readonly NamedProgram[],
  folder: string,
  limitMs: number = VERSION_LIMIT_MS,
): Promise<ExaminedAgent[]> {
  const offered = KNOWN_AGENT_NAMES.filter((name) => !named.some(({ program }) => program === name))
  const all = [...named, ...offered.map((name): NamedProgram => ({ name, program: name, stages: [] }))]
  return Promise.all(all.map((one) => examine(one, folder, limitMs)))
}

async function examine(named: NamedProgram, folder: string, limitMs: number): Promise<ExaminedAgent> {
  const path = findProgram(named.program, process.env.PATH ?? '', folder) ?? null
  // By its plain name alone: what a repository names by a path is its own.
  const cli = KNOWN_AGENT_NAMES.find((name) => name === named.program) ?? null
  if (path === null || cli === null) return { ...named, path, cli, version: null, login: null }
  return { ...named, path, cli, version: await programVersion(path, limitMs), login: agentLogin(cli) }
}
