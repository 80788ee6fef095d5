import type { Heard } from '../../agents/adapters/adapter.ts'
import { plainAdapter } from '../../agents/adapters/plain-adapter.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import type { Masker } from '../../settings/mask/masker.ts'
import type { SaidEvent } from './run-channel.ts'

/**
 * Reads text that came by the channel of a run, apart from what the agent prints, so that it cannot mix with half a line
 * of that. Only a text of exactly one block is heard; it must carry the nonce.
 */
export function hearBlock(
  text: string,
  { workflow, nonce }: Pick<RunRecord, 'workflow' | 'nonce'>,
  masker?: Masker,
): { readonly heard: readonly Heard[]; readonly event: SaidEvent } | undefined {
  const bytes = Buffer.from(text)
  const adapter = plainAdapter({ workflow, nonce: { value: nonce, required: true } })
  const heard = [...adapter.push(masker?.bytes(bytes) ?? bytes), ...adapter.end('exited')]
  const events = heard.flatMap((one) => (one.kind === 'event' && one.event.kind !== 'detail' ? [one.event] : []))
  const [event] = events
  return event && events.length === 1 ? { heard, event } : undefined
}
