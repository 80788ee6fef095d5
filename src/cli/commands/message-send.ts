import { BatonError } from '../../protocol/baton-error.ts'
import { CONTRACT_KINDS } from '../../protocol/contract-kinds.ts'
import { parseJson } from '../../protocol/parse-json.ts'
import { receiveMessage } from '../../service/tasks/receive-message.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { readInput } from '../read-input.ts'
import { reportTask } from '../report.ts'

/** `baton message send FILE`: a message between teams as JSON, which does what the command of its name does. */
export async function messageSend(file: string, options: CommonOptions): Promise<void> {
  const parsed = parseJson(await readInput(file), file)
  if (!parsed.ok) throw parsed.error
  const message = parsed.value
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    throw BatonError.of('UNKNOWN_KIND', { source: file, kinds: CONTRACT_KINDS.join(', ') })
  }
  await withBaton(options, 'step', async (baton) => {
    const { service, caller } = baton
    const result = await receiveMessage(service, caller, { message: message as Record<string, unknown> })
    const type = String((message as { type?: unknown }).type)
    await reportTask(baton, result, { ko: `${type} 메시지를 받았습니다`, en: `${type} message accepted` })
  })
}
