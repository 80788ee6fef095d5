import { interruptedWork } from '../../service/session/interrupted-work.ts'
import { startSession } from '../../service/session/start-session.ts'
import type { Baton } from '../compose.ts'
import { jsonLine } from '../present/screen/json-line.ts'
import { print } from '../report.ts'
import { isWorthSaying, sessionJson, sessionText } from './session-text.ts'

/** The first thing of a run in a person's repository: says what was found, where there is something to say. */
export async function reportSession({ service, json, lang, now }: Baton, repository: string): Promise<void> {
  const [session, interrupted] = await Promise.all([startSession(repository), interruptedWork(service, now())])
  const found = { session, interrupted }
  if (!isWorthSaying(found)) return
  if (!json) return print(sessionText(found, lang))
  print(jsonLine({ type: 'session:found', at: new Date(now()).toISOString(), ...sessionJson(found, lang) }))
}
