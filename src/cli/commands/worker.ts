import type { Carried } from '../../service/work/open-crew.ts'
import { workOnAll } from '../../service/work/work-on-all.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { onInterrupt } from '../on-interrupt.ts'
import { relayNext } from '../present/relay/relay-next.ts'
import { workerView } from '../present/relay/worker-view.ts'
import { jsonLine } from '../present/screen/json-line.ts'
import { gatherSummary } from '../relay/gather-summary.ts'
import { decidingCommands } from '../relay/require-end.ts'
import { workPlace } from '../relay/work-place.ts'
import { print } from '../report.ts'
import { limitFrom } from '../task-arguments.ts'
import { terminalText } from '../terminal-text.ts'

export interface WorkerOptions extends CommonOptions {
  readonly concurrency?: string
  readonly untilIdle?: boolean
  readonly pass?: readonly string[]
}

/**
 * `baton worker`: works on all tasks and runs that it can, and does what is due, until it is stopped. With `--until-idle`
 * it ends when there is nothing left that it could do; what waits for a person waits on without it.
 */
export async function worker(options: WorkerOptions): Promise<void> {
  const runs = limitFrom(options.concurrency, 4)
  await withBaton(options, 'create', async (baton) => {
    const { service, caller } = baton
    const view = workerView(baton)
    const stop = new AbortController()
    const forgetInterrupt = onInterrupt(() => stop.abort())
    try {
      await workOnAll(service, caller, {
        place: await workPlace(baton),
        pass: options.pass ?? [],
        runs,
        untilIdle: options.untilIdle ?? false,
        signal: stop.signal,
        onEvent: view.show,
        onRest: (task_id, rest) => tellOutcome(baton, task_id, { ...rest, interrupted: false }),
      })
    } finally {
      forgetInterrupt()
      view.close()
    }
    if (stop.signal.aborted) sayStopped(baton)
  })
}

/** Ctrl-C: running work is checkpointed and released; the next worker continues it. */
function sayStopped({ json, lang, flags, now }: Baton): void {
  const goOn = `baton worker${flags}`
  const at = new Date(now()).toISOString()
  if (json) print(jsonLine({ type: 'worker:stopped', at, go_on: goOn }))
  else {
    const said =
      lang === 'ko'
        ? `멈췄습니다. 진행 중이던 작업은 모두 남아 있습니다. 이어가기: ${goOn}`
        : `Stopped. All work in progress is kept; continue with ${goOn}`
    print(`${said}\n`)
  }
}

/** How a task came out that this worker carried, and what comes next. */
async function tellOutcome(baton: Baton, task_id: string, carried: Carried): Promise<void> {
  const { json, lang, flags, now } = baton
  const facts = await gatherSummary(baton, task_id, carried)
  const at = new Date(now()).toISOString()
  if (json) return print(jsonLine({ type: 'relay:summary', at, ...facts }))
  const { headline, steps } = relayNext(facts, lang)
  const [, next] = steps.find(([, typed]) => typed.startsWith('baton ')) ?? []
  const [command = next] = decidingCommands(facts.outcome, flags)
  print(`${task_id}  ${headline}${command === undefined ? '' : `  ${terminalText(command)}`}\n`)
}
