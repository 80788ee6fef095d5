import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const ALGORITHM = 'aes-256-gcm'
export const KEY_BYTES = 32

/**
 * 96 random bits. Two of a million are the same with a chance of 6 in 10^18, and a key is replaced long before it sealed
 * a million values: a store has 200, and each rotation has a new key.
 */
export const newNonce = (): Buffer => randomBytes(NONCE_BYTES)

/**
 * AES-256-GCM with a fresh random nonce for each box. `about` is authenticated with it: a box that is opened as something
 * else does not open.
 */
export function sealBox(key: Uint8Array, about: string, plain: Uint8Array): string {
  const nonce = newNonce()
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(about))
  const sealed = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  return sealed.toString('base64url')
}

/** Undefined where it was changed in any way, is about something else, or the key is another. */
export function openBox(key: Uint8Array, about: string, box: string): Buffer | undefined {
  const bytes = Buffer.from(box, 'base64url')
  // A letter that base64 would pass over, or bits that it would drop, are a change too.
  if (bytes.toString('base64url') !== box || bytes.length < NONCE_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(about))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
  } catch {
    return undefined // not authentic
  }
}
