import { request as httpRequest } from 'node:http'
import type { Browser } from 'playwright-core'

/** How long after its commit began each event was there, in milliseconds. */
interface Listener {
  readonly lags: number[]
  readonly close: () => Promise<void>
}

/** A client of the stream of events. The time of an event is that of its command, a little before its commit. */
export function listenOnSocket(port: number, token: string): Promise<Listener> {
  const lags: number[] = []
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, host: `127.0.0.1:${port}` }
    const sent = httpRequest({ port, host: '127.0.0.1', path: '/api/v1/events', headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        const now = Date.now()
        const frames = (text + part).split('\n\n')
        text = frames.pop() ?? ''
        for (const frame of frames) {
          const at = /^data: .*?"at":"([^"]+)"/m.exec(frame)?.[1]
          if (at !== undefined && frame.startsWith('id: ')) lags.push(now - Date.parse(at))
        }
      })
      answer.on('error', () => {}) // Closed below.
      resolve({ lags, close: async () => void sent.destroy() })
    })
    sent.on('error', reject).end()
  })
}

/** The same in a page of Chromium. */
export async function listenInBrowser(browser: Browser, port: number, token: string): Promise<Listener> {
  const address = `http://127.0.0.1:${port}`
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${address}/healthz`)
  // As the page does it: a cookie alone is not let in, and an EventSource sends no header.
  await page.evaluate(`(async () => {
    window.lags = []
    const headers = { 'content-type': 'application/json' }
    const signedIn = await fetch('/sign-in', { method: 'POST', headers, body: ${JSON.stringify(JSON.stringify({ token }))} })
    const { session_key } = await signedIn.json()
    const answer = await fetch('/api/v1/events', { headers: { 'x-baton-session-key': session_key } })
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    let text = (await reader.read()).value
    const listen = async () => {
      for (;;) {
        const { value, done } = await reader.read()
        if (done) return
        const now = Date.now()
        const frames = (text + value).split('\\n\\n')
        text = frames.pop()
        for (const frame of frames) {
          const at = /^event: (?:task:moved|handoff:sent)\\ndata: .*?"at":"([^"]+)"/m.exec(frame)?.[1]
          if (at) window.lags.push(now - Date.parse(at))
        }
      }
    }
    listen().catch(() => {})
    return true
  })()`)
  const lags: number[] = []
  return {
    lags,
    close: async () => {
      lags.push(...((await page.evaluate('window.lags')) as number[]))
      await context.close()
    },
  }
}
