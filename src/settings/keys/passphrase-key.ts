import { createHash, randomBytes, scrypt } from 'node:crypto'
import type { NamedKey } from './data-key.ts'
import { KEY_BYTES } from './sealed-box.ts'

/** About a third of a second and 128 MB for each guess. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 } as const

export const newSalt = (): string => randomBytes(16).toString('base64url')

/** The wrapping key that a passphrase gives with a salt. The same two give the same key, with the same name. */
export async function passphraseKey(passphrase: string, salt: string): Promise<NamedKey> {
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), Buffer.from(salt, 'base64url'), KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
  // Named after the salt, not after the key: the name is no hint for guessing.
  return { id: createHash('sha256').update(salt).digest('hex').slice(0, 12), bytes }
}
