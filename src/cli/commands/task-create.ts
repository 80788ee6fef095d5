import { createTask } from '../../service/tasks/create-task.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { hintDueWork, print, printJson } from '../report.ts'
import { listFrom, priorityFrom, taskIdsFrom, titleFrom } from '../task-arguments.ts'

export interface TaskCreateOptions extends CommonOptions {
  readonly title: string
  readonly priority: string
  readonly depends?: string
  readonly tags?: string
  readonly input?: string
  readonly inputRef?: string
}

/** `baton task create`: prints nothing but the id, so that a script can keep it. */
export async function taskCreate(options: TaskCreateOptions): Promise<void> {
  const task = {
    title: titleFrom(options.title),
    priority: priorityFrom(options.priority),
    dependencies: taskIdsFrom(options.depends ?? '', '--depends'),
    tags: listFrom(options.tags ?? ''),
    ...(options.input === undefined ? {} : { input: options.input }),
    ...(options.inputRef === undefined ? {} : { input_ref: options.inputRef }),
  }
  await withBaton(options, 'create', async (baton) => {
    const result = await createTask(baton.service, baton.caller, task)
    if (baton.json) return printJson(result)
    print(`${result.task_id}\n`)
    await hintDueWork(baton)
  })
}
