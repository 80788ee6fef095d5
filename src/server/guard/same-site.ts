import { BatonError } from '../../protocol/baton-error.ts'

/**
 * A name that a page of somebody else got resolved to this machine is not ours (DNS rebinding). A request line can name a
 * host of its own (`GET http://other/ HTTP/1.1`): then it must be the same.
 */
export function requireHost(headers: Headers, hosts: readonly string[], url: string): void {
  const host = headers.get('host')?.toLowerCase()
  if (host === undefined || !hosts.includes(host)) throw BatonError.of('HOST_REFUSED', {})
  const asked = new URL(url)
  // Parsed as well: a default port is not in the host of a URL.
  if (new URL(`${asked.protocol}//${host}`).host !== asked.host) throw BatonError.of('HOST_REFUSED', {})
}

/** What changes something comes from our own page, or from a program that has a token and no origin. */
export function requireOwnOrigin(headers: Headers, hosts: readonly string[], how: 'cookie' | 'token'): void {
  const origin = headers.get('origin')
  if (origin === null) {
    if (how === 'token') return
    throw BatonError.of('ORIGIN_REFUSED', {})
  }
  const host = /^https?:\/\/([^/]+)$/.exec(origin.toLowerCase())?.[1]
  // The default port is not in an origin, and not in the Host header either.
  if (host === undefined || !hosts.includes(host)) throw BatonError.of('ORIGIN_REFUSED', {})
}

/** Browsers say where a request comes from: with a cookie nothing is even read for a page of another site. */
export function requireSameSite(headers: Headers): void {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') throw BatonError.of('ORIGIN_REFUSED', {})
}

/** Names under which a server that listens here is reached. */
export function hostsOf(host: string, port: number, allowed: readonly string[]): readonly string[] {
  const isNamed = !LOCAL.includes(host) && !isWildcard(host)
  const own = isNamed ? [...LOOPBACK, bracketed(host)] : LOOPBACK
  const names = [...own.map((name) => `${name}:${port}`), ...allowed.flatMap((name) => withPort(name, port))]
  return [...new Set(names.map((name) => name.toLowerCase()))]
}

/** Every address of the machine. It is no name that a request may be for: pages elsewhere can ask browsers for 0.0.0.0. */
export const isWildcard = (host: string): boolean => host === '0.0.0.0' || host === '::'

const LOCAL = ['127.0.0.1', '::1', 'localhost']
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']
const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host)

/** A name that is allowed is so with the port of a proxy, which is the default one, and with ours. */
const withPort = (name: string, port: number) => (/:\d+$/.test(name) ? [name] : [name, `${name}:${port}`])
