import { BatonError } from '../protocol/baton-error.ts'

const LIMIT_BYTES = 2 * 1024 * 1024
const MOST_DEEP = 64

/** The JSON of a request. No more than the limit is read, whatever its length header says. */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw BatonError.of('JSON_NEEDED', {})
  const tooLarge = () => BatonError.of('BODY_TOO_LARGE', { limit: LIMIT_BYTES })
  if (Number(request.headers.get('content-length') ?? 0) > LIMIT_BYTES) throw tooLarge()
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of request.body ?? []) {
      length += part.length
      if (length > LIMIT_BYTES) throw tooLarge()
      parts.push(part)
    }
  } catch (error) {
    if (error instanceof BatonError) throw error
    // The client went away in the middle: no fault of the server.
    const problem = { ko: '요청 본문이 중간에 끊겼습니다', en: 'the body ended early' }
    throw BatonError.of('REQUEST_INVALID', { place: '/', problem })
  }
  const text = Buffer.concat(parts).toString('utf8')
  if (isDeeper(text, MOST_DEEP)) {
    const problem = { ko: `${MOST_DEEP}단계보다 깊게 중첩되었습니다`, en: `it is nested deeper than ${MOST_DEEP}` }
    throw BatonError.of('REQUEST_INVALID', { place: '/', problem })
  }
  try {
    return JSON.parse(text)
  } catch {
    // What was sent is not repeated in the answer.
    const problem = { ko: 'JSON이 아닙니다', en: 'it is not JSON' }
    throw BatonError.of('REQUEST_INVALID', { place: '/', problem })
  }
}

/** Whether lists and objects are nested deeper than that. Before it is parsed: whatever walks it later may recurse. */
function isDeeper(text: string, most: number): boolean {
  let depth = 0
  let isString = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isString) {
      if (code === BACKSLASH) at += 1
      else if (code === QUOTE) isString = false
    } else if (code === QUOTE) isString = true
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1
      if (depth > most) return true
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1
  }
  return false
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d]
