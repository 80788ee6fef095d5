import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PersonRole } from '../../protocol/person.ts'

/** A browser that signed in. */
export interface Session {
  readonly person_id: string
  /** The most that it may do; null: what the person may. */
  readonly role: PersonRole | null
  readonly expires_at: number
  /** The token that it was opened with: it ends with it. */
  readonly token_id: string | null
}

/** What a browser that signed in has: both are needed. */
export interface SessionKeys {
  /** In a cookie. A browser sends it to every port of this host, so a server of somebody else may have seen it. */
  readonly cookie: string
  /** Kept by the page for its own origin, which has a port, and sent in a header of its own. */
  readonly key: string
}

interface Opened extends Session {
  readonly key: Buffer
}

/** A link may lie in a log that others read. */
const LINK_MS = 10 * 60_000
const SESSION_MS = 12 * 3_600_000
const MOST_SESSIONS = 1_000
/** Of one person; then the oldest of theirs ends. So nobody ends the sessions of others. */
const MOST_OF_ONE = 50

/**
 * Who has signed in to this server. In memory alone: a secret in a file could be read by an agent of the same user, who
 * could then approve its own work.
 *
 * 1. A link signs in one browser within ten minutes and is used up.
 * 2. Only hashes of keys are kept.
 * 3. The cookie of a session counts only together with its second key.
 */
export class Sessions {
  readonly #now: () => number
  readonly #sessions = new Map<string, Opened>()
  #link: { readonly hash: Buffer; readonly person_id: string; readonly until: number } | undefined

  constructor(now: () => number) {
    this.#now = now
  }

  /** A new link takes the place of one that nobody used. Answers with its key. */
  newLink(person_id: string): string {
    const key = newKey()
    this.#link = { hash: digest(key), person_id, until: this.#now() + LINK_MS }
    return key
  }

  /** A session, where the link is the newest one, was not used and has not ended. */
  takeLink(key: string): SessionKeys | undefined {
    const link = this.#link
    if (!link || link.until <= this.#now() || !timingSafeEqual(link.hash, digest(key))) return undefined
    this.#link = undefined
    return this.open({ person_id: link.person_id, role: null, until: Number.POSITIVE_INFINITY })
  }

  open({
    person_id,
    role,
    until,
    token_id = null,
  }: {
    person_id: string
    role: PersonRole | null
    until: number
    token_id?: string | null
  }): SessionKeys {
    const [cookie, key] = [newKey(), newKey()]
    const expires_at = Math.min(until, this.#now() + SESSION_MS)
    this.#forgetOld(person_id)
    this.#sessions.set(name(cookie), { person_id, role, expires_at, token_id, key: digest(key) })
    return { cookie, key }
  }

  find({ cookie, key }: SessionKeys): Session | undefined {
    const found = this.#sessions.get(name(cookie))
    if (!found || !timingSafeEqual(found.key, digest(key))) return undefined
    if (found.expires_at > this.#now()) return found
    this.#sessions.delete(name(cookie))
    return undefined
  }

  end({ cookie }: Pick<SessionKeys, 'cookie'>): void {
    this.#sessions.delete(name(cookie))
  }

  #forgetOld(person_id: string): void {
    const own = [...this.#sessions].filter(([, one]) => one.person_id === person_id)
    for (const [key] of own.slice(0, Math.max(0, own.length - MOST_OF_ONE + 1))) this.#sessions.delete(key)
    for (const [key, { expires_at }] of this.#sessions) {
      if (expires_at <= this.#now() || this.#sessions.size >= MOST_SESSIONS) this.#sessions.delete(key)
    }
  }
}

const newKey = () => randomBytes(32).toString('base64url')
const digest = (key: string) => createHash('sha256').update(key).digest()
const name = (key: string) => digest(key).toString('hex')
