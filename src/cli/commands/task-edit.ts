import { inflect } from '../../protocol/inflect.ts'
import { editTask } from '../../service/tasks/edit-task.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { reportTask } from '../report.ts'
import { listFrom, priorityFrom, taskIdsFrom, titleFrom } from '../task-arguments.ts'
import { usageProblem } from '../usage-error.ts'

export interface TaskEditOptions extends CommonOptions {
  readonly title?: string
  readonly priority?: string
  readonly agent?: string
  readonly depends?: string
  readonly tags?: string
  readonly inputRef?: string
}

/** `baton task edit ID`: what is not decided by the table. `--depends ""` and `--tags ""` empty their lists. */
export async function taskEdit(task_id: string, options: TaskEditOptions): Promise<void> {
  const { title, priority, agent, depends, tags, inputRef } = options
  const changes = {
    ...(title === undefined ? {} : { title: titleFrom(title) }),
    ...(priority === undefined ? {} : { priority: priorityFrom(priority) }),
    ...(agent === undefined ? {} : { agent }),
    ...(depends === undefined ? {} : { dependencies: taskIdsFrom(depends, '--depends') }),
    ...(tags === undefined ? {} : { tags: listFrom(tags) }),
    ...(inputRef === undefined ? {} : { input_ref: inputRef }),
  }
  const fields = Object.keys(changes).join(', ')
  if (fields === '')
    throw usageProblem({ ko: '바꿀 항목을 옵션으로 지정하세요.', en: 'Name what to change with an option.' })
  await withBaton(options, 'write', async (baton) => {
    const result = await editTask(baton.service, baton.caller, { task_id, changes })
    await reportTask(baton, result, { ko: inflect`${fields} 을(를) 바꿨습니다`, en: `changed ${fields}` })
  })
}
