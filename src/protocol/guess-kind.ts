import { CONTRACT_KINDS, type ContractKind } from './contract-kinds.ts'

/** What a JSON document seems to be, by the marks that no other kind has. */
export function guessKind(document: unknown): ContractKind | undefined {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return undefined
  const has = (key: string) => Object.hasOwn(document, key)
  const { type } = document as { type?: unknown }
  // A package without its envelope is still a package: the faults then say that the envelope is missing.
  if (has('task_package') || has('pipeline_history')) return 'task-package'
  if (has('transitions') && has('statuses')) return 'pipeline'
  if (typeof type === 'string') {
    return CONTRACT_KINDS.find((kind) => kind === type.replaceAll('_', '-') && !UNTYPED.includes(kind))
  }
  return CONFIG_KEYS.some(has) ? 'config' : undefined
}

/** The kinds that say what they are by their keys. */
const UNTYPED: readonly ContractKind[] = ['pipeline', 'config']

/** Keys that only a configuration has; a definition has `agents` too. */
const CONFIG_KEYS = ['pipeline', 'timezone', 'target_branch', 'checks', 'concurrency', 'coder_attempts', 'agents']
