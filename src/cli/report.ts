import { inflect } from '../protocol/inflect.ts'
import type { Localized } from '../protocol/lang.ts'
import { countDue } from '../service/pipeline/count-due.ts'
import { type TaskView, taskView } from '../service/tasks/task-view.ts'
import type { Baton } from './compose.ts'
import { asTypedHere } from './own-command.ts'
import { withLoopCommands } from './present/inbox/decision-commands.ts'
import { goOnWith } from './present/relay/interrupted-text.ts'
import { nextStep, suggestion, verbLabel } from './present/screen/suggestion.ts'
import { dropDependencies } from './present/task/blockers.ts'
import { terminalText } from './terminal-text.ts'

export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)
}

/** Commands in a text for people are printed as they can be typed here. */
export function print(text: string): void {
  process.stdout.write(asTypedHere(text))
}

/** What somebody else wrote, as it is. */
export function printAsIs(text: string): void {
  process.stdout.write(text)
}

/** What a command about a task answers with. */
interface TaskResult {
  readonly task_id: string
  /** One that was raised by it, unless there is an `outcome`: then the one that was resolved. */
  readonly escalation?: string | undefined
  readonly outcome?: string
}

/** What a command did to a task, in a line: what happened, where the task is now, what comes next. */
export async function reportTask(baton: Baton, result: TaskResult, did: Localized): Promise<void> {
  if (baton.json) return printJson(result)
  const view = await taskView(baton.service, baton.caller, { task_id: result.task_id })
  const { task } = view.record
  const { lang } = baton
  const label = view.pipeline.statuses.get(task.status)?.label[lang] ?? ''
  const raised =
    result.escalation !== undefined && result.outcome === undefined ? raisedText(baton, result.escalation) : ''
  const next = nextText(baton, view)
  print(`${task.task_id}: ${terminalText(did[lang])} → ${task.status} (${label}).${raised}${next}\n`)
  await hintDueWork(baton)
}

function raisedText({ lang }: Baton, escalation: string): string {
  return lang === 'ko' ? ` 에스컬레이션 ${escalation} 발생.` : ` Escalation ${escalation} was raised.`
}

function nextText({ lang, flags }: Baton, view: TaskView): string {
  const { po } = view.pipeline.definition
  const word = lang === 'ko' ? '다음' : 'Next'
  if (view.blockedBy) return ` ${word} (${po}): baton escalation resolve ${view.blockedBy.id} continue${flags}`
  if (view.cancelled.length > 0)
    return ` ${word} (${po}): ${dropDependencies(view.record.task, view.cancelled)}${flags}`
  if (view.loop) {
    const { commands } = withLoopCommands(view.loop, flags)
    return ` ${word}: ${Object.values(commands).map(terminalText).join(', ')}`
  }
  // A step by hand would leave out what agents still have to do.
  if (view.carried) return ` ${word}: ${goOnWith({ task_id: view.record.task.task_id }, flags)}`
  const next = nextStep(view)
  if (!next) return ''
  const how = suggestion(view.record.task.task_id, next, { lang, flags, withoutAs: view.defaultActor })
  return ` ${word} (${next.actor}, ${verbLabel(next.action, lang)}): ${how}`
}

/** A command exits after its commit, so due work waits for `tick`: the hint says so. */
export async function hintDueWork({ service, caller, lang, json, flags }: Baton): Promise<void> {
  if (json) return
  const due = await countDue(service, caller, { limit: 100 })
  if (due === 0) return
  const count = due === 100 ? '100+' : String(due)
  const hint =
    lang === 'ko'
      ? `힌트: 기한이 된 태스크가 ${count}건 있습니다. 처리하려면: baton tick${flags}\n`
      : inflect`hint: ${count} task(s) with a due deadline. To process them: baton tick${flags}\n`
  process.stderr.write(asTypedHere(hint))
}
