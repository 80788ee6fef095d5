import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ServedStore } from '../support/served-store.ts'
import { withEngine } from '../support/task-steps.ts'

let served: ServedStore
beforeAll(() => {
  served = new ServedStore()
  const programs = join(served.folder, 'programs')
  const repository = join(served.folder, 'repository')
  mkdirSync(programs)
  mkdirSync(repository)
  writeFileSync(join(programs, 'claude'), '#!/bin/sh\necho 2.1.0\n')
  chmodSync(join(programs, 'claude'), 0o755)
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.org']
  execFileSync('git', ['init', '-q', '-b', 'main', repository])
  execFileSync('git', [...author, 'commit', '-q', '--allow-empty', '-m', 'init'], { cwd: repository })
  served.cwd = repository
  served.env = { PATH: `${programs}:${process.env.PATH}` }
})
afterAll(() => served[Symbol.asyncDispose]())

test('a conversation that is started over HTTP speaks with a CLI as a stage does, by its adapter', async () => {
  const server = await served.start()
  const token = await served.token(server)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': 'k1' }
  const body = JSON.stringify({ agent: 'claude', prompt: 'look at the tests', limits: { total_minutes: 7 } })
  const ask = () => fetch(`${server.address}/api/v1/runs`, { method: 'POST', headers, body })
  const first = await ask()
  const { run_id } = (await first.json()) as { run_id: string }
  expect(first.status).toBe(200)
  expect(await (await ask()).json()).toMatchObject({ run_id })
  await served.kill(server, 'SIGTERM')
  const run = await withEngine(served.store, async ({ store }) => (await store.load([{ kind: 'run', id: run_id }]))[0])
  expect(run.value).toMatchObject({ adapter: 'claude', prompt: 'look at the tests', nonce_required: false })
  expect(run.value?.limits.wall_minutes).toBe(7)
  expect(run.value?.argv[0]).toBe('claude')
  expect(run.value?.allowed).toEqual(expect.arrayContaining(['edit']))
}, 60_000)
