import { Watchers } from '../watchers.ts'
import { dataVersion } from './batch.ts'
import type { Connection } from './connection.ts'

/** How often is looked for what other connections have committed. */
const POLL_MS = 25

/** SQLite tells nobody of a commit: while somebody watches, its own count of other connections' commits is polled. */
export function openWatchers(connection: Connection): Watchers {
  let timer: NodeJS.Timeout | undefined
  let seen = -1
  const watchers: Watchers = new Watchers((count) => {
    if (count === 0) {
      clearInterval(timer)
      timer = undefined
    } else timer ??= setInterval(poll, POLL_MS)
  })
  const poll = () => {
    try {
      const found = dataVersion(connection)
      if (found !== seen) watchers.wake()
      seen = found
    } catch {
      // The file is locked for a moment. The next look is soon.
    }
  }
  return watchers
}
