import type { RelayEvent, RunEvent } from '../../../service/work/shown.ts'
import type { Baton } from '../../compose.ts'
import { print, printAsIs } from '../../report.ts'
import { jsonView, lineView } from '../run/run-view.ts'
import { screenOf } from '../screen/screen.ts'
import { jsonRelayView } from './relay-json.ts'
import { logRelayView } from './relay-log.ts'

/** What a worker shows: tasks with their stages, checks and outcomes, and runs of no task, line by line. */
export function workerView(baton: Baton): { readonly show: (event: RelayEvent) => void; readonly close: () => void } {
  const { json, pipeline, now } = baton
  const screen = { ...screenOf(baton), width: undefined }
  const out = { write: printAsIs }
  const options = { form: json ? 'json' : 'lines', screen, pipeline, out, several: true, now } as const
  const tasks = json ? jsonRelayView(options) : logRelayView(options)
  const runs = json ? jsonView(printAsIs) : lineView(screen, printAsIs, true)
  const carried = new Set<string>()
  return {
    show: (event) => {
      if (event.type === 'stage:run') carried.add(event.run_id)
      if (isRunEvent(event) && !carried.has(event.run_id)) runs.show(event)
      else tasks.show(event)
      // The run waits here with its process: nothing else says how to answer.
      if (event.type === 'run:asked' && !json) print(`  baton answer ${event.question.id} "…"${baton.flags}\n`)
    },
    close: () => {
      tasks.close()
      runs.close()
    },
  }
}

const isRunEvent = (event: RelayEvent): event is RunEvent => !('task_id' in event)
