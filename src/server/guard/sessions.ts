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

const SESSION_MS = 12 * 3_600_000
const MOST_SESSIONS = 1_000
/** Of one person; then the oldest of theirs ends. So nobody ends the sessions of others. */
const MOST_OF_ONE = 50

/**
 * Who has signed in to this server. In memory alone: a secret in a file could be read by an agent of the same user, who
 * could then approve its own work.
 *
 * 1. A link signs in one browser and is used up.
 * 2. Only hashes of keys are kept.
 */
export class Sessions {
  readonly #now: () => number
  readonly #sessions = new Map<string, Session>()
  #link: { readonly hash: Buffer; readonly person_id: string } | undefined

  constructor(now: () => number) {
    this.#now = now
  }

  /** A new link takes the place of one that nobody used. Answers with its key. */
  newLink(person_id: string): string {
    const key = randomBytes(32).toString('base64url')
    this.#link = { hash: digest(key), person_id }
    return key
  }

  /** The key of a session, where the link is the newest one and was not used. */
  takeLink(key: string): string | undefined {
    const link = this.#link
    if (!link || !timingSafeEqual(link.hash, digest(key))) return undefined
    this.#link = undefined
    return this.open({ person_id: link.person_id, role: null, until: Number.POSITIVE_INFINITY })
  }

  /** Answers with the key of the session, which the cookie has. */
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
  }): string {
    const key = randomBytes(32).toString('base64url')
    const expires_at = Math.min(until, this.#now() + SESSION_MS)
    this.#forgetOld(person_id)
    this.#sessions.set(name(key), { person_id, role, expires_at, token_id })
    return key
  }

  find(key: string): Session | undefined {
    const found = this.#sessions.get(name(key))
    if (found && found.expires_at > this.#now()) return found
    if (found) this.#sessions.delete(name(key))
    return undefined
  }

  end(key: string): void {
    this.#sessions.delete(name(key))
  }

  #forgetOld(person_id: string): void {
    const own = [...this.#sessions].filter(([, one]) => one.person_id === person_id)
    for (const [key] of own.slice(0, Math.max(0, own.length - MOST_OF_ONE + 1))) this.#sessions.delete(key)
    for (const [key, { expires_at }] of this.#sessions) {
      if (expires_at <= this.#now() || this.#sessions.size >= MOST_SESSIONS) this.#sessions.delete(key)
    }
  }
}

const digest = (key: string) => createHash('sha256').update(key).digest()
const name = (key: string) => digest(key).toString('hex')
