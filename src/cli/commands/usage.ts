import { type UsageGroup, usage as usageOf } from '../../service/usage/usage.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { usageText } from '../present/run/usage-text.ts'
import { screenOf } from '../present/screen/screen.ts'
import { print, printJson } from '../report.ts'

export interface UsageOptions extends CommonOptions {
  readonly by?: UsageGroup
  readonly task?: string
}

/** `baton usage`: time, tokens and cost of runs, by task unless said otherwise. */
export async function usage(options: UsageOptions): Promise<void> {
  const { by = 'task', task } = options
  await withBaton(options, 'read', async (baton) => {
    const found = await usageOf(baton.service, baton.caller, { by, task_id: task })
    if (baton.json) printJson(found)
    else print(usageText(found, screenOf(baton)))
  })
}
