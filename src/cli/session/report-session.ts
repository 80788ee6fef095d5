import { interruptedWork, stillUnfinished } from '../../service/session/interrupted-work.ts'
import { type Session, startSession } from '../../service/session/start-session.ts'
import type { Baton } from '../compose.ts'
import { jsonLine } from '../present/screen/json-line.ts'
import { canAsk } from '../relay/attend-relay.ts'
import { print } from '../report.ts'
import { offerSetUp } from './offer-set-up.ts'
import { offerUpdate } from './offer-update.ts'
import { isWorthSaying, sessionJson, sessionText } from './session-text.ts'

/**
 * The first thing of a run in a person's repository: says what was found, where there is something to say. At a terminal
 * the project's context and an update of `tech-stack.md` are offered; `--yes` leaves both as they are.
 */
export async function reportSession(
  { service, json, lang, now }: Baton,
  { repository, yes }: { readonly repository: string; readonly yes: boolean },
): Promise<Session> {
  const [started, interrupted] = await Promise.all([startSession(repository), interruptedWork(service)])
  const session = { ...started, unfinished: await stillUnfinished(service, started.unfinished) }
  const found = { session, interrupted }
  if (!json) {
    const asks = !yes && canAsk({ json })
    await offerSetUp(session, { lang, asks, now: now() })
    print(sessionText(found, lang))
    await offerUpdate(session, { lang, asks })
  } else if (isWorthSaying(found))
    print(jsonLine({ type: 'session:found', at: new Date(now()).toISOString(), ...sessionJson(found, lang) }))
  return session
}
