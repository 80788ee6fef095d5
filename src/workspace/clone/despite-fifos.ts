import { constants } from 'node:fs'
import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that git opens wherever it finds them, before it asks what they are. */
const OPENED: ReadonlySet<string> = new Set(['.gitignore', '.gitattributes', '.gitmodules'])

/** Most work is long done by then. */
const PATIENCE_MS = 2_000

/**
 * Works on an untrusted folder with a git that cannot be held up: an agent that leaves a fifo by the name of
 * `.gitignore` would else keep git waiting for a writer until its time limit, and so keep its work from being saved.
 * Only if the work takes long is the folder searched; such a fifo is opened for a moment, which lets git go on with an
 * empty file, and deleted: it holds nothing.
 */
export async function despiteFifos<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const done = new AbortController()
  let search = Promise.resolve()
  const timer = setInterval(() => {
    search = search.then(() => releaseFifos(folder, done.signal))
  }, PATIENCE_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    done.abort()
    await search
  }
}

async function releaseFifos(folder: string, done: AbortSignal): Promise<void> {
  const folders = [folder]
  for (let at = folders.pop(); at !== undefined && !done.aborted; at = folders.pop()) {
    // A folder that cannot be listed is one that git cannot look into either.
    for (const entry of await readdir(at, { withFileTypes: true }).catch(() => [])) {
      const path = join(at, entry.name)
      if (entry.isDirectory() && path !== join(folder, '.git')) folders.push(path)
      if (entry.isFIFO() && OPENED.has(entry.name)) await release(path)
    }
  }
}

async function release(path: string): Promise<void> {
  // Fails at once when nobody waits at the other end, and that is as good.
  const writer = await open(path, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW).catch(
    () => undefined,
  )
  await rm(path, { force: true })
  await writer?.close()
}
