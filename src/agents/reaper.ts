import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { extname, join } from 'node:path'
import { BatonError } from '../protocol/baton-error.ts'

/**
 * The small process that cleans up after a worker, however it died.
 *
 * 1. It holds one end of a pipe; the other end is the worker's life. At its end it kills whatever carries the worker's
 *    mark, frozen and daemonised processes too, and then ends itself. Nobody has to be restarted for that.
 * 2. It is in a session of its own, so that Ctrl-C reaches the worker alone, and carries no mark itself.
 * 3. It keeps neither the worker's event loop nor its folder. Should something kill it, it is started again.
 */
export interface Reaper extends Disposable, AsyncDisposable {
  readonly pid: number
  /** Lets go: it sweeps one last time and ends. Not waited for. */
  [Symbol.dispose](): void
  /** The same, and waits until it is gone. */
  [Symbol.asyncDispose](): Promise<void>
}

/** Beside this file, and of its kind: source in a checkout, compiled in the package. */
const SCRIPT = join(import.meta.dirname, `reaper-process${extname(import.meta.filename)}`)
/** What kills it so often will kill the next one too. */
const MAX_RESTARTS = 10

/** `folders` hold what must not outlive the worker. */
export async function startReaper(worker: string, folders: readonly string[] = []): Promise<Reaper> {
  let child = spawnReaper(worker, folders)
  let restarts = 0
  let released = false
  try {
    await once(child, 'spawn')
  } catch (error) {
    throw BatonError.of('INTERNAL', { reason: `no reaper for ${worker}: ${(error as Error).message}` })
  }
  const replace = () => {
    if (released || restarts === MAX_RESTARTS) return
    restarts += 1
    child = spawnReaper(worker, folders).once('exit', replace)
  }
  child.once('exit', replace)
  const release = () => {
    released = true
    child.stdin?.destroy()
  }
  return {
    get pid() {
      return child.pid ?? 0
    },
    [Symbol.dispose]: release,
    async [Symbol.asyncDispose]() {
      release()
      if (child.exitCode !== null || child.signalCode !== null) return
      child.ref()
      await once(child, 'exit')
    },
  }
}

function spawnReaper(worker: string, folders: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [SCRIPT, worker, ...folders], {
    cwd: '/',
    detached: true,
    env: { PATH: process.env.PATH ?? '' },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.on('error', () => {}) // The first start is waited for; of a later one there is nobody to tell.
  child.stdin?.on('error', () => {}) // It died; `exit` says so too.
  child.unref()
  // A pipe of a child is a socket, which can be let go, though its type does not say so.
  if (child.stdin && 'unref' in child.stdin) (child.stdin as unknown as { unref(): void }).unref()
  return child
}
