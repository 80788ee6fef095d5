import { covers, highestRole, lowerRole } from '../../protocol/access-token.ts'
import type { RouteAccess } from '../../protocol/api/route.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Person, PersonRole } from '../../protocol/person.ts'
import { knownPeople } from '../../service/registry/known-people.ts'
import { isLiveToken, tokenOf } from '../../service/tokens/access-tokens.ts'
import type { ServerParts } from '../server-parts.ts'

const COOKIE = 'baton_session'

/** Who asks, and what they may at most. */
export interface SignedIn {
  readonly person: Person
  readonly role: PersonRole
  readonly expires_at: number | null
  readonly how: 'cookie' | 'token'
}

/** A token in the Authorization header, else the cookie of a session. Refuses a request that has neither. */
export async function signedIn({ service, sessions }: ServerParts, headers: Headers): Promise<SignedIn> {
  const sent = /^Bearer ([\w.~+/-]{1,200}=*)$/.exec(headers.get('authorization') ?? '')?.[1]
  if (sent !== undefined) {
    const token = await tokenOf(service, sent)
    if (!token) throw BatonError.of('SIGN_IN_NEEDED', {})
    return known(service, { ...token, expires_at: Date.parse(token.expires_at) }, 'token')
  }
  const key = cookieOf(headers)
  const session = key === undefined ? undefined : sessions.find(key)
  const ended = session?.token_id != null && !(await isLiveToken(service, session.token_id))
  if (!session || ended) throw BatonError.of('SIGN_IN_NEEDED', {})
  return known(service, session, 'cookie')
}

async function known(
  service: ServerParts['service'],
  claim: { readonly person_id: string; readonly role: PersonRole | null; readonly expires_at: number },
  how: SignedIn['how'],
): Promise<SignedIn> {
  const { people } = await knownPeople(service)
  const person = people.find(({ person_id }) => person_id === claim.person_id)
  if (!person) throw BatonError.of('SIGN_IN_NEEDED', {})
  const own = highestRole(person.roles)
  const role = claim.role === null ? own : lowerRole(own, claim.role)
  const { expires_at } = claim
  return { person, role, expires_at: Number.isFinite(expires_at) ? expires_at : null, how }
}

export function requireRole({ role }: SignedIn, needed: RouteAccess): void {
  if (needed !== 'open' && !covers(role, needed)) throw BatonError.of('ROLE_NEEDED', { needed, role })
}

export function cookieOf(headers: Headers): string | undefined {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [name, value] = part.trim().split('=')
    if (name === COOKIE) return value
  }
  return undefined
}

/** `Strict`: no other site can make a browser send it. */
export const cookieHeader = (key: string, secure: boolean, maxAge: number): string =>
  `${COOKIE}=${key}; HttpOnly; SameSite=Strict; Path=/; Max-Age=${maxAge}${secure ? '; Secure' : ''}`
