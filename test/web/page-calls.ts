import type { Locator, Page } from 'playwright-core'
import type { ApiAnswer, ApiBody } from '../../src/protocol/api/api-types.ts'
import type { RouteName } from '../../src/protocol/api/route.ts'
import { SESSION_KEY_HEADER } from '../../src/protocol/api/session-key.ts'

/** The longest that a relay of scripts may take on a busy machine. */
export const LONG = 300_000

/** In the page: the header without which the cookie of a session counts for nothing. */
const KEY = `{ ${JSON.stringify(SESSION_KEY_HEADER)}: localStorage.getItem('baton:session-key') }`

/** Asks the API as the page does, with the session of the person. */
export const get = async <Route extends RouteName>(page: Page, path: string) =>
  (await page.evaluate(
    `fetch(${JSON.stringify(`/api/v1${path}`)}, { headers: ${KEY} }).then((answer) => answer.json())`,
  )) as ApiAnswer<Route>

export async function post<Route extends RouteName>(
  page: Page,
  path: string,
  body: ApiBody<Route>,
): Promise<ApiAnswer<Route>> {
  const sent = { method: 'POST', body: JSON.stringify(body) }
  const headers = `{ 'content-type': 'application/json', ...${KEY} }`
  const call = `fetch(${JSON.stringify(`/api/v1${path}`)}, { ...${JSON.stringify(sent)}, headers: ${headers} }).then(async (answer) => ({ ok: answer.ok, value: await answer.json() }))`
  const { ok, value } = (await page.evaluate(call)) as { ok: boolean; value: ApiAnswer<Route> }
  if (!ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 1_000)}`)
  return value
}

export async function untilValue<Value>(look: () => Promise<Value>, fits: (value: Value) => boolean): Promise<Value> {
  const until = Date.now() + LONG
  for (;;) {
    const value = await look()
    if (fits(value)) return value
    if (Date.now() > until) throw new Error(`waited too long; last seen: ${JSON.stringify(value).slice(0, 2_000)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

type LocatorState = 'attached' | 'detached' | 'visible' | 'hidden'

/**
 * Waits as `locator.waitFor` does, and looks more often: Playwright looks once in 500 ms after the first quarter of a
 * second, which is longer than the page takes.
 */
export async function seen(
  locator: Locator,
  { state = 'visible', timeout = 30_000 }: { readonly state?: LocatorState; readonly timeout?: number } = {},
): Promise<void> {
  const until = Date.now() + timeout
  while (!(await isIn(locator, state))) {
    // Its message says what was looked for, and what was there instead.
    if (Date.now() > until) return locator.waitFor({ state, timeout: 1 })
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
}

async function isIn(locator: Locator, state: LocatorState): Promise<boolean> {
  if (state === 'visible') return locator.isVisible()
  if (state === 'hidden') return locator.isHidden()
  // While the browser goes to another page, nothing can be counted.
  const count = await locator.count().catch(() => undefined)
  return count !== undefined && count > 0 === (state === 'attached')
}

/** Scrolls something to a share of its height, as a hand at its scroll bar does. */
export const scrollTo = (part: Locator, share: number): Promise<void> =>
  part.evaluate((node, at) => {
    const scroller = node as unknown as { scrollTop: number; readonly scrollHeight: number }
    scroller.scrollTop = scroller.scrollHeight * at
  }, share)
