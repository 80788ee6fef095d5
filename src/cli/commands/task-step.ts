import type { Localized } from '../../protocol/lang.ts'
import type { StepAction, StepDetails } from '../../protocol/plays/step-details.ts'
import { cleanUpTask } from '../../service/place/remove-garbage.ts'
import { isStepOfRuns, step } from '../../service/tasks/step.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { actorName } from '../people.ts'
import { withChoices } from '../relay/with-choices.ts'
import { reportTask } from '../report.ts'
import { checkedBoxes, namedFiles, outputFields, type StepOptions, timeoutMinutes } from '../step-arguments.ts'

type PlainAction = Exclude<StepAction, 'reject' | 'revision_request'>

/** The commands of `baton task` that take one step of the table and need no reason for a way back. */
export async function taskStep(
  action: PlainAction,
  task_id: string,
  options: CommonOptions & StepOptions,
): Promise<void> {
  const details = stepDetails(options)
  const checked = checkedBoxes(options.checked)
  await withBaton(options, isStepOfRuns(action) ? 'step' : 'write', async (baton) => {
    const { service, caller } = baton
    const { actor } = caller
    const result = await step(service, caller, { task_id, action, details, checked }).catch(async (error: unknown) => {
      throw await withChoices(baton, task_id, error)
    })
    if (action === 'cancel') await cleanUpTask(service, caller, { task_id })
    await reportTask(baton, result, DID[action](action === 'approve' ? await actorName(baton) : actor))
  })
}

function stepDetails(options: StepOptions): StepDetails {
  const note = options.reason ?? options.note
  const minutes = timeoutMinutes(options.timeoutMinutes)
  const artifacts = namedFiles(options.artifact)
  const output = outputFields(options.output)
  return {
    ...(note === undefined ? {} : { note }),
    ...(options.context === undefined ? {} : { context: options.context }),
    ...(artifacts === undefined ? {} : { artifacts }),
    ...(output === undefined ? {} : { output }),
    ...(minutes === undefined ? {} : { timeout_minutes: minutes }),
    ...(options.toAgent === undefined ? {} : { target_agent: options.toAgent }),
  }
}

const DID: Readonly<Record<PlainAction, (actor: string) => Localized>> = {
  pickup: (actor) => ({ ko: `${actor} 픽업`, en: `picked up by ${actor}` }),
  handoff: (actor) => ({ ko: `${actor} 핸드오프`, en: `handed off by ${actor}` }),
  resubmit: (actor) => ({ ko: `${actor} 재제출`, en: `resubmitted by ${actor}` }),
  complete: (actor) => ({ ko: `${actor} 완료 보고`, en: `completed by ${actor}` }),
  approve: (actor) => ({ ko: `${actor} 최종 승인`, en: `approved by ${actor}` }),
  skip_docs: (actor) => ({ ko: `${actor} 문서화 생략`, en: `documentation skipped by ${actor}` }),
  hold: (actor) => ({ ko: `${actor} 보류`, en: `put on hold by ${actor}` }),
  resume: (actor) => ({ ko: `${actor} 재개`, en: `resumed by ${actor}` }),
  cancel: (actor) => ({ ko: `${actor} 취소`, en: `cancelled by ${actor}` }),
}
