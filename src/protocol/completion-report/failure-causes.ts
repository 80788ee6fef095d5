/** Why a coder could not do it. */
export const FAILURE_CAUSES = [
  'Logic Error',
  'Compilation Error',
  'Schema Violation',
  'Environment/Dependency',
] as const

export type FailureCause = (typeof FAILURE_CAUSES)[number]
