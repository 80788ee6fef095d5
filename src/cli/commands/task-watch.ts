import { watchTask } from '../../service/tasks/watch-task.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

/** `baton task watch|unwatch ID`: subscribes the actor to every transition of the task, or ends that. */
export async function taskWatch(task_id: string, watch: boolean, options: CommonOptions): Promise<void> {
  await withBaton(options, 'write', async ({ service, caller, json, lang, flags }) => {
    const result = await watchTask(service, caller, { task_id, watch })
    if (json) return printJson(result)
    const who = terminalText(caller.actor)
    const inbox = `baton inbox --as ${who}${flags}`
    const ko = watch
      ? `${task_id}: 변경 구독 시작 (${who}). 알림 보기: ${inbox}`
      : `${task_id}: 변경 구독 종료 (${who}).`
    const en = watch
      ? `${task_id}: ${who} now gets a notice of every transition. To see them: ${inbox}`
      : `${task_id}: ${who} no longer gets notices of its transitions.`
    print(`${lang === 'ko' ? ko : en}\n`)
  })
}
