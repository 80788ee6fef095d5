import { SESSION_KEY_HEADER } from '../../../src/protocol/api/session-key.ts'

/**
 * The second key of the session, which `first-look.js` took from the link. It is kept for this origin, port included: the
 * cookie alone also goes to servers of others on this host.
 */
export const sessionKey = (): Readonly<Record<string, string>> => {
  const key = localStorage.getItem('baton:session-key')
  return key === null ? {} : { [SESSION_KEY_HEADER]: key }
}
