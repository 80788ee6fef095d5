// A server of `bench/http.ts`, in a process of its own: `bench-server.ts baton|bare STORE [CHANGESETS]`. Tells its port
// to the process that forked it.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { systemClock } from '../../src/engine/clock.ts'
import { Engine } from '../../src/engine/engine.ts'
import type { Changeset } from '../../src/pipeline/changeset.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { effectiveConfig, NO_CONFIG } from '../../src/protocol/project-config/effective-config.ts'
import { serverApp } from '../../src/server/app.ts'
import { hostsOf } from '../../src/server/guard/same-site.ts'
import { Sessions } from '../../src/server/guard/sessions.ts'
import { listen } from '../../src/server/listen.ts'
import { SETTINGS } from '../../src/store/sqlite/connection.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { bareWriter } from '../engine-transitions.ts'

const UNLIMITED = { perSecond: 1_000_000, burst: 1_000_000 }
const nothing = async () => {
  throw new Error('the benchmark starts no agents')
}

/** Baton's own server. Only the limit of requests a second is lifted, which would else be what is measured. */
async function baton(storePath: string): Promise<number> {
  const store = await openSqliteStore({ path: storePath })
  const engine = new Engine({ store, pipeline: DEFAULT_PIPELINE, clock: systemClock, timeZone: 'UTC' })
  const service = { engine, config: effectiveConfig(NO_CONFIG, DEFAULT_PIPELINE), storePath, home: nothing, flags: '' }
  const { port } = await listen({ host: '127.0.0.1', port: 0 }, (taken) =>
    serverApp({
      service,
      work: { begin: nothing, check: nothing, project: nothing, startRun: nothing, plan: nothing, dispatch: nothing },
      sessions: new Sessions(() => Date.now()),
      lang: 'en',
      version: '0',
      hosts: hostsOf('127.0.0.1', taken, []),
      port: taken,
      secure: false,
      rate: UNLIMITED,
      workerCommand: 'baton worker',
    }),
  )
  return port
}

const LIST = `SELECT position, task_id, title, status, team, agent, priority, revision_count, blocked, open, updated_at,
  due_at FROM tasks WHERE TRUE AND position < ? ORDER BY position DESC LIMIT ?`

/** Hono and `node:sqlite`: the same statements, nothing checked, decided, hashed or asked. */
async function bare(storePath: string, changesetsPath: string): Promise<number> {
  const changesets = new Map(JSON.parse(readFileSync(changesetsPath, 'utf8')) as [string, Changeset][])
  const db = new DatabaseSync(storePath)
  db.exec(SETTINGS)
  const list = db.prepare(LIST)
  const write = bareWriter(db)
  const app = new Hono()
  app.get('/api/v1/tasks', (context) => {
    const rows = list.all(Number.MAX_SAFE_INTEGER, 51).slice(0, 50)
    return context.json({ tasks: rows, cursor: 'next' })
  })
  app.post('/api/v1/tasks/:task_id/steps', async (context) => {
    await context.req.json()
    const changeset = changesets.get(context.req.param('task_id'))
    if (!changeset) return context.json({}, 404)
    db.exec('BEGIN IMMEDIATE')
    write(changeset)
    db.exec('COMMIT')
    return context.json(changeset.answer)
  })
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const [kind, storePath = '', changesetsPath = ''] = process.argv.slice(2)
process.send?.(kind === 'baton' ? await baton(storePath) : await bare(storePath, changesetsPath))
