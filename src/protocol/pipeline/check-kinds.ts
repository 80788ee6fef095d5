/** What a check of a project can be about. */
export const CHECK_KINDS = ['build', 'unit', 'test', 'lint', 'other'] as const
export type CheckKind = (typeof CHECK_KINDS)[number]
