import { BatonError } from '../../protocol/baton-error.ts'
import { inflect } from '../../protocol/inflect.ts'
import type { Lang } from '../../protocol/lang.ts'
import { createTask } from '../../service/tasks/create-task.ts'
import { SCRATCH_MARK, targetCommit } from '../../service/work/begin-work.ts'
import { resumeWork } from '../../service/work/resume-work.ts'
import { failedCheck, planRevert, type RevertPlan } from '../../service/work/revert-task.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { asRevert, playedByRevert } from '../relay/as-revert.ts'
import { rememberRun } from '../relay/last-run.ts'
import { print } from '../report.ts'
import { titleFrom } from '../task-arguments.ts'
import { terminalText } from '../terminal-text.ts'
import { begin, carry, configFor, firstLine } from './run.ts'

/**
 * `baton task revert TASK [STEP]`: takes merged work back by a task of its own. A script makes the change, the checks
 * run on it, and a person approves it. Called again it continues that task.
 */
export async function taskRevert(task_id: string, step: string | undefined, options: CommonOptions): Promise<void> {
  await withBaton(
    options,
    'write',
    async (baton) => {
      const { service, caller, json, lang, flags } = baton
      const plan = await planRevert(service, caller, { task_id, step })
      const { repository, open, tag, target } = plan
      const what = plan.step === null ? task_id : `${task_id} ${plan.step}`
      if (open?.is_ready) {
        const how = `baton task approve ${open.task_id}${flags}`
        throw BatonError.of('REVERT_OPEN', { what, revert: open.task_id, how })
      }
      const place = { repository, scratch: repository.includes(SCRATCH_MARK), options: {} }
      const config = playedByRevert(await configFor(baton, place, undefined), plan)
      await targetCommit(repository, config)
      rememberRun(baton.storePath)
      const { title, request } = wordsOf(plan, lang)
      const input = { title: titleFrom(firstLine(title)), priority: 'P1_HIGH', input: request } as const
      const asking = { ...caller, commandId: plan.command_id }
      const made = open ?? (await createTask(service, asking, { ...input, dependencies: [task_id], tags: [tag] }))
      if (!json) print(startLine(what, { made: made.task_id, target, isOpen: open !== null }, lang))
      if (open?.is_carried) await resumeWork(service, caller, { task_id: made.task_id })
      else {
        const work = { task_id: made.task_id, request, repository, config, skip_docs: undefined, graphs: {} }
        // Another process was faster: both work on one task.
        await begin(baton, work).catch((error: unknown) => {
          if (!(error instanceof BatonError && error.code === 'RELAY_EXISTS')) throw error
        })
      }
      try {
        await carry(baton, made.task_id, { yes: false, fast: true, config })
      } catch (error) {
        const check = await failedCheck(service, caller, { task_id: made.task_id })
        if (!(error instanceof BatonError && STOPPED.has(error.code)) || check === null) throw error
        const later = plan.later.join(', ') || '-'
        throw BatonError.of('REVERT_CHECKS_FAIL', { what, check, target, later, revert: made.task_id })
      }
    },
    asRevert,
  )
}

/** The work was given up, or a person is asked because it failed twice in the same way. */
const STOPPED: ReadonlySet<string> = new Set(['STAGE_FAILED', 'RELAY_WAITING'])

/** The title of the task, and what is asked of whoever plays its stage, the commits included. */
function wordsOf({ task_id, step, title, target, changes }: RevertPlan, lang: Lang) {
  const commits = changes.map(({ changed, before }) => `- ${before.slice(0, 12)}..${changed.slice(0, 12)}`)
  const of = step === null ? task_id : `${task_id} ${step}`
  if (lang === 'ko') {
    const lines = [`${target} 에 병합된 작업을 되돌립니다: ${of}`, title, '되돌릴 변경:', ...commits]
    return { title: `되돌리기 ${of}: ${title}`, request: lines.join('\n') }
  }
  const lines = [`Revert work that was merged into ${target}: ${of}`, title, 'The changes to revert:', ...commits]
  return { title: `Revert ${of}: ${title}`, request: lines.join('\n') }
}

function startLine(
  what: string,
  { made, target, isOpen }: { readonly made: string; readonly target: string; readonly isOpen: boolean },
  lang: Lang,
): string {
  const where = terminalText(target)
  if (lang === 'ko') {
    const how = isOpen ? '이어갑니다' : '시작합니다'
    return inflect`태스크 ${made} (으)로 ${where} 에서 ${what} 되돌리기를 ${how}. 승인하기 전에는 ${where} 이(가) 바뀌지 않습니다.\n`
  }
  const how = isOpen ? 'continues as' : 'starts as'
  return `The revert of ${what} on ${where} ${how} ${made}. ${where} does not change before the approval.\n`
}
