import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface ServerNote {
  readonly pid: number
  readonly address: string
}

const fileOf = (storePath: string) => join(dirname(storePath), 'server.json')

/** Says beside the store where its server is. It contains no key: a reader still has to sign in. */
export function noteServer(storePath: string, address: string): Disposable {
  const path = fileOf(storePath)
  writeFileSync(path, JSON.stringify({ pid: process.pid, address } satisfies ServerNote), { mode: 0o600 })
  return {
    [Symbol.dispose]: () => {
      if (readNote(path)?.pid === process.pid) rmSync(path, { force: true })
    },
  }
}

/** The address of the server of a store, where one is alive on this machine. */
export function serverAddress(storePath: string): string | undefined {
  const note = readNote(fileOf(storePath))
  return note && isAlive(note.pid) ? note.address : undefined
}

function readNote(path: string): ServerNote | undefined {
  try {
    const { pid, address } = JSON.parse(readFileSync(path, 'utf8')) as Partial<ServerNote>
    const isAddress = typeof address === 'string' && /^https?:\/\/[\w.:[\]-]+$/.test(address)
    return typeof pid === 'number' && isAddress ? { pid, address } : undefined
  } catch {
    return undefined // There is none, or it is half written.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
