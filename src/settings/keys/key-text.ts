import { createHash } from 'node:crypto'
import { BatonError } from '../../protocol/baton-error.ts'
import type { NamedKey } from './data-key.ts'
import { KEY_BYTES } from './sealed-box.ts'

const HEADER = 'baton settings keys 1'

/**
 * Wrapping keys as text, in a key file or in a keyring: a header, a line for each key, and the digest of all that, by
 * which a text that was cut or edited is known. While a wrapping key is being replaced there are two.
 */
export function formatKeys(keys: readonly NamedKey[]): string {
  const lines = [HEADER, ...keys.map(({ id, bytes }) => `${id} ${Buffer.from(bytes).toString('base64url')}`)]
  const text = lines.join('\n')
  return `${text}\nsha256 ${digest(text)}\n`
}

export function parseKeys(text: string, place: string): readonly NamedKey[] {
  const lines = text.split('\n')
  const end = lines.pop()
  const closing = lines.pop()
  const isWhole = end === '' && lines[0] === HEADER && closing === `sha256 ${digest(lines.join('\n'))}`
  if (!isWhole) throw BatonError.of('SETTINGS_KEY_UNUSABLE', { place, reason: CUT })
  return lines.slice(1).map((line) => {
    const [id = '', key = ''] = line.split(' ')
    const bytes = Buffer.from(key, 'base64url')
    if (bytes.length !== KEY_BYTES) throw BatonError.of('SETTINGS_KEY_UNUSABLE', { place, reason: CUT })
    return { id, bytes }
  })
}

const CUT = {
  ko: '잘렸거나 바뀌었습니다. 온전한 사본으로 복원하세요',
  en: 'it is cut short or was changed; put a whole copy of it back',
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
