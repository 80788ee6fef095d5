/** What a leader asks for. */
export const MODES = ['coding', 'review', 'test', 'refactor', 'debug'] as const
