import { CONTRACT_KINDS, type ContractKind } from './contract-kinds.ts'

/** What a JSON document seems to be, by the marks that no other kind has. */
export function guessKind(document: unknown): ContractKind | undefined {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return undefined
  const has = (key: string) => Object.hasOwn(document, key)
  const { type } = document as { type?: unknown }
  // A package without its envelope is still a package: the faults then say that the envelope is missing.
  if (has('task_package') || has('pipeline_history')) return 'task-package'
  if (has('transitions') && has('statuses')) return 'pipeline'
  if (typeof type !== 'string') return undefined
  return CONTRACT_KINDS.find((kind) => kind === type.replaceAll('_', '-') && kind !== 'pipeline')
}
