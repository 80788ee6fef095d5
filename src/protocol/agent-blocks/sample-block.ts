import type { BlockTag } from './block-schemas.ts'

/** Summaries and questions of the samples in `prompts/` and in the request for a repair, in both languages. */
const SAMPLE_WORDS: ReadonlySet<string> = new Set([
  'what was done and how it went, in a sentence or two',
  '무엇을 했고 결과가 어떤지 한두 문장',
  'what was done and how it went',
  'what is to be decided, in one sentence',
  '무엇을 정해야 하는지 한 문장으로',
])

/**
 * Whether a block is the sample of its prompt, repeated as it stands. A model that says how it is going to end prints the
 * nonce of its run and the verdict `pass` with it, and has not done anything yet.
 */
export function isSampleBlock(tag: BlockTag, value: object): boolean {
  const { summary, question } = value as { readonly summary?: unknown; readonly question?: unknown }
  const words = tag === 'AGENT_RESULT' ? summary : tag === 'USER_QUESTION' ? question : undefined
  return typeof words === 'string' && SAMPLE_WORDS.has(words.trim().replace(/[.…]+$/, ''))
}
