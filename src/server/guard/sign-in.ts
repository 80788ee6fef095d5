import { covers, highestRole, lowerRole } from '../../protocol/access-token.ts'
import type { RouteAccess } from '../../protocol/api/route.ts'
import { SESSION_KEY_HEADER } from '../../protocol/api/session-key.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Person, PersonRole } from '../../protocol/person.ts'
import { knownPeople } from '../../service/registry/known-people.ts'
import { isLiveToken, tokenOf } from '../../service/tokens/access-tokens.ts'
import type { ServerParts } from '../server-parts.ts'
import type { Session, SessionKeys } from './sessions.ts'

/** Who asks, and what they may at most. */
export interface SignedIn {
  readonly person: Person
  readonly role: PersonRole
  readonly expires_at: number | null
  readonly how: 'cookie' | 'token'
  /** The token that was sent, or with which the browser signed in. */
  readonly token_id: string | null
}

/** A token in the Authorization header, else both keys of a session. Refuses a request that has neither. */
export async function signedIn(parts: ServerParts, headers: Headers): Promise<SignedIn> {
  const { service, sessions } = parts
  const sent = /^Bearer ([\w.~+/-]{1,200}=*)$/.exec(headers.get('authorization') ?? '')?.[1]
  if (sent !== undefined) {
    const token = await tokenOf(service, sent)
    if (!token) throw BatonError.of('SIGN_IN_NEEDED', {})
    return known(service, { ...token, expires_at: Date.parse(token.expires_at) }, 'token')
  }
  const session = sessions.find(keysOf(parts, headers))
  const ended = session?.token_id != null && !(await isLiveToken(service, session.token_id))
  if (!session || ended) throw BatonError.of('SIGN_IN_NEEDED', {})
  return known(service, session, 'cookie')
}

async function known(
  service: ServerParts['service'],
  claim: Pick<Session, 'person_id' | 'role' | 'expires_at' | 'token_id'>,
  how: SignedIn['how'],
): Promise<SignedIn> {
  const { people } = await knownPeople(service)
  const person = people.find(({ person_id }) => person_id === claim.person_id)
  if (!person) throw BatonError.of('SIGN_IN_NEEDED', {})
  const own = highestRole(person.roles)
  const role = claim.role === null ? own : lowerRole(own, claim.role)
  const { expires_at, token_id } = claim
  return { person, role, expires_at: Number.isFinite(expires_at) ? expires_at : null, how, token_id }
}

export function requireRole({ role }: SignedIn, needed: RouteAccess): void {
  if (needed !== 'open' && !covers(role, needed)) throw BatonError.of('ROLE_NEEDED', { needed, role })
}

/** Empty where a request lacks them. */
export function keysOf({ port }: Pick<ServerParts, 'port'>, headers: Headers): SessionKeys {
  const wanted = cookieName(port)
  const pairs = (headers.get('cookie') ?? '').split(';').map((part) => part.trim().split('='))
  const cookie = pairs.find(([name]) => name === wanted)?.[1] ?? ''
  return { cookie, key: headers.get(SESSION_KEY_HEADER) ?? '' }
}

/** `Strict`: no other site can make a browser send it. Other ports of this host are the same site: see `SessionKeys`. */
export const cookieHeader = ({ port, secure }: ServerParts, cookie: string, maxAge: number): string =>
  `${cookieName(port)}=${cookie}; HttpOnly; SameSite=Strict; Path=/; Max-Age=${maxAge}${secure ? '; Secure' : ''}`

/** With the port: two servers on one host would overwrite each other's cookie. */
const cookieName = (port: number) => `baton_session_${port}`
