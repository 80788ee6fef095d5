import { type Parsed, parsed } from '../parsed.ts'
import { type Violation, violation } from '../violation.ts'
import type { BlockEvent, InvalidEvent } from './block-events.ts'
import type { NoncePolicy } from './block-machine.ts'
import { createBlockParser } from './block-parser.ts'
import type { AgentResult } from './block-schemas.ts'

/** Reads the last AGENT_RESULT out of what an agent printed, or says what is wrong with it. An earlier one does not count. */
export function parseAgentResult(text: string, nonce: NoncePolicy): Parsed<AgentResult> {
  const parser = createBlockParser({ nonce, workflow: { kind: 'dispatch' } })
  const events = [...parser.push(new TextEncoder().encode(text)), ...parser.end()]
  const last = events.findLast((event) => event.kind === 'agent_result' || isOfResult(event))
  if (last?.kind === 'agent_result') return parsed(last.result, [])
  return { ok: false, violations: last?.kind === 'invalid' ? last.violations : [MISSING] }
}

const MISSING: Violation = violation('', 'result_missing')

/** A completion signal of another workflow was meant as the result too. */
const isOfResult = (event: BlockEvent): event is InvalidEvent =>
  event.kind === 'invalid' &&
  (event.tag === 'AGENT_RESULT' || event.tag === 'CUSTOM_TASK_COMPLETE' || event.tag === 'PHASE_COMPLETE')
