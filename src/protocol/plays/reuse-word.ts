/** Where the result of a check on the same tree, with the same setup, is used again instead of running the check. */
export const REUSE_WORDS = ['stages', 'always', 'never'] as const
export type ReuseWord = (typeof REUSE_WORDS)[number]
