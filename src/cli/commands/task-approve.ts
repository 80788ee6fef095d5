import { BatonError } from '../../protocol/baton-error.ts'
import { type ApprovalFacts, approvalFacts, changeTargetOf, requireTargetOfReady } from '../../service/work/approve.ts'
import { carriedTask } from '../../service/work/carried-task.ts'
import { keepProjectState } from '../../service/work/keep-project-state.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { confirmApproval } from '../confirm-approval.ts'
import { personName } from '../people.ts'
import { taskEvidenceText, warningLines } from '../present/relay/evidence-text.ts'
import { jsonLine } from '../present/screen/json-line.ts'
import { attendRelay } from '../relay/attend-relay.ts'
import { print, reportTask } from '../report.ts'
import type { StepOptions } from '../step-arguments.ts'
import { terminalText } from '../terminal-text.ts'
import { taskStep } from './task-step.ts'

/**
 * `baton task approve`: the PO's last word. Work that agents carried is merged to its target and verified there
 * first, so that what is called done is where it should be; a task without such work is only approved.
 */
export async function taskApprove(task_id: string, options: CommonOptions & StepOptions): Promise<void> {
  const { isCarried, rests_on } = await confirmed(task_id, options)
  if (!isCarried) return taskStep('approve', task_id, options)
  await withBaton(options, 'write', async (baton) => {
    const { service, caller, config, json, lang, now } = baton
    const { value } = await attendRelay(baton, { yes: false, config }, (crew) =>
      crew.integrate(task_id, caller.actor).catch((error: unknown) => {
        throw crew.signal.aborted && error === crew.signal.reason ? interrupted(baton, task_id) : error
      }),
    )
    await keepProjectState(service, task_id)
    const { commit, target, kept, approved_by } = value
    const { task } = await carriedTask(service, caller, { task_id })
    if (json) {
      const at = new Date(now()).toISOString()
      const { status } = task
      const result = { task_id, status, commit, target, branch_kept: kept, rests_on }
      return print(jsonLine({ type: 'approval:summary', at, ...result }))
    }
    const at = commit.slice(0, 12)
    const where = terminalText(target)
    print(lang === 'ko' ? `${where} 에 병합했습니다 (${at}).\n` : `Merged into ${where} (${at}).\n`)
    const who = await personName(baton, approved_by)
    await reportTask(baton, { task_id }, { ko: `${who} 최종 승인`, en: `approved by ${who}` })
  })
}

/** Before anything is merged: what the work rests on, and what must be seen first. */
function tellEvidence({ json, lang }: Baton, { rests_on, evidence }: ApprovalFacts): void {
  const said = rests_on === null ? [] : [taskEvidenceText(rests_on, lang)]
  if (!json) print([...warningLines(evidence, lang), ...said].map((line) => `${line}\n`).join(''))
}

async function tellTarget({ service, caller, json, lang }: Baton, task_id: string, target: string): Promise<void> {
  const before = await changeTargetOf(service, caller, { task_id, target })
  if (json || before === target) return
  const [from, to] = [terminalText(before), terminalText(target)]
  print(lang === 'ko' ? `대상 브랜치: ${from} → ${to}\n` : `Target branch: ${from} → ${to}\n`)
}

/** Nothing was merged yet, or approving again finds that it was. */
function interrupted({ pipeline, flags }: Baton, task_id: string): BatonError {
  const status = [...pipeline.statuses.values()].find(({ kind }) => kind === 'ready')?.code ?? '-'
  return BatonError.of('RELAY_INTERRUPTED', { task_id, status, how: `baton task approve ${task_id}${flags}` })
}

/** Shows what the work rests on, then asks for the confirmation; the store is closed again before anything is merged. */
async function confirmed(task_id: string, options: CommonOptions & StepOptions) {
  return withBaton(options, 'write', async (baton) => {
    const { service, caller } = baton
    const facts = await approvalFacts(service, caller, { task_id })
    const { is_carried: isCarried, rests_on } = facts
    tellEvidence(baton, facts)
    // Before the question: a target that is gone is not found out after it.
    if (isCarried && options.target === undefined) await requireTargetOfReady(service, caller, { task_id })
    await confirmApproval(baton, task_id)
    if (isCarried && options.target !== undefined) await tellTarget(baton, task_id, options.target)
    return { isCarried, rests_on }
  })
}
