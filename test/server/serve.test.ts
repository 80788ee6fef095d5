import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serverAddress } from '../../src/cli/serve/server-file.ts'
import { ROOT } from '../support/run-baton.ts'
import { withEngine } from '../support/task-steps.ts'

let folder = ''
const children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baton-serve-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

const store = () => join(folder, 'baton.db')

async function start(): Promise<{ child: ChildProcess; address: string; cookie: string }> {
  const args = ['serve', '--port', '0', '--no-worker', '--no-open', '--json', '--store', store()]
  const env = { ...process.env, BATON_HOME: join(folder, 'home') }
  const child = spawn(process.execPath, [join(ROOT, 'bin', 'baton.js'), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  for await (const line of createInterface({ input: child.stdout })) {
    const { address, link } = JSON.parse(line) as { address: string; link: string }
    const cookie = (await fetch(link)).headers.get('set-cookie')?.split(';')[0] ?? ''
    return { child, address, cookie }
  }
  throw new Error('the server said nothing')
}

test('a server answers on its socket, survives kill -9 without loss, and stops in good order', async () => {
  const first = await start()
  const headers = { cookie: first.cookie, origin: first.address, 'content-type': 'application/json' }
  expect(serverAddress(store())).toBe(first.address)
  const made: string[] = []
  for (let n = 0; n < 20; n += 1) {
    const body = JSON.stringify({ request: `task ${n}` })
    const answer = await fetch(`${first.address}/api/v1/tasks`, { method: 'POST', headers, body })
    made.push(((await answer.json()) as { task_id: string }).task_id)
  }
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  expect(serverAddress(store())).toBeUndefined()

  const second = await start()
  const list = await fetch(`${second.address}/api/v1/tasks?limit=200`, { headers: { cookie: second.cookie } })
  const { tasks } = (await list.json()) as { tasks: { task_id: string }[] }
  expect(tasks.map(({ task_id }) => task_id).toSorted()).toEqual(made.toSorted())
  // A cookie of the server that died counts for nothing.
  expect((await fetch(`${second.address}/api/v1/tasks`, { headers: { cookie: first.cookie } })).status).toBe(401)

  const events = await fetch(`${second.address}/api/v1/events?after=0`, { headers: { cookie: second.cookie } })
  const reader = events.body?.getReader()
  await reader?.read()
  second.child.kill('SIGTERM')
  const [code] = await once(second.child, 'exit')
  expect(code).toBe(0)
  await reader?.cancel().catch(() => {})
  expect(await withEngine(store(), (engine) => engine.store.check())).toEqual([])
}, 60_000)
