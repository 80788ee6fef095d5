import { createAgent } from './create-agent.ts'

/**
 * `baton-relay/sdk`: for who writes an agent in Node. The functions speak on the standard streams of this process,
 * of which there is one pair; `createAgent` speaks on others. Importing it reads and writes nothing.
 */
export const { ask, error, phaseComplete, customTaskComplete, result, onMessage } = createAgent()

export { type Agent, type AgentStreams, createAgent, NONCE_VARIABLE } from './create-agent.ts'
export type { AskedQuestion, PhaseDetails, ReportedResult, TaskDetails } from './encode-block.ts'
