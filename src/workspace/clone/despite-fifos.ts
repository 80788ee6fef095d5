import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that git opens wherever it finds them, before it asks what they are. */
const OPENED: ReadonlySet<string> = new Set(['.gitignore', '.gitattributes', '.gitmodules'])

/** Most work is long done by then. */
const PATIENCE_MS = 2_000

/**
 * Works on an untrusted folder with a git that cannot be held up: an agent that leaves a fifo by the name of
 * `.gitignore` would else keep git waiting for a writer until its time limit, and so keep its work from being saved.
 * Only if the work takes long is the folder searched. Such a fifo is taken out of it and opened for a moment, again and
 * again until the work is done: git goes on with an empty file, also one that was about to open it when it was taken.
 */
export async function despiteFifos<T>(folder: string, work: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  const done = new AbortController()
  const taken: string[] = []
  let search = Promise.resolve()
  const timer = setInterval(() => {
    search = search.then(async () => {
      taken.push(...(await takeFifos(folder, done.signal)))
      await Promise.all(taken.map(letGo))
    })
  }, patienceMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    done.abort()
    await search
    await Promise.all(taken.map((path) => rm(path, { force: true })))
  }
}

/** Their new places, beside the folder. */
async function takeFifos(folder: string, done: AbortSignal): Promise<string[]> {
  const taken: string[] = []
  const folders = [folder]
  for (let at = folders.pop(); at !== undefined && !done.aborted; at = folders.pop()) {
    // A folder that cannot be listed is one that git cannot look into either.
    for (const entry of await readdir(at, { withFileTypes: true }).catch(() => [])) {
      const path = join(at, entry.name)
      if (entry.isDirectory() && path !== join(folder, '.git')) folders.push(path)
      if (!entry.isFIFO() || !OPENED.has(entry.name)) continue
      const aside = `${folder}.fifo.${randomUUID()}`
      const isAside = await rename(path, aside).then(
        () => true,
        () => false,
      )
      if (isAside) taken.push(aside)
      else await letGo(path)
    }
  }
  return taken
}

/** Whoever waits for a writer has one, who says nothing. Fails at once when nobody waits, and that is as good. */
async function letGo(path: string): Promise<void> {
  const writer = await open(path, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW).catch(
    () => undefined,
  )
  await writer?.close()
}
