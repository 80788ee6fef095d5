import type { Engine } from '../engine/engine.ts'
import type { EffectiveConfig } from '../protocol/project-config/effective-config.ts'
import type { StoreHome } from './place/store-home.ts'

/**
 * The parts that use cases work with. Made once by the command line (`src/cli/compose.ts`) or by a server, for one store.
 *
 * A use case is a function `(service, caller, input)` in a file of its name. It loads what it needs, executes commands
 * of the engine and returns plain values.
 *
 * Owns: which records are read and which commands are executed for one thing that somebody asks for. Does not own: any
 * rule (`src/pipeline`), the texts, colours and exit codes of a surface, and how a caller proves who they are.
 *
 * 1. A use case prints nothing, ends no process and reads no option.
 * 2. Every command is executed as `caller.actor`, with where the caller came from and the run whose token asks.
 * 3. What it refuses, it refuses with a `BatonError` of the catalogue.
 */
export interface Service {
  readonly engine: Engine
  /** What the repository asks for, the defaults filled in. */
  readonly config: EffectiveConfig
  /** The same, read again: somebody may have edited it. Absent: it cannot change. */
  readonly configNow?: () => Promise<EffectiveConfig>
  readonly storePath: string
  /** The folder of this store's runs on this machine. */
  readonly home: () => Promise<StoreHome>
  /** What a command that is named in an error must repeat to reach this store; empty for a server. */
  readonly flags: string
}

/** As much of it as a use case needs that only reads the store or executes commands. */
export type WithEngine = Pick<Service, 'engine'>
