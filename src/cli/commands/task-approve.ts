import { changeTarget, requireTarget } from '../../engine/relay/change-target.ts'
import { look } from '../../engine/relay/relay-context.ts'
import { requireUnchanged } from '../../engine/require-unchanged.ts'
import { taskEvidence } from '../../pipeline/relay/forward-steps.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { confirmApproval } from '../confirm-approval.ts'
import { actorName } from '../people.ts'
import { taskEvidenceText, warningLines } from '../present/evidence-text.ts'
import { jsonLine } from '../present/json-line.ts'
import { attendRelay } from '../relay/attend-relay.ts'
import { stepsOf } from '../relay/steps-of.ts'
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
    const { engine, actor, config, json, lang } = baton
    const { value } = await attendRelay(baton, { yes: false, config }, (crew) =>
      crew.integrate(task_id, actor).catch((error: unknown) => {
        throw crew.signal.aborted && error === crew.signal.reason ? interrupted(baton, task_id) : error
      }),
    )
    const { commit, target, kept } = value
    const { record } = await look({ engine, task_id })
    if (json) {
      const at = new Date(engine.clock.now()).toISOString()
      const { status } = record.task
      const result = { task_id, status, commit, target, branch_kept: kept, rests_on }
      return print(jsonLine({ type: 'approval:summary', at, ...result }))
    }
    const at = commit.slice(0, 12)
    const where = terminalText(target)
    print(lang === 'ko' ? `${where} 에 병합했습니다 (${at}).\n` : `Merged to ${where} (${at}).\n`)
    const who = await actorName(baton)
    await reportTask(baton, { task_id }, { ko: `${who} 최종 승인`, en: `approved by ${who}` })
  })
}

/** Before anything is merged: what the work rests on, and what must be seen first. */
async function tellEvidence(baton: Baton, task_id: string) {
  const { json, lang } = baton
  const steps = (await stepsOf(baton, [{ task_id }])).get(task_id) ?? []
  const rests_on = taskEvidence(steps)
  const evidence = steps.findLast((step) => step.voided_by === null && step.evidence)?.evidence ?? null
  const said = rests_on === null ? [] : [taskEvidenceText(rests_on, lang)]
  if (!json) print([...warningLines(evidence, lang), ...said].map((line) => `${line}\n`).join(''))
  return { rests_on }
}

/** Before the question: a target that is gone is not found out after it. What cannot be approved is refused for that. */
async function requireTargetOfReady({ engine }: Baton, task_id: string): Promise<void> {
  const at = await look({ engine, task_id })
  if (at.pipeline.statuses.get(at.record.task.status)?.kind === 'ready') await requireTarget(at)
}

async function tellTarget({ engine, actor, json, lang }: Baton, task_id: string, target: string): Promise<void> {
  const before = await changeTarget(engine, task_id, target, actor)
  if (json || before === target) return
  const [from, to] = [terminalText(before), terminalText(target)]
  print(lang === 'ko' ? `대상 브랜치: ${from} → ${to}\n` : `Target branch: ${from} → ${to}\n`)
}

/** Nothing was merged yet, or approving again finds that it was. */
function interrupted({ engine, flags }: Baton, task_id: string): BatonError {
  const status = [...engine.pipeline.statuses.values()].find(({ kind }) => kind === 'ready')?.code ?? '-'
  return BatonError.of('RELAY_INTERRUPTED', { task_id, status, how: `baton task approve ${task_id}${flags}` })
}

/** Shows what the work rests on, then asks for the confirmation; the store is closed again before anything is merged. */
async function confirmed(task_id: string, options: CommonOptions & StepOptions) {
  return withBaton(options, 'write', async (baton) => {
    const { engine } = baton
    await requireUnchanged(engine.store, task_id)
    const { rests_on } = await tellEvidence(baton, task_id)
    const [relay] = await engine.store.load([{ kind: 'relay', id: task_id }])
    const isCarried = relay?.value !== undefined
    if (isCarried && options.target === undefined) await requireTargetOfReady(baton, task_id)
    await confirmApproval(baton, task_id)
    if (isCarried && options.target !== undefined) await tellTarget(baton, task_id, options.target)
    return { isCarried, rests_on }
  })
}
