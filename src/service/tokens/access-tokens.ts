import { randomBytes, randomUUID } from 'node:crypto'
import { sha256Hex } from '../../engine/sha256.ts'
import { TOKENS } from '../../pipeline/records.ts'
import type { Results } from '../../pipeline/results.ts'
import { NO_TOKENS, type StoredToken } from '../../pipeline/tokens/tokens-record.ts'
import type { AccessToken } from '../../protocol/access-token.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

export type NewToken = Pick<AccessToken, 'name' | 'person_id' | 'role' | 'expires_at'>

/** Makes a token. It is in the answer and nowhere else: the store has its hash. */
export async function createToken(
  { engine }: WithEngine,
  caller: Caller,
  input: NewToken,
): Promise<AccessToken & { readonly token: string }> {
  const token = `baton_${randomBytes(32).toString('base64url')}`
  const token_id = `tok_${randomUUID().slice(0, 8)}`
  const made = { ...input, token_id, hash: sha256Hex(token) }
  const stored = await engine.execute({ type: 'create_token', token: made }, askedBy(caller))
  // The same command came before: what was made then is not known any more.
  if (stored.token_id !== token_id) throw BatonError.of('TOKEN_SHOWN', { token_id: stored.token_id })
  return { ...stored, token }
}

export function revokeToken(
  { engine }: WithEngine,
  caller: Caller,
  { token_id }: { readonly token_id: string },
): Promise<Results['revoke_token']> {
  return engine.execute({ type: 'revoke_token', token_id }, askedBy(caller))
}

export async function listTokens(service: WithEngine, _caller: Caller): Promise<readonly AccessToken[]> {
  return (await storedTokens(service)).map(({ hash: _, ...token }) => token)
}

/** The token that was sent, if it is one of the store that has not ended. */
export async function tokenOf(service: WithEngine, sent: string): Promise<AccessToken | undefined> {
  const hash = sha256Hex(sent)
  const found = (await storedTokens(service)).find((one) => one.hash === hash)
  const isLive = found && found.revoked_at === null && Date.parse(found.expires_at) > service.engine.clock.now()
  return isLive ? found : undefined
}

/** Whether a browser that signed in with it still may. */
export async function isLiveToken(service: WithEngine, token_id: string): Promise<boolean> {
  const found = (await storedTokens(service)).find((one) => one.token_id === token_id)
  return found !== undefined && found.revoked_at === null
}

async function storedTokens({ engine }: WithEngine): Promise<readonly StoredToken[]> {
  const [loaded] = await engine.store.load([TOKENS])
  return (loaded.value ?? NO_TOKENS).tokens
}
