import { SESSION_KEY_HEADER } from '../../src/protocol/api/session-key.ts'

/** What a browser that opened a link sends from then on: the cookie, and the key that the page took from the address. */
export function headersOfLink(cookie: string | null | undefined, text: string): Readonly<Record<string, string>> {
  const key = /#session-key=([\w-]+)/.exec(text)?.[1] ?? ''
  return { cookie: cookie?.split(';')[0] ?? '', [SESSION_KEY_HEADER]: key }
}

export async function openLink(link: string): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(link)
  return headersOfLink(answer.headers.get('set-cookie'), await answer.text())
}
