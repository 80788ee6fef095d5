import type { AgentResult } from '../../protocol/agent-blocks/block-schemas.ts'

/** The files that an agent says it has written, and those that it attached to work that goes back. */
export const namedFiles = (result: AgentResult | null): readonly string[] =>
  result === null ? [] : [...result.files, ...result.attachments.map(({ path }) => path)]
