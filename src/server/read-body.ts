import { BatonError } from '../protocol/baton-error.ts'

const LIMIT_BYTES = 2 * 1024 * 1024

/** The JSON of a request. No more than the limit is read, whatever its length header says. */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw BatonError.of('JSON_NEEDED', {})
  const tooLarge = () => BatonError.of('BODY_TOO_LARGE', { limit: LIMIT_BYTES })
  if (Number(request.headers.get('content-length') ?? 0) > LIMIT_BYTES) throw tooLarge()
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request.body ?? []) {
    length += part.length
    if (length > LIMIT_BYTES) throw tooLarge()
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    // What was sent is not repeated in the answer.
    const problem = { ko: 'JSON 이 아닙니다', en: 'it is not JSON' }
    throw BatonError.of('REQUEST_INVALID', { place: '/', problem })
  }
}
