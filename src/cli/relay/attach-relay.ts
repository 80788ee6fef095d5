import { BatonError } from '../../protocol/baton-error.ts'
import { inflect } from '../../protocol/inflect.ts'
import { attach } from '../../service/work/attach.ts'
import type { Carried } from '../../service/work/open-crew.ts'
import type { Baton } from '../compose.ts'
import { onInterrupt } from '../on-interrupt.ts'
import type { RelaySummaryFacts } from '../present/relay/relay-summary-facts.ts'
import { relayForm, relayView } from '../present/relay/relay-view.ts'
import { jsonLine } from '../present/screen/json-line.ts'
import { screenOf } from '../present/screen/screen.ts'
import { print } from '../report.ts'
import { requireEnd } from './require-end.ts'

/**
 * `baton run --attach TASK`: the live view of a task that another process carries. Ctrl-C ends the watching and nothing
 * else. Ends as `baton run` would: with the summary, and exit code 7 where a person must act.
 */
export async function attachRelay(
  baton: Baton,
  task_id: string,
  summarise: (carried: Carried) => Promise<RelaySummaryFacts>,
): Promise<void> {
  const { service, caller, pipeline, now } = baton
  const leaving = new AbortController()
  const view = relayView({
    form: relayForm(baton),
    screen: screenOf(baton),
    pipeline,
    out: process.stdout,
    now,
  })
  const forgetInterrupt = onInterrupt(() => leaving.abort())
  const watching = attach(service, caller, { task_id, signal: leaving.signal, onEvent: view.show })
  const followed = await watching.finally(() => {
    forgetInterrupt()
    view.close()
  })
  if (followed.how === 'left') return sayLeft(baton, task_id)
  const { status } = followed
  const goOn = `baton run --resume ${task_id}${baton.flags}`
  if (followed.how !== 'stopped') throw BatonError.of('RELAY_NOT_CARRIED', { task_id, status, how: goOn })
  const carried = { status, wait: followed.wait, interrupted: false }
  requireEnd(await summarise(carried), carried, baton)
}

/** The task is not touched by it. */
function sayLeft({ json, lang, flags, now }: Baton, task_id: string): void {
  const again = `baton run --attach ${task_id}${flags}`
  const at = new Date(now()).toISOString()
  if (json) print(jsonLine({ type: 'relay:left', at, task_id, again }))
  else {
    const said =
      lang === 'ko'
        ? inflect`화면만 닫았습니다. ${task_id} 은(는) 백그라운드에서 계속됩니다. 다시 보기: ${again}`
        : `Only the view was closed: ${task_id} continues in the background. Watch it again: ${again}`
    print(`\n${said}\n`)
  }
}
