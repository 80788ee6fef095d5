import type { AdapterName } from '../adapter-names.ts'
import type { PermissionRule } from '../permissions/permission-rule.ts'
import type { AgentOptions, ModelsByTier } from '../project-config/agent-options.ts'
import type { RunLimits } from './run-limits.ts'

/** The program that plays a run, and how Baton talks with it. */
export interface Player {
  /** As the configuration calls it: `claude`. */
  readonly name: string
  readonly argv: readonly string[]
  readonly pass: readonly string[]
  /** Names of settings that it declares, `NAME?` where it may be missing; absent: none. */
  readonly settings?: readonly string[]
  readonly nonce_required: boolean
  /** How its output is read; absent: the text protocol. */
  readonly adapter?: AdapterName
  /** What its CLI may do without a question; absent: nothing beside its flags. */
  readonly allowed?: readonly PermissionRule[]
  /** Model, tools, limit of turns and system prompt; absent: what the CLI decides. */
  readonly options?: AgentOptions
  /** Its models by tier, where the project names them. */
  readonly models?: ModelsByTier
  readonly limits: Partial<RunLimits>
}
