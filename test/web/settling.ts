import type { Page, Request } from 'playwright-core'
import { untilValue } from './page-calls.ts'

/** So many looks in a row, 50 ms from each other, must find nothing under way. */
const LOOKS = 3

/**
 * Watches a page from its first request on. The function that is returned resolves once the page has what it shows: it
 * says nowhere that something is loading, and no request is under way but the stream of events, which never ends.
 */
export function settling(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/v1/events') open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  // What the page before had asked for is not told of any more.
  page.on('framenavigated', (frame) => frame === page.mainFrame() && open.clear())
  return async () => {
    let looks = 0
    const look = async () => {
      const loading = await page.locator('[data-loading]').count()
      looks = open.size === 0 && loading === 0 ? looks + 1 : 0
      return looks
    }
    await untilValue(look, (found) => found >= LOOKS)
  }
}
