import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Starts a server of `bench-server.ts` and waits for its port. */
export async function started(kind: 'baton' | 'bare', store: string, changesets: string) {
  const child = fork(join(import.meta.dirname, 'bench-server.ts'), [kind, store, changesets])
  const [port] = (await once(child, 'message')) as [number]
  return { child, port }
}

export async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}
