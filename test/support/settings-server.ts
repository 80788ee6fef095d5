import { join } from 'node:path'
import { effectiveConfig, NO_CONFIG } from '../../src/protocol/project-config/effective-config.ts'
import { serverApp } from '../../src/server/app.ts'
import { Sessions } from '../../src/server/guard/sessions.ts'
import { serverLog } from '../../src/server/server-log.ts'
import { storeHome } from '../../src/service/place/store-home.ts'
import { textMasker } from '../../src/service/settings/text-masker.ts'
import { createToken } from '../../src/service/tokens/access-tokens.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { peekStoreId } from '../../src/store/sqlite/peek-store-id.ts'
import { engineWithSettings, PO } from './settings-world.ts'

const HOST = '127.0.0.1:4210'
const DAY_MS = 24 * 3_600_000

/** Everything that a server says on a store that exists already: answers, its stream of events, its log. */
export async function servedTexts(folder: string, storePath: string, keyFile: string, paths: readonly string[]) {
  const store = await openSqliteStore({ path: storePath, create: false })
  const engine = engineWithSettings(store, keyFile)
  const home = () => storeHome({ store, storePath, runs: join(folder, 'runs'), peekStoreId })
  const config = effectiveConfig(NO_CONFIG, engine.pipeline)
  const service = { engine, config, storePath, home, flags: '' }
  const logged: string[] = []
  const expires_at = new Date(Date.now() + DAY_MS).toISOString()
  const { token } = await createToken(service, PO, { name: 'canary', person_id: 'song-po', role: 'po', expires_at })
  const app = await serverApp({
    service,
    sessions: new Sessions(() => Date.now()),
    work: {
      begin: async () => {},
      check: async () => {},
      project: async () => Promise.reject(new Error('not asked for')),
      plan: () => Promise.reject(new Error('not asked for')),
      dispatch: () => Promise.reject(new Error('not asked for')),
      startRun: async () => Promise.reject(new Error('not asked for')),
    },
    lang: 'en',
    version: '0.0.0',
    hosts: [HOST],
    port: 4210,
    secure: false,
    workerCommand: 'baton worker',
    log: serverLog((line) => void logged.push(line), await textMasker(service)),
  })
  const get = (path: string) =>
    app.fetch(new Request(`http://${HOST}${path}`, { headers: { host: HOST, authorization: `Bearer ${token}` } }))
  const answers: { readonly path: string; readonly status: number; readonly text: string }[] = []
  for (const path of paths) {
    const answer = await get(path)
    answers.push({ path, status: answer.status, text: await answer.text() })
  }
  const events = await allFrames(await get('/api/v1/events?after=0'), app.hub.newest)
  await app.stop()
  await store.close()
  return { answers, events, logged }
}

/** The stream up to the newest event. */
async function allFrames(answer: Response, newest: number): Promise<string> {
  const reader = answer.body?.getReader()
  const pieces: string[] = []
  while (!pieces.join('').includes(`\nid: ${newest}\n`)) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
    if (done) break
    pieces.push(Buffer.from(value ?? []).toString())
  }
  await reader?.cancel()
  return pieces.join('')
}
