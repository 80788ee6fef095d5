/** What a task that agents carry can wait for. */
export const WAIT_WORDS = [
  'question',
  'choice',
  'document',
  'escalation',
  'run',
  'retry',
  'hold',
  'dependency',
  'pipeline',
  'team',
  'item',
] as const
export type WaitWord = (typeof WAIT_WORDS)[number]
